/** 8. Every option on offer, when chosen, is taken and closes its question; what is not on offer, when made, is found. */
import { isBid, LAST_BID, PASS } from '../../domain/call.ts';
import type { Event } from '../../domain/event.ts';
import type { Pending } from '../../domain/law.ts';
import { legalCalls, legalCards, pending } from '../../domain/lawbook.ts';
import { heldBy } from '../../domain/situation.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, nextSeq, type Property } from './property.ts';

const same = (a: Pending, b: Pending): boolean =>
  a.of === b.of && a.by === b.by && a.kind === b.kind && a.question === b.question && a.law === b.law;
const chosen = (t: Table, p: Pending, option: string): Event => ({
  seq: nextSeq(t),
  type: 'OptionChosen',
  by: p.by as 0,
  of: p.of,
  option,
});

const choiceFault = (t: Table): string | null => {
  for (const p of pending(t)) {
    if (p.kind !== 'choice' || p.by === 'director') continue;
    for (const option of p.options) {
      const after = step(t, chosen(t, p, option));
      if (pending(after).some((q) => same(p, q) && q.options.includes(option) && sameOptions(p, q)))
        return `${option} by ${p.by} under ${p.law} of ${p.of} closes nothing`;
      if (after.findings.length > t.findings.length && after.findings.at(-1)?.code === 'too-late')
        return `${option} under ${p.law} is on offer and too late`;
    }
  }
  return null;
};
const sameOptions = (p: Pending, q: Pending): boolean => p.options.join() === q.options.join();

const quiet = (t: Table): boolean => t.auction.acts.every((act) => act.status !== 'pending');
const callFault = (t: Table): string | null => {
  if (t.phase !== 'auction' || !quiet(t) || t.setup.screens) return null;
  const legal = legalCalls(t);
  const wrong = [1, 2, 3, t.auction.bid, PASS, LAST_BID].filter(
    (call) => !legal.includes(call) && (call === PASS || call < 3 || isBid(call)),
  );
  for (const call of wrong) {
    const seq = nextSeq(t);
    const after = step(t, { seq, type: 'CallMade', seat: t.auction.turn, call });
    if (!after.findings.some((f) => f.seq === seq)) return `call ${call} is not on offer, was made and is not found`;
  }
  return null;
};
const cardFault = (t: Table): string | null => {
  if (t.phase !== 'play') return null;
  const cards = legalCards(t);
  if (cards === null || cards.cards.length === 0) return null;
  const wrong = (heldBy(t, cards.seat) ?? []).find((card) => !cards.cards.includes(card));
  if (wrong === undefined) return null;
  const seq = nextSeq(t);
  const after = step(t, { seq, type: 'CardPlayed', seat: cards.seat, card: wrong });
  return after.findings.some((f) => f.seq === seq)
    ? null
    : `card ${wrong} is not on offer, was played and is not found`;
};

export const options: Property = {
  number: 8,
  name: 'what is on offer is taken and closes its question, what is not is found',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ after }) => {
      if (after.docket.ruling !== null) return undefined;
      return (
        choiceFault(after) ?? callFault(after) ?? cardFault(after) ?? (pending(after).length > 0 ? null : undefined)
      );
    }),
};
