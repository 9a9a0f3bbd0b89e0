/** The verifier that shares no code with Étui (docs/verify.py) finds what Étui finds, at the same place. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetRecord } from '../../app/store/forget.ts';
import { systemClock } from '../../app/store/clock.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { openJsonl } from '../../store/jsonl.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { type Verdict, verify } from '../../wire/chain.ts';
import { isWellFormed } from '../../wire/json.ts';
import { writeJsonLines } from '../../wire/jsonl.ts';
import { after, hashOf, ok, record } from '../support/stored.ts';
import { ROOT } from '../support/sources.ts';

const root = mkdtempSync(join(tmpdir(), 'etui-python-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Said {
  readonly code: number;
  readonly lines: readonly string[];
}
const python = (...paths: readonly string[]): Said => {
  try {
    const out = execFileSync('python3', [join(ROOT, 'docs', 'verify.py'), ...paths], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, lines: out.trimEnd().split('\n') };
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error) || !('stdout' in error)) throw error;
    return { code: Number(error.status), lines: String(error.stdout).trimEnd().split('\n') };
  }
};

const inShort = (verdict: Verdict): string =>
  verdict.tag === 'intact'
    ? `intact, ${verdict.events} events, head ${verdict.head}`
    : verdict.tag === 'broken'
      ? `broken at event ${verdict.at}`
      : 'not chained';
/** Without the reason, which each gives in its own words. */
const shortened = (line: string): string =>
  line.replace(/^.*: record \S+: /, '').replace(/^(broken at event \d+):.*/, '$1');

const text = fc.string({ unit: 'binary', maxLength: 8 }).filter(isWellFormed);
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false),
    text,
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.constantFrom(1e21, 1e-7, 123456789012345680000, 5e-324, -0),
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** A record with fields of all kinds, and what somebody did to it. */
const tampered = fc
  .tuple(fc.array(json, { minLength: 1, maxLength: 5 }), fc.nat(5), fc.nat(6), json)
  .map(([values, kind, place, other]) => {
    const events = [...record(2, 'said')];
    for (const value of values) events.push(after(events, { type: 'Remark', by: 'E', more: value }));
    const k = 1 + (place % (events.length - 1));
    const changed: readonly (readonly JsonObject[])[] = [
      events,
      events.map((event, n) => (n === k ? { ...event, more: other } : event)),
      events.toSpliced(k, 1),
      events.toSpliced(k, 0, after(events.slice(0, k))),
      events.map((event, n) => (n === 1 ? { ...event, text: { c: 'a'.repeat(64), salt: 'x', text: 'y' } } : event)),
      events.map(({ hash: _hash, prevHash: _before, ...event }) => event),
    ];
    return changed[kind] ?? events;
  });

describe('the verifier in Python', () => {
  it('says what Étui says, of the same records', () => {
    const records = fc.sample(tampered, 400);
    const lines = records.map((events) => {
      const written = writeJsonLines(events);
      return E.isRight(written) ? written.right : '';
    });
    const path = join(root, 'many.jsonl');
    writeFileSync(path, lines.join(''));
    const verdicts = records.map((events) => inShort(verify(events)));
    const said = python(path);
    expect(said.lines.map(shortened)).toEqual(verdicts);
    expect(said.code).toBe(4);
    for (const kind of ['intact', 'broken', 'not chained'])
      expect(verdicts.some((each) => each.startsWith(kind))).toBe(true);
  });

  it('reads stores, and sees what was changed in them', async () => {
    const [sqlite, lines] = [join(root, 'etui.db'), join(root, 'store.jsonl')];
    const events = record(5, 'a text');
    for (const open of [openSqlite({ path: sqlite }), openJsonl(lines)]) {
      const store = await ok(open);
      await ok(store.append('board-1', 'no-stream', events));
      await ok(store.append('board-2', 'no-stream', record(3)));
      await ok(store.append('board-1', 4, [after(events)]));
      await store.close();
    }
    expect(python(sqlite, lines)).toMatchObject({ code: 0, lines: { length: 4 } });
    const db = new Database(sqlite);
    db.prepare(
      "UPDATE text SET text = 'another text' WHERE event = (SELECT id FROM event WHERE stream = 1 AND revision = 3)",
    ).run();
    db.exec('DROP TRIGGER event_never_goes; DELETE FROM event WHERE stream = 2 AND revision = 2');
    db.close();
    expect(python(sqlite).lines.map(shortened)).toEqual(['broken at event 3', 'broken at event 2']);
  });

  it('a record whose texts were forgotten is intact', async () => {
    const path = join(root, 'forgotten.db');
    const store = await ok(openSqlite({ path }));
    const events = record(4, 'a text');
    await ok(store.append('board-1', 'no-stream', events));
    const forgotten = await forgetRecord(store, 'board-1', systemClock)();
    expect(E.isRight(forgotten) && forgotten.right.texts).toBe(3);
    await store.close();
    const said = python(path);
    expect(said.lines.map(shortened)[0]).toMatch(/^intact, 7 events/);
    expect(said.lines[0]).not.toContain(hashOf(events));
  });

  it('a file that is no record', () => {
    const path = join(root, 'no.jsonl');
    writeFileSync(path, 'no json\n');
    expect(python(path).code).toBe(3);
    expect(python(join(root, 'nowhere')).code).toBe(3);
  });
});
