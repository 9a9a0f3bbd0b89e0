/** `etui record`: lines of a table script, or of JSON, each an append of its own to a record of a store (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import { type Saying, saying, saysOf } from '../../domain/saying.ts';
import type { BoardRecord, Event, JsonObject } from '../../domain/event.ts';
import { readBehind } from '../../formats/script/behind.ts';
import type { ScriptError } from '../../formats/script/fault.ts';
import { sentence } from '../../formats/script/sentences.ts';
import { said } from '../../words/sayings.ts';
import { readScript } from '../../formats/script/read.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { isObject } from '../../wire/json.ts';
import { LONGEST_LINE } from '../../wire/jsonl.ts';
import { parseLine } from '../../wire/line.ts';
import type { Line } from '../../wire/lines.ts';
import type { Lang } from '../../words/say.ts';

/** Why a line is refused, and where in it. */
export interface Refusal {
  /** From 1, in UTF-16 units. */
  readonly column: number | null;
  readonly why: Saying;
}
type Facts = E.Either<readonly Refusal[], readonly JsonObject[]>;

const refused = (why: string | Saying, column: number | null = 1): Facts =>
  E.left([{ column, why: typeof why === 'string' ? saying(why) : why }]);

const fromJson = (line: Line): Facts => {
  const { value } = parseLine(line, LONGEST_LINE);
  if (E.isLeft(value)) return refused(saysOf(value.left), value.left.column);
  return isObject(value.right) ? E.right([value.right]) : refused('this line is JSON, but no event {…}');
};

/** As a person would write it: its place is where it comes to stand. */
const asFact = (event: Event): JsonObject => {
  const { seq: _, source: __, ...raw } = encodeEvent(event);
  return raw;
};
/** What the codecs and the record's door say of a line is put into French here: the script itself knows English. */
const inWords = (error: ScriptError, lang: Lang): string =>
  lang === 'en' || error.says === undefined
    ? error.message
    : sentence({ ...error, detail: said(lang, error.says) }, lang);
const fromScript = (record: BoardRecord, text: string, lang: Lang): Facts => {
  const read =
    record.length === 0
      ? E.map((boards: readonly (readonly Event[])[]) => boards.flat())(readScript(`lang ${lang}\n${text}`, '-'))
      : readBehind(record, [`lang ${lang}`, text], '-');
  if (E.isRight(read)) return E.right(read.right.map(asFact));
  return E.left(read.left.map((error): Refusal => ({ column: error.column, why: saying(inWords(error, lang)) })));
};

/** Nothing but a note, or nothing. */
const isEmpty = (text: string): boolean => /^\s*(?:#(?:\s.*)?)?$/.test(text);

/** The facts of one line, behind the record as it is now; none of an empty line. Left: why it gives none. */
export const factsIn = (record: BoardRecord, line: Line, lang: Lang): Facts => {
  if (line.text === null || line.text.trimStart().startsWith('{')) return fromJson(line);
  return isEmpty(line.text) ? E.right([]) : fromScript(record, line.text, lang);
};
