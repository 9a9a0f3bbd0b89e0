/** A run as JSON: its manifest, its totals, its rows. */
import type { Run } from './run.ts';

/** One object, on lines of a row each so that two runs can be compared. `manifest`: as it is written. */
export const jsonOf = ({ rows, totals }: Run, manifest: string): string => {
  const lines = rows.map(({ place, ...figures }) => JSON.stringify({ ...place, ...figures }));
  return `{"manifest":${manifest},\n"totals":${JSON.stringify(totals)},\n"rows":[\n${lines.join(',\n')}\n]}\n`;
};
