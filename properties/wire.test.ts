/** Properties of the wire: what is written is what is read, and any bytes give a value. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/event.ts';
import { canonical } from '../wire/canonical.ts';
import { chain, verify } from '../wire/chain.ts';
import { factCodec } from '../wire/codec.ts';
import { commitEvent, joinText, splitText } from '../wire/commit.ts';
import { decodeEvent } from '../wire/decode.ts';
import { canonicalForm, encodeEvent } from '../wire/encode.ts';
import { readJsonLines, recordReader } from '../wire/jsonl.ts';
import { sha256Hex } from '../wire/sha256.ts';
import { anyEvent, EVENT_TYPES, factOf } from './arbitrary/event.ts';
import { json, text } from './arbitrary/token.ts';

const right = <L, R>(either: E.Either<L, R>): R => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left));
  return either.right;
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('an event', () => {
  it.each(EVENT_TYPES)('%s: decoded from its encoding, it is itself; the guard agrees with the codec', (type) => {
    const { type: codec } = factCodec(type);
    fc.assert(
      fc.property(factOf[type], (fact) => {
        expect(codec.is(fact)).toBe(true);
        const encoded = codec.encode(fact);
        expect(plain(right(codec.decode(encoded)))).toEqual(plain(fact));
        expect(codec.encode(right(codec.decode(encoded)))).toEqual(encoded);
        expect(codec.is({ ...fact, type: 'Nothing' })).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('in its envelope: encode behind decode is the identity, and bytes survive a file', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const written = encodeEvent(event);
        const sent: unknown = JSON.parse(right(canonical(written)));
        const read = right(decodeEvent(sent, event.seq));
        expect(plain(read.event)).toEqual(plain(event));
        expect(encodeEvent(read.event)).toEqual(written);
        expect(read.unknown).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps what it does not know, and says so', () => {
    fc.assert(
      fc.property(anyEvent, json, (event, value) => {
        const read = right(decodeEvent({ ...encodeEvent(event), weather: value }, event.seq));
        expect(read.unknown).toEqual(['/weather']);
        expect(canonicalForm(read)['weather']).toEqual(value);
      }),
    );
  });

  it('with one field spoilt is an error that names the field, never a throw', () => {
    let spoilt = 0;
    fc.assert(
      fc.property(anyEvent, fc.nat(), json, (event, pick, value) => {
        const written = encodeEvent(event);
        const keys = Object.keys(written).filter((key) => key !== 'type' && key !== 'seq' && key !== 'schema');
        const key = keys[pick % Math.max(1, keys.length)];
        if (key === undefined) return;
        const read = decodeEvent({ ...written, [key]: value }, event.seq);
        if (E.isRight(read)) return;
        spoilt += 1;
        for (const error of read.left) expect(error.path.startsWith(`/${key}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(spoilt).toBeGreaterThan(200);
  });
});

describe('texts and the chain', () => {
  it('split and join are inverse, the hashed form holds no text, erasing changes no hash', () => {
    let texts = 0;
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 6 }), (events) => {
        const committed = events.map((event, seq) =>
          commitEvent({ ...encodeEvent(event), seq }, { secret: 's', salt: (path) => sha256Hex(`${seq}${path}`) }),
        );
        const chained = right(chain(committed));
        if (chained.some((raw) => splitText(raw).rows.some(({ salt, text: kept, c }) => c !== sha256Hex(salt + kept))))
          return;
        expect(verify(chained).tag).toBe(chained.some(sealsAnotherHead) ? 'broken' : 'intact');
        for (const raw of chained) {
          const { hashed, rows } = splitText(raw);
          texts += rows.length;
          expect(JSON.stringify(hashed)).not.toContain('"salt"');
          expect(right(joinText(hashed, rows))).toEqual(raw);
        }
        expect(verify(chained.map((raw) => splitText(raw).hashed))).toEqual(verify(chained));
      }),
      { numRuns: 500 },
    );
    expect(texts).toBeGreaterThan(50);
  });

  it('a changed, dropped, swapped or doubled event is found at its place', () => {
    const calls = fc.array(factOf.CallMade, { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(calls, fc.nat(), fc.constantFrom('flip', 'drop', 'swap', 'double', 'unhash'), (facts, pick, how) => {
        const chained = right(
          chain(
            facts.map((fact, seq): JsonObject => {
              const { hashed } = splitText(factCodec('CallMade').type.encode(fact));
              return { seq, ...hashed, alerted: true };
            }),
          ),
        );
        const at = pick % (chained.length - 1);
        const verdict = verify(tampered(chained, at, how));
        expect(verdict).toMatchObject({ tag: 'broken', at: how === 'double' ? at + 1 : at });
      }),
      { numRuns: 300 },
    );
  });
});

const sealsAnotherHead = (raw: JsonObject): boolean =>
  raw['type'] === 'RecordSealed' && raw['head'] !== raw['prevHash'];

const tampered = (events: readonly JsonObject[], at: number, how: string): readonly JsonObject[] => {
  const before = events.slice(0, at);
  const [one = {}, two = {}, ...rest] = events.slice(at);
  if (how === 'flip') return [...before, { ...one, alerted: false }, two, ...rest];
  if (how === 'drop') return [...before, two, ...rest];
  if (how === 'swap') return [...before, two, one, ...rest];
  if (how === 'unhash') {
    const { hash: _, ...bare } = one;
    return [...before, bare, two, ...rest];
  }
  return [...before, one, one, two, ...rest];
};

describe('canonical JSON and SHA-256', () => {
  it('a value read back from its canonical form has the same canonical form', () => {
    fc.assert(
      fc.property(json, (value) => {
        const written = right(canonical(value));
        expect(right(canonical(JSON.parse(written)))).toBe(written);
        expect(plain(JSON.parse(written))).toEqual(plain(value));
      }),
    );
  });
  it('SHA-256 agrees with the platform for texts of every length', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ maxLength: 300 })), (each) => {
        expect(sha256Hex(each)).toBe(createHash('sha256').update(each, 'utf8').digest('hex'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('JSON Lines', () => {
  const board = '{"type":"BoardOpened","board":"1","dealer":"N","vulnerable":"None","laws":null}\n';
  it('any text gives records or errors, whole or in pieces the same', () => {
    const lines = fc.array(
      fc.oneof(
        fc.constant(board),
        fc.constant('{"type":"CallMade","seat":"N","call":"1C"}\r\n'),
        fc.string({ unit: 'binary', maxLength: 40 }),
        json.map((value) => `${JSON.stringify(value)}\n`),
        fc.constantFrom('\n', '\0', '{"type":', '[[[[', '"\\u12'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 30 }), (parts, size) => {
        const whole = parts.join('');
        const reader = recordReader();
        const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
          whole.slice(at * size, (at + 1) * size),
        );
        const read = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
        expect(read).toEqual(readJsonLines(whole));
        expect(read.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
