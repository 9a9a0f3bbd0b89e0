/** What the page says of what it did, to eyes and to screen readers; and what it says of a link that it cannot follow. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAmendment, withScreens } from './boards.ts';
import { disk, example, momentOf, openBrowser, PHONE, told, visit } from './support.ts';

let browser: Browser;
const pages = disk();
let insufficient = '';
beforeAll(async () => {
  browser = await openBrowser();
  insufficient = pages.put(example('1-insufficient-bid-corrected'));
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});

describe('a link', () => {
  it.each([
    'at=99',
    'at=9999999999',
    'at=-1',
    'at=x',
    'br=6',
    'br=6!E.99.accept',
    'view=Z',
    'br=6!E.4.accept&at=99',
    'br=6!E.4.nonsense',
  ])('that asks for what there is not says so: %s', async (hash) => {
    const { page, complaints } = await visit(browser, `${insufficient}#${hash}`);
    expect(await page.locator('.banner').allInnerTexts()).toContain(
      'This link names a moment, a what-if or a view that this record does not have.',
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that asks for what there is says nothing', async () => {
    const { page } = await visit(browser, `${insufficient}#at=18&view=all&lang=fr&unknown=1`);
    expect(await page.locator('.banner').count()).toBe(0);
    await page.evaluate('location.hash = "#at=19"');
    await page.locator('.banner').waitFor();
    await page.evaluate('location.hash = "#at=3"');
    await page.locator('.banner').waitFor({ state: 'detached' });
  });
});

describe('a screen reader is told', () => {
  it('the number that a viewer reads, and no other', async () => {
    const { page } = await visit(browser, `${insufficient}#at=17&view=S`);
    await page.keyboard.press('ArrowRight');
    const moment = await momentOf(page);
    expect(moment).toBe('Event 17 East passes.');
    expect(await told(page)).toBe('Event 17. East passes.');
  });

  it('whose view it is, which way the table is turned, and how the timeline goes', async () => {
    const { page } = await visit(browser, insufficient);
    await page.keyboard.press('v');
    await page.getByText('You see what North may know').first().waitFor();
    expect(await told(page)).toBe('You see what North may know, in the numbers of that view.');
    await page.keyboard.press('f');
    expect(await told(page)).toBe('West is below.');
    await page.keyboard.press('t');
    expect(await told(page)).toBe('The record has no times.');
  });
});

describe('eyes are told', () => {
  it('that something was copied, and for a while only', async () => {
    const { page } = await visit(browser, insufficient, { permissions: ['clipboard-read', 'clipboard-write'] });
    const area = async (): Promise<number> => {
      const box = await page.getByRole('status').boundingBox();
      return (box?.width ?? 0) * (box?.height ?? 0);
    };
    expect(await area()).toBeLessThan(2);
    await page.keyboard.press('c');
    await page.locator('.notice:not(.vh)').waitFor();
    expect(await page.getByRole('status').innerText()).toBe('Copied: link to this moment.');
    expect(await area()).toBeGreaterThan(1000);
    await page.locator('.notice.vh').waitFor({ state: 'attached' });
  });

  it('and nothing that is found is taken for it', async () => {
    const { page } = await visit(browser, pages.put(withAmendment()));
    expect(await page.locator('#findings li.notice').count()).toBe(1);
    expect(
      await page.evaluate(
        '[...document.querySelectorAll("li.notice, span.notice")].map((el) => getComputedStyle(el).position)',
      ),
    ).not.toContain('fixed');
  });

  it('whose side it is, in French', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens(), { lang: 'fr' })}#at=11&view=NE`);
    expect(await page.locator('.banner').innerText()).toBe(
      'Vous voyez ce que le côté N-E peut savoir, dans la numérotation de cette vue.',
    );
  });

  it('in French with a blank before the colon', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens(), { lang: 'fr' })}#at=11`);
    expect(await page.locator('#auction .notes').textContent()).toMatch(/1 pique [\u00a0\u202f]: «/);
  });
});

describe('on a small phone', () => {
  it('the menu is within the page, wherever its button stands', async () => {
    const { page } = await visit(browser, `${pages.put(withAmendment(), { lang: 'fr' })}#at=3`);
    for (const width of [320, 360, 390, 430, 520, 600, 700, 768, 800, 900, 1100]) {
      await page.setViewportSize({ width, height: 700 });
      await page.locator('.menu summary').click();
      const box = await page.locator('.menu ul').boundingBox();
      expect(box?.x, `left at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `right at ${width}`).toBeLessThanOrEqual(width);
      await page.locator('.menu summary').click();
    }
  });

  it('the buttons of the timeline are high enough for a thumb', async () => {
    const { page } = await visit(browser, insufficient, { viewport: PHONE });
    for (const name of ['Next event', 'Next key moment'])
      expect((await page.getByRole('button', { name }).boundingBox())?.height).toBe(40);
  });

  it.each([390, 320])('%i wide, long names and a ten in every place stay in their place', async (width) => {
    const record = withAmendment().map((e) =>
      e.type === 'BoardOpened' ? { ...e, players: { N: 'Hanan_Morgharbel#12', E: 'Anita Hammersley#12' } } : e,
    );
    const { page } = await visit(browser, pages.put(record, { lang: 'fr', names: true }), {
      viewport: { width, height: 700 },
    });
    const wide = await page.evaluate(
      '[...document.querySelectorAll(".hand, .panel")].filter((el) => el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent)',
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });
});
