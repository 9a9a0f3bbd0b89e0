/** The statistics in English. */
import type { StatsWords } from './stats.ts';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const statsEn: StatsWords = {
  title: 'Findings per 1,000 opportunities',
  axis: 'per 1,000 opportunities',
  legend: (seed, resamples) =>
    `Thick: Wilson, 95 %. Thin: sessions drawn with replacement, 95 % (${many(resamples, 'draw')}, seed ${seed}). Codes in the order of the Laws.`,
  nothing: 'no finding to show',
  done: ({ boards, duplicates, leftOut, outOfJoint }) =>
    `${many(boards, 'board')} counted (${outOfJoint} of them do not fit together and count for nothing); stored twice: ${duplicates}; without a record: ${leftOut}`,
  same: 'the same as in the manifest, to the byte',
  differs: 'not the same as in the manifest: the figures differ',
  version: (there, here) => `the manifest was made by ${there}, this is ${here}: the figures may differ`,
  missing: (count, first) =>
    `${many(count, 'input')} of the manifest not found among the files given; the first has the SHA-256 ${first}: give the folder that holds it`,
};
