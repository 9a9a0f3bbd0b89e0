/** The server: who may ask, what it answers, and that its pages ask nobody else. */
import * as E from 'fp-ts/lib/Either.js';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPage } from '../../app/http/list.ts';
import { serverOf } from '../../app/http/server.ts';
import { shelfOf } from '../../app/http/shelf.ts';
import { stateOf } from '../../projections/table/state.ts';
import { tableOf } from '../../replay/fold.ts';
import { EVENT_TYPES } from '../../wire/codec.ts';
import { withAmendment } from '../web/boards.ts';
import { example, openBrowser, visit } from '../web/support.ts';

const insufficient = example('1-insufficient-bid-corrected');
const shelf = shelfOf(
  [
    { name: '1', source: 'examples.jsonl', record: insufficient },
    { name: '7', source: 'club.jsonl', record: withAmendment() },
    { name: '7', source: 'club.jsonl', record: withAmendment() },
  ],
  [{ name: '8', source: 'club.jsonl', why: 'line 3: <no> event' }],
);
const [first, second, third] = shelf.entries;
const id = first?.id ?? '';
let app: FastifyInstance;
let address = '';
beforeAll(async () => {
  app = serverOf(shelf);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:80', ...headers } });
const reading = async (path: string): Promise<unknown> => (await get(`/v1/records/${id}/${path}`)).json();

describe('the API', () => {
  it('lists the records, each with its readings', async () => {
    const list = (await get('/v1/records')).json<
      readonly { readonly id: string; readonly links: Record<string, string> }[]
    >();
    expect(list.map((each) => each.id)).toEqual([id, second?.id, third?.id]);
    expect(new Set(list.map((each) => each.id)).size).toBe(3);
    for (const url of Object.values(list[0]?.links ?? {})) expect((await get(url)).statusCode).toBe(200);
    expect((await get(`/v1/records/${id}`)).json()).toEqual(list[0]);
  });

  it('gives the state of the fold at any moment', async () => {
    for (let at = 0; at < insufficient.length; at += 1) {
      const table = tableOf(insufficient, { at });
      if (E.isLeft(table)) throw new Error(table.left.message);
      const { findings, ...state } = stateOf(table.right);
      const answer = (await reading(`state?at=${at}`)) as { readonly findings: readonly object[] };
      expect(answer).toMatchObject(JSON.parse(JSON.stringify(state)) as object);
      expect(answer.findings).toHaveLength(Array.isArray(findings) ? findings.length : -1);
    }
  });

  it('gives options with consequences, the ledger, the timeline, findings with their sentence, and the events', async () => {
    expect(await reading('options?at=4')).toMatchObject({
      pending: [{ of: 4, law: '27A1', options: [{ option: 'accept' }, { option: 'decline' }] }],
    });
    expect(await reading('ledger?at=9')).toMatchObject({
      at: 9,
      items: [{ of: 4 }, { of: 4, law: '16C1', from: 9, until: null }],
    });
    expect(await reading('findings?lang=fr&at=4')).toMatchObject({
      findings: [{ code: 'insufficient-bid', text: 'L’enchère 1♦ de Nord est insuffisante.' }],
    });
    expect(await reading('timeline?at=6')).toMatchObject([
      { seq: 0, stretch: 'deal' },
      { seq: 1 },
      { seq: 2, stretch: 'auction' },
      { seq: 3 },
      { seq: 4, marks: ['irregularity'], key: true },
      { seq: 5 },
      { seq: 6, marks: ['director'], text: 'East calls the director (about event 4).' },
    ]);
    expect(await reading('events?at=1')).toHaveLength(2);
  });

  it('reads a moment in the light of what was found later', async () => {
    const ledger = async (query: string): Promise<unknown> =>
      (await get(`/v1/records/${second?.id}/ledger?${query}`)).json();
    expect(await ledger('at=4')).toMatchObject({ items: [{ of: 3 }] });
    expect(await ledger('at=4&known=last')).toMatchObject({ items: [] });
  });

  it('gives what a player may know, in his own numbers', async () => {
    const state = (await reading('state?as=E&at=3')) as {
      readonly hands: Record<string, unknown>;
      readonly at: number;
    };
    expect(state).toMatchObject({ as: 'E', at: 3, hands: { N: null, S: null, W: null } });
    expect(state.hands['E']).toHaveLength(13);
    const events = JSON.stringify(await reading('events?as=E'));
    expect(events).toContain(':- KQ8.J92.T83.QJ74 - -');
    expect(events).not.toMatch(/A93|he had not seen/);
    expect(JSON.stringify(await reading('timeline?as=E'))).not.toContain('he had not seen');
    expect(await reading('state?as=poll&seat=N')).toMatchObject({ as: 'poll', seat: 'N', auction: { toCall: null } });
  });

  it('gives a branch at its end, what is tried under addresses of its own', async () => {
    expect(await reading('state?branch=6!E.4.accept')).toMatchObject({
      at: 7,
      auction: { toCall: 'E' },
      pending: [],
    });
    expect(await reading('ledger?branch=6!E.4.decline')).toMatchObject({
      items: [{ of: 4, law: '16C2', from: '6.1' }, {}],
    });
  });

  it('gives the options, the timeline and the events of a branch, whole or as a player knows it', async () => {
    expect(await reading('options?branch=6!E.4.accept')).toMatchObject({ at: 7, phase: 'auction', pending: [] });
    // The refusal is tried; the bid that took the place of the first may now be judged.
    expect(await reading('options?branch=6!E.4.decline')).toMatchObject({ pending: [] });
    const timeline = (await reading('timeline?branch=6!E.4.decline')) as readonly {
      readonly seq: unknown;
      readonly marks: readonly string[];
      readonly text: string;
    }[];
    expect(timeline[7]).toMatchObject({ seq: '6.1', marks: ['try'], key: true });
    expect(timeline.filter(({ marks }) => marks.includes('try'))).toHaveLength(1);
    expect(timeline.map(({ text }) => text).join(' ')).not.toMatch(/\d\.\d{3}/);
    const events = (await reading('events?branch=6!E.4.decline')) as readonly object[];
    expect(events[7]).toEqual({ seq: '6.1', type: 'OptionChosen', by: 'E', of: 4, option: 'decline' });
    expect(events).toHaveLength(timeline.length);
    expect(JSON.stringify(await reading('events?branch=6!E.4.decline&as=E'))).not.toMatch(/A93|6\.1/);
  });

  it.each([
    ['state?branch=99!E.4.accept', 400, 'bad-query'],
    ['options?branch=8!E.4.decline', 409, 'not-offered'],
    ['options?branch=6!E.4.nonsense', 409, 'not-offered'],
    ['state?branch=6!S.4.accept', 409, 'not-offered'],
    ['state?branch=6!E.4.accept!E.4.decline', 409, 'not-offered'],
    ['state?branch=6!E.4.accept&at=3', 400, 'bad-query'],
    ['state?as=Q', 400, 'bad-query'],
    ['state?as=N&known=last', 400, 'bad-query'],
    ['state?as=poll', 400, 'bad-query'],
    ['state?as=N&at=400', 404, 'bad-moment'],
    ['state?at=19', 404, 'bad-moment'],
    ['state?at=-1', 400, 'bad-query'],
    ['state?at=3&known=2', 400, 'bad-query'],
    ['state?at=3&at=4', 400, 'bad-query'],
    ['state?when=3', 400, 'bad-query'],
    ['state?lang=de', 400, 'bad-query'],
    ['state?basis=ruling', 400, 'bad-query'],
    ['nothing', 404, 'no-such-page'],
    ['?at=3', 400, 'bad-query'],
    ['%E0%A4%A', 400, 'bad-request'],
    ['x'.repeat(200), 404, 'no-such-page'],
  ])('%s: %i %s', async (path, status, code) => {
    const answer = await get(`/v1/records/${id}${path.startsWith('?') ? '' : '/'}${path}`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ type: `urn:etui:problem:${code}`, status, code });
  });

  it('says of a record that is not there where the list is', async () => {
    expect((await get('/v1/records/none/state')).json()).toMatchObject({ code: 'no-such-record', status: 404 });
  });

  it('need not send again what has not changed', async () => {
    const url = `/v1/records/${id}/state?at=4`;
    const tag = String((await get(url)).headers.etag);
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get(`/v1/records/${id}/state?at=5`, { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('has a document with a schema for every event type, made from the codecs', async () => {
    const { paths, components } = (await get('/openapi.json')).json<{
      readonly paths: Record<string, object>;
      readonly components: {
        readonly schemas: Record<string, { readonly required?: readonly string[]; readonly properties?: object }>;
      };
    }>();
    expect(Object.keys(paths)).toContain('/v1/records/{id}/ledger');
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...EVENT_TYPES, 'Event', 'Problem']));
    const { CallMade } = components.schemas;
    expect(CallMade?.required).toEqual(['type', 'seat', 'call']);
    expect(CallMade?.properties).toMatchObject({
      seat: { enum: ['N', 'E', 'S', 'W'] },
      alerted: { type: 'boolean' },
      thinkMs: { type: 'integer', minimum: 0 },
    });
  });
});

describe('who may ask', () => {
  it('on the loopback: nobody who came by another name', async () => {
    expect((await get('/', { host: 'evil.example' })).json()).toMatchObject({ code: 'wrong-host' });
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80'])
      expect((await get('/healthz', { host })).statusCode).toBe(200);
  });

  it('elsewhere: who has the token, by address, cookie or header', async () => {
    const guarded = serverOf(shelf, { token: 'open-sesame' });
    const ask = (url: string, headers: Record<string, string> = {}) =>
      guarded.inject({ url, headers: { host: '192.0.2.1', ...headers } });
    expect((await ask('/')).statusCode).toBe(401);
    expect((await ask('/v1/records?token=open')).json()).toMatchObject({ code: 'token-needed' });
    const visited = await ask('/?token=open-sesame');
    expect(visited.statusCode).toBe(200);
    const cookie = String(visited.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
    expect((await ask(`/v1/records/${id}/state`, { cookie: cookie.split(';')[0] ?? '' })).statusCode).toBe(200);
    expect((await ask('/v1/records', { authorization: 'Bearer open-sesame' })).statusCode).toBe(200);
    expect((await ask('/')).headers['www-authenticate']).toBe('Bearer');
    expect((await ask('/v1/records', { authorization: 'bearer open-sesame' })).statusCode).toBe(200);
    await guarded.close();
  });

  it('with a token of any signs: a cookie holds it whole', async () => {
    const token = 'c2VzYW1l; b/3+Zm9v==';
    const guarded = serverOf(shelf, { token });
    const headers = { host: '192.0.2.1' };
    const visited = await guarded.inject({ url: `/?token=${encodeURIComponent(token)}`, headers });
    const [cookie = ''] = String(visited.headers['set-cookie']).split(';');
    expect((await guarded.inject({ url: '/v1/records', headers: { ...headers, cookie } })).statusCode).toBe(200);
    await guarded.close();
  });

  it('only to read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await app.inject({ method, url: '/v1/records', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  it('and no names are told unless they are asked for', async () => {
    const names = /Nadine|Alder|Birch|Cedar|Dogwood/;
    for (const url of [`/r/${second?.id}`, `/v1/records/${second?.id}/events`, '/v1/records'])
      expect((await get(url)).body).not.toMatch(names);
    const open = serverOf(shelf, { names: true });
    expect((await open.inject({ url: `/r/${second?.id}`, headers: { host: 'localhost' } })).body).toMatch(names);
    await open.close();
    // The file's name, the board's, and what is said of a file that can't be read.
    const named = shelfOf(
      [{ name: 'Alder v. Birch', source: 'nadine-alder.jsonl', record: withAmendment() }],
      [{ name: '', source: 'x.pbn', why: 'the field of BoardOpened is "Nadine Alder": write a seat' }],
    );
    const shut = serverOf(named);
    const told = (await shut.inject({ url: '/', headers: { host: 'localhost' } })).body;
    expect(told).not.toMatch(new RegExp(names.source, 'i'));
    expect(told).toContain('the field of BoardOpened is …: write a seat');
    const list = (await shut.inject({ url: '/v1/records', headers: { host: 'localhost' } })).json<
      readonly { readonly id: string }[]
    >();
    expect(JSON.stringify(list)).not.toMatch(new RegExp(names.source, 'i'));
    expect(list).toHaveLength(1);
    await shut.close();
  });
});

describe('its pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('go from the list to a board and back, in the language asked for, and ask nobody else', async () => {
    const { page, complaints, requests } = await visit(browser, `${address}/`, { locale: 'fr-FR' });
    expect(await page.locator('h1').innerText()).toBe('Étui : les donnes');
    expect(await page.locator('main').innerText()).toContain('club.jsonl 8: line 3: <no> event');
    await page.getByRole('link', { name: 'Étui 1', exact: true }).click();
    await page.locator('.moment').waitFor();
    await page.keyboard.press('Home');
    expect(await page.locator('.moment').innerText()).toContain('Événement 0 sur 18');
    await page.getByRole('link', { name: 'Tous les étuis' }).click();
    expect(await page.locator('h1').innerText()).toBe('Étui : les donnes');
    expect(requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('tell one board 7 from the other in the list', () => {
    const rooms = ['Open', 'Closed <1>'].map((room) => ({
      name: '7',
      source: 'final.pbn',
      record: withAmendment().map((e) => (e.type === 'BoardOpened' ? { ...e, event: 'Cup', round: '4', room } : e)),
    }));
    const list = listPage(shelfOf(rooms), 'en', '/page.css');
    expect(list).toContain('Board 7</a> <span class="dim">final.pbn · Cup · round 4 · Open room</span>');
    expect(list).toContain('Board 7</a> <span class="dim">final.pbn · Cup · round 4 · Closed &lt;1&gt; room</span>');
  });

  it('run nothing that a record says', async () => {
    const { page, complaints } = await visit(browser, `${address}/r/${second?.id}#at=3&lang=en`);
    expect(await page.locator('.moment').innerText()).toContain('document.title = "taken"');
    expect(await page.title()).toBe('Board 7 · Étui');
    expect(complaints).toEqual([]);
  });
});
