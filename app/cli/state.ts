/** `etui state`: the legal state at a moment of a record (contract 2). */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { JsonObject } from '../../domain/event.ts';
import { tableOf } from '../../replay/fold.ts';
import { pollState } from '../../replay/poll.ts';
import { viewState } from '../../replay/view.ts';
import type { Lang } from '../../words/say.ts';
import { type AsFlags, polledAs, seenAs } from './as.ts';
import { batch } from './batch.ts';
import type { Board } from './boards.ts';
import { type Exit, type Fault, usage } from './fault.ts';
import { editionOf, foldFault, foldOptions } from './moment.ts';
import { write } from './output.ts';
import { recordAt } from './record.ts';
import { stateText } from './state-text.ts';
import { wordedState } from './worded.ts';

interface Flags extends AsFlags {
  readonly json?: boolean;
  readonly lang: Lang;
  readonly batch?: string;
}

const ofRecord = async (text: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(text, flags);
  if (E.isLeft(named)) return named;
  const { file, board } = named.right;
  if (flags.as !== undefined) return asViewer(file, board, flags, flags.as);
  const options = foldOptions(flags, board.events.length);
  if (E.isLeft(options)) return options;
  const table = tableOf(board.events, options.right);
  if (E.isLeft(table)) return E.left(foldFault(file, table.left));
  const state = wordedState(table.right, board.events, flags.lang);
  return shown(state, flags);
};

const shown = async (state: JsonObject, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  await write(process.stdout, flags.json === true ? `${JSON.stringify(state)}\n` : stateText(state));
  return E.right(0);
};
const asViewer = async (file: string, board: Board, flags: Flags, as: string): Promise<E.Either<Fault, Exit>> => {
  if (as === 'poll') {
    const polled = polledAs(file, board, flags);
    return E.isLeft(polled) ? polled : shown(pollState(polled.right.view, polled.right.poll), flags);
  }
  const seen = seenAs(file, board, flags, as);
  if (E.isLeft(seen)) return seen;
  const { view } = seen.right;
  return shown(viewState(view, wordedState(view.table, view.events, flags.lang)), flags);
};

/** Runs the command. */
export const runState = async (record: string | undefined, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (flags.batch !== undefined && record !== undefined)
    return E.left(usage('give a record, or --batch with a file of cases, not both'));
  if (flags.batch !== undefined) return batch(flags.batch, editionOf(flags.laws), flags.lang);
  return record === undefined
    ? E.left(usage('say which record: etui state FILE, or FILE#17'))
    : ofRecord(record, flags);
};

export const stateExamples = `
Examples:
  etui state board.jsonl                    the state after the last event
  etui state session.pbn#17 --at 12 --json  board 17 after event 12, as JSON
  etui state board.jsonl --at 6 --known last  event 6 in the light of all that became known later
  etui state board.jsonl --as W --at 7      as West may know it, after the seventh event of his own
  etui state board.jsonl --as poll --seat E   East's hand and the auction, for a poll
  etui state --batch cases.jsonl            a line {id, at, state} for each case and check`;

/** Declares the command's own options. */
export const declareState = (command: Command): Command =>
  command
    .argument('[record]', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'after this event (default: the last)')
    .option('--known <seq>', 'in the light of what the record held by this event, or last (default: as --at)')
    .option(
      '--as <viewer>',
      'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it',
    )
    .option('--seat <seat>', 'whose hand is polled (--as poll)')
    .option('--batch <cases>', 'a file of cases, one a line');
