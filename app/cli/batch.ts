/** `etui state --batch`: the acceptance cases of a file, one line for each check (contract 5 and 6). */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Edition } from '../../domain/edition.ts';
import type { Event, Json, JsonObject } from '../../domain/event.ts';
import { type Gate, NEW_RECORD, admitNext, passed } from '../../domain/admit.ts';
import { tableOf } from '../../replay/fold.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { isObject } from '../../wire/json.ts';
import { parseLine } from '../../wire/line.ts';
import { lineSplitter } from '../../wire/lines.ts';
import { LONGEST_LINE } from '../../wire/jsonl.ts';
import { decodeFault, type Exit, type Fault, faultLine, placeOf, unreadable } from './fault.ts';
import { write } from './output.ts';
import type { Lang } from '../../words/say.ts';
import { openSource } from './source.ts';
import { utf8Pieces } from './utf8.ts';
import { wordedState } from './worded.ts';

interface Check {
  readonly at: Json;
  readonly known?: Json;
}
interface Case {
  readonly id: Json;
  readonly events: readonly Json[];
  readonly checks: readonly Check[];
}

const isCheck = (value: Json): value is JsonObject & Check =>
  isObject(value) && (value['at'] === 'last' || typeof value['at'] === 'number');
const list = (value: Json | undefined): readonly Json[] | undefined => (Array.isArray(value) ? value : undefined);

const caseOf = (value: unknown): E.Either<string, Case> => {
  if (!isObject(value)) return E.left('a case is an object {"id", "events": […], "checks": […]}');
  const events = list(value['events']);
  const checks = list(value['checks']);
  const id = value['id'];
  if (id === undefined || events === undefined || checks === undefined)
    return E.left('a case has "id", "events" and "checks"');
  if (!checks.every(isCheck)) return E.left('each check has "at": the number of an event, or "last"');
  return E.right({ id, events, checks });
};

const decoded = (place: string, events: readonly Json[]): E.Either<Fault, readonly Event[]> => {
  const out: Event[] = [];
  let gate: Gate = NEW_RECORD;
  for (const [seq, raw] of events.entries()) {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) {
      const [fault] = read.left;
      const why = fault === undefined ? saying('it is no event') : saysOf(fault);
      return E.left(unreadable(place, saying('event {seq}: {why}', { seq, why })));
    }
    const admitted = admitNext(gate, read.right.event);
    if (E.isLeft(admitted))
      return E.left(unreadable(place, saying('event {seq}: {why}', { seq, why: saysOf(admitted.left) })));
    gate = passed(gate, read.right.event);
    out.push(read.right.event);
  }
  return E.right(out);
};

const answer = (place: string, one: Case, edition: Edition | undefined, lang: Lang): E.Either<Fault, string> => {
  const events = decoded(place, one.events);
  if (E.isLeft(events)) return events;
  let text = '';
  const seqOf = (value: Json): number => (typeof value === 'number' ? value : events.right.length - 1);
  for (const { at, known } of one.checks) {
    const table = tableOf(events.right, {
      at: seqOf(at),
      ...(known === undefined ? {} : { known: seqOf(known) }),
      ...(edition === undefined ? {} : { edition }),
    });
    if (E.isLeft(table)) return E.left(unreadable(place, saysOf(table.left)));
    text += `${JSON.stringify({ id: one.id, at, state: wordedState(table.right, events.right, lang) })}\n`;
  }
  return E.right(text);
};

const answerLine = (
  file: string,
  line: { number: number; text: string | null },
  edition: Edition | undefined,
  lang: Lang,
) => {
  const place = placeOf(file, line.number);
  const parsed = parseLine(line, LONGEST_LINE).value;
  if (E.isLeft(parsed)) return E.left(decodeFault(file, { ...parsed.left, line: line.number }));
  const one = caseOf(parsed.right);
  return E.isLeft(one) ? E.left(unreadable(place, one.left)) : answer(place, one.right, edition, lang);
};

/** Answers every case that can be read; the others are told on standard error, and the exit is 3. */
export const batch = async (file: string, edition: Edition | undefined, lang: Lang): Promise<E.Either<Fault, Exit>> => {
  const source = await openSource(file, 'jsonl');
  if (E.isLeft(source)) return source;
  const lines = lineSplitter(LONGEST_LINE);
  let exit: Exit = 0;
  const tell = async (some: readonly { number: number; text: string | null }[]): Promise<void> => {
    for (const line of some) {
      if (line.text !== null && line.text.trim() === '') continue;
      const told = answerLine(file, line, edition, lang);
      if (E.isRight(told)) await write(process.stdout, told.right);
      else {
        exit = 3;
        await write(process.stderr, faultLine(told.left));
      }
    }
  };
  for await (const text of utf8Pieces(source.right.pieces)) {
    if (E.isLeft(text)) return E.left(unreadable(placeOf(file, text.left.line), saysOf(text.left)));
    await tell(lines.push(text.right));
  }
  await tell(lines.end());
  return E.right(exit);
};
