/** 11. Turning the table commutes with the fold: by 180° always, by 90° without screens. */
import type { Json } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { broken, HOLDS, NO_PREMISE, type Property, tableAt } from './property.ts';
import { turnedEvent, turnedState } from './renumber.ts';

/** Scores are North-South's: a quarter turn changes their sign. */
const withoutScores = (state: Json): string =>
  JSON.stringify(state, (key, value: unknown) =>
    key === 'score' || key === 'adjusted' || key === 'because' || key === 'players' ? undefined : value,
  );
const difference = (a: string, b: string): string => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return `${a.slice(Math.max(0, i - 60), i + 60)} ≠ ${b.slice(Math.max(0, i - 60), i + 60)}`;
};
const turnedBy =
  (by: number): Property['of'] =>
  ({ events, table }) => {
    if (by % 2 === 1 && table.setup.screens) return NO_PREMISE;
    const turned = tableAt(events.map((e) => turnedEvent(e, by)));
    const a = withoutScores(turnedState(stateOf(turned), 0));
    const b = withoutScores(turnedState(stateOf(table), by));
    return a === b ? HOLDS : broken(difference(a, b));
  };
export const halfTurn: Property = {
  number: 11,
  name: 'turning the table by 180° changes nothing but the seats',
  of: turnedBy(2),
};
export const quarterTurn: Property = {
  number: 11,
  name: 'turning the table by 90° changes nothing but the seats',
  of: turnedBy(1),
};
