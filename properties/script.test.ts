/** The table script: script → events → script → events is the identity, in both languages. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { admitNext, gateOf, NEW_RECORD, passed } from '../domain/admit.ts';
import type { Event, Fact, JsonObject } from '../domain/event.ts';
import { jsonOf } from '../formats/script/draft.ts';
import { nowhere } from '../formats/script/ground.ts';
import { lexLine } from '../formats/script/lexer.ts';
import { allMatches } from '../formats/script/match.ts';
import { readScript } from '../formats/script/read.ts';
import type { Language } from '../formats/script/reference-text.ts';
import { writeScript } from '../formats/script/write.ts';
import { canonical } from '../wire/canonical.ts';
import { encodeEvent } from '../wire/encode.ts';
import { engine } from './arbitrary/engine.ts';
import { anyEvent, EVENT_TYPES, factOf } from './arbitrary/event.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { lawfulBoard } from './arbitrary/lawful-board.ts';

const bytes = (json: JsonObject): string => {
  const text = canonical(json);
  if (E.isLeft(text)) throw new Error(text.left.message);
  return text.right;
};
const lines = (events: readonly Event[]): readonly string[] => events.map((event) => bytes(encodeEvent(event)));

const read = (text: string): readonly (readonly Event[])[] => {
  const boards = readScript(text, 'x.etui');
  if (E.isRight(boards)) return boards.right;
  const said = boards.left.map(({ line, column, message }) => `${line}:${column} ${message}`);
  throw new Error(`${said.join('\n')}\n${text}`);
};
const survives = (events: readonly Event[], lang: Language): string => {
  const text = writeScript(events, { lang });
  const [board = [], ...more] = read(text);
  expect(more).toEqual([]);
  expect(lines(board), text).toEqual(lines(events));
  expect(writeScript(board, { lang })).toBe(text);
  return text;
};

/** References of a fact brought within the record; what still cannot be a fact is left out. */
const admissible = (all: readonly Event[]): readonly Event[] => {
  const record: Event[] = [];
  let gate = NEW_RECORD;
  for (const each of all) {
    const event = within(each, record.length);
    if (event === undefined || E.isLeft(admitNext(gate, event))) continue;
    record.push(event);
    gate = passed(gate, event);
  }
  return record;
};
const REFERENCES = ['of', 'with', 'after', 'supersedes'] as const;
const within = (event: Event, seq: number): Event | undefined => {
  if (seq === 0 && event.type !== 'BoardOpened') return undefined;
  const moved = (fact: object, before: number): object => {
    const changes = REFERENCES.filter((field) => field in fact).map((field) => {
      const value: unknown = Object.entries(fact).find(([key]) => key === field)?.[1];
      return [field, typeof value === 'number' ? value % Math.max(1, before) : value] as const;
    });
    return { ...fact, ...Object.fromEntries(changes) };
  };
  const outer = { ...event, ...moved(event, seq), seq } as Event;
  return outer.type === 'EventCorrected' ? { ...outer, event: moved(outer.event, outer.of) as Fact } : outer;
};
const opening = fc.tuple(anyEvent, factOf.BoardOpened).map(([{ seq }, fact]): Event => ({ ...fact, seq }));
const anyRecord = fc
  .tuple(opening, fc.array(anyEvent, { maxLength: 30, size: 'max' }))
  .map(([first, rest]) => admissible([first, ...rest]));
const language = fc.constantFrom<Language>('en', 'fr');

describe('the table script', () => {
  it('of any events is read as the same events', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(anyRecord, language, (events, lang) => {
        survives(events, lang);
        for (const { type } of events) types.add(type);
      }),
      { numRuns: 300 },
    );
    expect(types.size).toBeGreaterThan(65);
  });

  it.each(EVENT_TYPES)('%s, whatever its fields, is read as itself', (type) => {
    const calls = fc.array(factOf.CallMade, { maxLength: 3 });
    fc.assert(
      fc.property(opening, calls, factOf[type], language, (first, before, fact, lang) => {
        const all = [first, ...before, fact].map((each, seq): Event => ({ ...each, seq }));
        const events = admissible(all.filter(({ type: each }, seq) => seq === 0 || each !== 'BoardOpened'));
        survives(events, lang);
      }),
      { numRuns: 40 },
    );
  });

  it('of a board on which things went wrong is read as the same board', () => {
    let general = 0;
    let all = 0;
    fc.assert(
      fc.property(illegalBoard(engine), language, (events, lang) => {
        const text = survives(events, lang);
        for (const line of text.split('\n')) general += /^(?:@\d+ )?[A-Z][a-z]+[A-Z]\w+ /.test(line) ? 1 : 0;
        all += events.length;
      }),
      { numRuns: 200 },
    );
    console.info(`${all} events of illegal boards, ${general} in the general form`);
    expect(general / all).toBeLessThan(0.02);
  });

  it('holds several boards in one file', () => {
    const boards = fc.array(lawfulBoard(engine), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(boards, language, (all, lang) => {
        expect(read(writeScript(all.flat(), { lang })).map(lines)).toEqual(all.map(lines));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a sentence', () => {
  it('can be read in one way only', () => {
    const calls = fc.array(factOf.CallMade, { maxLength: 2 });
    const cards = fc.array(factOf.CardPlayed, { maxLength: 2 });
    let sentences = 0;
    const one = fc.constantFrom(...EVENT_TYPES).chain((type): fc.Arbitrary<Fact> => factOf[type]);
    fc.assert(
      fc.property(opening, calls, cards, one, language, (first, made, played, fact, lang) => {
        const all = [first, ...made, ...played, fact].map((each, seq): Event => ({ ...each, seq }));
        const events = admissible(all.filter(({ type }, seq) => seq === 0 || type !== 'BoardOpened'));
        const [text = ''] = writeScript(events, { lang }).trimEnd().split('\n').slice(-1);
        const entries = events.slice(0, -1).map((event, seq) => ({ seq, line: 1, item: seq + 1, event }));
        const { tokens } = lexLine(text.replace(/^@\d+ /, ''));
        const ground = { tokens, past: { entries, labels: new Map<string, number>() }, furthest: nowhere(0) };
        const readings = allMatches(ground, 0).filter((match) => match.fault === null);
        const different = new Set(readings.map(({ draft }) => bytes(jsonOf(draft))));
        sentences += different.size;
        expect(different.size, text).toBeLessThan(2);
      }),
      { numRuns: 800 },
    );
    expect(sentences).toBeGreaterThan(300);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'board 12|laws 2017|N|E 1H|S pass|calls from|:|,|that call|W|H3|trick|"text"|@a|#3|of=1|=|{|« x »|replaces|by|la carte de E'.split(
      '|',
    ),
    ...'\n \n\n# \u00a0\t♠'.split(' '),
  );
  const acts = fc.constantFrom('\nE 1H', '\nS pass', '\nW H3', '\n');
  it('gives boards or errors with their place, and every record given is one that may be stored', () => {
    let boards = 0;
    const soup = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join(' ')),
      fc.array(fc.oneof(pieces, acts), { maxLength: 4 }).map((all) => `board 12 laws 2017\n${all.join(' ')}`),
    );
    fc.assert(
      fc.property(soup, (text) => {
        const result = readScript(text, 'x.etui');
        const last = text.split(/\r\n|\n|\r/);
        if (E.isRight(result)) {
          boards += result.right.length;
          for (const events of result.right) expect(gateOf(events).length).toBe(events.length);
          return;
        }
        expect(result.left.length).toBeGreaterThan(0);
        for (const { line, column, message } of result.left) {
          expect(line).toBeLessThanOrEqual(last.length);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual((last[line - 1] ?? '').length + 2);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: 3000 },
    );
    expect(boards).toBeGreaterThan(100);
  });
});
