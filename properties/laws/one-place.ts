/** 3. Cards are each in one place; tricks won and cards left add up; no more is transferred than was won. */
import { transferParts } from '../../domain/laws/law-64.ts';
import { sideOf } from '../../domain/seat.ts';
import { placeKind, type Played as PlayedCard, winnerOfTrick } from '../../domain/situation.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, type Property } from './property.ts';

/** Records that contradict themselves (a card twice, a trick of three cards) have no sums to keep. */
const MUDDLED = new Set([
  'card-twice',
  'card-not-held',
  'deal-invalid',
  'wrong-number-of-cards',
  'missing-card',
  'foreign-card',
  'defective-trick',
  'wrong-board',
  'wrong-cards',
]);
const inOrder = (t: Table): boolean =>
  t.deal.every((hand) => hand?.length === 13) && !t.findings.some((f) => MUDDLED.has(f.code));

const inTricks = (t: Table): readonly PlayedCard[] =>
  t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
const wonFrom = (t: Table, side: number, trick: number): number => {
  let won = 0;
  if (t.play === null) return 0;
  for (let n = trick; n <= 13; n += 1) {
    const winner = n <= t.play.trick ? winnerOfTrick(t.play, n) : null;
    if (winner !== null && sideOf(winner) === side) won += 1;
  }
  return won;
};
const fault = (t: Table): string | null => {
  const laid = inTricks(t);
  const seen = new Set(laid.map((c) => c.card));
  if (seen.size !== laid.length) return 'a card lies in two tricks';
  for (let card = 0; card < 52; card += 1) {
    const lies = placeKind(t.cards[card] ?? 0) === 'trick';
    if (lies !== seen.has(card))
      return `card ${card} is ${lies ? 'said to lie in a trick and lies in none' : 'in a trick and said to be elsewhere'}`;
    if (t.cards[card] === 0) return `card ${card} is nowhere`;
  }
  if (t.play === null) return null;
  const complete = [
    ...t.play.tricks.filter((trick) => trick.winner !== null),
    ...(t.play.current.length === 4 ? [1] : []),
  ].length;
  if (t.play.ns + t.play.ew !== complete) return `${t.play.ns} + ${t.play.ew} tricks won of ${complete} complete`;
  if (t.phase === 'play' || t.phase === 'clarification')
    for (const part of transferParts(t)) {
      const m = t.matters.find((x) => x.law === '61' && x.of === part.of);
      if (m?.law === '61' && part.tricks > wonFrom(t, 1 - part.to, m.trick))
        return `more is transferred for ${part.of} than was won`;
    }
  return null;
};

export const onePlace: Property = {
  number: 3,
  name: 'a card is in one place, tricks add up, no more is transferred than was won',
  of: ({ moments }) =>
    atEveryMoment(moments, ({ after }) => (inOrder(after) && after.play !== null ? fault(after) : undefined)),
};
