/** `etui options`: who may choose or must judge what now, under which law, and what each answer would change. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { JsonObject } from '../../domain/event.ts';
import { optionsJson } from '../../projections/consequences.ts';
import type { Options } from '../../projections/options.ts';
import { pendingJson, stateOf } from '../../projections/table/state.ts';
import { isObject } from '../../wire/json.ts';
import { optionsAt } from '../../replay/options.ts';
import { pollChoices, pollState } from '../../replay/poll.ts';
import type { Lang } from '../../words/say.ts';
import { optionsText, pollOptionsText } from '../text/options.ts';
import type { Board } from './boards.ts';
import type { Exit, Fault } from './fault.ts';
import { type AsFlags, boardAs, foldAs, polledAs } from './as.ts';
import { foldFault } from './moment.ts';
import { terminal, write } from './output.ts';
import { recordAt } from './record.ts';

interface Flags extends AsFlags {
  readonly json?: boolean;
  readonly lang: Lang;
}

/** Whose turn it is with what he may do, and every open matter. */
const asJson = (board: string, options: Options): JsonObject => {
  const { at, auction, legalCalls, legalCards } = stateOf(options.before);
  return {
    board,
    at: at ?? null,
    auction: { toCall: isObject(auction) ? (auction['toCall'] ?? null) : null },
    legalCalls: legalCalls ?? [],
    legalCards: legalCards ?? [],
    pending: optionsJson(options),
  };
};

/** What the player polled may do and must choose; what the director judges, and what follows, is not for a peer. */
const asPolled = async (file: string, board: Board, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const polled = polledAs(file, board, flags);
  if (E.isLeft(polled)) return polled;
  const { view, poll } = polled.right;
  const { auction, legalCalls, legalCards } = pollState(view, poll);
  const open = pollChoices(poll);
  const text =
    flags.json === true
      ? `${JSON.stringify({
          board: board.name,
          at: poll.events.length - 1,
          auction: { toCall: isObject(auction) ? (auction['toCall'] ?? null) : null },
          legalCalls: legalCalls ?? [],
          legalCards: legalCards ?? [],
          pending: open.map(pendingJson),
        })}\n`
      : pollOptionsText(view.table, poll.table.at, open, { lang: flags.lang, ...terminal() });
  await write(process.stdout, text);
  return E.right(0);
};

/** Runs the command. */
export const runOptions = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(record, flags);
  if (E.isLeft(named)) return named;
  const { file } = named.right;
  if (flags.as === 'poll') return asPolled(file, named.right.board, flags);
  const seen = boardAs(file, named.right.board, flags);
  if (E.isLeft(seen)) return seen;
  const board = seen.right;
  const options = foldAs(board, flags);
  if (E.isLeft(options)) return options;
  const open = optionsAt(board.events, options.right);
  if (E.isLeft(open)) return E.left(foldFault(file, open.left));
  const text =
    flags.json === true
      ? `${JSON.stringify(asJson(board.name, open.right))}\n`
      : optionsText(open.right, { lang: flags.lang, ...terminal() });
  await write(process.stdout, text);
  return E.right(0);
};

export const optionsExamples = `
Examples:
  etui options board.jsonl            what is to be decided at the end of the record
  etui options board.jsonl --at 6     … after event 6
  etui options session.pbn#17 --json  each option with its consequences: {key, added, removed}`;

/** Declares the command's own options. */
export const declareOptions = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'after this event (default: the last)')
    .option('--known <seq>', 'in the light of what the record held by this event, or last (default: as --at)')
    .option(
      '--as <viewer>',
      'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it',
    )
    .option('--seat <seat>', 'whose hand is polled (--as poll)');
