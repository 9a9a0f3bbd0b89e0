/** The state of contract 2: the table as JSON for people and programs outside. Codes only; words are added at the edge. */
import { callName, denominationName, listDenominations, type DenominationSet } from '../../domain/call.ts';
import { cardName, suitName } from '../../domain/card.ts';
import { claimNow } from '../../domain/claim.ts';
import { contractText } from '../../domain/contract.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { exposedNow } from '../../domain/exposed-card.ts';
import { isEstablished } from '../../domain/laws/law-64.ts';
import {
  duties,
  LAWBOOK,
  legalCalls,
  legalCards,
  pending,
  playRestrictions,
  restrictions,
} from '../../domain/lawbook.ts';
import type { Duty, LeadRestriction, Pending, PlayRestriction } from '../../domain/law.ts';
import { type Matter61 } from '../../domain/matter.ts';
import { penaltyCards } from '../../domain/penalty-card.ts';
import { resultOf, transferOf } from '../../domain/result.ts';
import { listSeats, partner, type Seat, seatName, sideName, type SeatSet } from '../../domain/seat.ts';
import { type CallAct, heldBy, type Known, type Played, type Trick } from '../../domain/situation.ts';
import { ETUI } from './version.ts';
import { casesJson, screensJson } from './ledger.ts';
import { assumptionsOf, openKeys } from './unknown.ts';
import type { Table } from './table.ts';

const seats = (set: SeatSet): string[] => listSeats(set).map(seatName);
const seatOrNull = (seat: Seat | null): string | null => (seat === null ? null : seatName(seat));
const played = (c: Played): JsonObject => ({ seat: seatName(c.seat), card: cardName(c.card), seq: c.seq });
const bySeat = (value: (seat: Seat) => Json): JsonObject => ({
  N: value(0),
  E: value(1),
  S: value(2),
  W: value(3),
});

const callJson =
  (t: Table) =>
  (act: CallAct): JsonObject => ({
    seq: act.seq,
    seat: seatName(act.seat),
    call: callName(act.call),
    status: act.status,
    irregular: act.irregular,
    accepted: act.accepted,
    replaces: act.replaces,
    replacedBy: t.auction.acts.find((other) => other.replaces === act.seq && other.deemed === null)?.seq ?? null,
  });
const contractJson = (t: Table): Json => {
  const c = t.auction.contract;
  return c === null
    ? null
    : {
        level: c.level,
        denomination: denominationName(c.denomination),
        doubled: c.doubled,
        declarer: seatName(c.declarer),
        dummy: seatName(partner(c.declarer)),
      };
};
const auctionJson = (t: Table): JsonObject => {
  const standing = t.auction.acts.filter((act) => act.status === 'standing');
  return {
    standing: standing.map((act) => callName(act.call)),
    sequence: standing.map((act) => ({
      seat: seatName(act.seat),
      call: callName(act.call),
      seq: act.seq,
      deemed: act.deemed,
    })),
    calls: t.auction.acts.filter((act) => act.deemed === null).map(callJson(t)),
    toCall: t.auction.over ? null : seatName(t.auction.turn),
    contract: contractJson(t),
    passedOut: t.auction.over && t.auction.contract === null,
  };
};
const trickJson = (trick: Trick): JsonObject => ({
  leader: seatName(trick.leader),
  cards: trick.cards.map(played),
  winner: seatOrNull(trick.winner),
});
const playJson = (t: Table): Json => {
  const p = t.play;
  if (p === null) return null;
  const over = t.phase === 'ended' || t.phase === 'closed';
  return {
    leader: seatName(p.leader),
    turn: over ? null : seatName(p.turn),
    trick: p.trick,
    current: p.current.map(played),
    won: { NS: p.ns, EW: p.ew },
    tricks: p.tricks.map(trickJson),
    withdrawn: p.withdrawn.map(played),
    openingLead: p.opening,
    dummySpread: p.spread,
  };
};
const duty = (d: Duty): JsonObject => ({
  seat: seatName(d.seat),
  duration: d.life,
  law: d.law,
  of: d.of,
  ...(d.ruledBy === null ? {} : { ruledBy: d.ruledBy }),
});
const dutiesJson = (all: readonly Duty[]): JsonObject => ({
  enforcedPasses: all.filter((d) => d.is === 'pass').map(duty),
  barredCalls: all.filter((d) => d.is === 'barred').map((d) => ({ ...duty(d), calls: d.calls.map(callName) })),
  requiredCalls: all
    .filter((d) => d.is === 'repeat')
    .map((d) => ({ seat: seatName(d.seat), call: callName(d.calls[0] ?? 0), law: d.law, of: d.of })),
});
const restriction = (r: LeadRestriction): JsonObject => ({
  seat: seatName(r.seat),
  chooser: seatOrNull(r.chooser),
  law: r.law,
  of: r.of,
  status: r.status,
  suits: r.suits.toSorted((a, b) => b - a).map(suitName),
  may: [...r.may],
  imposed: r.imposed === null ? null : { kind: r.imposed.kind, suit: suitName(r.imposed.suit) },
  until: r.until,
  ...(r.ruledBy === null ? {} : { ruledBy: r.ruledBy }),
});
const playRestriction = (r: PlayRestriction): JsonObject => ({
  seat: seatName(r.seat),
  kind: r.kind,
  suit: r.suit === null ? null : suitName(r.suit),
  card: r.card === null ? null : cardName(r.card),
  law: r.law,
  of: r.of,
  status: r.status,
});
const revokesJson = (t: Table): Json[] => {
  const parts = transferOf(t).parts;
  return t.matters
    .filter(
      (m): m is Matter61 =>
        m.law === '61' && (m.stage === 'open' || m.stage === 'taken back' || m.stage === 'corrected'),
    )
    .map((m) => {
      const part = parts.find((p) => p.of === m.of);
      const established = m.stage === 'open' && isEstablished(m);
      return {
        seat: seatName(m.seat),
        trick: m.trick,
        card: cardName(m.card),
        due: m.due === null ? null : suitName(m.due),
        seq: m.of,
        status: established ? 'established' : m.stage === 'open' || m.stage === 'taken back' ? 'open' : 'corrected',
        establishedBy: established ? (m.grounds[0]?.seq ?? null) : null,
        law: m.broke,
        transfer: { tricks: part?.tricks ?? 0, law: part?.law ?? null, barredBy: part?.barredBy ?? null },
      };
    });
};
const transferJson = (t: Table): JsonObject => {
  const all = transferOf(t);
  return {
    to: all.to === null ? null : sideName(all.to),
    tricks: all.tricks,
    law: all.law,
    barredBy: all.barredBy,
    of: all.parts.filter((p) => p.tricks > 0).map((p) => p.of),
    parts: all.parts.map((p) => ({ of: p.of, tricks: p.tricks, law: p.law, barredBy: p.barredBy })),
  };
};
const knownJson = (k: Known): JsonObject => ({
  of: k.of,
  kind: k.kind,
  authorized: seats(k.authorized),
  unauthorized: seats(k.unauthorized),
  law: k.law,
  from: k.from,
  until: k.until,
});
const claimJson = (t: Table): Json => {
  const claim = claimNow(t);
  return claim === undefined || claim.agreedNumber
    ? null
    : { by: seatName(claim.by), tricks: claim.tricks, status: claim.stage };
};
export const pendingJson = (p: Pending): JsonObject => ({
  of: p.of,
  law: p.law,
  kind: p.kind,
  by: p.by === 'director' ? p.by : seatName(p.by),
  question: p.question,
  options: [...p.options],
  until: p.until,
});
const findingsJson = (t: Table): JsonObject[] =>
  t.findings.map((f) => ({
    seq: f.seq,
    code: f.code,
    law: f.law,
    side: f.side === null ? null : sideName(f.side),
    seat: seatOrNull(f.seat),
    severity: f.severity,
    since: f.since,
    checked: f.checked,
    ...(f.notImplemented ? { notImplemented: true } : {}),
    ...(f.end ? { end: true } : {}),
    ...(f.denied === undefined ? {} : { denied: f.denied }),
    ...(f.support === undefined ? {} : { support: f.support.map((each) => ({ ...each })) }),
    ...(f.gathers === undefined ? {} : { gathers: [...f.gathers] }),
  }));
const resultJson = (t: Table): Json => {
  const r = resultOf(t);
  if (r === null) return null;
  return {
    contract: r.contract === null ? null : contractText(r.contract),
    declarer: r.contract === null ? null : seatName(r.contract.declarer),
    tricks: r.legal?.tricks ?? null,
    score: r.legal?.score ?? null,
    asPlayed: r.played === null ? null : { tricks: r.played.tricks, score: r.played.score },
    adjusted: r.adjusted,
  };
};
const rightsJson = (t: Table): JsonObject => {
  const { nextBoard, roundEnded, correctionOver, appealOver } = t.docket;
  return {
    revoke: { NS: nextBoard[0] ?? roundEnded, EW: nextBoard[1] ?? roundEnded },
    correction: correctionOver === null ? 'open' : 'over',
    appeal: appealOver === null ? 'open' : 'over',
  };
};
const boardJson = (t: Table): JsonObject => ({
  board: t.setup.board,
  number: t.setup.number,
  dealer: seatName(t.setup.dealer),
  vulnerable: t.setup.vulnerable,
  laws: t.setup.edition,
  screens: t.setup.screens,
  online: t.setup.online,
  authority: t.setup.authority,
  underRuling: t.docket.ruled.map((r) => r.seq),
});
/** The denominations of a set, for messages. */
export const denominations = (set: DenominationSet): string[] => listDenominations(set).map(denominationName);

/** The state of contract 2 at the table's moment. */
export const stateOf = (t: Table): JsonObject => {
  const all = duties(t);
  const cards = legalCards(t);
  const handJson = (seat: Seat): Json => heldBy(t, seat)?.map(cardName) ?? null;
  return {
    version: 1,
    lawbook: LAWBOOK,
    etui: ETUI,
    board: boardJson(t),
    assumptions: assumptionsOf(t),
    open: openKeys(t),
    hands: bySeat(handJson),
    dealt: bySeat((seat): Json => t.deal[seat]?.toSorted((a, b) => b - a).map(cardName) ?? null),
    at: t.at,
    phase: t.phase,
    rights: rightsJson(t),
    auction: auctionJson(t),
    legalCalls: legalCalls(t, all).map(callName),
    ...dutiesJson(all),
    leadRestrictions: restrictions(t).map(restriction),
    penaltyCards: penaltyCards(t).map((p) => ({
      seat: seatName(p.seat),
      card: cardName(p.card),
      kind: p.kind,
      law: p.law,
      of: p.of,
      ...(p.ruledBy === null ? {} : { ruledBy: p.ruledBy }),
    })),
    exposedCards: exposedNow(t).map((m) => ({ seat: seatName(m.seat), card: cardName(m.card), law: '24', of: m.of })),
    play: playJson(t),
    legalCards:
      cards === null
        ? []
        : [
            {
              seat: seatName(cards.seat),
              cards: cards.cards.map(cardName),
              because: cards.because.map((b) => ({ law: b.law, of: b.of })),
            },
          ],
    playRestrictions: playRestrictions(t).map(playRestriction),
    revokes: revokesJson(t),
    transfer: transferJson(t),
    information: t.known.filter((k) => k.until === null).map(knownJson),
    screens: screensJson(t),
    claim: claimJson(t),
    pending: pending(t).map(pendingJson),
    cases: casesJson(t),
    findings: findingsJson(t),
    result: resultJson(t),
  };
};
