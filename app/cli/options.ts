/** `etui options`: who may choose or must judge what now, under which law, and what each answer would change. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { Json, JsonObject } from '../../domain/event.ts';
import { seatName } from '../../domain/seat.ts';
import { type Answer, type OpenMatter, optionsJson } from '../../projections/options.ts';
import { optionsAt } from '../../replay/options.ts';
import type { Language, Words } from '../../words/cli.ts';
import type { Exit, Fault } from './fault.ts';
import { wordsOf } from './language.ts';
import { foldFault, foldOptions, type MomentFlags } from './moment.ts';
import { write } from './output.ts';
import { recordAt } from './record.ts';
import { inline } from './state-text.ts';

interface Flags extends MomentFlags {
  readonly json?: boolean;
  readonly lang: Language;
}

const changeLines = (sign: string, key: string, values: readonly Json[]): string[] =>
  values.map((value) => `      ${sign} ${key}: ${inline(value)}`);

const answerText = ({ option, consequences }: Answer, words: Words): string => {
  const lines = consequences
    .filter(({ key }) => key !== 'pending')
    .flatMap(({ key, added, removed }) => [...changeLines('-', key, removed), ...changeLines('+', key, added)]);
  return `    ${inline(option)}\n${(lines.length === 0 ? [`      ${words.changesNothing}`] : lines).join('\n')}\n`;
};

const matterText = ({ matter, answers }: OpenMatter, words: Words): string => {
  const who = words.who(matter.by === 'director' ? matter.by : seatName(matter.by));
  const does = matter.kind === 'choice' ? words.chooses : words.judges;
  const asked = matter.question === null ? '' : ` ${matter.question}`;
  const head = `${matter.law}  ${who} ${does}${asked} (${words.event} ${matter.of}; ${words.until} ${matter.until})\n`;
  return head + answers.map((answer) => answerText(answer, words)).join('');
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
  const words = wordsOf(flags.lang);
  const at = options.right.at ?? board.events.length - 1;
  const json: JsonObject = { board: board.name, at, pending: optionsJson(open.right) };
  const text = open.right.map((matter) => matterText(matter, words)).join('\n') || `${words.nothingOpen}\n`;
  await write(process.stdout, flags.json === true ? `${JSON.stringify(json)}\n` : text);
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
