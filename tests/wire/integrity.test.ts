/** Canonical JSON, SHA-256, commitments and the chain, against values worked out elsewhere. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/event.ts';
import { canonical } from '../../wire/canonical.ts';
import { chain, hashOf, headOf, NO_HASH, verify } from '../../wire/chain.ts';
import { commitEvent, commitText, joinText, personKey, splitText } from '../../wire/commit.ts';
import { hmacHex, sha256Hex } from '../../wire/sha256.ts';

const right = <L, R>(either: E.Either<L, R>): R => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left));
  return either.right;
};

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s (FIPS 180)', (text, digest) => expect(sha256Hex(text)).toBe(digest));
  it('HMAC (RFC 4231, cases 2 and 6)', () => {
    expect(hmacHex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    expect(hmacHex('a'.repeat(131), 'x')).not.toBe(hmacHex('a'.repeat(132), 'x'));
  });
});

describe('canonical JSON (RFC 8785)', () => {
  it.each<[string, string]>([
    ['{"b":1,"a":[ 2 , "x" ]}', '{"a":[2,"x"],"b":1}'],
    ['[1E30,4.50,2e-3,0.000000000000000000000000001,-0,100]', '[1e+30,4.5,0.002,1e-27,0,100]'],
    ['[333333333.33333329,1e21,123456789012]', '[333333333.3333333,1e+21,123456789012]'],
    ['"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/"', '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
    [
      '{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}',
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
  ])('%s', (given, written) => expect(right(canonical(JSON.parse(given)))).toBe(written));
  it.each<[unknown, string]>([
    [{ a: ['\ud800'] }, '/a/0'],
    [{ a: { b: Number.NaN } }, '/a/b'],
    [{ '\udc00': 1 }, ''],
    [{ a: undefined }, '/a'],
  ])('refuses %j', (value, path) => {
    const result = canonical(value as JsonObject);
    expect(E.isLeft(result) && result.left.path).toBe(path);
  });
  it('refuses a tower, and does not fall over it', () => {
    expect(E.isLeft(canonical(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)))).toBe(true);
  });
});

describe('persons and texts', () => {
  const secrets = { secret: 'of the club', salt: (path: string) => `salt${path}` };
  it('a name becomes a key that stays the same, and a key stays a key', () => {
    const key = personKey('s', 'Zoé Müller');
    expect(key).toMatch(/^p-[0-9a-f]{32}$/);
    expect(personKey('s', ' Zoe\u0301 Mu\u0308ller ')).toBe(key);
    expect(personKey('other', 'Zoé Müller')).not.toBe(key);
    expect(personKey('s', key)).toBe(key);
  });
  it('a text is committed to by SHA-256 of salt and text', () => {
    expect(commitText('ab', 'c')).toEqual({
      c: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      salt: 'ab',
      text: 'c',
    });
  });
  it('names and texts, also of the event within a correction; words of office stay', () => {
    const ruled = {
      type: 'DirectorRuled',
      law: '27B2',
      text: 'pass',
      director: 'Ann',
      consulted: ['Bea'],
      recordedBy: 'Cy',
    };
    expect(commitEvent(ruled, secrets)).toEqual({
      type: 'DirectorRuled',
      law: '27B2',
      text: commitText('salt/text', 'pass'),
      director: personKey('of the club', 'Ann'),
      consulted: [personKey('of the club', 'Bea')],
      recordedBy: personKey('of the club', 'Cy'),
    });
    const event = { type: 'BoardOpened', board: 'text', players: { N: 'Ann' }, dealer: 'N' };
    expect(commitEvent({ type: 'EventCorrected', of: 0, event, why: 'w' }, secrets)).toMatchObject({
      event: { board: 'text', players: { N: personKey('of the club', 'Ann') } },
      why: { salt: 'salt/why' },
    });
    const explained = { type: 'OptionsExplained', to: ['E'], of: 1, options: [], by: 'director' };
    expect(commitEvent(explained, secrets)).toEqual(explained);
    expect(commitEvent({ type: 'PollTaken', of: 1, question: 'q', peers: 3, answers: [] }, secrets)['peers']).toBe(3);
    expect(commitEvent({ type: 'PollTaken', peers: ['Ann'] }, secrets)['peers']).toEqual([
      personKey('of the club', 'Ann'),
    ]);
  });
  it('what is committed already stays', () => {
    const voided = { type: 'EventVoided', of: 1, why: { c: 'a'.repeat(64) } };
    expect(commitEvent(voided, secrets)).toEqual(voided);
  });
  it('splits into the hashed form and side rows, and joins again', () => {
    const raw = commitEvent({ type: 'FactFound', of: 1, holds: true, basis: 'both agree', text: 'so' }, secrets);
    const { hashed, rows } = splitText(raw);
    expect(JSON.stringify(hashed)).not.toMatch(/agree|salt/);
    expect(rows.map(({ path, text }) => [path, text])).toEqual([
      ['/basis', 'both agree'],
      ['/text', 'so'],
    ]);
    expect(right(joinText(hashed, rows))).toEqual(raw);
    expect(right(joinText(hashed, rows.slice(1)))['basis']).toEqual(hashed['basis']);
    const forged = rows.map((row) => ({ ...row, text: 'other' }));
    expect(E.isLeft(joinText(hashed, forged))).toBe(true);
  });
});

describe('the chain', () => {
  const record: readonly JsonObject[] = [
    { seq: 0, type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: '2017' },
    { seq: 1, type: 'Remark', by: 'N', text: commitText('ab', 'c') },
    { seq: 2, type: 'RecordSealed', scope: 'board', head: NO_HASH },
  ];
  const chained = right(chain(record));

  it('hashes the canonical form without the hash and without the text', () => {
    const form = `{"board":"1","dealer":"N","laws":"2017","prevHash":"${NO_HASH}","seq":0,"type":"BoardOpened","vulnerable":"None"}`;
    expect(chained[0]?.['hash']).toBe(sha256Hex(form));
    const { hash: _, ...second } = chained[1] ?? {};
    expect(right(hashOf(second))).toBe(chained[1]?.['hash']);
    expect(right(hashOf({ ...second, text: { c: sha256Hex('abc') } }))).toBe(chained[1]?.['hash']);
  });
  it('is intact, with or without the text, and the seal has its head', () => {
    const verdict = verify(chained);
    expect(verdict).toEqual({ tag: 'intact', events: 3, head: chained[2]?.['hash'] });
    expect(verify(chained.map((raw) => splitText(raw).hashed))).toEqual(verdict);
    expect(chained[2]?.['head']).toBe(chained[1]?.['hash']);
  });
  it('finds a text that was changed under its commitment', () => {
    const forged = chained.map((raw, at) =>
      at === 1 ? { ...raw, text: { ...commitText('ab', 'c'), text: 'd' } } : raw,
    );
    expect(verify(forged)).toMatchObject({ tag: 'broken', at: 1 });
  });
  it('finds a cut end by the head kept elsewhere', () => {
    const head = headOf(chained);
    expect(verify(chained.slice(0, 2)).tag).toBe('intact');
    expect(verify(chained.slice(0, 2), head)).toMatchObject({ tag: 'broken', at: 2 });
    expect(verify(chained, head).tag).toBe('intact');
  });
  it('finds a seal of another head, and says where nothing is chained', () => {
    const other = right(
      chain([...record.slice(0, 2), { seq: 2, type: 'RecordSealed', scope: 'all', head: 'a'.repeat(64) }]),
    );
    expect(verify(other)).toMatchObject({ tag: 'broken', at: 2 });
    expect(verify(record)).toEqual({ tag: 'not-chained' });
  });
  it('cannot chain what cannot be hashed', () => {
    expect(E.isLeft(chain([{ seq: 0, type: 'BoardOpened', board: '\ud800' }]))).toBe(true);
  });
});
