/** What follows from the calls that stand: turn, bid to beat, doubled, passes, contract (17, 18, 19, 22). */
import { type Call, DOUBLE, denominationOf, FIRST_BID, levelOf, PASS, REDOUBLE } from './call.ts';
import type { Contract } from './contract.ts';
import { lho, type Seat } from './seat.ts';
import type { Auction, CallAct } from './situation.ts';
import { auctionWith } from './with.ts';

/** The auction before the first call; the dealer calls first (17B). */
export const emptyAuction = (dealer: Seat): Auction => ({
  acts: [],
  turn: dealer,
  bid: 0,
  bidder: dealer,
  doubled: 0,
  passes: 0,
  calls: [0, 0, 0, 0],
  over: false,
  contract: null,
});

const counted = (calls: Auction['calls'], seat: Seat): Auction['calls'] => [
  calls[0] + (seat === 0 ? 1 : 0),
  calls[1] + (seat === 1 ? 1 : 0),
  calls[2] + (seat === 2 ? 1 : 0),
  calls[3] + (seat === 3 ? 1 : 0),
];

/** The auction after a call that stands and is the last of the order. */
export const advance = (a: Auction, act: CallAct): Auction => {
  const { call, seat } = act;
  const bids = call >= FIRST_BID;
  const bid = bids ? call : a.bid;
  const passes = call === PASS ? a.passes + 1 : 0;
  const over = isOver(passes, bid);
  const acts = [...a.acts, act];
  const next: Auction = {
    acts,
    turn: lho(seat),
    bid,
    bidder: bids ? seat : a.bidder,
    doubled: doubledBy(call, a.doubled),
    passes,
    calls: counted(a.calls, seat),
    over,
    contract: null,
  };
  return over && bid !== 0 ? auctionWith(next, { contract: contractOf(next) }) : next;
};

/** Reckons the auction anew from its acts, in their order: what `advance` gives call by call. */
export const recount = (acts: readonly CallAct[], dealer: Seat): Auction => {
  let { turn, bid, bidder, doubled, passes } = emptyAuction(dealer);
  const calls: [number, number, number, number] = [0, 0, 0, 0];
  for (const { status, call, seat } of acts) {
    if (status !== 'standing') continue;
    const bids = call >= FIRST_BID;
    if (bids) [bid, bidder] = [call, seat];
    doubled = doubledBy(call, doubled);
    passes = call === PASS ? passes + 1 : 0;
    calls[seat] += 1;
    turn = lho(seat);
  }
  const over = isOver(passes, bid);
  const next = { acts, turn, bid, bidder, doubled, passes, calls, over, contract: null };
  return over && bid !== 0 ? auctionWith(next, { contract: contractOf(next) }) : next;
};
/** Doubled or not after a call: a bid begins anew. */
const doubledBy = (call: Call, before: Auction['doubled']): Auction['doubled'] =>
  call >= FIRST_BID ? 0 : call === DOUBLE ? 1 : call === REDOUBLE ? 2 : before;
/** Law 22: three passes in rotation after a bid, or four without one. */
const isOver = (passes: number, bid: Call): boolean => passes >= (bid === 0 ? 4 : 3);

/** Law 22A, and the declarer of the definitions: who first named the denomination for the side that made the last bid. */
const contractOf = (a: Auction): Contract => {
  const denomination = denominationOf(a.bid);
  const first = a.acts.find(
    (act) =>
      act.status === 'standing' &&
      act.call >= FIRST_BID &&
      denominationOf(act.call) === denomination &&
      (act.seat & 1) === (a.bidder & 1),
  );
  return {
    level: levelOf(a.bid),
    denomination,
    doubled: a.doubled,
    declarer: first === undefined ? a.bidder : first.seat,
  };
};

/** Law 19 and 18: whether the call is admissible and sufficient at the turn of `seat`, duties apart. */
export const isRegular = (a: Auction, seat: Seat, call: Call): boolean => {
  if (call === PASS) return true;
  if (call === DOUBLE) return a.bid !== 0 && a.doubled === 0 && (a.bidder & 1) !== (seat & 1);
  if (call === REDOUBLE) return a.doubled === 1 && (a.bidder & 1) === (seat & 1);
  return call > a.bid && levelOf(call) <= 7;
};
