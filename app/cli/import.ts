/** `etui import`: files of any known format → records in their stored form, and what could not be kept. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import { type Command, Option } from 'commander';
import { writeJsonLines } from '../../wire/jsonl.ts';
import type { Lang } from '../../words/say.ts';
import { type Board, boardsOf, type ReadBoard } from './boards.ts';
import { type Exit, type Fault, unreadable, usage } from './fault.ts';
import { filesBelow, isFolder } from './folder.ts';
import { type HashedSource, openHashed } from './file-hash.ts';
import { type Into, openInto, storeBoard } from './import-into.ts';
import { write } from './output.ts';
import { counted, progressOn } from './progress.ts';
import { jsonReport, type Report, textReport } from './report.ts';
import type { Format } from './source.ts';
import { secretFor, storedForm } from './stored-form.ts';

interface Flags {
  readonly format?: string;
  readonly into?: string;
  readonly secret?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}
const FORMATS: readonly Format[] = ['jsonl', 'pbn', 'lin', 'etui'];

/** Flags, and the store where there is one. */
interface Run extends Flags {
  readonly store?: Into;
}

const writeBoard = async (board: Board, source: HashedSource, flags: Run): Promise<E.Either<Fault, null>> => {
  if (flags.store !== undefined) return storeBoard(flags.store, board, source, flags);
  const { file, fileHash } = source;
  const stored = storedForm(board, { file, fileHash, secret: secretFor(flags.secret, fileHash) });
  if (E.isLeft(stored)) return stored;
  const text = writeJsonLines(stored.right);
  if (E.isLeft(text))
    return E.left(unreadable(file, saying('board {board}: {why}', { board: board.name, why: saysOf(text.left) })));
  await write(process.stdout, text.right);
  return E.right(null);
};

/** The exit of a board: refused boards of other programs are the daily bread of importing, our own are not. */
const take = async (read: ReadBoard, source: HashedSource, flags: Run, report: Report): Promise<Exit> => {
  await report.board(read);
  if (E.isLeft(read)) return source.format === 'jsonl' || source.format === 'etui' ? 3 : 0;
  const written = await writeBoard(read.right, source, flags);
  if (E.isRight(written)) return 0;
  await report.fault(written.left);
  return written.left.exit;
};

const importFile = async (file: string, flags: Run): Promise<Exit> => {
  const report = flags.json === true ? jsonReport(file) : textReport(file, flags.lang);
  const opened = await openHashed(
    file,
    FORMATS.find((each) => each === flags.format),
  );
  if (E.isLeft(opened)) {
    await report.fault(opened.left);
    return opened.left.exit;
  }
  const source = opened.right;
  const progress = progressOn(process.stderr, file, source.size);
  let exit: Exit = 0;
  for await (const read of boardsOf({ ...source, pieces: counted(source.pieces, progress) })) {
    const one = await take(read, source, flags, report);
    exit = one > exit ? one : exit;
    if (flags.store?.lost === true) break;
  }
  progress.end();
  const { read } = await report.end();
  return read === 0 && exit === 0 ? 3 : exit;
};

const filesOf = (word: string): readonly E.Either<Fault, string>[] =>
  isFolder(word) ? [...filesBelow(word)] : [E.right(word)];
const passOver = async (fault: Fault, { json, lang }: Run): Promise<Exit> => {
  const report = json === true ? jsonReport(fault.place) : textReport(fault.place, lang);
  await report.fault(fault);
  return fault.exit;
};

const importAll = async (files: readonly string[], flags: Run): Promise<Exit> => {
  let exit: Exit = 0;
  for (const file of files.flatMap(filesOf)) {
    const one = E.isLeft(file) ? await passOver(file.left, flags) : await importFile(file.right, flags);
    exit = one > exit ? one : exit;
    if (flags.store?.lost === true) break;
  }
  return exit;
};

/**
 * Runs the command: records to standard output, or into a store and what was new there to standard output; the report
 * to standard error.
 */
export const runImport = async (files: readonly string[], flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (flags.into === undefined) return E.right(await importAll(files, flags));
  if (flags.secret !== undefined)
    return E.left(usage('leave --secret out with --into: keys and salts follow from the secret of the store'));
  const store = await openInto(flags.into);
  if (E.isLeft(store)) return store;
  try {
    return E.right(await importAll(files, { ...flags, store: store.right }));
  } finally {
    await store.right.store.close();
  }
};

export const importExamples = `
Records go to standard output as canonical JSON Lines, the report to standard error (with --json: JSON Lines too).
Ids follow from the file's hash, so that importing again gives the same bytes. Names of persons become keys, texts
commitments; both follow from --secret, else from ETUI_SECRET, else from the file's hash (then who has the file can
tell whose key is whose). Exit 3: a file gave no board, or a JSON Lines record or a script cannot be read.
With --into the records go into a store, and what was new there to standard output. Importing again adds nothing.

Examples:
  etui import session.pbn > session.jsonl
  etui import 2026/ --into sqlite:etui.db     every record below a folder
  etui import *.lin --json 2> report.jsonl > all.jsonl
  unzip -p boards.zip | etui import - --format pbn > boards.jsonl
  etui import session.pbn --into sqlite:etui.db`;

/** Declares the command's own options. */
export const declareImport = (command: Command): Command =>
  command
    .argument('<files...>', 'PBN, LIN, JSON Lines or script files, folders of them, or - for standard input')
    .addOption(new Option('--format <format>', 'read as this, whatever the ending').choices([...FORMATS]))
    .option('--into <store>', 'write into a store: sqlite:PATH, jsonl:PATH, esdb://…')
    .option('--secret <text>', 'what keys of persons and salts of texts follow from');
