/**
 * Law 47: a card played may be taken back where an opponent has changed his (47D) or his explanation was wrong
 * (47E2), and in no other way than the Laws provide (47F). 47E1 stands with the leads out of turn.
 */
import type { Consequence, Referral } from '../consequence.ts';
import type { Event, Seq } from '../event.ts';
import { type Back, behind, entered, instead, returned, taken } from '../exchange.ts';
import { find } from '../find.ts';
import {
  type Heard,
  type LawOf,
  type LawOnActs,
  moved,
  NOTHING,
  passesOn,
  type Pending,
  takes,
  idleInPlay,
} from '../law.ts';
import { hasSeat, lho, partner, type Seat, sideOf } from '../seat.ts';
import {
  answerTo,
  cardsOfTrick,
  inHand,
  type Play,
  type Played,
  playerOf,
  type Situation,
  trickOf,
} from '../situation.ts';

/** 47D: a card was lawfully changed, and cards of the other side that lay behind it may be changed too. */
interface Changed {
  readonly ground: '47D';
  /** Whose irregularity gave rise to it all. */
  readonly offender: Seat;
  readonly may: readonly Seq[];
}
/** 47E2: an explanation was put right; the cards of the trick in progress that the other side had played. */
interface Explained {
  readonly ground: 'explained';
  readonly offender: Seat;
  readonly may: readonly Seq[];
}
/** 47E2: one of them was taken back, in time (judging) or too late for that (late). */
interface Misled {
  readonly ground: '47E2';
  readonly offender: Seat;
  readonly card: Played;
  readonly trick: number;
  readonly stage: 'judging' | 'late' | 'refused';
}
/** An undo on a platform: asked for, then granted by an opponent. */
interface Undone {
  readonly ground: 'undo';
  /** Who asked. */
  readonly offender: Seat;
  /** The card that he wants back; null: the last of his hands. */
  readonly card: Seq | null;
  readonly granted: boolean;
}
/** `of`: the event that made the change, that put the explanation right, or that asked for the undo. */
export type Matter47 = { readonly law: '47'; readonly of: Seq } & (Changed | Explained | Misled | Undone);

const isBack = (e: Event): e is Back => e.type === 'CardReplaced' || e.type === 'CardWithdrawn';
const opposed = (t: Situation, seat: Seat, of: Seq): Seq[] =>
  behind(t, of)
    .filter((c) => sideOf(c.seat) !== sideOf(seat))
    .map((c) => c.seq);

const referred = (r: Referral, t: Situation): readonly Consequence[] =>
  r.to === '47'
    ? [
        {
          is: 'matter',
          matter: { law: '47', of: r.change, ground: '47D', offender: r.offender, may: opposed(t, r.seat, r.card) },
        },
      ]
    : NOTHING;

/** The player has not played again since. */
const isLast = (t: Situation, c: Played): boolean => !behind(t, c.seq).some((other) => other.seat === c.seat);
const changed = (m: Matter47 & Changed, e: Back, card: Played, t: Situation): Heard | null =>
  isLast(t, card)
    ? takes(
        moved<Matter47 & Changed>(m, { may: [...m.may, ...opposed(t, e.seat, e.of)] }),
        ...taken(t, card),
        ...instead(e),
        entered(card, m.offender),
      )
    : null;

/** Nothing was played to the trick after it; an opening lead, and dummy has faced no card. */
const inTime = (t: Situation, play: Play, of: Seq): boolean =>
  play.current.at(-1)?.seq === of &&
  (play.trick > 1 || play.current.length > 1 || !play.spread) &&
  behind(t, of).length === 0;
const misled = (m: Matter47 & Explained, e: Back, card: Played, t: Situation, play: Play): Heard => {
  const matter = {
    law: '47',
    of: e.seq,
    ground: '47E2',
    offender: m.offender,
    card,
    trick: trickOf(play, e.of)?.number ?? play.trick,
  } as const;
  if (!inTime(t, play, e.of))
    return takes(
      { is: 'matter', matter: { ...matter, stage: 'late' } },
      find(t, e.seq, 'illegal-retraction', '47E2b', e.seat),
    );
  return takes({ is: 'matter', matter: { ...matter, stage: 'judging' } }, ...taken(t, card), ...instead(e));
};
/** Whether he was misled is the director's to judge; if not, the card lies there again. */
const judged = (m: Matter47 & Misled, e: Event, t: Situation): Heard | null => {
  if (e.type !== 'DirectorJudged' || e.of !== m.of || e.question !== 'misinformed' || m.stage !== 'judging')
    return null;
  if (e.answer === true)
    return passesOn(
      find(t, m.of, 'misinformation', '47E2a', m.offender, { since: e.seq }),
      entered(m.card, m.offender),
    );
  const now = t.play === null ? undefined : trickOf(t.play, m.of)?.played;
  const back: Consequence[] =
    now === undefined
      ? []
      : [
          { is: 'taken back', of: now.seq },
          { is: 'place', card: now.card, place: inHand(now.seat) },
        ];
  const free = t.play !== null && !cardsOfTrick(t.play, m.trick).some((c) => c.seat === m.card.seat && c !== now);
  return passesOn(
    moved<Matter47 & Misled>(m, { stage: 'refused' }),
    ...back,
    ...(free ? returned(m.card, m.trick) : NOTHING),
    find(t, m.of, 'illegal-retraction', '47F', m.card.seat),
  );
};
/** The card asked back, and what was played on it. */
const undoes = (m: Matter47 & Undone, of: Seq, t: Situation): boolean => {
  if (m.card !== null) return of === m.card || behind(t, m.card).some((c) => c.seq === of);
  const own = t.play?.current.findLast((c) => playerOf(t, c.seat) === m.offender);
  return own !== undefined && (of === own.seq || behind(t, own.seq).some((c) => c.seq === of));
};
/** What a platform's regulations let its players agree to: the card goes back as one that the Laws let go. */
const undo = (m: Matter47 & Undone, e: Event, t: Situation): Heard | null => {
  if (e.type === 'UndoAnswered')
    return e.answer === 'granted' && !m.granted && sideOf(e.by) !== sideOf(m.offender) && (e.of ?? m.of) === m.of
      ? takes(moved<Matter47 & Undone>(m, { granted: true }))
      : null;
  if (!m.granted || !isBack(e) || t.play === null || !undoes(m, e.of, t)) return null;
  const card = trickOf(t.play, e.of)?.played;
  const revoked = t.matters.some((x) => x.law === '61' && x.of === e.of && x.stage === 'open');
  return card === undefined || card.seat !== e.seat || revoked
    ? null
    : takes(...taken(t, card), ...instead(e), entered(card, m.offender));
};
const asked: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null =>
  e.type === 'UndoRequested' && t.setup.online && t.play !== null
    ? passesOn({
        is: 'matter',
        matter: { law: '47', of: e.seq, ground: 'undo', offender: e.by, card: e.of ?? null, granted: false },
      })
    : null;

const hear = (m: Matter47, e: Event, t: Situation): Heard | null => {
  if (m.ground === '47E2') return judged(m, e, t);
  if (m.ground === 'undo') return undo(m, e, t);
  const card = isBack(e) && t.play !== null && m.may.includes(e.of) ? trickOf(t.play, e.of)?.played : undefined;
  if (!isBack(e) || t.play === null || card === undefined || card.seat !== e.seat) return null;
  return m.ground === '47D' ? changed(m, e, card, t) : misled(m, e, card, t, t.play);
};
const asks = (m: Matter47, t: Situation): readonly Pending[] => {
  if (m.ground !== '47E2') return [];
  const answer = answerTo(t, m.of, 'misinformed');
  const question = (law: string, id: string): Pending => ({
    of: m.of,
    law,
    kind: 'judgement',
    by: 'director',
    question: id,
    options: [],
    until: 'answer',
  });
  if (m.stage === 'judging' && answer === undefined) return [question('47E2a', 'misinformed')];
  const over = t.phase === 'ended' || t.phase === 'closed';
  return m.stage === 'late' && answer === true && over && answerTo(t, m.of, 'damage') === undefined
    ? [question('47E2b', 'damage')]
    : [];
};

/** An opponent explains anew: cards played to the trick meanwhile may have been played on a wrong explanation. */
const explained: NonNullable<LawOnActs['fresh']> = (e, t): Heard | null => {
  if (
    e.type !== 'ExplanationGiven' ||
    t.play === null ||
    typeof e.by !== 'number' ||
    t.phase === 'ended' ||
    t.phase === 'closed'
  )
    return null;
  const { by } = e;
  const before = t.known.some(
    (k) =>
      k.kind === 'explanation' &&
      k.of !== e.seq &&
      hasSeat(k.authorized, lho(by)) &&
      !hasSeat(k.authorized, partner(by)),
  );
  const lead = t.play.down === null ? [] : [t.play.down];
  const may = [...t.play.current, ...lead].filter((c) => sideOf(c.seat) !== sideOf(by)).map((c) => c.seq);
  if (!before || may.length === 0) return null;
  return passesOn({ is: 'matter', matter: { law: '47', of: e.seq, ground: 'explained', offender: by, may } });
};

/** 47F: what no law took back stays. */
const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (!isBack(e) || t.play === null || trickOf(t.play, e.of) === undefined) return null;
  return takes(find(t, e.seq, 'illegal-retraction', '47F', e.seat));
};
export const law47: LawOf<'47'> = { law: '47', about: '47', hear, asks, idle: idleInPlay };
export const law47OnExplanations: LawOnActs = { law: '47', on: ['ExplanationGiven'], fresh: explained, referred };
export const law47OnUndos: LawOnActs = { law: '47', on: ['UndoRequested'], fresh: asked };
export const law47OnActs: LawOnActs = { law: '47', on: ['CardWithdrawn', 'CardReplaced'], fresh };
