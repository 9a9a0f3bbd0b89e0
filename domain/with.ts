/**
 * Copies of the nouns of a table with some values changed. Each noun is built by one literal, so that all its copies
 * have one layout in memory: the fold reads them at the same few places, and is fast only while they look alike there.
 */
import type { Auction, CallAct, Docket, Play, Situation } from './situation.ts';

/** A situation as before but for `changes`. */
export const situationWith = (t: Situation, changes: Partial<Situation>): Situation =>
  Object.assign(
    {
      setup: t.setup,
      at: t.at,
      phase: t.phase,
      auction: t.auction,
      play: t.play,
      cards: t.cards,
      deal: t.deal,
      matters: t.matters,
      known: t.known,
      findings: t.findings,
      docket: t.docket,
      screens: t.screens,
    },
    changes,
  );

/** An auction as before but for `changes`. */
export const auctionWith = (a: Auction, changes: Partial<Auction>): Auction =>
  Object.assign(
    {
      acts: a.acts,
      turn: a.turn,
      bid: a.bid,
      bidder: a.bidder,
      doubled: a.doubled,
      passes: a.passes,
      calls: a.calls,
      over: a.over,
      contract: a.contract,
    },
    changes,
  );

/** A call as before but for `changes`. */
export const actWith = (act: CallAct, changes: Partial<CallAct>): CallAct =>
  Object.assign(
    {
      seq: act.seq,
      seat: act.seat,
      call: act.call,
      status: act.status,
      irregular: act.irregular,
      accepted: act.accepted,
      replaces: act.replaces,
      deemed: act.deemed,
      artificial: act.artificial,
      shows: act.shows,
      showsKnown: act.showsKnown,
      meaning: act.meaning,
    },
    changes,
  );

/** A play as before but for `changes`. */
export const playWith = (p: Play, changes: Partial<Play>): Play =>
  Object.assign(
    {
      declarer: p.declarer,
      dummy: p.dummy,
      trump: p.trump,
      leader: p.leader,
      turn: p.turn,
      trick: p.trick,
      current: p.current,
      tricks: p.tricks,
      ns: p.ns,
      ew: p.ew,
      opening: p.opening,
      down: p.down,
      spread: p.spread,
      withdrawn: p.withdrawn,
      base: p.base,
    },
    changes,
  );

/** The docket as before but for `changes`. */
export const docketWith = (d: Docket, changes: Partial<Docket>): Docket =>
  Object.assign(
    {
      judged: d.judged,
      attention: d.attention,
      directorCalls: d.directorCalls,
      rulings: d.rulings,
      nextBoard: d.nextBoard,
      handsReturned: d.handsReturned,
      roundEnded: d.roundEnded,
      correctionOver: d.correctionOver,
      appealOver: d.appealOver,
      sealed: d.sealed,
      adjusted: d.adjusted,
      entered: d.entered,
      ruled: d.ruled,
      closed: d.closed,
      ruling: d.ruling,
    },
    changes,
  );
