/** `etui ledger`: authorized and unauthorized information, seat by seat, from when to when (16, contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { BoardRecord } from '../../domain/event.ts';
import { ledgerJson, ledgerOf } from '../../projections/ledger.ts';
import type { Table } from '../../projections/table/table.ts';
import { tableOf } from '../../replay/fold.ts';
import type { Lang } from '../../words/say.ts';
import { ledgerText } from '../text/ledger.ts';
import { type AsFlags, boardAs, foldAs, polledAs } from './as.ts';
import type { Board } from './boards.ts';
import type { Exit, Fault } from './fault.ts';
import { foldFault } from './moment.ts';
import { terminal, write } from './output.ts';
import { recordAt } from './record.ts';

interface Flags extends AsFlags {
  readonly json?: boolean;
  readonly lang: Lang;
}
interface Seen {
  readonly table: Table;
  readonly events: BoardRecord;
}

const seenBy = (file: string, board: Board, flags: Flags): E.Either<Fault, Seen> => {
  if (flags.as === 'poll') {
    const polled = polledAs(file, board, flags);
    return E.isLeft(polled) ? polled : E.right({ table: polled.right.poll.table, events: polled.right.poll.events });
  }
  const his = boardAs(file, board, flags);
  if (E.isLeft(his)) return his;
  const { events } = his.right;
  const options = foldAs(his.right, flags);
  if (E.isLeft(options)) return options;
  const table = tableOf(events, options.right);
  return E.isLeft(table) ? E.left(foldFault(file, table.left)) : E.right({ table: table.right, events });
};

/** Runs the command. */
export const runLedger = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(record, flags);
  if (E.isLeft(named)) return named;
  const { file, board } = named.right;
  const seen = seenBy(file, board, flags);
  if (E.isLeft(seen)) return seen;
  const { table, events } = seen.right;
  const at = new Map(events.map((event) => [event.seq, event]));
  const as = flags.as ?? null;
  const text =
    flags.json === true
      ? `${JSON.stringify({ board: board.name, at: table.at, as, ...ledgerJson(ledgerOf(table)) })}\n`
      : ledgerText(table, at, as, { lang: flags.lang, ...terminal() });
  await write(process.stdout, text);
  return E.right(0);
};

export const ledgerExamples = `
Examples:
  etui ledger board.jsonl            who may use what, at the end of the record and before
  etui ledger board.jsonl --at 6     … up to event 6
  etui ledger board.jsonl --as E     as East may know it, in his own numbers`;

/** Declares the command's own options. */
export const declareLedger = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'after this event (default: the last)')
    .option('--known <seq>', 'in the light of what the record held by this event, or last (default: as --at)')
    .option(
      '--as <viewer>',
      'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it',
    )
    .option('--seat <seat>', 'whose hand is polled (--as poll)');
