/** `etui review`: a board event by event, findings with their law. */
import { writeFile } from 'node:fs/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { JsonObject } from '../../domain/event.ts';
import { saying } from '../../domain/saying.ts';
import { paceJson, paceOf } from '../../projections/pace.ts';
import type { Moment } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { type FoldOptions, momentsOf, tableOf } from '../../replay/fold.ts';
import { pollState, unjudged } from '../../replay/poll.ts';
import type { Lang } from '../../words/say.ts';
import { reviewText } from '../text/review.ts';
import { type AsFlags, boardAs, lensOf, foldAs, personsOf, polledAs } from './as.ts';
import type { Persons } from '../http/redact.ts';
import type { Board } from './boards.ts';
import { linesOf } from './erased.ts';
import { type Exit, type Fault, usage } from './fault.ts';
import { editionOf, foldFault } from './moment.ts';
import { terminal, write } from './output.ts';
import { recordAt } from './record.ts';
import { unnamed } from './unnamed.ts';
import { wordedState } from './worded.ts';

interface Flags extends AsFlags {
  readonly names?: boolean;
  readonly strict?: boolean;
  readonly html?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

/** The events as they stand in the record, those that count in the order in which they count, and the state. */
const reviewJson = (board: Board, moments: readonly Moment[], state: JsonObject): JsonObject => ({
  board: board.name,
  events: linesOf(board),
  order: moments.map(({ event }) => event.seq),
  state,
  pace: paceJson(paceOf(moments)),
  losses: board.losses.map(({ says: _says, ...loss }) => ({ ...loss })),
  notices: board.notices.map(({ says: _says, ...notice }) => ({ ...notice })),
});

/** `polled`: the state in the place of the table's own. */
const shown = (board: Board, { moments, table }: Folded, flags: Flags, polled: JsonObject | undefined): string => {
  if (flags.json === true) {
    const state = polled ?? wordedState(table, board.events, flags.lang);
    return `${JSON.stringify(reviewJson(board, moments, state))}\n`;
  }
  const { events: record, losses, notices } = board;
  return reviewText(
    { record, moments, table, losses, notices },
    { lang: flags.lang, names: flags.names === true, ...terminal() },
  );
};

/** The review page, in one file, open at the moment asked for. */
const writePage = async (
  out: string,
  board: Board,
  persons: Persons,
  flags: Flags,
  at: number | undefined,
): Promise<E.Either<Fault, null>> => {
  const { pageOf } = await import('../http/page.ts');
  const edition = editionOf(flags.laws);
  const page = pageOf(board.events, {
    lang: flags.lang,
    names: flags.names === true,
    persons,
    ...lensOf(flags),
    goesOn: board.goesOn === true,
    ...(edition === undefined ? {} : { edition }),
    ...(at === undefined ? {} : { at }),
  });
  try {
    await writeFile(out, page);
    return E.right(null);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return E.left(usage(saying('the review page cannot be written to {file}: {why}', { file: out, why })));
  }
};

interface Folded {
  readonly moments: readonly Moment[];
  readonly table: Table;
}
/** A person polled is told what happened, and not what the Laws make of it. */
const pollStateOf = (file: string, board: Board, flags: Flags): E.Either<Fault, JsonObject | undefined> => {
  if (flags.as !== 'poll' || flags.json !== true) return E.right(undefined);
  const asked = polledAs(file, board, flags);
  return E.isLeft(asked) ? asked : E.right(pollState(asked.right.view, asked.right.poll));
};
const foldedAs = (file: string, board: Board, options: FoldOptions, flags: Flags): E.Either<Fault, Folded> => {
  const moments = momentsOf(board.events, options);
  if (E.isLeft(moments)) return E.left(foldFault(file, moments.left));
  const table = tableOf(board.events, options);
  if (E.isLeft(table)) return E.left(foldFault(file, table.left));
  if (flags.as !== 'poll') return E.right({ moments: moments.right, table: table.right });
  const told = moments.right.map((m) => ({ ...m, before: unjudged(m.before), after: unjudged(m.after) }));
  return E.right({ moments: told, table: unjudged(table.right) });
};

/** Runs the command. */
export const runReview = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (flags.html !== undefined && flags.json === true)
    return E.left(usage('--html writes a page and --json the same as data: give one of them'));
  const named = await recordAt(record, flags);
  if (E.isLeft(named)) return named;
  const { file } = named.right;
  const seen = boardAs(file, named.right.board, flags);
  if (E.isLeft(seen)) return seen;
  const persons = personsOf(named.right.board);
  const board =
    flags.names === true || flags.html !== undefined ? seen.right : unnamed(seen.right, persons, flags.lang);
  const options = foldAs(board, flags);
  if (E.isLeft(options)) return options;
  const folded = foldedAs(file, board, options.right, flags);
  if (E.isLeft(folded)) return folded;
  const { table } = folded.right;
  const state = pollStateOf(file, named.right.board, flags);
  if (E.isLeft(state)) return state;
  if (flags.html === undefined) await write(process.stdout, shown(board, folded.right, flags, state.right));
  else {
    const written = await writePage(flags.html, board, persons, flags, options.right.at);
    if (E.isLeft(written)) return written;
  }
  const found = table.findings.some(({ severity }) => severity !== 'notice');
  return E.right(flags.strict === true && found ? 1 : 0);
};

export const reviewExamples = `
Examples:
  etui review session.pbn#17
  etui review board.jsonl --lang fr --names
  etui review board.jsonl --html board.html   the review page, in one file
  etui review board.jsonl --strict > /dev/null || echo something was found`;

/** Declares the command's own options. */
export const declareReview = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'after this event (default: the last)')
    .option('--names', 'name the players (default: their seats)')
    .option('--strict', 'exit with 1 when something was found')
    .option('--html <out>', 'write the review page to this file, instead of the text')
    .option(
      '--as <viewer>',
      'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it',
    )
    .option('--seat <seat>', 'whose hand is polled (--as poll)');
