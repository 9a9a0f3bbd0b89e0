/** `etui diff`: the saved branches of a record, and what differs between them and the record. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import { differences } from '../../projections/difference.ts';
import { ledgerJson, ledgerOf } from '../../projections/ledger.ts';
import { stateOf } from '../../projections/table/state.ts';
import type { Table } from '../../projections/table/table.ts';
import { withAddresses } from '../../replay/address.ts';
import { tableOf } from '../../replay/fold.ts';
import { auditWordsIn } from '../../words/audit.ts';
import type { Lang } from '../../words/say.ts';
import { addressed, differencesText, endText } from '../text/what-if.ts';
import { sayIn } from '../text/say.ts';
import type { Board } from './boards.ts';
import { branchesFile, branchNamed, isOf, readBranches } from './branches.ts';
import type { Exit, Fault } from './fault.ts';
import { editionOf, foldFault } from './moment.ts';
import { terminal, write } from './output.ts';
import { recordAt } from './record.ts';
import { askedBy, folded } from './whatif.ts';

interface Flags {
  readonly laws?: string;
  readonly store?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

/** What is compared: a table and its name for the reader. */
interface Side {
  readonly name: string | null;
  readonly table: Table;
}

const listText = (board: Board, path: string, flags: Flags): E.Either<Fault, string> => {
  const all = readBranches(path);
  if (E.isLeft(all)) return all;
  const own = all.right.filter((each) => isOf(board, each));
  if (flags.json === true) return E.right(`${JSON.stringify({ board: board.name, branches: own })}\n`);
  const say = sayIn({ lang: flags.lang, ...terminal() });
  const words = auditWordsIn(flags.lang);
  if (own.length === 0) return E.right(`${say.fill(words.noBranches, { board: board.name })}\n`);
  const lines = own.map(({ name, at, do: given, drop }) => {
    const dropped = drop === null ? [] : [say.fill(words.droppedRange, { from: drop[0], to: drop[1] })];
    return say.fill(words.branchLine, {
      name,
      at,
      given: [say.count(words.events, given.length), ...dropped].join(', '),
    });
  });
  return E.right(
    `${[say.fill(words.branches, { board: board.name }), ...lines.map((line) => `  ${line}`)].join('\n')}\n`,
  );
};

const sideOf = (file: string, board: Board, name: string | null, laws: string | undefined): E.Either<Fault, Side> => {
  if (name === null) {
    const edition = editionOf(laws);
    const table = tableOf(board.events, edition === undefined ? {} : { edition });
    return E.isLeft(table) ? E.left(foldFault(file, table.left)) : E.right({ name, table: table.right });
  }
  const saved = branchNamed(branchesFile(file), board, name);
  if (E.isLeft(saved)) return saved;
  const asked = askedBy(board, saved.right);
  if (E.isLeft(asked)) return asked;
  const branch = folded(file, board, asked.right, laws);
  return E.isLeft(branch) ? branch : E.right({ name, table: branch.right.branch });
};

const compared = (board: Board, one: Side, other: Side, flags: Flags): string => {
  const [a, b] = [stateOf(one.table), stateOf(other.table)];
  if (flags.json === true) {
    const state = differences(a, b).map(({ key, added, removed }) => ({ key, added, removed }));
    const result = [a['result'] ?? null, b['result'] ?? null];
    const ledger = [ledgerJson(ledgerOf(one.table)), ledgerJson(ledgerOf(other.table))];
    return `${JSON.stringify(withAddresses({ board: board.name, between: [one.name, other.name], state, result, ledger }))}\n`;
  }
  const say = addressed(sayIn({ lang: flags.lang, ...terminal() }));
  const words = auditWordsIn(flags.lang);
  const names = [one, other].map(({ name }) => name ?? words.theRecord);
  const lines = differencesText(say, one.table, other.table);
  const ends = [one, other].map(({ table }, i) =>
    say.fill(say.words.review.labelled, { label: names[i] ?? '', value: endText(say, words, table) }),
  );
  const head = say.style.bold(say.fill(words.diff, { board: board.name, one: names[0] ?? '', other: names[1] ?? '' }));
  const told = lines.length === 0 ? [words.noDifference] : lines;
  return `${[head, ...told.map((line) => `  ${line}`), '', say.style.bold(words.endings), ...ends.map((line) => `  ${line}`)].join('\n')}\n`;
};

/** Runs the command: one name compares that branch with the record, two compare two branches, none lists them. */
export const runDiff = async (
  record: string,
  names: readonly string[],
  flags: Flags,
): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(record, flags);
  if (E.isLeft(named)) return named;
  const { file, board } = named.right;
  const [first, second] = names;
  if (first === undefined) {
    const listed = listText(board, branchesFile(file), flags);
    if (E.isLeft(listed)) return listed;
    await write(process.stdout, listed.right);
    return E.right(0);
  }
  const one = sideOf(file, board, second === undefined ? null : first, flags.laws);
  if (E.isLeft(one)) return one;
  const other = sideOf(file, board, second ?? first, flags.laws);
  if (E.isLeft(other)) return other;
  await write(process.stdout, compared(board, one.right, other.right, flags));
  return E.right(0);
};

export const diffExamples = `
Branches are saved by etui whatif … --save NAME. Both are compared as they end.

Examples:
  etui diff board.jsonl                      the branches saved beside the record
  etui diff board.jsonl accepted             the record and that branch
  etui diff board.jsonl accepted declined    two branches`;

/** Declares the command's own arguments. */
export const declareDiff = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17)')
    .argument('[branches...]', 'one branch, or two');
