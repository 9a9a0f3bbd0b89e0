/** The repository's own files, read for the tests that watch over its shape. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-tools', 'coverage', '.git']);
export const ROOT = join(import.meta.dirname, '..', '..');

/** Paths from the root, with forward slashes, sorted. */
export const repositoryFiles = (folder: string = ROOT): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return repositoryFiles(path);
      return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : [];
    })
    .toSorted();

export const isSource = (path: string): boolean => /\.tsx?$/.test(path);
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export interface Import {
  readonly from: string;
  /** A path from the root, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s+['"]([^'"]+)['"]/gm;
const BARE = /^\s*import\s+()['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*()['"]([^'"]+)['"]\s*\)/g;

/** What a text imports, relative addresses resolved against the file it is the text of. */
export const importsOf = (from: string, text: string): readonly Import[] =>
  [STATEMENT, BARE, DYNAMIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const address = match[2] ?? '';
      return {
        from,
        to: address.startsWith('.') ? posix.join(posix.dirname(from), address) : address,
        typeOnly: match[1] !== undefined && match[1] !== '',
      };
    }),
  );
