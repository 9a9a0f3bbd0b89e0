/** Medians of one interleaved run: every row is timed once in each round, so that a slow moment hits all rows alike. */

/** A thing to be timed; it returns a number so that nothing is optimized away. */
export interface Row {
  readonly name: string;
  readonly run: () => number;
}
export interface Measured {
  readonly name: string;
  /** Median time of one run, in milliseconds. */
  readonly ms: number;
}
const timed = (row: Row): number => {
  const from = process.hrtime.bigint();
  if (!Number.isFinite(row.run())) throw new Error(`${row.name} gave no number`);
  return Number(process.hrtime.bigint() - from) / 1e6;
};
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Times the rows over `rounds` rounds (at least 7), after two that are thrown away. */
export const interleaved = (rows: readonly Row[], rounds: number): readonly Measured[] => {
  const times = rows.map((): number[] => []);
  for (let round = -2; round < Math.max(7, rounds); round += 1)
    for (const [i, row] of rows.entries()) {
      const ms = timed(row);
      if (round >= 0) times[i]?.push(ms);
    }
  return rows.map((row, i) => ({ name: row.name, ms: median(times[i] ?? []) }));
};
