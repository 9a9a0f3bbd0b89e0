/** The records under a folder, named by their hash and where they come from: names of files are names of people. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readLin } from '../../formats/lin/import.ts';
import { readPbn } from '../../formats/pbn/read.ts';
import type { ImportedBoard } from '../../formats/report.ts';

export type CorpusFormat = 'pbn' | 'lin';
export interface CorpusFile {
  readonly path: string;
  readonly format: CorpusFormat;
  /** The folder it was collected from: the first below the format's. */
  readonly source: string;
}
export interface ReadFile extends CorpusFile {
  /** The first twelve hex digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly bytes: number;
  readonly boards: readonly ImportedBoard[];
}

const formatOf = (name: string): CorpusFormat | undefined => {
  const ending = /\.(pbn|lin)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'pbn' || ending === 'lin' ? ending : undefined;
};
export const sourceOf = (root: string, path: string): string => {
  const folders = relative(root, path).split(sep).slice(0, -1);
  const [first = '.', second] = folders;
  const folder = /^(?:pbn|lin|other)$/.test(first) ? (second ?? first) : first;
  return folder.replace('__', '/');
};

/** Every PBN and LIN file below a folder, in the order of their paths. */
export const filesIn = (root: string, folder = root): readonly CorpusFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): readonly CorpusFile[] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(root, path);
      const format = formatOf(entry.name);
      return format === undefined ? [] : [{ path, format, source: sourceOf(root, path) }];
    });

/** Reads one file to its end. */
export const readFileOf = (file: CorpusFile): ReadFile => {
  const content = readFileSync(file.path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const boards = file.format === 'lin' ? readLin(hash, content) : [...readPbn(content, hash)];
  return { ...file, hash, bytes: content.length, boards };
};
