/** The command line in English. */
import type { CliWords } from './cli.ts';

const NOTICES: Readonly<Record<string, string>> = {
  mark: 'marks of an irregularity',
  'of-interest': 'comments that speak of a director, a ruling, a claim or the like',
  assumed: 'readings that the file does not spell out',
  contradiction: 'statements of the file that differ',
  encoding: 'remarks on how the bytes were read',
};
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const en: CliWords = {
  verdict: (verdict) => {
    switch (verdict.tag) {
      case 'intact':
        return `intact (${many(verdict.events, 'event')})`;
      case 'broken':
        return `broken at ${verdict.at}: ${verdict.reason}`;
      case 'not-chained':
        return 'not chained: nothing shows whether it was changed (etui import chains a record)';
    }
  },
  imported: ({ read, refused, losses }) =>
    `${many(read, 'board')} read, ${refused} refused; ${losses === 0 ? 'everything was kept' : `${many(losses, 'thing')} not kept`}`,
  notKept: ({ sentence, count, line }) => `${count} × ${sentence} (first at line ${line})`,
  refused: (board, _, sentence) => `board ${board}: ${sentence}`,
  exported: (losses) => `${many(losses, 'thing')} that the format cannot say`,
  notice: (kind, count) => `${NOTICES[kind] ?? kind}: ${count}`,
  nothingOpen: 'Nothing is to be decided.',
  changesNothing: 'changes nothing else',
};
