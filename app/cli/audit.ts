/** `etui audit`: rulings, scores and results of many records against the Laws (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import { saysOf } from '../../domain/saying.ts';
import { type Command, Option } from 'commander';
import { type Audit, auditOf } from '../../replay/audit.ts';
import { auditWordsIn } from '../../words/audit.ts';
import { countOf, fill, type Lang } from '../../words/say.ts';
import { auditCsv, auditJson, auditText, CSV_HEAD, csvLine } from '../text/audit.ts';
import { rulingsJson, rulingsText } from '../text/rulings.ts';
import { type Exit, type Fault, faultLine, unreadable, usage } from './fault.ts';
import { isNote } from './folder.ts';
import { editionOf } from './moment.ts';
import { terminal, write } from './output.ts';
import { type FoundRecord, recordsOf } from './records.ts';

const FORMATS = ['text', 'json', 'csv'] as const;
type AuditFormat = (typeof FORMATS)[number];
interface Flags {
  readonly format?: string;
  readonly rulings?: boolean;
  readonly laws?: string;
  readonly store?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

const formatOf = (flags: Flags): AuditFormat =>
  flags.json === true ? 'json' : (FORMATS.find((each) => each === flags.format) ?? 'text');
const outOf = (format: AuditFormat, record: FoundRecord, audit: Audit, lang: Lang): string => {
  const options = { lang, ...terminal() };
  switch (format) {
    case 'text':
      return auditText(record, audit, record.events, options);
    case 'csv':
      return auditCsv(record, audit, record.events, options);
    case 'json':
      return auditJson(record, audit, record.events, options)
        .map((item) => `${JSON.stringify(item)}\n`)
        .join('');
  }
};
/** What the director did on the board; empty where he had nothing to do. */
const accountOf = (format: AuditFormat, { file, board, address }: FoundRecord, audit: Audit, lang: Lang): string => {
  const text = rulingsText(address, audit.rulings, { lang, ...terminal() });
  return text === '' || format === 'text'
    ? text
    : `${JSON.stringify({ file, board, address, account: rulingsJson(audit.rulings) })}\n`;
};
const audited = (record: FoundRecord, laws: string | undefined): E.Either<Fault, Audit> => {
  const edition = editionOf(laws);
  const audit = auditOf(record.events, edition === undefined ? {} : { edition });
  return E.isLeft(audit) ? E.left(unreadable(record.address, saysOf(audit.left))) : audit;
};

const summary = (lang: Lang, boards: number, found: number, refused: number): string => {
  const words = auditWordsIn(lang);
  const values = {
    boards: countOf(lang, words.boardCount, boards),
    found: countOf(lang, words.foundCount, found),
    refused: countOf(lang, words.refusedCount, refused),
  };
  return `${fill(lang, words.audited, values)}\n`;
};

/** Counts of a run. */
interface Tally {
  boards: number;
  found: number;
  refused: number;
  /** The gravest fault of what could not be read. */
  worst: Exit;
}
const one = async (
  read: E.Either<Fault, FoundRecord>,
  format: AuditFormat,
  flags: Flags,
  tally: Tally,
): Promise<void> => {
  const audit = E.isLeft(read) ? read : audited(read.right, flags.laws);
  if (E.isLeft(audit)) {
    if (!isNote(audit.left)) tally.refused += 1;
    tally.worst = audit.left.exit > tally.worst ? audit.left.exit : tally.worst;
    return write(process.stderr, faultLine(audit.left));
  }
  tally.boards += 1;
  tally.found += audit.right.items.length;
  if (E.isLeft(read)) return undefined;
  const account = flags.rulings === true ? accountOf(format, read.right, audit.right, flags.lang) : '';
  const found = audit.right.items.length === 0 ? '' : outOf(format, read.right, audit.right, flags.lang);
  return account + found === '' ? undefined : write(process.stdout, account + found);
};

/**
 * Runs the command, record by record: what cannot be read is told and passed over. 1: something was found; else the
 * gravest fault of what could not be read; else 0.
 */
export const runAudit = async (words: readonly string[], flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const format = formatOf(flags);
  if (format === 'csv' && flags.rulings === true)
    return E.left(usage('--rulings is for text and JSON: a line of CSV has no place for what the director did'));
  const tally: Tally = { boards: 0, found: 0, refused: 0, worst: 0 };
  if (format === 'csv') await write(process.stdout, csvLine(CSV_HEAD));
  for await (const read of recordsOf(words, flags)) await one(read, format, flags, tally);
  const { boards, found, refused } = tally;
  if (format === 'text' && found === 0 && boards > 0)
    await write(process.stdout, `${auditWordsIn(flags.lang).nothingFound}\n`);
  await write(process.stderr, summary(flags.lang, boards, found, refused));
  return E.right(found > 0 ? 1 : tally.worst);
};

export const auditExamples = `
Findings go to standard output, what cannot be read and the sum to standard error. Exit 1: something was found.

Examples:
  etui audit session.pbn                  every board of a file
  etui audit 2026/ --format csv > a.csv   every record below a folder
  etui audit board.jsonl --rulings        with everything the director did, beside the Laws
  etui audit sqlite:etui.db --json        every record of a store, one thing found a line`;

/** Declares the command's own options. */
export const declareAudit = (command: Command): Command =>
  command
    .argument('<records...>', 'files, boards of them, folders, stores (sqlite:PATH …), or - for standard input')
    .option('--rulings', 'also what the director did on each board: rulings, appeals, facts, procedure')
    .addOption(new Option('--format <format>', 'text, one JSON object a line, or CSV').choices([...FORMATS]));
