/** The cases that we hold to be wrong, each with the paragraph against it (tests/cases/doubted.md). */
import { readFileSync } from 'node:fs';

/** Ids of the headings `## ID`. */
export const doubted = (): ReadonlySet<string> =>
  new Set([...readFileSync('tests/cases/doubted.md', 'utf8').matchAll(/^## (\S+)/gm)].map((m) => m[1] as string));
