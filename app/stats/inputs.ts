/** What a run reads: files, everything under folders, stores. Known by their bytes, never by their names. */
import * as E from 'fp-ts/lib/Either.js';
import { isStoreAddress } from '../store/open.ts';
import { addressOf } from '../cli/address.ts';
import type { Fault } from '../cli/fault.ts';
import { openHashed } from '../cli/file-hash.ts';
import { filesBelow, isFolder, isNote } from '../cli/folder.ts';
import { isFile } from '../cli/record.ts';
import { type Format, systemFault } from '../cli/source.ts';
import type { Job } from './job.ts';
import { rangesOf } from './range.ts';

export interface FileInput {
  readonly file: string;
  readonly format: Format;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly board: Job['board'];
}
export interface Inputs {
  /** In the order of their hashes, each once. */
  readonly files: readonly FileInput[];
  readonly stores: readonly string[];
  /** Files with the same bytes as another. */
  readonly sameFiles: number;
  /** SHA-256 of the files left out by hand. */
  readonly without: readonly string[];
  readonly faults: readonly Fault[];
  /** What is to be said besides: files passed over. */
  readonly notes: readonly Fault[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Named {
  readonly file: string;
  readonly board: Job['board'];
}
const namedBy = (word: string): readonly E.Either<Fault, Named>[] =>
  isFolder(word)
    ? Array.from(
        filesBelow(word),
        E.map((file): Named => ({ file, board: null })),
      )
    : [E.right(addressOf(word, isFile))];

const hashed = async ({ file, board }: Named): Promise<E.Either<Fault, FileInput>> => {
  try {
    const opened = await openHashed(file);
    if (E.isLeft(opened)) return opened;
    const { format, fileHash, size, pieces } = opened.right;
    for await (const _ of pieces) break;
    return E.right({ file, format, sha256: fileHash, size, board });
  } catch (error) {
    return E.left(systemFault(file, error));
  }
};
const boardText = ({ board }: FileInput): string => (board === null ? '' : `#${board.nth ?? ''}:${board.name}`);

/** The same without files whose hash begins so. */
const apart = (inputs: Inputs, without: readonly string[]): Inputs => {
  const isLeftOut = ({ sha256 }: FileInput): boolean => without.some((begin) => sha256.startsWith(begin.toLowerCase()));
  return {
    ...inputs,
    files: inputs.files.filter((file) => !isLeftOut(file)),
    without: inputs.files.filter(isLeftOut).map(({ sha256 }) => sha256),
  };
};

/**
 * Finds and hashes the inputs. A file that cannot be read is a fault and stops nothing. `without`: how the hashes of
 * files begin that are to be left out.
 */
export const inputsOf = async (words: readonly string[], without: readonly string[] = []): Promise<Inputs> => {
  const stores = words.filter(isStoreAddress);
  const named = words.filter((word) => !isStoreAddress(word)).flatMap(namedBy);
  const known = new Map<string, FileInput>();
  const faults: Fault[] = [];
  const notes: Fault[] = [];
  let sameFiles = 0;
  for (const each of named) {
    const input = E.isLeft(each) ? each : await hashed(each.right);
    if (E.isLeft(input)) {
      (isNote(input.left) ? notes : faults).push(input.left);
      continue;
    }
    const key = `${input.right.sha256}${boardText(input.right)}`;
    if (known.has(key)) sameFiles += 1;
    else known.set(key, input.right);
  }
  const files = [...known].toSorted(([a], [b]) => byText(a, b)).map(([, input]) => input);
  return apart({ files, stores, sameFiles, without: [], faults, notes }, without);
};

/** In bytes: a JSON Lines file of more is read in parts. */
const PART = 4 << 20;
/** The work on a file, in the order of its boards. */
export const jobsOf = ({ file, format, sha256, size, board }: FileInput): readonly Job[] => {
  const whole: Job = { file, format, sha256, range: null, board };
  if (format !== 'jsonl' || board !== null || file === '-' || size <= PART) return [whole];
  return rangesOf(size, PART).map((range) => ({ ...whole, range }));
};
