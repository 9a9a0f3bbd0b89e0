/** The command line in English. */
import type { CliWords } from './cli.ts';

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
  counted: (count, sentence, line) => `${count} × ${sentence} (first at line ${line})`,
  refused: (board, sentence) => `board ${board}: ${sentence}`,
  exported: (losses) => `${many(losses, 'thing')} that the format cannot say`,
};
