/**
 * The clerk: an umpire who knows the lawful game and believes what he is told about the rest. A call put in order
 * stands, a call out of order waits until it is called over, accepted, declined or replaced. He knows no penalty, no
 * restriction and no enforced pass: what he thinks lawful may break one, and such boards are wanted too.
 */
import {
  DOUBLE,
  isBid,
  LAST_BID,
  PASS,
  REDOUBLE,
  denominationOf,
  type Call,
  type Denomination,
} from '../../domain/call.ts';
import { type Card, suitOf } from '../../domain/card.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import { lho, partner, type Seat, sideOf } from '../../domain/seat.ts';
import type { CallOnTable, CardOnTable, Look, Offer, Umpire } from './umpire.ts';

interface Clerk {
  readonly dealer: Seat;
  readonly calls: readonly CallOnTable[];
  /** A call out of order, or a card led out of turn, not yet settled. */
  readonly waiting: CallOnTable | null;
  /** A call in turn that was declined and is to be replaced. */
  readonly declined: CallOnTable | null;
  readonly wrongLead: CardOnTable | null;
  readonly hands: readonly (readonly Card[])[];
  readonly tricks: readonly (readonly CardOnTable[])[];
  readonly current: readonly CardOnTable[];
  /** Declarer and dummy have changed places (54A). */
  readonly swapped: boolean;
  readonly leadMade: boolean;
  readonly ended: boolean;
}
const START: Clerk = {
  dealer: 0,
  calls: [],
  waiting: null,
  declined: null,
  wrongLead: null,
  hands: [[], [], [], []],
  tricks: [],
  current: [],
  swapped: false,
  leadMade: false,
  ended: false,
};

const lastBidAt = (calls: readonly CallOnTable[]): number => calls.findLastIndex(({ call }) => isBid(call));
const isOver = (calls: readonly CallOnTable[]): boolean =>
  calls.length >= 4 && calls.slice(-3).every(({ call }) => call === PASS);
const toCall = (dealer: Seat, calls: readonly CallOnTable[]): Seat => {
  const last = calls.at(-1);
  return last === undefined ? dealer : lho(last.seat);
};

/** Laws 18 and 19 for `seat` over the calls that stand. */
export const lawfulCalls = (calls: readonly CallOnTable[], seat: Seat): readonly Call[] => {
  const spoken = calls.findLast(({ call }) => call !== PASS);
  const theirs = spoken !== undefined && sideOf(spoken.seat) !== sideOf(seat) ? spoken.call : PASS;
  const doubles = isBid(theirs) ? [DOUBLE] : theirs === DOUBLE ? [REDOUBLE] : [];
  const over = calls[lastBidAt(calls)]?.call ?? REDOUBLE;
  return [PASS, ...doubles, ...Array.from({ length: LAST_BID - over }, (_, n) => over + 1 + n)];
};

interface Final {
  readonly declarer: Seat;
  readonly denomination: Denomination;
}
const contractOf = (clerk: Clerk): Final | null => {
  const last = clerk.calls[lastBidAt(clerk.calls)];
  if (last === undefined || !isOver(clerk.calls)) return null;
  const denomination = denominationOf(last.call);
  const first = clerk.calls.find(
    ({ call, seat }) => isBid(call) && denominationOf(call) === denomination && sideOf(seat) === sideOf(last.seat),
  );
  const declarer = (first ?? last).seat;
  return { declarer: clerk.swapped ? partner(declarer) : declarer, denomination };
};

const winnerOf = (trick: readonly CardOnTable[], denomination: Denomination): Seat => {
  const led = suitOf(trick[0]?.card ?? 0);
  const worth = ({ card }: CardOnTable): number =>
    suitOf(card) === denomination ? 100 + card : suitOf(card) === led ? card : -1;
  return trick.reduce((best, played) => (worth(played) > worth(best) ? played : best)).seat;
};
const toPlay = (clerk: Clerk, contract: Final): Seat => {
  const last = clerk.current.at(-1);
  if (last !== undefined && clerk.current.length < 4) return lho(last.seat);
  const trick = last === undefined ? clerk.tricks.at(-1) : clerk.current;
  return trick === undefined ? lho(contract.declarer) : winnerOf(trick, contract.denomination);
};

/** The calls as they stand if a call that waits at its own turn is called over. */
const callsSoFar = (clerk: Clerk): readonly CallOnTable[] =>
  clerk.waiting?.seat === toCall(clerk.dealer, clerk.calls) ? [...clerk.calls, clerk.waiting] : clerk.calls;

const heardCall = (before: Clerk, made: CallOnTable): Clerk => {
  const clerk = { ...before, declined: null };
  const overWaiting = clerk.waiting !== null && made.seat === lho(clerk.waiting.seat);
  const calls = overWaiting && clerk.waiting !== null ? [...clerk.calls, clerk.waiting] : clerk.calls;
  const inOrder = toCall(clerk.dealer, calls) === made.seat && lawfulCalls(calls, made.seat).includes(made.call);
  if (isOver(calls)) return { ...clerk, calls, waiting: null };
  return inOrder ? { ...clerk, calls: [...calls, made], waiting: null } : { ...clerk, calls, waiting: made };
};
const replacedCall = (table: Clerk, event: EventOf<'CallReplaced'>): Clerk => {
  const clerk = { ...table, declined: null };
  const made = { seq: event.seq, seat: event.seat, call: event.call };
  const at = clerk.calls.findIndex(({ seq }) => seq === event.of);
  const before = at < 0 ? clerk.calls : clerk.calls.slice(0, at);
  const kept = at < 0 ? [] : clerk.calls.slice(at + 1).filter(({ call }) => call === PASS);
  const waits = toCall(clerk.dealer, before) !== event.seat || !lawfulCalls(before, event.seat).includes(event.call);
  return waits
    ? { ...clerk, calls: before, waiting: made }
    : { ...clerk, calls: [...before, made, ...kept], waiting: null };
};

const without = (clerk: Clerk, seat: Seat, card: Card): readonly (readonly Card[])[] =>
  clerk.hands.map((hand, at) => (at === seat ? hand.filter((held) => held !== card) : hand));
const intoTrick = (clerk: Clerk, played: CardOnTable): Clerk => {
  const full = clerk.current.length === 4;
  return {
    ...clerk,
    hands: without(clerk, played.seat, played.card),
    tricks: full ? [...clerk.tricks, clerk.current] : clerk.tricks,
    current: full ? [played] : [...clerk.current, played],
    wrongLead: null,
    leadMade: true,
  };
};
const playedCard = (clerk: Clerk, event: EventOf<'CardPlayed'>): Clerk => {
  const contract = contractOf(clerk);
  const played = { seq: event.seq, seat: event.seat, card: event.card };
  if (contract === null || clerk.hands[event.seat]?.includes(event.card) !== true) return clerk;
  if (clerk.wrongLead !== null && event.seat === lho(clerk.wrongLead.seat))
    return intoTrick(intoTrick(clerk, clerk.wrongLead), played);
  if (toPlay(clerk, contract) === event.seat) return intoTrick(clerk, played);
  const leads = clerk.current.length === 0 || clerk.current.length === 4;
  return leads ? { ...clerk, wrongLead: played } : clerk;
};
/** A card taken back, and another in its place where there is one. */
const cardBack = (clerk: Clerk, of: number, instead: CardOnTable | null): Clerk => {
  const lies = clerk.current.find(({ seq }) => seq === of);
  if (lies === undefined) return clerk.wrongLead?.seq === of ? { ...clerk, wrongLead: null } : clerk;
  const hands = clerk.hands.map((hand, seat) =>
    seat === lies.seat ? [...hand, lies.card].filter((card) => card !== instead?.card) : hand,
  );
  const current = clerk.current.flatMap((played) => (played.seq === of ? (instead ?? []) : played));
  return { ...clerk, hands, current };
};
const chosen = (clerk: Clerk, event: EventOf<'OptionChosen'>): Clerk => {
  if (clerk.waiting?.seq === event.of) {
    if (event.option === 'accept') return { ...clerk, calls: [...clerk.calls, clerk.waiting], waiting: null };
    const inTurn = clerk.waiting.seat === toCall(clerk.dealer, clerk.calls);
    return event.option === 'decline' ? { ...clerk, waiting: null, declined: inTurn ? clerk.waiting : null } : clerk;
  }
  if (clerk.wrongLead?.seq === event.of) {
    if (event.option === 'accept') return intoTrick(clerk, clerk.wrongLead);
    return event.option === 'decline' ? { ...clerk, wrongLead: null } : clerk;
  }
  return clerk;
};
const spread = (clerk: Clerk, seat: Seat): Clerk => {
  const contract = contractOf(clerk);
  if (contract === null || clerk.wrongLead === null || clerk.leadMade || seat !== contract.declarer) return clerk;
  return { ...intoTrick(clerk, clerk.wrongLead), swapped: true };
};

const isPlayed = (clerk: Clerk, card: Card): boolean =>
  [...clerk.tricks, clerk.current].some((trick) => trick.some((played) => played.card === card));

const step = (clerk: Clerk, event: Event): Clerk => {
  switch (event.type) {
    case 'BoardOpened':
      return { ...START, dealer: event.dealer };
    case 'HandsDealt':
      return { ...clerk, hands: event.deal.map((hand) => (hand ?? []).filter((card) => !isPlayed(clerk, card))) };
    case 'CallMade':
      return heardCall(clerk, { seq: event.seq, seat: event.seat, call: event.call });
    case 'CallReplaced':
      return replacedCall(clerk, event);
    case 'CallWithdrawn':
      return { ...clerk, calls: clerk.calls.filter(({ seq }) => seq !== event.of) };
    case 'CardPlayed':
      return playedCard(clerk, event);
    case 'CardReplaced':
      return cardBack(clerk, event.of, { seq: event.seq, seat: event.seat, card: event.card });
    case 'CardWithdrawn':
      return cardBack(clerk, event.of, null);
    case 'OptionChosen':
      return chosen(clerk, event);
    case 'TrickQuitted':
      return clerk.current.length < 4 ? clerk : { ...clerk, tricks: [...clerk.tricks, clerk.current], current: [] };
    case 'HandSpread':
      return spread(clerk, event.seat);
    case 'ClaimMade':
    case 'ConcessionMade':
    case 'TricksAgreed':
      return { ...clerk, ended: contractOf(clerk) !== null };
    case 'ClaimAnswered':
      return event.answer === 'playOn' ? { ...clerk, ended: false } : clerk;
    default:
      return clerk;
  }
};

const offersOf = (clerk: Clerk, declarer: Seat | null): readonly Offer[] => {
  const choice = { options: ['accept', 'decline'], question: null };
  if (clerk.waiting !== null) return [{ ...choice, of: clerk.waiting.seq, by: lho(clerk.waiting.seat) }];
  if (clerk.wrongLead === null || declarer === null) return [];
  const defends = sideOf(clerk.wrongLead.seat) !== sideOf(declarer);
  return [{ ...choice, of: clerk.wrongLead.seq, by: defends ? declarer : lho(clerk.wrongLead.seat) }];
};

const lawfulCards = (clerk: Clerk, hand: Seat): readonly Card[] => {
  const held = clerk.hands[hand] ?? [];
  const led = clerk.current.length === 4 ? undefined : clerk.current[0];
  const following = led === undefined ? [] : held.filter((card) => suitOf(card) === suitOf(led.card));
  return following.length > 0 ? following : held;
};

const look = (clerk: Clerk): Look => {
  const over = isOver(clerk.calls);
  const calls = callsSoFar(clerk);
  const contract = contractOf(clerk);
  const ended =
    clerk.ended || (over && contract === null) || (clerk.leadMade && clerk.hands.every((hand) => hand.length === 0));
  const turn = ended ? null : contract === null ? toCall(clerk.dealer, calls) : toPlay(clerk, contract);
  return {
    phase: ended ? 'ended' : !over ? 'auction' : clerk.leadMade ? 'play' : 'clarification',
    turn,
    replaces: !over && clerk.declined?.seat === turn ? clerk.declined.seq : null,
    legalCalls: over || turn === null ? [] : lawfulCalls(calls, turn),
    legalCards: !over || turn === null ? [] : lawfulCards(clerk, turn),
    standing: clerk.calls,
    bid: clerk.calls[lastBidAt(clerk.calls)]?.call ?? PASS,
    declarer: contract?.declarer ?? null,
    denomination: contract?.denomination ?? null,
    hands: clerk.hands,
    trick: clerk.current,
    trickNumber: clerk.tricks.length + 1,
    offers: ended ? [] : offersOf(clerk, contract?.declarer ?? null),
    tray: null,
  };
};

export const clerk: Umpire<Clerk> = { start: START, step, look };
