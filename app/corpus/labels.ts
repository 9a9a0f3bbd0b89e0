/**
 * `npm run corpus:labels DIR`: our severity beside the labels of a reader (docs/severity-labels.jsonl), and the two
 * passes of the reader beside each other. Writes the tables of docs/severity-labels.md.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { tableOf } from '../../replay/fold.ts';
import { isObject } from '../../wire/json.ts';
import { boardsOf } from '../cli/boards.ts';
import { openSource } from '../cli/source.ts';
import { type FileInput, inputsOf } from '../stats/inputs.ts';

const LABELS = 'docs/severity-labels.jsonl';
const PAGE = 'docs/severity-labels.md';
/** What stands before it is written by hand and kept. */
const TABLES = '## Tables';

const WORDS = ['irregularity', 'recording-error', 'cannot-tell'] as const;
type Word = (typeof WORDS)[number];
interface Label {
  readonly file: string;
  readonly board: number;
  readonly seq: number;
  readonly code: string;
  readonly first: Word;
  readonly second: Word;
}
const isWord = (value: unknown): value is Word => WORDS.some((word) => word === value);
const labelOf = (line: string): Label => {
  const value: unknown = JSON.parse(line);
  if (!isObject(value)) throw new Error(`no label: ${line}`);
  const { file, board, seq, code, first, second } = value;
  if (typeof file !== 'string' || typeof board !== 'number' || typeof seq !== 'number' || typeof code !== 'string')
    throw new Error(`a label needs file, board, seq and code: ${line}`);
  if (!isWord(first) || !isWord(second)) throw new Error(`a label is one of ${WORDS.join(', ')}: ${line}`);
  return { file, board, seq, code, first, second };
};

interface Weighed extends Label {
  readonly severity: string;
  readonly supported: string;
}

/** Our severity of each labelled act in one file. */
const weighedIn = async ({ file, format }: FileInput, labels: readonly Label[]): Promise<readonly Weighed[]> => {
  const source = await openSource(file, format);
  if (E.isLeft(source)) return [];
  const out: Weighed[] = [];
  for await (const read of boardsOf(source.right)) {
    const own = E.isLeft(read) ? [] : labels.filter(({ board }) => board === read.right.index);
    if (E.isLeft(read) || own.length === 0) continue;
    const table = tableOf(read.right.events);
    if (E.isLeft(table)) continue;
    for (const label of own) {
      const found = table.right.findings.find((f) => f.seq === label.seq && f.code === label.code);
      const kinds = new Set(found?.support?.map(({ kind }) => kind));
      out.push({ ...label, severity: found?.severity ?? 'not found', supported: [...kinds].join(', ') });
    }
  }
  return out;
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const cross = <T>(
  all: readonly T[],
  down: { readonly name: string; readonly of: (each: T) => string; readonly words: readonly string[] },
  across: { readonly of: (each: T) => string; readonly words: readonly string[] },
): readonly string[] => [
  row([down.name, ...across.words, 'all']),
  row(['---', ...across.words.map(() => '---:'), '---:']),
  ...down.words.map((word) => {
    const own = all.filter((each) => down.of(each) === word);
    return row([
      word,
      ...across.words.map((other) => own.filter((each) => across.of(each) === other).length),
      own.length,
    ]);
  }),
  '',
];
/** Cohen's kappa: agreement beyond what two readers reach who keep their shares and label blindly. */
const kappa = (labels: readonly Label[]): number => {
  const n = labels.length;
  const share = (of: (each: Label) => Word, word: Word): number =>
    labels.filter((each) => of(each) === word).length / n;
  const observed = labels.filter(({ first, second }) => first === second).length / n;
  let byChance = 0;
  for (const word of WORDS) byChance += share(({ first }) => first, word) * share(({ second }) => second, word);
  return (observed - byChance) / (1 - byChance);
};
const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();
const part = (some: number, all: number): string => `${some} of ${all}`;

const tablesOf = (all: readonly Weighed[]): string => {
  const same = all.filter(({ first, second }) => first === second).length;
  const decided = all.filter(({ second }) => second !== 'cannot-tell');
  const right = decided.filter(({ second, severity }) => (second === 'irregularity') === (severity === 'irregularity'));
  const ours = all.filter(({ severity }) => severity === 'irregularity');
  const severities = distinct(all.map(({ severity }) => severity));
  return [
    TABLES,
    '',
    `The two passes, by the same hand, agree on ${part(same, all.length)} boards; Cohen’s kappa ${kappa(all).toFixed(2)}, at most what two readers would come to.`,
    '',
    ...cross(
      all,
      { name: 'first ↓ second →', of: ({ first }) => first, words: WORDS },
      { of: ({ second }) => second, words: WORDS },
    ),
    `Our severity agrees with the second label on ${part(right.length, decided.length)} boards of which the reader could tell.`,
    '',
    ...cross(
      all,
      { name: 'label ↓ ours →', of: ({ second }) => second, words: WORDS },
      { of: ({ severity }) => severity, words: severities },
    ),
    'By finding, second label:',
    '',
    ...cross(
      all,
      { name: 'finding', of: ({ code }) => code, words: distinct(all.map(({ code }) => code)) },
      { of: ({ second }) => second, words: WORDS },
    ),
    `What spoke for the ${ours.length} acts that we call irregularities, and their second label:`,
    '',
    ...cross(
      ours,
      { name: 'support', of: ({ supported }) => supported, words: distinct(ours.map(({ supported }) => supported)) },
      { of: ({ second }) => second, words: WORDS },
    ),
  ].join('\n');
};

const write = async (root: string): Promise<void> => {
  const labels = readFileSync(LABELS, 'utf8').trim().split('\n').map(labelOf);
  const { files } = await inputsOf([root]);
  const all: Weighed[] = [];
  for (const file of files) {
    const own = labels.filter((label) => label.file === file.sha256);
    if (own.length > 0) all.push(...(await weighedIn(file, own)));
  }
  if (all.length !== labels.length)
    throw new Error(`${labels.length - all.length} labelled boards are not among the files`);
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, `${page.slice(0, page.indexOf(TABLES))}${tablesOf(all).trimEnd()}\n`);
  process.stdout.write(`${PAGE}: ${all.length} boards\n`);
};

const [root] = process.argv.slice(2);
if (root === undefined || statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
  process.stderr.write('give the folder of the files, as in npm run corpus:labels ../records\n');
  process.exitCode = 2;
} else await write(root);
