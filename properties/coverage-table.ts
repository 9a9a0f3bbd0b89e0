/**
 * `npm run coverage:table [BOARDS [SEED]]`: what the generated boards reach. For each finding code and edition, in how
 * many boards it occurs, and in how many while something else is open (a choice or judgement that waits, a duty or a
 * restriction in force); then the paragraphs that had a say. What is never reached is never tested.
 */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../domain/edition.ts';
import { FINDING_CODES } from '../domain/finding.ts';
import { duties, pending, restrictions } from '../domain/lawbook.ts';
import type { Moment } from '../projections/table/step.ts';
import type { Table } from '../projections/table/table.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import type { Board } from './arbitrary/lawful-board.ts';

const EDITIONS: readonly Edition[] = ['2007', '2017'];
type Counts = Map<string, number>;
const add = (counts: Counts, keys: Iterable<string>): void => {
  for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
};
const somethingIsOpen = (table: Table): boolean =>
  pending(table).length > 0 || duties(table).length > 0 || restrictions(table).some(({ status }) => status !== 'spent');

/** Codes found by this event, whether a law, a ruling or the order of the record brought them. */
const codesOf = ({ before, after }: Moment): readonly string[] =>
  after.findings.filter((finding) => !before.findings.includes(finding)).map(({ code }) => code);
/** Paragraphs that found, asked, bound or restricted something after the event. */
const lawsOf = ({ after, consequences }: Moment): readonly string[] => [
  ...consequences.flatMap((one) => (one.is === 'finding' ? [one.finding.law] : one.is === 'status' ? [one.law] : [])),
  ...[...pending(after), ...duties(after), ...restrictions(after)].map(({ law }) => law),
];

interface Reached {
  boards: number;
  readonly codes: Counts;
  readonly amidst: Counts;
  readonly laws: Counts;
}
const codesAtTheEnd = (events: Board): readonly string[] => {
  const table = tableOf(events);
  return E.isLeft(table) ? [] : table.right.findings.map(({ code }) => code);
};
const reach = (reached: Reached, events: Board): void => {
  const moments = momentsOf(events);
  if (E.isLeft(moments)) throw new Error(moments.left.message);
  reached.boards += 1;
  add(reached.codes, codesAtTheEnd(events));
  add(
    reached.amidst,
    moments.right.flatMap((moment) => (somethingIsOpen(moment.before) ? codesOf(moment) : [])),
  );
  add(reached.laws, moments.right.flatMap(lawsOf));
};

const editionOf = (events: Board): Edition => {
  const [opened] = events;
  return opened?.type === 'BoardOpened' && opened.laws === '2007' ? '2007' : '2017';
};
const collect = (numRuns: number, seed: number): Readonly<Record<Edition, Reached>> => {
  const none = (): Reached => ({ boards: 0, codes: new Map(), amidst: new Map(), laws: new Map() });
  const reached = { '2007': none(), '2017': none() };
  const run = fc.property(illegalBoard(engine), (events) => reach(reached[editionOf(events)], events));
  fc.assert(run, { numRuns, seed, endOnFailure: true });
  return reached;
};

const print = (reached: Readonly<Record<Edition, Reached>>): void => {
  const row = (name: string, cells: readonly (number | string)[]): string =>
    name.padEnd(30) + cells.map((cell) => String(cell).padStart(8)).join('');
  console.log(
    row(
      'boards',
      EDITIONS.map((edition) => reached[edition].boards),
    ),
  );
  console.log(row('\ncode', ['2007', 'amidst', '2017', 'amidst']));
  for (const code of FINDING_CODES)
    console.log(
      row(
        code,
        EDITIONS.flatMap((edition) => [reached[edition].codes.get(code) ?? 0, reached[edition].amidst.get(code) ?? 0]),
      ),
    );
  console.log(row('\nparagraph', EDITIONS));
  const laws = new Set(EDITIONS.flatMap((edition) => [...reached[edition].laws.keys()]));
  const byNumber = new Intl.Collator('en', { numeric: true });
  for (const law of [...laws].toSorted(byNumber.compare))
    console.log(
      row(
        law,
        EDITIONS.map((edition) => reached[edition].laws.get(law) ?? 0),
      ),
    );
};

const [boards = '20000', seed = '2026'] = process.argv.slice(2);
print(collect(Number(boards), Number(seed)));
