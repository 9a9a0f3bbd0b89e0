/** `etui options`: who may choose or must judge what now, under which law, and what each answer would change. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { JsonObject } from '../../domain/event.ts';
import { type Answer, type Options, optionsJson } from '../../projections/options.ts';
import type { Table } from '../../projections/table/table.ts';
import { optionsAt } from '../../replay/options.ts';
import type { CliWords } from '../../words/cli.ts';
import type { Lang } from '../../words/say.ts';
import { changesText } from '../text/changes.ts';
import { wrap } from '../text/layout.ts';
import { answerText } from '../text/option.ts';
import { type Say, sayIn } from '../text/say.ts';
import { openText } from '../text/standing.ts';
import type { Exit, Fault } from './fault.ts';
import { wordsOf } from './language.ts';
import { foldFault, foldOptions, type MomentFlags } from './moment.ts';
import { write } from './output.ts';
import { recordAt } from './record.ts';

interface Flags extends MomentFlags {
  readonly json?: boolean;
  readonly lang: Lang;
}

const answerLines = (say: Say, before: Table, { option, after }: Answer, none: string): string => {
  const changes = changesText(say, before, after);
  const lines = (changes.length === 0 ? [none] : changes).flatMap((line) => wrap(line, say.width, '    → '));
  return [`  ${answerText(say, option)}`, ...lines].join('\n');
};

/** Each open matter in a sentence, and under each answer to it what would change. */
const optionsText = (say: Say, { before, open }: Options, words: CliWords): string => {
  const heads = openText(say, before);
  return open
    .map(({ answers }, i) =>
      [
        ...wrap(heads[i] ?? '', say.width, ''),
        ...answers.map((each) => answerLines(say, before, each, words.changesNothing)),
      ].join('\n'),
    )
    .join('\n\n');
};

/** Runs the command. */
export const runOptions = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const named = await recordAt(record);
  if (E.isLeft(named)) return named;
  const { file, board } = named.right;
  const options = foldOptions(flags, board.events.length);
  if (E.isLeft(options)) return options;
  const open = optionsAt(board.events, options.right);
  if (E.isLeft(open)) return E.left(foldFault(file, open.left));
  const at = options.right.at ?? board.events.length - 1;
  const words = wordsOf(flags.lang);
  const json: JsonObject = { board: board.name, at, pending: optionsJson(open.right) };
  const text = optionsText(sayIn({ lang: flags.lang }), open.right, words) || words.nothingOpen;
  await write(process.stdout, `${flags.json === true ? JSON.stringify(json) : text}\n`);
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
    .option('--known <seq>', 'in the light of what the record held by this event, or last (default: as --at)');
