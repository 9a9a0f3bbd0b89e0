/** `etui export`: a record in a format that other programs read, with what that format cannot say told. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import { type Command, Option } from 'commander';
import type { BoardRecord } from '../../domain/event.ts';
import { exportLin } from '../../formats/lin/export.ts';
import { exportPbn, PBN_HEADER } from '../../formats/pbn/export.ts';
import { writeScript } from '../../formats/script/write.ts';
import { wordsIn } from '../../words/index.ts';
import type { Table } from '../../projections/table/table.ts';
import { tableOf } from '../../replay/fold.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { writeJsonLines } from '../../wire/jsonl.ts';
import type { Lang } from '../../words/say.ts';
import type { Persons } from '../http/redact.ts';
import { addressOf } from './address.ts';
import { boardAs, lensOf, personsOf } from './as.ts';
import { type Exit, type Fault, unreadable, usage } from './fault.ts';
import { openHashed } from './file-hash.ts';
import { meantInStore } from './in-store.ts';
import { wordsOf } from './language.ts';
import { editionOf } from './moment.ts';
import { write } from './output.ts';
import { linShown, pbnShown } from '../shown.ts';
import { isFile, type Named, recordAt, recordIn } from './record.ts';
import { secretFor, storedForm } from './stored-form.ts';

interface Flags {
  readonly format: string;
  readonly as?: string;
  readonly seat?: string;
  readonly secret?: string;
  readonly store?: string;
  readonly laws?: string;
  readonly names?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}
const tableIn = (events: BoardRecord, flags: Flags): Table | undefined => {
  const edition = editionOf(flags.laws);
  const table = tableOf(events, edition === undefined ? {} : { edition });
  return E.isRight(table) ? table.right : undefined;
};
/** A text and, a line each, what it cannot say. */
interface Exported {
  readonly text: string;
  readonly losses: readonly { readonly line: string; readonly json: object }[];
}

const asPbn = (events: BoardRecord, flags: Flags): Exported => {
  const table = tableIn(events, flags);
  const { text, losses } = exportPbn(events, table === undefined ? {} : pbnShown(events, table));
  return {
    text: PBN_HEADER + text,
    losses: losses.map((loss) => ({
      line: `${loss.tag} ${loss.text}: ${wordsIn(flags.lang).formats.losses[loss.reason]}`.trim(),
      json: loss,
    })),
  };
};

const asLin = (file: string, events: BoardRecord, flags: Flags): E.Either<Fault, Exported> => {
  const table = tableIn(events, flags);
  const written = exportLin(events, table === undefined ? undefined : linShown(table));
  if (E.isLeft(written)) return E.left(unreadable(file, saysOf(written.left)));
  const { text, losses } = written.right;
  return E.right({ text, losses: losses.map((loss) => ({ line: `${loss.field} (${loss.events})`, json: loss })) });
};

const asJsonLines = ({ file, board }: Named, fileHash: string, flags: Flags): E.Either<Fault, Exported> => {
  const stored = storedForm(board, { file, fileHash, secret: secretFor(flags.secret, fileHash) });
  if (E.isLeft(stored)) return stored;
  const text = writeJsonLines(stored.right);
  return E.isLeft(text) ? E.left(unreadable(file, saysOf(text.left))) : E.right({ text: text.right, losses: [] });
};

/** A view has no ids and no hashes: they would tell of what it leaves out. */
const asWritten = (events: BoardRecord): string => events.map((e) => `${JSON.stringify(encodeEvent(e))}\n`).join('');

/** The review page; what it is made with is loaded by those who want one. */
const asHtml = async (events: BoardRecord, persons: Persons, flags: Flags): Promise<Exported> => {
  const { pageOf } = await import('../http/page.ts');
  const edition = editionOf(flags.laws);
  const options = {
    lang: flags.lang,
    names: flags.names === true,
    persons,
    ...lensOf(flags),
    ...(edition === undefined ? {} : { edition }),
  };
  return { text: pageOf(events, options), losses: [] };
};

const exported = async (
  named: Named,
  persons: Persons,
  fileHash: string,
  flags: Flags,
): Promise<E.Either<Fault, Exported>> => {
  switch (flags.format) {
    case 'pbn':
      return E.right(asPbn(named.board.events, flags));
    case 'lin':
      return asLin(named.file, named.board.events, flags);
    case 'jsonl':
      if (flags.as !== undefined) return E.right({ text: asWritten(named.board.events), losses: [] });
      return asJsonLines(named, fileHash, flags);
    case 'etui':
      return E.right({ text: writeScript(named.board.events, { lang: flags.lang }), losses: [] });
    case 'html':
      return E.right(await asHtml(named.board.events, persons, flags));
    default:
      return E.left(
        usage(saying('--format takes jsonl, pbn, lin, etui or html, not {given}', { given: flags.format })),
      );
  }
};

interface Sourced {
  readonly named: Named;
  /** Of a record that has ids already, as one of a store, nothing follows from it. */
  readonly fileHash: string;
}
const sourced = async (record: string, flags: Flags): Promise<E.Either<Fault, Sourced>> => {
  // Only a page shows names: an event in which they took the place of keys would not be what was hashed.
  const names = flags.names === true && flags.format === 'html';
  if (meantInStore(record, flags) !== undefined)
    return E.map((named: Named): Sourced => ({ named, fileHash: '' }))(await recordAt(record, { ...flags, names }));
  const address = addressOf(record, isFile);
  const source = await openHashed(address.file);
  if (E.isLeft(source)) return source;
  const { fileHash } = source.right;
  return E.map((named: Named): Sourced => ({ named, fileHash }))(await recordIn(address, source.right, flags));
};

/** Runs the command. */
export const runExport = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const given = await sourced(record, flags);
  if (E.isLeft(given)) return given;
  const { named, fileHash } = given.right;
  const board = boardAs(named.file, named.board, flags);
  if (E.isLeft(board)) return board;
  const done = await exported({ ...named, board: board.right }, personsOf(named.board), fileHash, flags);
  if (E.isLeft(done)) return done;
  const { text, losses } = done.right;
  await write(process.stdout, text);
  if (losses.length === 0) return E.right(0);
  if (flags.json === true)
    await write(process.stderr, `${JSON.stringify({ losses: losses.map(({ json }) => json) })}\n`);
  else {
    const lines = losses.map(({ line }) => `  ${line}\n`).join('');
    await write(process.stderr, `${wordsOf(flags.lang).exported(losses.length)}\n${lines}`);
  }
  return E.right(0);
};

export const exportExamples = `
The record goes to standard output; what the format cannot say is told on standard error (with --json: as JSON).

Examples:
  etui export session.pbn#17 --format jsonl   the same lines as etui import gives
  etui export board.jsonl --format pbn > board.pbn
  etui export board.jsonl --format etui --lang fr   as a table script, in French
  etui export board.jsonl --format html > board.html   the review page, in one file; seats for names unless --names`;

/** Declares the command's own options. */
export const declareExport = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .addOption(
      new Option('--format <format>', 'the format to write')
        .choices(['jsonl', 'pbn', 'lin', 'etui', 'html'])
        .makeOptionMandatory(),
    )
    .option(
      '--as <viewer>',
      'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it',
    )
    .option('--seat <seat>', 'whose hand is polled (--as poll)')
    .option('--names', 'the players by name (html)')
    .option('--secret <text>', 'what keys of persons and salts of texts follow from (jsonl)');
