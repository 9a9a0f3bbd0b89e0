/** A page of the server fetches what the board calls for, says what it could not fetch, and goes on without it. */
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadParts, partFor } from '../../app/http/assets.ts';
import { serverOf } from '../../app/http/server.ts';
import { shelfOf } from '../../app/http/shelf.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { DEAL, withScreens } from './boards.ts';
import { example, momentOf, openBrowser, recordOf, visit } from './support.ts';

const imported = (record: BoardRecord): BoardRecord =>
  record.map((e, line) => ({ ...e, source: { kind: 'pbn', line: line + 1 } }));
const lawful = recordOf(
  { type: 'BoardOpened', board: '9', dealer: 'N', vulnerable: 'None', laws: '2017' },
  { type: 'HandsDealt', deal: DEAL },
  { type: 'CallMade', seat: 'N', call: '1D' },
);
const BOARDS: Readonly<Record<string, BoardRecord>> = {
  plain: example('1-insufficient-bid-corrected'),
  ruled: example('6-play-after-a-wrong-ruling'),
  screened: withScreens(),
  imported: imported(lawful),
  contradicted: imported(example('3-established-revoke')),
};
let browser: Browser;
let app: FastifyInstance;
let address: (name: string) => string;
beforeAll(async () => {
  browser = await openBrowser();
  const shelf = shelfOf(Object.entries(BOARDS).map(([name, record]) => ({ name, source: name, record })));
  app = serverOf(shelf);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  address = (name) => `${base}/r/${shelf.entries.find((entry) => entry.source === name)?.id ?? ''}`;
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const ALWAYS = ['afterwards.js', 'en.js', 'page.js', 'unknown.js'];
const scripts = (requests: readonly string[]): readonly string[] =>
  [...new Set(requests.map((url) => url.split('/').at(-1) ?? '').filter((name) => name.endsWith('.js')))].toSorted();
const whole = (page: Page): Promise<void> => page.locator('#ledger').waitFor();

describe('the parts of the page', () => {
  it.each([
    ['plain', []],
    ['ruled', ['ruling.js']],
    ['screened', ['regulations.js']],
    ['imported', []],
    ['contradicted', ['interest.js', 'severity.js']],
  ])('a %s board asks for %j beside what all ask for', async (name, more) => {
    const { page, complaints, requests } = await visit(browser, address(name));
    await whole(page);
    expect(scripts(requests)).toEqual([...ALWAYS, ...more].toSorted());
    expect(complaints).toEqual([]);
  });
  it('are all built', () => {
    const names = loadParts().all.map(({ name }) => name);
    for (const name of Object.values(partFor)) expect(names).toContain(name);
  });
  it('that could not be fetched are said: what stands below, and the page goes on', async () => {
    const context = await browser.newContext();
    await context.route('**/afterwards.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(address('plain'));
    await page.getByText('could not be fetched').waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await momentOf(page)).toMatch(/^Event 17 of 18/);
    expect(await page.locator('#ledger').count()).toBe(0);
    await context.close();
  });
  it('without which the board cannot be folded are said in its place', async () => {
    const context = await browser.newContext();
    await context.route('**/ruling.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(address('ruled'));
    await page.getByText('could not be fetched').waitFor();
    expect(await page.locator('.columns').count()).toBe(0);
    await context.close();
  });
  it('of the keys is fetched when it is asked for', async () => {
    const { page, requests } = await visit(browser, address('plain'));
    await whole(page);
    const before = requests.length;
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(scripts(requests.slice(before))).toEqual(['help.js']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(scripts(requests.slice(before))).toEqual(['help.js']);
  });
  it('a what-if on an imported board has at hand what weighs its findings', async () => {
    const { page, complaints, requests } = await visit(browser, `${address('imported')}#br=2!D.2.misinformed.true`);
    await whole(page);
    expect(scripts(requests)).toEqual([...ALWAYS, 'aside.js', 'interest.js', 'severity.js'].toSorted());
    expect(await momentOf(page)).toMatch(/^Event 3 of 3/);
    expect(complaints).toEqual([]);
  });
});
