/** What an import tells of a file: boards refused, things not kept, readings assumed. */
import * as E from 'fp-ts/lib/Either.js';
import { type Loss, lossSentence, type LossReason, REFUSAL_REASONS, refusalSentence } from '../../formats/report.ts';
import type { CliWords } from '../../words/cli.ts';
import type { ReadBoard, Refused } from './boards.ts';
import { type Fault, faultLine, placeOf } from './fault.ts';
import { write } from './output.ts';

export interface Counts {
  readonly read: number;
  readonly refused: number;
}
/** Fed board by board, so that nothing grows with the file but counts. */
export interface Report {
  readonly board: (read: ReadBoard) => Promise<void>;
  readonly fault: (fault: Fault) => Promise<void>;
  readonly end: () => Promise<Counts>;
}

interface Tally {
  read: number;
  refused: number;
  losses: number;
  readonly byReason: Map<LossReason, { count: number; line: number }>;
  readonly notices: Map<string, number>;
}
const newTally = (): Tally => ({ read: 0, refused: 0, losses: 0, byReason: new Map(), notices: new Map() });

const countLosses = (tally: Tally, losses: readonly Loss[]): void => {
  tally.losses += losses.length;
  for (const { reason, line } of losses) {
    const known = tally.byReason.get(reason);
    if (known === undefined) tally.byReason.set(reason, { count: 1, line });
    else known.count += 1;
  }
};
const count = (tally: Tally, read: ReadBoard): void => {
  if (E.isLeft(read)) tally.refused += 1;
  else {
    tally.read += 1;
    for (const { kind } of read.right.notices) tally.notices.set(kind, (tally.notices.get(kind) ?? 0) + 1);
  }
  countLosses(tally, E.isLeft(read) ? read.left.losses : read.right.losses);
};

const say = (text: string): Promise<void> => write(process.stderr, text);

const refusedText = (file: string, refused: Refused, words: CliWords): string => {
  const { name, line, reason, faults } = refused;
  const known = REFUSAL_REASONS.find((each) => each === reason);
  if (known === undefined) return faults.map(faultLine).join('');
  return `${placeOf(file, line)}: ${words.refused(name ?? '?', known, refusalSentence(known))}\n`;
};

/** For people: each refused board, everything else by kind at the end. */
export const textReport = (file: string, words: CliWords): Report => {
  const tally = newTally();
  return {
    board: async (read) => {
      count(tally, read);
      if (E.isLeft(read)) return say(refusedText(file, read.left, words));
      for (const { path, type, line } of read.right.unknown)
        await say(
          faultLine({ exit: 0, place: placeOf(file, line), message: `unknown field ${path} of ${type} (kept)` }),
        );
    },
    fault: (fault) => say(faultLine(fault)),
    end: async () => {
      await say(`${file}: ${words.imported(tally)}\n`);
      const reasons = [...tally.byReason].toSorted(([, a], [, b]) => b.count - a.count);
      for (const [reason, { count: n, line }] of reasons)
        await say(`  ${words.notKept({ reason, sentence: lossSentence(reason), count: n, line })}\n`);
      for (const [kind, n] of tally.notices) await say(`  ${words.notice(kind, n)}\n`);
      return tally;
    },
  };
};

/** For programs: JSON Lines, one for each refused board, loss, notice, unknown field, fault; the counts last. */
export const jsonReport = (file: string): Report => {
  const tally = newTally();
  const line = (kind: string, fields: object): Promise<void> => say(`${JSON.stringify({ kind, file, ...fields })}\n`);
  return {
    board: async (read) => {
      count(tally, read);
      const { name: board, losses } = E.isLeft(read) ? read.left : read.right;
      if (E.isLeft(read)) {
        const faults = read.left.faults.map(({ place, message }) => ({ place, message }));
        await line('refused', { board, line: read.left.line, reason: read.left.reason, faults });
      }
      for (const loss of losses) await line('loss', { board, ...loss });
      if (E.isLeft(read)) return;
      for (const { kind, ...notice } of read.right.notices) await line('notice', { board, notice: kind, ...notice });
      for (const field of read.right.unknown) await line('unknown-field', { board, ...field });
    },
    fault: ({ exit, place, message }) => line('fault', { exit, place, message }),
    end: async () => {
      const { read, refused, losses } = tally;
      await line('done', { read, refused, losses });
      return tally;
    },
  };
};
