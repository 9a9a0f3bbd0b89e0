/** Everybody can read it: no complaint of axe, nothing wider than the screen, everything by the keyboard alone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../support/sources.ts';
import { timed, withAmendment, withScreens } from './boards.ts';
import { DESK, disk, example, momentOf, openBrowser, PHONE, visit } from './support.ts';

let browser: Browser;
const pages = disk();
const AXE = readText('node_modules/axe-core/axe.min.js');
const addresses: Record<string, string> = {};
beforeAll(async () => {
  browser = await openBrowser();
  addresses['what waits'] = `${pages.put(example('1-insufficient-bid-corrected'))}#at=6`;
  addresses['a penalty card'] = `${pages.put(example('4-revoke-corrected'))}#at=26`;
  addresses['a ruling'] = `${pages.put(example('6-play-after-a-wrong-ruling'))}#at=20`;
  addresses['a screen'] = `${pages.put(withScreens())}#at=9`;
  addresses['a view'] = `${pages.put(withScreens())}#at=9&view=S`;
  addresses['an amendment'] = `${pages.put(withAmendment())}#at=6`;
  addresses['a clock'] = `${pages.put(timed())}#at=4&scale=clock`;
  addresses['a what-if'] = `${pages.put(example('1-insufficient-bid-corrected'))}#at=7&br=6!E.4.decline`;
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
/** Pairs of panels, and of parts of the table, that lie over one another; texts that are cut. */
const MESS = `(() => {
  const boxes = (query) => [...document.querySelectorAll(query)].map((el) => [el, el.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const out = [];
  for (const query of ['.panel', '.diamond > *', '.slot, .trick-no, .tray', '.controls > *', '.buttons > *', '.calls td > *', '.tricks td > *'])
    for (const [i, [a, x]] of boxes(query).entries())
      for (const [b, y] of boxes(query).slice(i + 1)) if (over(x, y)) out.push([query, a.textContent, b.textContent]);
  for (const [el, box] of boxes('.panel, .hand, td, .calls th, .answer, .banner, header *'))
    if (el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline' && !el.classList.contains('vh') && !el.closest('svg,.vh,.menu,select'))
      out.push(['cut', el.className, el.textContent, el.scrollWidth, el.clientWidth]);
  const felt = document.querySelector('.felt')?.getBoundingClientRect();
  for (const [el, box] of boxes('.slot'))
    if (box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1 || box.bottom > felt.bottom + 1) out.push(['off the felt', el.textContent]);
  if (document.documentElement.scrollWidth > innerWidth) out.push(['wider than the screen', document.documentElement.scrollWidth]);
  return out;
})()`;

const LOOKS = [
  { look: 'light, English', options: { colorScheme: 'light', viewport: DESK }, lang: 'en' },
  { look: 'dark, French', options: { colorScheme: 'dark', viewport: DESK }, lang: 'fr' },
  { look: 'phone, light, French', options: { colorScheme: 'light', viewport: PHONE }, lang: 'fr' },
  { look: 'phone, dark, English', options: { colorScheme: 'dark', viewport: PHONE }, lang: 'en' },
  {
    look: 'tablet, light, French',
    options: { colorScheme: 'light', viewport: { width: 900, height: 1100 } },
    lang: 'fr',
  },
] as const;

describe.each(LOOKS)('$look', ({ options, lang }) => {
  it.each(['what waits', 'a penalty card', 'a ruling', 'a screen', 'a view', 'an amendment', 'a clock', 'a what-if'])(
    '%s',
    async (what) => {
      const { page, complaints } = await visit(browser, `${addresses[what] ?? ''}&lang=${lang}`, options);
      await page.evaluate(AXE);
      const violations: readonly Violation[] = await page.evaluate('axe.run().then(({ violations }) => violations)');
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(MESS)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

describe('by the keyboard alone', () => {
  it('every control is reached, and the list of events is one stop', async () => {
    const { page } = await visit(browser, addresses['what waits'] ?? '');
    const stops: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const stop: string = await page.evaluate(
        '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.id) || document.activeElement.textContent',
      );
      if (stops.length > 0 && stop === stops[0]) break;
      stops.push(stop);
    }
    for (const name of ['view', 'theme', 'Turn the table', 'Copy', 'Try it: To accept it', 'Timeline', 'Next event'])
      expect(stops).toContain(name);
    expect(stops.filter((stop) => /^\d+\D*(?:East|North|South|West|The) /.test(stop))).toHaveLength(1);
  });

  it('a what-if is tried and left', async () => {
    const { page } = await visit(browser, addresses['what waits'] ?? '');
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
    await page.getByRole('button', { name: 'Try it: Not to accept it' }).focus();
    await page.keyboard.press('Enter');
    expect(await momentOf(page)).toContain('Event 7 of 17');
    await expect.poll(focused).toBe('Back to the record');
    await page.keyboard.press('Enter');
    expect(await momentOf(page)).toContain('Event 6 of 18');
    await expect.poll(focused).toBe('Try it');
    await page.keyboard.press('Enter');
    expect(await momentOf(page)).toContain('Event 7 of 8');
    await page.keyboard.press('Escape');
    expect(await momentOf(page)).toContain('Event 6 of 18');
  });

  it('the menu is closed by Esc, by a choice, and by leaving it; the keyboard stays', async () => {
    const { page } = await visit(browser, addresses['a what-if'] ?? '');
    const menu = page.locator('details.menu');
    const open = async (): Promise<void> => {
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await menu.getAttribute('open')).not.toBeNull();
    };
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
    await open();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await focused()).toBe('Copy');
    expect(await page.locator('.banner').innerText()).toContain('A what-if');
    await open();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await focused()).toBe('Copy');
    await open();
    await page.locator('#theme').focus();
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('the slider leaves Shift and the arrows to the key moments', async () => {
    const { page } = await visit(browser, addresses['what waits'] ?? '');
    await page.keyboard.press('Home');
    await page.getByRole('slider').focus();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await momentOf(page)).toContain('Event 4 of 18');
  });
});
