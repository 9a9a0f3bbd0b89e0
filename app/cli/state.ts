/** `etui state`: the legal state at a moment of a record (contract 2). */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import { tableOf } from '../../replay/fold.ts';
import type { Lang } from '../../words/say.ts';
import { batch } from './batch.ts';
import { type Exit, type Fault, usage } from './fault.ts';
import { editionOf, foldFault, foldOptions, type MomentFlags } from './moment.ts';
import { write } from './output.ts';
import { recordAt } from './record.ts';
import { stateText } from './state-text.ts';
import { wordedState } from './worded.ts';

interface Flags extends MomentFlags {
  readonly as?: string;
  readonly json?: boolean;
  readonly lang: Lang;
  readonly batch?: string;
}

const ofRecord = async (text: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(text);
  if (E.isLeft(named)) return named;
  const { file, board } = named.right;
  const options = foldOptions(flags, board.events.length);
  if (E.isLeft(options)) return options;
  const table = tableOf(board.events, options.right);
  if (E.isLeft(table)) return E.left(foldFault(file, table.left));
  const state = wordedState(table.right, board.events, flags.lang);
  await write(process.stdout, flags.json === true ? `${JSON.stringify(state)}\n` : stateText(state));
  return E.right(0);
};

/** Runs the command. */
export const runState = async (record: string | undefined, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (flags.as !== undefined)
    return E.left(usage('--as is not implemented yet: the state is shown as the director sees it'));
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
  etui state --batch cases.jsonl            a line {id, at, state} for each case and check`;

/** Declares the command's own options. */
export const declareState = (command: Command): Command =>
  command
    .argument('[record]', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'after this event (default: the last)')
    .option('--known <seq>', 'in the light of what the record held by this event, or last (default: as --at)')
    .option('--as <seat>', 'as that player may know it')
    .option('--batch <cases>', 'a file of cases, one a line');
