/** Law 41: the opening lead, face down and then faced, and the spreading of dummy. */
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf } from '../event.ts';
import { find } from '../find.ts';
import { type Heard, type LawOnActs, passesOn, takes } from '../law.ts';
import { inHand, inMatter, type Play, type Played, type Situation } from '../situation.ts';

const goesBack = (down: Played): Consequence[] => [
  { is: 'opening', to: 'none', lead: null },
  { is: 'place', card: down.card, place: inHand(down.seat) },
];
const lies = (e: Played): Consequence[] => [
  { is: 'opening', to: 'faceDown', lead: { seat: e.seat, card: e.card, seq: e.seq } },
  { is: 'place', card: e.card, place: inMatter(e.seat) },
];

/** 41A: after an irregularity the face-down lead may go back, as it may when a mistaken explanation was put right (47E2). */
const mayGoBack = (t: Situation, down: Played): boolean =>
  t.matters.some(
    (m) => (m.law === '53' && m.opening) || (m.law === '47' && m.ground === 'explained' && m.may.includes(down.seq)),
  );

/** The right leader's face-down lead lies there; another defender's is Law 53's and 54's. */
const putDown = (e: EventOf<'CardPlayed'>, play: Play): Heard | null =>
  e.seat === play.turn ? takes(...(play.down === null ? [] : goesBack(play.down)), ...lies(e)) : null;
const takenUp = (e: EventOf<'CardWithdrawn'> | EventOf<'CardReplaced'>, t: Situation, down: Played): Heard => {
  if (!mayGoBack(t, down)) return takes(find(t, e.seq, 'illegal-retraction', '41A', e.seat));
  return takes(...goesBack(down), ...(e.type === 'CardReplaced' ? lies(e) : []));
};
/** 41C: faced, it is the lead. */
const faced = (down: Played): Heard =>
  takes(
    { is: 'opening', to: 'faced', lead: null },
    { is: 'place', card: down.card, place: inHand(down.seat) },
    { is: 'refer', referral: { to: 'card', seq: down.seq, seat: down.seat, card: down.card } },
  );

const opening = (e: Event, t: Situation, play: Play): Heard | null => {
  const { down } = play;
  if (e.type === 'CardPlayed') {
    if (e.faceDown === true) return putDown(e, play);
    // 44 plays the card, as it plays every other.
    return e.seat === play.turn
      ? passesOn(...(down === null ? [] : goesBack(down)), { is: 'opening', to: 'faced', lead: null })
      : null;
  }
  if (down === null) return null;
  if (e.type === 'LeadFaced' && e.seat === down.seat && e.seat === play.turn) return faced(down);
  return (e.type === 'CardWithdrawn' || e.type === 'CardReplaced') && e.of === down.seq ? takenUp(e, t, down) : null;
};
/** 41D: dummy's hand is spread once the lead is faced, and not before. */
const spread = (e: EventOf<'DummySpread'>, t: Situation): Heard =>
  t.phase === 'play' ? takes({ is: 'spread' }) : takes({ is: 'spread' }, find(t, e.seq, 'faced-hand', '41D', e.seat));

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  const { play } = t;
  if (play === null || (t.phase !== 'clarification' && t.phase !== 'play')) return null;
  if (e.type === 'DummySpread') return e.seat === play.dummy ? spread(e, t) : null;
  return t.phase === 'clarification' ? opening(e, t, play) : null;
};
export const law41: LawOnActs = {
  law: '41',
  on: ['DummySpread', 'CardPlayed', 'LeadFaced', 'CardWithdrawn', 'CardReplaced'],
  fresh,
};
