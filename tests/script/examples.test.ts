/** The six examples say in script what they say in JSON Lines, event for event. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { writeScript } from '../../formats/script/write.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { readJsonLines } from '../../wire/jsonl.ts';
import { readText, ROOT } from '../support/sources.ts';
import { boardsIn } from './read.ts';

const NAMES = readdirSync(join(ROOT, 'examples'))
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace('.jsonl', ''));

describe('the examples', () => {
  it('are six', () => {
    expect(NAMES.length).toBe(6);
  });

  it.each(NAMES)('%s: the script holds the events of the JSON Lines', (name) => {
    const [record] = readJsonLines(readText(`examples/${name}.jsonl`));
    if (record === undefined || E.isLeft(record)) throw new Error('the JSON Lines cannot be read');
    const events = record.right.events.map(({ event }) => event);
    const boards = boardsIn(readText(`examples/${name}.etui`));
    expect(boards.map((board) => board.map(encodeEvent))).toEqual([events.map(encodeEvent)]);
    for (const lang of ['en', 'fr'] as const)
      expect(boardsIn(writeScript(events, { lang }))[0]?.map(encodeEvent)).toEqual(events.map(encodeEvent));
  });
});
