/** What an import tells of a file: boards refused, things not kept, readings assumed. */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { type Loss, type LossReason, type NoticeKind, REFUSAL_REASONS } from '../../formats/report.ts';
import { wordsIn } from '../../words/index.ts';
import type { Lang } from '../../words/say.ts';
import type { ReadBoard, Refused } from './boards.ts';
import { type Fault, faultAt, faultLine, onOneLine, placeOf } from './fault.ts';
import { wordsOf } from './language.ts';
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
  readonly byReason: Map<LossReason, Kind>;
  readonly notices: Map<NoticeKind, Kind>;
}
/** How many of one kind, and the line of the first. */
interface Kind {
  count: number;
  readonly line: number;
}
const more = <K>(kinds: Map<K, Kind>, kind: K, line: number): void => {
  const known = kinds.get(kind);
  if (known === undefined) kinds.set(kind, { count: 1, line });
  else known.count += 1;
};
const newTally = (): Tally => ({ read: 0, refused: 0, losses: 0, byReason: new Map(), notices: new Map() });

const count = (tally: Tally, read: ReadBoard): void => {
  if (E.isLeft(read)) tally.refused += 1;
  else {
    tally.read += 1;
    for (const { kind, line } of read.right.notices) more(tally.notices, kind, line);
  }
  const losses: readonly Loss[] = E.isLeft(read) ? read.left.losses : read.right.losses;
  tally.losses += losses.length;
  for (const { reason, line } of losses) more(tally.byReason, reason, line);
};

const say = (text: string): Promise<void> => write(process.stderr, text);

const refusedText = (file: string, refused: Refused, lang: Lang): string => {
  const { name, line, reason, faults } = refused;
  const known = REFUSAL_REASONS.find((each) => each === reason);
  if (known === undefined) return faults.map(faultLine).join('');
  return `${placeOf(file, line)}: ${wordsOf(lang).refused(name ?? '?', wordsIn(lang).formats.refusals[known])}\n`;
};
/** Everything by kind, most frequent first. */
const kindsText = (tally: Tally, lang: Lang): string => {
  const { losses, notices } = wordsIn(lang).formats;
  const kinds: readonly (readonly [string, Kind])[] = [
    ...[...tally.byReason].map(([reason, kind]) => [losses[reason], kind] as const),
    ...[...tally.notices].map(([notice, kind]) => [notices[notice], kind] as const),
  ];
  return kinds
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([sentence, { count: n, line }]) => `  ${wordsOf(lang).counted(n, sentence, line)}\n`)
    .join('');
};

/** For people: each refused board, everything else by kind at the end. */
export const textReport = (path: string, lang: Lang): Report => {
  const tally = newTally();
  const file = onOneLine(path);
  return {
    board: async (read) => {
      count(tally, read);
      if (E.isLeft(read)) return say(refusedText(file, read.left, lang));
      for (const { path, type, line } of read.right.unknown)
        await say(
          faultLine(faultAt(0, placeOf(file, line), saying('unknown field {path} of {type} (kept)', { path, type }))),
        );
    },
    fault: (fault) => say(faultLine(fault)),
    end: async () => {
      await say(`${file}: ${wordsOf(lang).imported(tally)}\n${kindsText(tally, lang)}`);
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
      for (const { says: _, ...loss } of losses) await line('loss', { board, ...loss });
      if (E.isLeft(read)) return;
      for (const { kind, says: _, ...notice } of read.right.notices)
        await line('notice', { board, notice: kind, ...notice });
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
