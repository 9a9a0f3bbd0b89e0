/** 6. Penalty cards are defenders' cards still held; two in one hand are major; a restriction binds only at its player's lead. */
import { heldUp, legalCards, restrictions } from '../../domain/lawbook.ts';
import { isOnLead } from '../../domain/lead.ts';
import { penaltyCards } from '../../domain/penalty-card.ts';
import { heldBy, isDefender } from '../../domain/situation.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, type Property } from './property.ts';

const cardsFault = (t: Table): string | null => {
  const lying = penaltyCards(t).filter((p) => p.ruledBy === null);
  for (const p of lying) {
    if (!isDefender(t, p.seat)) return `${p.card} is a penalty card of declarer's side`;
    const held = heldBy(t, p.seat);
    if (held !== null && !held.includes(p.card)) return `penalty card ${p.card} is not held`;
    if (p.kind === 'minor' && lying.filter((x) => x.seat === p.seat).length > 1)
      return 'one of two penalty cards is minor';
  }
  return null;
};
const restrictionFault = (t: Table): string | null => {
  for (const r of restrictions(t))
    if (r.status === 'due' && !isOnLead(t, r.seat))
      return `a restriction of ${r.law} is due while its player is not on lead`;
  const cards = legalCards(t);
  if (cards === null || !restrictions(t).some((r) => r.status === 'imposed' && r.seat === cards.seat)) return null;
  if (heldUp(t).includes(cards.seat)) return null;
  const held = heldBy(t, cards.seat);
  return held !== null && held.length > 0 && cards.cards.length === 0 ? 'a restriction leaves no card (59)' : null;
};

export const penalties: Property = {
  number: 6,
  name: "penalty cards are held by defenders, restrictions bind at their player's lead",
  of: ({ moments }) =>
    atEveryMoment(moments, ({ after }) => {
      if (after.play === null || after.phase === 'ended' || after.phase === 'closed') return undefined;
      const said = cardsFault(after) ?? restrictionFault(after);
      return said ?? (penaltyCards(after).length > 0 || restrictions(after).length > 0 ? null : undefined);
    }),
};
