/**
 * Law 57: premature lead or play. A defender's before his partner has played is a penalty card, and declarer may say
 * what the partner plays (57A); declarer's stands (57C); one at the turn of the player's RHO counts when it is legal
 * at its own turn (57D).
 */
import { parseSuit, type Suit, suitName, suitOf, SUITS } from '../card.ts';
import type { Consequence } from '../consequence.ts';
import type { Edition, LawRef } from '../edition.ts';
import type { Event } from '../event.ts';
import { find } from '../find.ts';
import { notHeld, outOfTurn } from '../held.ts';
import {
  type Book,
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  passesOn,
  type Pending,
  type PlayRestriction,
  takes,
} from '../law.ts';
import { isBefore } from '../order.ts';
import { betweenTricks, leadAwaited, nextTrick } from '../lead.ts';
import { isOffered, ledOutOfTurn } from '../lead-out-of-turn.ts';
import {
  counts,
  type Demand,
  early,
  earlyCards,
  falls,
  hasPlayedTo,
  isOpenChoice,
  keeps,
  type Matter57,
  partnerIsToPlay,
  penal,
  waitedFor,
} from '../premature.ts';
import { partner, type Seat } from '../seat.ts';
import { cardsOfTrick, inHand, isDefender, playerOf, type Situation } from '../situation.ts';
import { situationWith } from '../with.ts';

interface Block {
  readonly demands: Readonly<Partial<Record<Demand['kind'], LawRef>>>;
  /** Declarer's or dummy's premature card, and dummy's own doing as an excuse for a defender's. */
  readonly declarers: LawRef;
  readonly dummysDoing: LawRef;
}
const EDITION: Record<Edition, Block> = {
  '2007': { demands: { highest: '57A1', lowest: '57A2', forbid: '57A3' }, declarers: '57C2', dummysDoing: '57C1' },
  '2017': {
    demands: { highest: '57A1', lowest: '57A2', require: '57A3', forbid: '57A4' },
    declarers: '57C3',
    dummysDoing: '57C2',
  },
};

/** 57C: declarer has played from both hands, or dummy moved a card of his own accord: no rectification. */
const excuse = (m: Matter57, t: Situation): LawRef | null => {
  const { play } = t;
  if (play === null || m.leads) return null;
  if (hasPlayedTo(t, play.declarer, m.during) && hasPlayedTo(t, play.dummy, m.during)) return '57C1';
  const lead = cardsOfTrick(play, m.during)[0];
  const moves = t.findings.some(
    (f) =>
      f.code === 'dummy-card-not-named' &&
      lead !== undefined &&
      isBefore(t, lead.seq, f.seq) &&
      isBefore(t, f.seq, m.of),
  );
  return moves ? EDITION[t.setup.edition].dummysDoing : null;
};
/** The paragraph under which a premature card falls, and whether it is held for its turn. */
const ruled = (m: Matter57, t: Situation): { readonly law: LawRef; readonly stage: 'held' | 'rectified' } => {
  if (!isDefender(t, m.seat)) return { law: EDITION[t.setup.edition].declarers, stage: 'held' };
  if (hasPlayedTo(t, partner(m.seat), m.during)) return { law: '57D', stage: 'held' };
  const excused = excuse(m, t);
  return excused === null ? { law: '57A', stage: 'rectified' } : { law: excused, stage: 'held' };
};
const opens = (m: Matter57, stage: 'held' | 'rectified'): readonly Consequence[] =>
  stage === 'held' ? keeps({ ...m, stage }) : [{ is: 'matter', matter: { ...m, stage } }, penal(m)];

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'CardPlayed' || t.phase !== 'play' || !outOfTurn(e, t) || t.play === null) return null;
  const slip = notHeld(t, e);
  if (slip.length > 0) return takes(...slip);
  const defends = isDefender(t, e.seat);
  const code = defends ? 'premature-play' : 'play-out-of-turn';
  const c = { of: e.seq, seat: e.seat, card: e.card };
  // A second card before its turn, or one beside a trick being put right, belongs to no trick (49).
  if (nextTrick(t) !== t.play.trick || earlyCards(t).some((m) => m.seat === e.seat)) {
    const m = early(t, c, 'rectified');
    return takes(find(t, e.seq, code, defends ? '49' : '47F', e.seat), ...(defends ? [penal(m)] : []));
  }
  const m = early(t, c, 'held');
  const { law, stage } = ruled(m, t);
  return takes(find(t, e.seq, code, law, e.seat), ...opens(m, stage));
};

const optionsOf = (m: Matter57, t: Situation): readonly string[] => {
  const led = t.play === null ? undefined : cardsOfTrick(t.play, m.during)[0];
  if (led === undefined) return [];
  const others = SUITS.toReversed()
    .filter((suit) => suit !== suitOf(led.card))
    .map(suitName);
  const { require } = EDITION[t.setup.edition].demands;
  return [
    'highest',
    'lowest',
    ...others.map((suit) => `forbid:${suit}`),
    ...(require === undefined ? [] : others.map((suit) => `require:${suit}`)),
  ];
};
const demandOf = (m: Matter57, option: string, t: Situation): Demand | null => {
  const led = t.play === null ? undefined : cardsOfTrick(t.play, m.during)[0];
  if (led === undefined || !optionsOf(m, t).includes(option)) return null;
  const [kind, said] = option.split(':');
  const suit: Suit = parseSuit(said ?? '') ?? suitOf(led.card);
  return kind === 'highest' || kind === 'lowest' || kind === 'require' || kind === 'forbid' ? { kind, suit } : null;
};

/** 60A: declarer's side plays on, and the right is gone; a card that partner played meanwhile counts. */
const lapses = (m: Matter57, t: Situation): Heard =>
  passesOn(
    moved(m, { demand: 'lapsed' }),
    ...earlyCards(t)
      .filter((x) => x.waits === m.of)
      .flatMap(counts),
  );
const hearChoice = (m: Matter57, e: Event, t: Situation): Heard | null => {
  if (e.type === 'OptionChosen' && e.of === m.of && e.by === t.play?.declarer) {
    const demand = demandOf(m, e.option, t);
    return demand === null ? null : takes(moved(m, { demand }));
  }
  return e.type === 'CardPlayed' && !isDefender(t, e.seat) && e.named !== false ? lapses(m, t) : null;
};
/** A choice of 57A, as against one about the penalty card that lies there (50D2, 51). */
const CHOICE = /^(highest|lowest)$/;
/** 47F: a premature card is not taken back. */
const hear = (m: Matter57, e: Event, t: Situation): Heard | null => {
  if (isOpenChoice(m, t)) {
    const heard = hearChoice(m, e, t);
    if (heard !== null) return heard;
  }
  if (
    m.stage === 'rectified' &&
    e.type === 'OptionChosen' &&
    e.of === m.of &&
    e.by === t.play?.declarer &&
    CHOICE.test(e.option)
  )
    return takes(find(t, e.seq, 'too-late', '57A', e.by));
  if ((e.type !== 'CardWithdrawn' && e.type !== 'CardReplaced') || e.of !== m.of || m.stage === 'counted') return null;
  return m.stage === 'gone' ? takes() : takes(find(t, e.seq, 'illegal-retraction', '47F', e.seat));
};
const asks = (m: Matter57, t: Situation): readonly Pending[] =>
  isOpenChoice(m, t) && t.play !== null
    ? [
        {
          of: m.of,
          law: '57A',
          kind: 'choice',
          by: t.play.declarer,
          question: null,
          options: optionsOf(m, t),
          until: 'play',
        },
      ]
    : [];
const holds = (m: Matter57, t: Situation): Seat | null => (isOpenChoice(m, t) ? partner(m.seat) : null);
const limits = (m: Matter57, t: Situation): readonly PlayRestriction[] => {
  if (m.stage !== 'rectified' || m.demand === null || m.demand === 'lapsed' || !partnerIsToPlay(m, t)) return [];
  const law = EDITION[t.setup.edition].demands[m.demand.kind] ?? '57A';
  return [
    { seat: partner(m.seat), kind: m.demand.kind, suit: m.demand.suit, card: null, law, of: m.of, status: 'imposed' },
  ];
};

const isLegalNow = (m: Matter57, t: Situation, book: Book): boolean => {
  if (t.deal[m.seat] === null) return true;
  const seen = situationWith(t, {
    cards: t.cards.map((place, card) => (card === m.card ? inHand(m.seat) : place)),
  });
  return book.legal(seen, m.seat, 'restrictions').cards.includes(m.card);
};
/** What a card waited for is settled. */
const settles = (m: Matter57, t: Situation): readonly Consequence[] => {
  const older = waitedFor(m, t);
  if (older?.law === '53') {
    if (isOffered(older, t)) return NOTHING;
    return older.stage === 'accepted' ? opens(m, ruled({ ...m, of: m.of }, without(t, m)).stage) : falls(m, t);
  }
  return older?.law === '57' && isOpenChoice(older, t) ? NOTHING : [moved(m, { stage: 'held' })];
};
const without = (t: Situation, m: Matter57): Situation =>
  situationWith(t, { matters: t.matters.filter((x) => x !== m) });
/** A lead made too soon: its owner has won the trick, or it is a lead out of turn. */
const ledTooSoon = (m: Matter57, t: Situation): readonly Consequence[] => {
  const next = nextTrick(t);
  if (t.play === null || next <= m.during) return NOTHING;
  if (next > m.during + 1 || !betweenTricks(t)) return falls(m, t);
  if (t.play.turn === m.seat) return counts(m);
  const led = {
    of: m.of,
    seat: m.seat,
    card: m.card,
    turn: t.play.turn,
    trick: m.during + 1,
    opening: false,
    wasUp: m.wasUp,
  };
  return [
    moved(m, { stage: 'gone' }),
    find(t, m.of, 'lead-out-of-turn', isDefender(t, m.seat) ? '53A' : '55A', playerOf(t, m.seat)),
    { is: 'matter', matter: ledOutOfTurn(led, 'offered') },
  ];
};
/** The owner's turn has come. */
const itsTurn = (m: Matter57, t: Situation, book: Book): readonly Consequence[] => {
  if (m.leads) return ledTooSoon(m, t);
  const next = nextTrick(t);
  if (next > m.during) return falls(m, t);
  if (next < m.during || t.play?.turn !== m.seat) return NOTHING;
  if (leadAwaited(t)) return falls(m, t);
  return !isDefender(t, m.seat) || isLegalNow(m, t, book) ? counts(m) : falls(m, t);
};
const follows: NonNullable<LawOnActs['follows']> = (t, book) => {
  if (t.play === null || (t.phase !== 'play' && t.phase !== 'clarification')) return NOTHING;
  for (const m of earlyCards(t)) {
    const does = m.stage === 'waiting' ? settles(m, t) : itsTurn(m, t, book);
    if (does.length > 0) return does;
  }
  return NOTHING;
};

const idle = (m: Matter57, t: Situation): boolean =>
  m.stage === 'counted' ||
  m.stage === 'gone' ||
  (m.stage === 'rectified' && nextTrick(t) > m.during && !isOpenChoice(m, t));

export const law57: LawOf<'57'> = {
  law: '57',
  about: '57',
  hear,
  asks,
  holds,
  limits,
  idle,
};
export const law57OnActs: LawOnActs = { law: '57', on: ['CardPlayed'], fresh, followsOn: ['57'], follows };
