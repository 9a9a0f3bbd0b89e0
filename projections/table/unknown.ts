/** What the state had to assume, and what depends on something unknown or undecided (contract 2: assumptions, open). */
import type { Json, JsonObject } from '../../domain/event.ts';
import { isBid } from '../../domain/call.ts';
import { pending } from '../../domain/lawbook.ts';
import { SEATS, seatName } from '../../domain/seat.ts';
import type { Table } from './table.ts';

/** Calls on whose meaning a matter of the auction hangs. */
const meaningMatters = (t: Table): ReadonlySet<number> => {
  const out = new Set<number>();
  for (const m of t.matters) {
    if (m.law === '61' || m.law === '50' || m.law === '68') continue;
    out.add(m.of);
    if ('replacement' in m && m.replacement !== null) out.add(m.replacement);
  }
  return out;
};
/** The assumptions under which the state was reached. */
export const assumptionsOf = (t: Table): JsonObject[] => {
  const out: JsonObject[] = [];
  const { edition, editionAssumed } = t.setup;
  if (editionAssumed !== null) out.push({ what: 'laws', value: edition, of: 0, because: editionAssumed });
  if (t.screens !== null && t.setup.authority !== t.screens.authority)
    out.push({ what: 'authority', value: 'FFB', of: 0, because: 'screens' });
  const matters = meaningMatters(t);
  for (const act of t.auction.acts)
    if (matters.has(act.seq) && isBid(act.call) && act.artificial === null && !act.showsKnown)
      out.push({ what: 'natural', value: true, of: act.seq, because: 'the record does not say' });
  return out;
};

/** What keys a question of the director's leaves undecided. */
const HANGS: Readonly<Record<string, readonly string[]>> = {
  comparable: ['enforcedPasses', 'leadRestrictions', 'information'],
  natural: ['enforcedPasses', 'leadRestrictions', 'information'],
  samePrecision: ['enforcedPasses', 'leadRestrictions', 'information'],
  unintended: ['auction', 'information'],
  misinformed: ['auction', 'information'],
  deliberate: ['penaltyCards'],
  revoke: ['revokes', 'transfer'],
  tricksForClaimer: ['result'],
  damage: ['result'],
  happened: ['findings'],
  suggested: ['findings'],
  couldHaveKnown: ['result'],
};
const entry = (key: string, seat: string | null, waits: string, of: number | null): { [key: string]: Json } => ({
  key,
  seat,
  waits,
  of,
});

export const openKeys = (t: Table): JsonObject[] => {
  const out: JsonObject[] = [];
  for (const seat of SEATS) if (t.deal[seat] === null) out.push(entry('hands', seatName(seat), 'deal', null));
  const playing = t.play !== null && t.phase !== 'ended' && t.phase !== 'closed';
  if (t.play !== null && playing && t.deal[t.play.turn] === null)
    out.push(entry('legalCards', seatName(t.play.turn), 'deal', null));
  for (const m of t.matters)
    if (m.law === '61' && (m.stage === 'suspected' || m.stage === 'asked'))
      out.push(entry('revokes', seatName(m.seat), 'deal', m.of));
  for (const p of pending(t)) {
    if (p.kind !== 'judgement' || p.question === null) continue;
    for (const key of HANGS[p.question] ?? [])
      out.push(entry(key, null, p.question === 'happened' ? 'fact' : 'judgement', p.of));
  }
  return out;
};
