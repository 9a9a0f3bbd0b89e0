/** `npm run corpus DIR`: reads every PBN and LIN file below DIR, folds every board, and writes docs/corpus.md. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { filesIn, readFileOf } from './files.ts';
import { type CorpusCounts, pageOf } from './page.ts';
import { addFile, addTally, newTally, type Tally } from './tally.ts';

const PAGE = 'docs/corpus.md';
/** What follows it in the page is written by hand and kept. */
const BY_HAND = '## Checked by eye';

/** More than that of its boards out of joint, and a file is. */
const isOutOfJoint = (t: Tally): boolean => t.outOfJoint >= 20 && t.outOfJoint * 4 >= t.boards;

const countsOf = (root: string): CorpusCounts => {
  const sources = new Map<string, Tally>();
  const outOfJoint: CorpusCounts['outOfJoint'][number][] = [];
  const all = newTally();
  const sound = newTally();
  for (const file of filesIn(root)) {
    const read = readFileOf(file);
    const tally = newTally();
    addFile(tally, read);
    const name = `${file.source} (${file.format})`;
    const source = sources.get(name) ?? newTally();
    sources.set(name, source);
    for (const into of isOutOfJoint(tally) ? [all, source] : [all, source, sound]) addTally(into, tally);
    if (isOutOfJoint(tally)) outOfJoint.push({ hash: read.hash, source: file.source, tally });
  }
  const byName = [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, tally]) => ({ name, tally }));
  return { sources: byName, all, sound, outOfJoint };
};

const byHand = (): string => {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const at = text.indexOf(BY_HAND);
  return at < 0 ? '' : text.slice(at);
};

const [root] = process.argv.slice(2);
if (root === undefined || statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
  process.stderr.write('give the folder of the files, as in npm run corpus ../records\n');
  process.exitCode = 2;
} else {
  const counts = countsOf(root);
  writeFileSync(PAGE, pageOf(counts) + byHand());
  const { all, sound } = counts;
  process.stdout.write(
    `${PAGE}: ${all.files} files, ${all.boards} boards, ${all.reached} of ${all.played} reach their result`,
  );
  process.stdout.write(` (${sound.reached} of ${sound.played} without the files that do not fit together)\n`);
}
