/** A file dropped on a page of the server: its boards are read in the browser, and nothing leaves it. */
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOf } from '../../app/http/server.ts';
import { shelfOf } from '../../app/http/shelf.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { readText } from '../support/sources.ts';
import { withScreens } from './boards.ts';
import { disk, example, momentOf, openBrowser, told, visit, withheld } from './support.ts';

let browser: Browser;
let app: FastifyInstance;
let address = '';
const pages = disk();
beforeAll(async () => {
  browser = await openBrowser();
  const shelf = shelfOf([{ name: '1', source: 'x.jsonl', record: example('1-insufficient-bid-corrected') }]);
  app = serverOf(shelf);
  address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/r/${shelf.entries[0]?.id ?? ''}`;
});
afterAll(async () => {
  await browser.close();
  await app.close();
  pages.clear();
});

const PBN = `[Board "5"]
[Dealer "N"]
[Vulnerable "NS"]
[North "Nadine Alder"]
[Deal "N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9"]
[Auction "N"]
1D Pass 1S Pass
1NT AP

[Board "6"]
[Dealer "E"]
[Vulnerable "EW"]
[Deal "N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9"]
[Auction "E"]
Pass 1S AP
`;
/** As a person drops it: over the page, then let go. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }`);

const linesOf = (record: BoardRecord): string => record.map((e) => `${JSON.stringify(encodeEvent(e))}\n`).join('');
describe('a dropped file', () => {
  it('shows its boards, one to be chosen, without names, and asks for nothing but the reader', async () => {
    const { page, complaints, requests } = await visit(browser, address);
    await page.locator('.moment').waitFor();
    const before = requests.length;
    await drop(page, 'club.pbn', PBN);
    await page.getByRole('heading', { name: 'Board 5' }).waitFor();
    expect(await page.locator('#auction').innerText()).toContain('1NT by North');
    expect(await page.title()).toBe('Board 5 · Étui');
    expect(await page.content()).not.toContain('Nadine');
    expect(await page.locator('#boards option').allInnerTexts()).toEqual(['5', '6']);
    await page.locator('#boards').selectOption('1');
    await page.getByRole('heading', { name: 'Board 6' }).waitFor();
    expect(await page.locator('#auction').innerText()).toMatch(/1\s+spades\s+by South/);
    await page.getByRole('button', { name: 'First event' }).click();
    expect(await momentOf(page)).toMatch(/^Event 0 of/);
    expect(requests.slice(before).map((url) => url.split('/').at(-1))).toEqual(['reader.js', 'interest.js']);
    expect(complaints).toEqual([]);
    await page.locator('.menu summary').click();
    expect(await page.locator('.menu button').allInnerTexts()).toEqual(['PBN', 'LIN', 'script', 'this event as JSON']);
  });

  it('may be a record in JSON Lines, with everything a record can do', async () => {
    const { page } = await visit(browser, address);
    await page.locator('.moment').waitFor();
    await drop(page, 'record.jsonl', readText('examples/4-revoke-corrected.jsonl'));
    await page.getByRole('heading', { name: 'Board 4 revoke corrected in time' }).waitFor();
    expect(await momentOf(page)).toContain('Event 26 of 26');
    expect(await page.locator('#standing').innerText()).toContain('major penalty card (Law 50B)');
    await page.locator('#view').selectOption('E');
    await page.getByRole('main').getByText('You see what East may know').waitFor();
    expect(await page.locator('.hand .suits').count()).toBe(2);
  });

  it.each([
    ['a ruling', '6 play after a wrong ruling', example('6-play-after-a-wrong-ruling')],
    ['screens', '7', withScreens()],
  ])('may have %s where the page’s own board has none', async (_, name, record) => {
    const { page, complaints } = await visit(browser, address);
    await page.locator('.moment').waitFor();
    await drop(page, 'record.jsonl', linesOf(record));
    await page.getByRole('heading', { name: `Board ${name}` }).waitFor();
    expect(await momentOf(page)).toContain(`Event ${record.length - 1} of`);
    expect(complaints).toEqual([]);
  });

  it('with a board that waits for its part gives way to the board chosen after it', async () => {
    const { page, arrives } = await withheld(browser, address, '**/ruling.js');
    await drop(
      page,
      'three.jsonl',
      [example('4-revoke-corrected'), example('6-play-after-a-wrong-ruling'), withScreens()].map(linesOf).join(''),
    );
    await page.getByRole('heading', { name: 'Board 4' }).waitFor();
    await page.locator('#boards').selectOption('1');
    await page.locator('#boards').selectOption('2');
    await page.getByRole('heading', { name: 'Board 7' }).waitFor();
    await arrives();
    expect(await page.locator('h1').innerText()).toBe('Board 7');
    expect(await page.locator('#boards').inputValue()).toBe('2');
    await page.locator('#boards').selectOption('1');
    await page.getByRole('heading', { name: 'Board 6' }).waitFor();
  });

  it('whose part cannot be fetched leaves the page as it was, and says so to eyes too', async () => {
    const context = await browser.newContext();
    await context.route('**/ruling.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.moment').waitFor();
    await drop(page, 'two.jsonl', linesOf(example('6-play-after-a-wrong-ruling')) + linesOf(withScreens()));
    await page.locator('.notice:not(.vh)').waitFor();
    expect(await told(page)).toContain('could not be fetched');
    expect(await page.locator('h1').innerText()).toContain('Board 1 insufficient bid');
    expect(await page.locator('#boards').count()).toBe(0);
    await context.close();
  });

  it('says that its reader could not be fetched', async () => {
    const context = await browser.newContext();
    await context.route('**/reader.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.moment').waitFor();
    await drop(page, 'club.pbn', PBN);
    await page.locator('.banner').waitFor();
    expect(await page.locator('.banner').innerText()).toContain('could not be fetched');
    await context.close();
  });

  it('that cannot be read says where and why, in the reader’s language, and leaves the page as it was', async () => {
    const { page } = await visit(browser, `${address}#lang=fr`);
    await page.locator('.moment').waitFor();
    await drop(page, 'photo.png', 'no record at all');
    await page.locator('.banner').waitFor();
    expect(await page.locator('.banner').innerText()).toMatch(/^photo\.png:1:1: un dossier est/);
    expect(await page.locator('h1').innerText()).toContain('Étui 1 insufficient bid');
    await drop(page, 'bad.jsonl', '{"type":"BoardOpened","board":"1"}\n');
    await expect.poll(() => page.locator('.banner').first().innerText()).toMatch(/^bad\.jsonl:1/);
  });

  it('can be chosen by a button, for who does not drag', async () => {
    const { page } = await visit(browser, address);
    await page.getByLabel('Open a file').setInputFiles({ name: 'a.pbn', mimeType: '', buffer: Buffer.from(PBN) });
    await page.getByRole('heading', { name: 'Board 5' }).waitFor();
  });

  it('on a file that stands alone says who can open it', async () => {
    const { page, complaints } = await visit(browser, pages.put(example('1-insufficient-bid-corrected')));
    expect(await page.getByLabel('Open a file').count()).toBe(0);
    await drop(page, 'club.pbn', PBN);
    await page.locator('.banner').waitFor();
    expect(await page.locator('.banner').innerText()).toContain('open them with etui serve');
    expect(complaints).toEqual([]);
  });
});
