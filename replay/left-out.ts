/**
 * Why an event of the record has no place in a branch (contract 5). What matters is always the difference: an event
 * that was out of turn on the record too stays, and is found in the branch as it was on the record.
 */
import type { Event, Seq } from '../domain/event.ts';
import type { FindingCode } from '../domain/finding.ts';
import type { Pending } from '../domain/law.ts';
import { legalCards, pending } from '../domain/lawbook.ts';
import { claimNow } from '../domain/claim.ts';
import { actOf } from '../domain/situation.ts';
import type { Table } from '../projections/table/table.ts';

/**
 * dropped: as asked · matter-closed: it answers what is not open here · act-gone: it refers to an act that does not
 * stand here · out-of-turn, card-not-held: here, and not on the record · follows: it comes after the first call or card
 * that was left out.
 */
export type LeftOutReason = 'dropped' | 'matter-closed' | 'act-gone' | 'out-of-turn' | 'card-not-held' | 'follows';

/** The event on the record: the table before it and after it; and the table before it in the branch. */
export interface Compared {
  readonly event: Event;
  readonly before: Table;
  readonly after: Table;
  readonly here: Table;
}

/** Those after which nothing of the record is sure any more. */
export const isCallOrCard = (e: Event): boolean =>
  e.type === 'CallMade' ||
  e.type === 'CallReplaced' ||
  e.type === 'BidsPickedUp' ||
  e.type === 'CardPlayed' ||
  e.type === 'CardReplaced';

type Standing = 'standing' | 'pending' | 'gone' | 'other';
/** What has become of a call or card; `other`: the event is no such act, or lies somewhere else. */
const standingOf = (t: Table, of: Seq): Standing => {
  const act = actOf(t, of);
  if (act !== undefined) return act.status === 'standing' ? 'standing' : act.status === 'pending' ? 'pending' : 'gone';
  const { play } = t;
  if (play === null) return 'other';
  if (play.withdrawn.some((c) => c.seq === of)) return 'gone';
  const lies =
    play.current.some((c) => c.seq === of) || play.tricks.some((trick) => trick.cards.some((c) => c.seq === of));
  return lies ? 'standing' : 'other';
};

/** The matter that an event answers. */
const answered = (e: Event, t: Table): Pending | undefined => {
  switch (e.type) {
    case 'OptionChosen':
      return pending(t).find(
        (p) => p.kind === 'choice' && p.of === e.of && p.by === e.by && p.options.includes(e.option),
      );
    case 'DirectorJudged':
      return pending(t).find((p) => p.kind === 'judgement' && p.of === e.of && p.question === e.question);
    case 'FactFound':
    case 'FactAgreed':
      return pending(t).find((p) => p.of === e.of && p.question === 'happened');
    default:
      return undefined;
  }
};
const isClaimOpen = (t: Table): boolean => claimNow(t)?.stage === 'pending';

/** A matter that the event settles on the record is not open here. */
const closedHere = ({ event: e, before, here }: Compared): boolean => {
  if (e.type === 'ClaimAnswered') return isClaimOpen(before) && !isClaimOpen(here);
  if (answered(e, before) !== undefined) return answered(e, here) === undefined;
  // The replacement puts right an irregular act that, here, was accepted.
  const takesBack =
    e.type === 'CallReplaced' || e.type === 'CallWithdrawn' || e.type === 'CardReplaced' || e.type === 'CardWithdrawn';
  return takesBack && standingOf(before, e.of) !== 'standing' && standingOf(here, e.of) === 'standing';
};

const goneHere = ({ event: e, before, here }: Compared): boolean => {
  if (!('of' in e) || typeof e.of !== 'number') return false;
  const was = standingOf(before, e.of);
  return (was === 'standing' || was === 'pending') && standingOf(here, e.of) === 'gone';
};

const OUT_OF_TURN: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'call-out-of-rotation',
  'call-after-auction',
  'lead-out-of-turn',
  'play-out-of-turn',
  'premature-play',
  'turn-unclear',
]);
const NOT_HELD: ReadonlySet<FindingCode> = new Set<FindingCode>(['card-not-held', 'card-twice']);
const found = (t: Table, e: Event, codes: ReadonlySet<FindingCode>): boolean =>
  t.findings.some((f) => f.seq === e.seq && codes.has(f.code));

const NEEDS_PLAY: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'CardPlayed',
  'LeadFaced',
  'DummySpread',
  'TrickQuitted',
  'ClaimMade',
  'ConcessionMade',
  'CardDesignated',
]);
/** A choice that comes first here has not been made. */
const mustWait = (t: Table): boolean => {
  const cards = legalCards(t);
  return cards !== null && cards.cards.length === 0 && t.deal[cards.seat] !== null;
};
const outOfTurnHere = ({ event: e, before, after, here }: Compared, then: Table): boolean => {
  if (NEEDS_PLAY.has(e.type) && before.play !== null && here.play === null) return true;
  if (e.type === 'CardPlayed' && mustWait(here) && !mustWait(before)) return true;
  return found(then, e, OUT_OF_TURN) && !found(after, e, OUT_OF_TURN);
};

/** Why the event is left out; null where it has its place. `then`: the table of the branch after it. */
export const whyLeftOut = (c: Compared, then: Table): LeftOutReason | null => {
  if (closedHere(c)) return 'matter-closed';
  if (goneHere(c)) return 'act-gone';
  if (outOfTurnHere(c, then)) return 'out-of-turn';
  return found(then, c.event, NOT_HELD) && !found(c.after, c.event, NOT_HELD) ? 'card-not-held' : null;
};
