/** The JSON Schema that others check records with says what the codecs say (docs/events.schema.json). */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { EVENT_TYPES } from '../../wire/codec.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { recordLineSchema } from '../../wire/schema.ts';
import { engine } from '../../properties/arbitrary/engine.ts';
import { illegalBoard } from '../../properties/arbitrary/illegal-board.ts';

const schema = recordLineSchema();
const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const golden = new URL('../golden/', import.meta.url);
const events = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as readonly JsonObject[]);
const requiredOf = (type: unknown): readonly string[] =>
  ((schema['$defs'] as JsonObject)[String(type)] as { readonly required: readonly string[] }).required;

describe('the JSON Schema of events', () => {
  it('is the one that docs/events.schema.json holds', () => {
    expect(JSON.parse(readFileSync('docs/events.schema.json', 'utf8'))).toEqual(schema);
  });

  it.each(EVENT_TYPES)('accepts %s as it is written, and not without a field that it must have', (type) => {
    const written = events.filter((event) => event['type'] === type);
    expect(written.length).toBeGreaterThan(0);
    for (const event of written) {
      expect(accepts(event), JSON.stringify(accepts.errors)).toBe(true);
      for (const name of requiredOf(type)) {
        const { [name]: _, ...rest } = event;
        expect(accepts(rest), `${type} without ${name}`).toBe(false);
      }
    }
  });

  it('refuses a value of another kind', () => {
    expect(accepts({ type: 'CallMade', seat: 'X', call: '1C' })).toBe(false);
    expect(accepts({ type: 'CardPlayed', seat: 'N', card: '5' })).toBe(false);
    expect(accepts({ type: 'Sneezed' })).toBe(false);
  });

  it('accepts every event of boards on which things go wrong', () => {
    fc.assert(
      fc.property(illegalBoard(engine), (board) => {
        for (const event of board) expect(accepts(encodeEvent(event)), JSON.stringify(accepts.errors)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
