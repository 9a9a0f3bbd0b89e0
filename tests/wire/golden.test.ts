/** One file for each event type and version: what was once written is read, and written, for ever the same. */
import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { CODECS } from '../../wire/codec.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { currentVersion } from '../../wire/upcast.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name !== 'review')
  .toSorted();

describe('golden files', () => {
  it('there is one for each type and version, and no other', () => {
    const wanted = [...CODECS].flatMap(([type, entry]) =>
      Array.from({ length: currentVersion(entry) }, (_, at) => `${type}.${at + 1}.json`),
    );
    expect(files).toEqual(wanted.toSorted());
  });

  it.each(files)('%s decodes, and encodes to itself', (file) => {
    const events = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly JsonObject[];
    expect(events.length).toBeGreaterThan(0);
    for (const raw of events) {
      expect(raw['type']).toBe(file.split('.')[0]);
      const read = decodeEvent(raw, Number(raw['seq']));
      if (E.isLeft(read)) expect.fail(JSON.stringify(read.left));
      expect(read.right.unknown).toEqual([]);
      expect(encodeEvent(read.right.event)).toEqual(raw);
    }
  });
});
