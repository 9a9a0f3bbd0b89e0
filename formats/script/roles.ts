/** `declarer` and `dummy` as players: who they are is read off the events above, where these leave no doubt. */
import {
  type Call,
  type Denomination,
  denominationOf,
  DOUBLE,
  isBid,
  isSufficient,
  LAST_BID,
  PASS,
} from '../../domain/call.ts';
import type { Event, Seq } from '../../domain/event.ts';
import { lho, partner, type Seat, sideOf } from '../../domain/seat.ts';
import { fault, type Fault } from './fault.ts';
import type { Past } from './past.ts';
import { isDoubt, type RoleDoubt, type Token, type Word, wordAt } from './token.ts';

type Role = 'declarer' | 'dummy';
const ROLE_OF: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['declarer', 'declarer'],
  ['decl', 'declarer'],
  ['declarant', 'declarer'],
  ['dummy', 'dummy'],
  ['mort', 'dummy'],
]);
/** As a message proposes them. */
export const ROLE_WORDS: readonly string[] = ['declarer', 'dummy', 'déclarant', 'mort'];
export const isDummyWord = ({ folded }: Word): boolean => ROLE_OF.get(folded) === 'dummy';

interface Made {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly call: Call;
}
/** What the record says of its calls, those taken back or refused left out. */
interface Auction {
  readonly calls: Made[];
  readonly dealer: Seat;
  readonly accepted: Set<Seq>;
  /** The last call refused, until its maker calls again. */
  refused: Made | undefined;
  /** Something that only the Laws, or a reader of the whole record, can weigh. */
  doubtful: boolean;
}

const PASSES_TO_END = 3;
/** May this call be made over those before it (18, 19, 38)? An insufficient bid is one that may be accepted. */
const isAdmissible = (calls: readonly Made[], at: number): boolean => {
  const [before, made] = [calls.slice(0, at), calls[at]];
  if (made === undefined) return false;
  const last = before.findLast(({ call }) => call !== PASS);
  if (isBid(made.call) || made.call === PASS) return made.call <= LAST_BID;
  if (last === undefined || sideOf(last.seat) === sideOf(made.seat)) return false;
  return made.call === DOUBLE ? isBid(last.call) : last.call === DOUBLE;
};
const isInTurn = (calls: readonly Made[], at: number, dealer: Seat): boolean => {
  const before = calls[at - 1];
  return calls[at]?.seat === (before === undefined ? dealer : lho(before.seat));
};
const isRegular = (calls: readonly Made[], at: number, dealer: Seat): boolean => {
  const bid = calls.slice(0, at).findLast(({ call }) => isBid(call))?.call ?? PASS;
  const call = calls[at]?.call ?? PASS;
  return isAdmissible(calls, at) && isInTurn(calls, at, dealer) && (!isBid(call) || isSufficient(call, bid));
};
const isOver = (calls: readonly Made[]): boolean =>
  calls.some(({ call }) => isBid(call)) && calls.slice(-PASSES_TO_END).every(({ call }) => call === PASS);
/** Each call is one that may be made, by the next player, or out of turn and taken up: then all of them count. */
const isPlain = ({ calls, accepted, doubtful, dealer }: Auction): boolean =>
  !doubtful &&
  calls.every(({ seq, seat }, at) => {
    const takenUp = calls[at - 1]?.seat !== seat && (accepted.has(seq) || calls[at + 1]?.seat === lho(seat));
    // 34: passes out of turn at the end may have deprived a player of his call.
    const atEnd = at >= calls.length - PASSES_TO_END;
    const counts = isInTurn(calls, at, dealer) || (takenUp && !atEnd);
    return isAdmissible(calls, at) && !isOver(calls.slice(0, at)) && counts;
  });

/** A call refused or replaced: only an irregular one that is the last goes for sure and leaves the others as they are. */
const taken = (auction: Auction, of: Seq): void => {
  const { calls, dealer } = auction;
  const at = calls.findIndex(({ seq }) => seq === of);
  if (at < 0) return;
  if (at < calls.length - 1 || isRegular(calls, at, dealer)) auction.doubtful = true;
  else auction.refused = calls.pop();
};
/** 31A1: behind a pass a refused call must be repeated; another in its place waits for the Laws. */
const call = (auction: Auction, made: Made): void => {
  const { calls, refused } = auction;
  const again = refused?.seat === made.seat;
  if (again && refused.call !== made.call && calls.at(-1)?.call === PASS) auction.doubtful = true;
  if (again) auction.refused = undefined;
  calls.push(made);
};
/** Of a call: a lead refused, or a remark struck out, leaves the calls as they are. */
const isOfCall = (past: Past, of: Seq): boolean => {
  const type = past.entries[of]?.event?.type;
  return type === 'CallMade' || type === 'CallReplaced' || type === 'BidsPickedUp';
};
const hear = (auction: Auction, past: Past, event: Event): void => {
  switch (event.type) {
    case 'CallMade':
    case 'CallReplaced':
      if (event.type === 'CallReplaced') taken(auction, event.of);
      if (event.type === 'CallReplaced') auction.refused = undefined;
      call(auction, { seq: event.seq, seat: event.seat, call: event.call });
      if (event.after !== undefined || ('with' in event && event.with !== undefined)) auction.doubtful = true;
      return;
    case 'BidsPickedUp':
      call(auction, { seq: event.seq, seat: event.seat, call: PASS });
      return;
    case 'CallWithdrawn':
      return taken(auction, event.of);
    case 'OptionChosen':
      if (event.option === 'accept') auction.accepted.add(event.of);
      if (event.option === 'decline' && isOfCall(past, event.of)) taken(auction, event.of);
      if (event.option === 'decline' && past.entries[event.of]?.event?.type === 'CallReplaced') auction.doubtful = true;
      return;
    case 'EventVoided':
    case 'EventCorrected':
    case 'FactFound':
      if (isOfCall(past, event.of) || past.entries[event.of]?.event?.type === 'OptionChosen') auction.doubtful = true;
      return;
    case 'DirectorJudged':
      if (event.question === 'happened') auction.doubtful = true;
      return;
    case 'DirectorRuled':
      if (event.ruling !== undefined) auction.doubtful = true;
      return;
    case 'WrongCards':
    case 'WrongBoard':
      auction.doubtful = true;
      return;
    default:
  }
};
const auctionOf = (past: Past, dealer: Seat): Auction => {
  const auction: Auction = { calls: [], refused: undefined, dealer, accepted: new Set(), doubtful: false };
  for (const { event } of past.entries) if (event !== null) hear(auction, past, event);
  return auction;
};

/** 54A: declarer who spreads behind a lead out of turn becomes dummy, unless something forbids it. */
const mayHaveChanged = ({ entries }: Past, declarer: Seat): boolean => {
  const spread = entries.findIndex(
    ({ event }) =>
      (event?.type === 'HandSpread' && sideOf(event.seat) === sideOf(declarer)) ||
      (event?.type === 'DummySpread' && event.seat === declarer) ||
      (event?.type === 'OptionChosen' && event.option === 'spread'),
  );
  // Spread later on, a hand is no longer spread because of the opening lead.
  return spread >= 0 && entries.slice(0, spread).filter(({ event }) => event?.type === 'CardPlayed').length <= 2;
};

export interface Playing {
  readonly declarer: Seat;
  readonly denomination: Denomination;
}
/** Who plays which denomination, or why that is not sure. */
export const playingOf = (past: Past): Playing | RoleDoubt => {
  if (past.entries.some(({ event }) => event === null)) return 'unread';
  const [opened] = past.entries;
  const position = past.entries.find(({ event }) => event?.type === 'PositionSet')?.event;
  if (position?.type === 'PositionSet') return position.contract;
  if (opened?.event?.type !== 'BoardOpened') return 'auction-open';
  const auction = auctionOf(past, opened.event.dealer);
  const { calls } = auction;
  const bid = calls.findLast(({ call }) => isBid(call));
  if (bid === undefined || !isOver(calls)) return 'auction-open';
  const first = calls.find(
    ({ seat, call }) =>
      isBid(call) && denominationOf(call) === denominationOf(bid.call) && sideOf(seat) === sideOf(bid.seat),
  );
  const declarer = first?.seat ?? bid.seat;
  // A last pass put in another call's place may wait for an opponent, or for a judgement.
  const settled = past.entries[calls.at(-1)?.seq ?? 0]?.event?.type !== 'CallReplaced';
  return settled && isPlain(auction) && !mayHaveChanged(past, declarer)
    ? { declarer, denomination: denominationOf(bid.call) }
    : 'laws-decide';
};

/** The pieces of a line with the players named in it by their part: who that is, or why it is not sure. */
export const withRoles = (past: Past, tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some((token) => token.kind === 'word' && ROLE_OF.has(token.folded))) return tokens;
  const playing = playingOf(past);
  return tokens.map((token) => {
    const role = token.kind === 'word' ? ROLE_OF.get(token.folded) : undefined;
    if (token.kind !== 'word' || role === undefined) return token;
    if (typeof playing === 'string') return { ...token, who: playing };
    return { ...token, who: role === 'declarer' ? playing.declarer : partner(playing.declarer) };
  });
};

const OF: ReadonlySet<string> = new Set(['of', 'by', 'de', 'du', 'par', 'to', 'from']);
/** Where nothing could be read on because nobody knows who is declarer: that is the fault. */
export const roleUnclear = (tokens: readonly Token[], at: number): Fault | undefined => {
  const token = tokens[OF.has(wordAt(tokens, at) ?? '') ? at + 1 : at];
  return token?.kind === 'word' && isDoubt(token.who)
    ? fault('role-unclear', token.column, token.raw, { detail: token.who })
    : undefined;
};
