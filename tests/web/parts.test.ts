/** A page of the server fetches what the board calls for, says what it could not fetch, and goes on without it. */
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadParts, partFor } from '../../app/http/assets.ts';
import { serverOf } from '../../app/http/server.ts';
import { shelfOf } from '../../app/http/shelf.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { DEAL, withScreens } from './boards.ts';
import { example, momentOf, openBrowser, recordOf, told, visit, withheld } from './support.ts';

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
  it.each(['page.js', 'en.js'])('are waited for in words: without %s no page stays blank', async (name) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.route(`**/${name}`, (route) => route.abort());
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address('plain'));
    await page.getByText('is on its way').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
  it.each(['#at=6&view=N', '#br=6!E.6.accept', '#lang=fr'])(
    'that the link %s needs are said in its place',
    async (link) => {
      const context = await browser.newContext({ locale: 'en-GB' });
      for (const name of ['aside.js', 'fr.js']) await context.route(`**/${name}`, (route) => route.abort());
      const page = await context.newPage();
      await page.goto(address('plain') + link);
      await page.getByText('could not be fetched').waitFor();
      expect(await page.locator('.hand').count()).toBe(0);
      await context.close();
    },
  );
  it('that a link followed within the page needs are said, and the page stays where it was', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.route('**/aside.js', (route) => route.abort());
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address('plain'));
    await whole(page);
    await page.evaluate("location.hash = 'at=6&view=N'");
    await page.locator('.notice:not(.vh)').waitFor();
    expect(await told(page)).toContain('could not be fetched');
    expect(await momentOf(page)).toMatch(/^Event 18 of 18/);
    expect(errors).toEqual([]);
    await context.close();
  });
  it('that come late do not overtake what was done meanwhile: a view', async () => {
    const { page, arrives } = await withheld(browser, address('plain'), '**/aside.js');
    await page.locator('#view').selectOption('N');
    await page.locator('#view').selectOption('all');
    await arrives();
    expect(await page.locator('.banner').count()).toBe(0);
    await page.locator('#view').selectOption('E');
    await page.getByRole('main').getByText('You see what East may know').waitFor();
  });
  it('that come late do not overtake what was done meanwhile: a what-if', async () => {
    const { page, arrives } = await withheld(browser, `${address('plain')}#at=4`, '**/aside.js');
    await page.locator('.try-it').first().click();
    await page.keyboard.press('ArrowLeft');
    await arrives();
    expect(await page.locator('#back').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.locator('.try-it').first().click();
    await page.locator('#back').waitFor();
  });
  it('of the keys that cannot be fetched is said, to eyes too', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.route('**/help.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(address('plain'));
    await whole(page);
    await page.keyboard.press('?');
    await page.locator('.notice:not(.vh)').waitFor();
    expect(await told(page)).toContain('could not be fetched');
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
