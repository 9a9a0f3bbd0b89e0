/**
 * Law 54: a faced opening lead out of turn. Declarer spreads (54A), accepts (54B), must accept once he may have seen
 * a card of dummy's (54C), or refuses (54D); a "lead" by his own side is none (54E).
 */
import type { Consequence } from '../consequence.ts';
import type { Event } from '../event.ts';
import { find } from '../find.ts';
import { notHeld, outOfTurn } from '../held.ts';
import { type Heard, type LawOf, type LawOnActs, moved, passesOn, type Pending, takes } from '../law.ts';
import { accepts, isOffered, ledAnew, type Matter53, refuses } from '../lead-out-of-turn.ts';
import { counts } from '../premature.ts';
import { hasSeat, partner } from '../seat.ts';
import { answerTo, inHand, isDefender, type Situation } from '../situation.ts';

/** 54A: declarer becomes dummy, and his partner declarer. */
const spreads = (m: Matter53, t: Situation): Heard =>
  takes(
    ...accepts({ ...m, spread: true }, t),
    { is: 'roles', declarer: partner(t.play?.declarer ?? m.turn) },
    { is: 'spread' },
  );

const hear = (m: Matter53, e: Event, t: Situation): Heard | null => {
  const play = t.play;
  if (!m.opening || play === null || t.phase !== 'clarification') return null;
  if (m.stage === 'down') return hearFaceDown(m, e, t);
  if (m.stage !== 'offered') return null;
  switch (e.type) {
    case 'HandSpread':
      return e.seat === play.declarer ? spreads(m, t) : null;
    case 'DummySpread':
      return e.seat === play.dummy ? takes(...dummySeen(m, t), { is: 'spread' }) : null;
    case 'CardExposed':
      return e.seat !== play.dummy
        ? null
        : exposed(m, e.seq, e.seenBy === undefined ? null : hasSeat(e.seenBy, play.declarer), t);
    case 'DirectorJudged':
      return e.question === 'declarerCouldHaveSeen' && (e.of === m.of || e.of === m.exposed) && e.answer === true
        ? passesOn(...accepts(m, t))
        : null;
    case 'OptionChosen':
      if (e.of !== m.of || e.by !== play.declarer) return null;
      if (e.option === 'spread') return spreads(m, t);
      return e.option === 'accept' ? takes(...accepts(m, t)) : e.option === 'decline' ? takes(...refuses(m, t)) : null;
    default:
      return null;
  }
};
/** 54C: the lead must be accepted; but where the right hand has led instead, dummy is spread to that lead. */
const dummySeen = (m: Matter53, t: Situation): readonly Consequence[] => {
  const anew = ledAnew(m, t);
  return anew === undefined
    ? accepts(m, t)
    : [...refuses(m, t), { is: 'opening', to: 'faced', lead: null }, ...counts(anew)];
};
/** 54C: `seen` null where the record does not say. */
const exposed = (m: Matter53, seq: number, seen: boolean | null, t: Situation): Heard | null =>
  seen === null ? passesOn(moved(m, { exposed: seq })) : seen ? passesOn(...accepts(m, t)) : null;

/** 41A, 54 lead-in: a face-down lead by the wrong defender goes back; turned up, it is one. */
const hearFaceDown = (m: Matter53, e: Event, t: Situation): Heard | null => {
  const down = t.play?.down?.seq === m.of;
  if (e.type === 'LeadFaced' && e.seat === m.seat)
    return takes(...(down ? [{ is: 'opening', to: 'none', lead: null } as const] : []), moved(m, { stage: 'offered' }));
  const goes = (e.type === 'CardWithdrawn' && e.of === m.of) || (e.type === 'CardPlayed' && e.seat === t.play?.turn);
  if (!goes) return null;
  const does = [
    ...(down ? [{ is: 'opening', to: 'none', lead: null } as const] : []),
    { is: 'place', card: m.card, place: inHand(m.seat) } as const,
    moved(m, { stage: 'told' }),
  ];
  return e.type === 'CardWithdrawn' ? takes(...does) : passesOn(...does);
};

const asks = (m: Matter53, t: Situation): readonly Pending[] => {
  if (!m.opening || !isOffered(m, t) || t.play === null) return [];
  const choice: Pending = {
    of: m.of,
    law: '54',
    kind: 'choice',
    by: t.play.declarer,
    question: null,
    options: ['accept', 'decline', 'spread'],
    until: 'play',
  };
  if (m.exposed === null || answerTo(t, m.exposed, 'declarerCouldHaveSeen') !== undefined) return [choice];
  return [
    choice,
    {
      of: m.exposed,
      law: '54C',
      kind: 'judgement',
      by: 'director',
      question: 'declarerCouldHaveSeen',
      options: [],
      until: 'answer',
    },
  ];
};

/** 54E: no lead; Law 24 has it that the card goes back, and is no penalty card. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CardPlayed' || t.phase !== 'clarification' || !outOfTurn(e, t) || isDefender(t, e.seat)) return null;
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  return takes(find(t, e.seq, 'lead-out-of-turn', '54E', e.seat), {
    is: 'refer',
    referral: { to: '16', of: e.seq, kind: 'card', offender: e.seat, as: 'withdrawn' },
  });
};

export const law54: LawOf<'53'> = { law: '54', about: '53', hear, asks };
export const law54OnActs: LawOnActs = { law: '54', on: ['CardPlayed'], fresh };
