/**
 * `npm run coverage:table [-- [--check] [BOARDS [SEED]]]`: what the generated boards reach. For each finding code and
 * edition, in how many boards it occurs, and in how many while something else is open (a choice or judgement that waits,
 * a duty or a restriction in force); then for each row of the law reference how many boards reached a paragraph of it, or
 * that the function which handles it was called (`called`), where the row leaves no reference. What is never reached is
 * never tested: with `--check` it exits with 1 where a goal is missed.
 */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../domain/edition.ts';
import { FINDING_CODES, type FindingCode } from '../domain/finding.ts';
import { transferParts } from '../domain/laws/law-64.ts';
import { duties, legalCards, pending, playRestrictions, restrictions } from '../domain/lawbook.ts';
import type { Moment } from '../projections/table/step.ts';
import type { Table } from '../projections/table/table.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { LAWS_ROWS, type Row } from '../tests/laws-rows.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import type { Board } from './arbitrary/lawful-board.ts';
import { type Called, countCalls } from './called.ts';

const EDITIONS: readonly Edition[] = ['2007', '2017'];
/** Of so many boards, each code is wanted in so many of an edition, and of these in so many while something is open. */
const OF = 20_000;
const WANTED = 200;
const WANTED_AMIDST = 50;
/** The codes of the auction and of the play: of these alone it is asked that something else was open. */
const AMIDST: ReadonlySet<FindingCode> = new Set(
  FINDING_CODES.slice(FINDING_CODES.indexOf('insufficient-bid'), FINDING_CODES.indexOf('dummy-oversteps') + 1),
);

type Counts = Map<string, number>;
const add = (counts: Counts, keys: Iterable<string>): void => {
  for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
};
const somethingIsOpen = (table: Table): boolean =>
  pending(table).length > 0 || duties(table).length > 0 || restrictions(table).some(({ status }) => status !== 'spent');

/** Codes found by this event, whether a law, a ruling or the order of the record brought them. */
const codesOf = ({ before, after }: Moment): readonly string[] =>
  after.findings.filter((finding) => !before.findings.includes(finding)).map(({ code }) => code);
/** The paragraphs that a consequence rests on. */
const lawOf = (one: Moment['consequences'][number]): readonly string[] => {
  switch (one.is) {
    case 'finding':
      return [one.finding.law];
    case 'status':
      return [one.law];
    case 'known':
      return [one.item.law];
    default:
      return [];
  }
};
/** Paragraphs that found, told, asked, bound or restricted something after the event. */
const lawsOf = ({ after, consequences }: Moment): readonly string[] => [
  ...consequences.flatMap(lawOf),
  ...[...pending(after), ...duties(after), ...restrictions(after), ...playRestrictions(after)].map(({ law }) => law),
  ...(legalCards(after)?.because ?? []).map(({ law }) => law),
];
const lawsAtTheEnd = (table: Table): readonly string[] =>
  transferParts(table).flatMap(({ law, barredBy }) => [law, barredBy].filter((one) => one !== null));

interface Reached {
  boards: number;
  readonly codes: Counts;
  readonly amidst: Counts;
  readonly laws: Counts;
}
type Both = Readonly<Record<Edition, Reached>>;
const reach = (reached: Reached, events: Board): void => {
  const moments = momentsOf(events);
  const table = tableOf(events);
  if (E.isLeft(moments)) throw new Error(moments.left.message);
  if (E.isLeft(table)) throw new Error(table.left.message);
  reached.boards += 1;
  add(
    reached.codes,
    table.right.findings.map(({ code }) => code),
  );
  add(
    reached.amidst,
    moments.right.flatMap((moment) => (somethingIsOpen(moment.before) ? codesOf(moment) : [])),
  );
  add(reached.laws, [...moments.right.flatMap(lawsOf), ...lawsAtTheEnd(table.right)]);
};

const editionOf = (events: Board): Edition => {
  const [opened] = events;
  return opened?.type === 'BoardOpened' && opened.laws === '2007' ? '2007' : '2017';
};
const collect = (numRuns: number, seed: number): Both => {
  const none = (): Reached => ({ boards: 0, codes: new Map(), amidst: new Map(), laws: new Map() });
  const reached = { '2007': none(), '2017': none() };
  const run = fc.property(illegalBoard(engine, { setups: true }), (events) =>
    reach(reached[editionOf(events)], events),
  );
  fc.assert(run, { numRuns, seed, endOnFailure: true });
  return reached;
};

const line = (name: string, cells: readonly (number | string)[]): string =>
  name.padEnd(40) + cells.map((cell) => String(cell).padStart(9)).join('');
/** `27B1` is part of `27B`, `27` of `2` is not. */
const isPartOf = (law: string, row: string): boolean =>
  law === row || (law.startsWith(row) && !(/\d$/.test(row) && /^\d/.test(law.slice(row.length))));
const boardsOf = ({ laws }: Reached, row: Row): number =>
  [...laws].filter(([law]) => isPartOf(law, row.id)).reduce((most, [, boards]) => Math.max(most, boards), 0);
const isCalled = (row: Row, called: Called): boolean =>
  row.by.some((one) => {
    const [file = '', name = ''] = one.split(' ');
    return called.has(file, name);
  });
const reachedRow = (one: Reached, row: Row, edition: Edition, called: Called): string => {
  if (row.edition !== 'both' && row.edition !== edition) return '';
  const boards = boardsOf(one, row);
  return boards > 0 ? String(boards) : isCalled(row, called) ? 'called' : '-';
};
const print = (reached: Both, called: Called): void => {
  const both = <T>(cells: (one: Reached, edition: Edition) => readonly T[]): readonly T[] =>
    EDITIONS.flatMap((edition) => cells(reached[edition], edition));
  console.log(
    line(
      'boards',
      both(({ boards }) => [boards, '']),
    ),
  );
  console.log(line('code', ['2007', 'amidst', '2017', 'amidst']));
  for (const code of FINDING_CODES)
    console.log(
      line(
        code,
        both(({ codes, amidst }) => [codes.get(code) ?? 0, amidst.get(code) ?? 0]),
      ),
    );
  console.log(line('row', EDITIONS));
  for (const row of LAWS_ROWS)
    console.log(
      line(
        `${row.id} ${row.name}`.slice(0, 39),
        both((one, edition) => [reachedRow(one, row, edition, called)]),
      ),
    );
};

/** The goals that were missed, for so many boards in all. */
const missed = (reached: Both, boards: number): readonly string[] => {
  const share = boards / OF;
  const below = (what: string, count: number, wanted: number): readonly string[] =>
    count < wanted * share ? [`${what}: ${count} of ${Math.ceil(wanted * share)}`] : [];
  return EDITIONS.flatMap((edition) =>
    FINDING_CODES.flatMap((code) => [
      ...below(`${code} in ${edition}`, reached[edition].codes.get(code) ?? 0, WANTED),
      ...(AMIDST.has(code)
        ? below(`${code} in ${edition}, something open`, reached[edition].amidst.get(code) ?? 0, WANTED_AMIDST)
        : []),
    ]),
  );
};

const given = process.argv.slice(2);
const [boards = String(OF), seed = '2026'] = given.filter((one) => one !== '--check');
const calls = await countCalls();
const found = collect(Number(boards), Number(seed));
const called = await calls();
print(found, called);
const goals = missed(found, Number(boards));
for (const goal of goals) console.log(`missed: ${goal}`);
const handled = LAWS_ROWS.filter(({ by }) => by.length > 0);
const byParagraph = handled.filter((row) => EDITIONS.some((edition) => boardsOf(found[edition], row) > 0));
const byFunction = handled.filter((row) => !byParagraph.includes(row) && isCalled(row, called));
console.log(
  `of ${handled.length} rows handled ${byParagraph.length} were reached by their paragraph, ${byFunction.length} more by the call`,
);
if (given.includes('--check') && goals.length > 0) process.exitCode = 1;
