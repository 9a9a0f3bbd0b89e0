/** The printed sheet: one page of A4 a board, nothing cut, nothing to press. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAmendment, withScreens } from './boards.ts';
import { disk, example, openBrowser, visit } from './support.ts';

let browser: Browser;
const pages = disk();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});

const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
/** How many sheets the browser makes of it. */
const sheets = async (page: Page, format: string): Promise<number> => {
  const pdf = await page.pdf({ format, margin: MARGIN });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};
/** What is on paper, as a reader sees it: the page takes that form, and keeps it until it is told otherwise. */
const onPaper = async (page: Page): Promise<void> => {
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
};
const CUT = `[...document.querySelectorAll('.panel, .panel *, .signing')]
  .filter((el) => getComputedStyle(el).display !== 'inline' && !el.closest('svg, .vh') && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0)
  .map((el) => [el.className, el.textContent])`;

const EXAMPLES = [
  '1-insufficient-bid-corrected',
  '2-insufficient-bid-then-a-double',
  '3-established-revoke',
  '4-revoke-corrected',
  '5-judgement-given-late',
  '6-play-after-a-wrong-ruling',
];
describe('on paper', () => {
  it.each(EXAMPLES)('%s is one sheet in both languages, A4 or Letter', async (name) => {
    for (const lang of ['en', 'fr']) {
      const { page } = await visit(browser, `${pages.put(example(name))}#lang=${lang}`, { colorScheme: 'dark' });
      expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
      await onPaper(page);
      expect(await page.evaluate(CUT)).toEqual([]);
      await page.context().close();
    }
  });

  it('the hands are as dealt, the events those that matter, and there is room to sign', async () => {
    const { page, complaints } = await visit(browser, pages.put(example('3-established-revoke')), {
      colorScheme: 'dark',
    });
    await onPaper(page);
    expect(await page.locator('.hand[data-seat=N] .suits').innerText()).toMatch(/A 9 3[^]*Q 10 8[^]*K Q 7 4[^]*6 5 2/);
    expect(await page.locator('#events li').count()).toBe(5);
    expect(await page.locator('.signing').innerText()).toMatch(
      /Event 64 of 64 North plays[^]*Right of appeal[^]*The director/,
    );
    expect(await page.locator('.controls, .timeline, .filters, .try-it').filter({ visible: true }).count()).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    expect(await page.locator('.signing').count()).toBe(0);
    expect(await page.locator('#events li').count()).toBe(65);
    expect(await page.locator('.timeline').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('a button and a key print', async () => {
    const { page } = await visit(browser, pages.put(withAmendment()));
    await page.evaluate('window.print = () => { window.printed = (window.printed ?? 0) + 1; }');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.keyboard.press('p');
    expect(await page.evaluate('window.printed')).toBe(2);
  });

  it('a poll is a card for the peer: his hand and the auction, nothing to sign, no other hand', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens())}#at=8&view=poll-S`);
    await onPaper(page);
    expect(await page.locator('.hand[data-seat=S] .suits').innerText()).toContain('J 10 7 5 2');
    expect(await page.locator('.hand .suits').count()).toBe(1);
    expect(await page.locator('.signing, #events, #findings').count()).toBe(0);
  });
});
