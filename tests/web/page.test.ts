/** What a person can do on the page, each way of doing it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAmendment, withScreens } from './boards.ts';
import { disk, example, momentOf, openBrowser, told, visit } from './support.ts';

let browser: Browser;
const pages = disk();
let insufficient = '';
let revoke = '';
beforeAll(async () => {
  browser = await openBrowser();
  insufficient = pages.put(example('1-insufficient-bid-corrected'));
  revoke = pages.put(example('4-revoke-corrected'));
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});

describe('moving through a record', () => {
  it('by keys, without clicking first', async () => {
    const { page, complaints } = await visit(browser, insufficient);
    expect(await momentOf(page)).toMatch(/^Event 18 of 18/);
    const after = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return (await momentOf(page)).split(' of')[0] ?? '';
    };
    expect(await after('ArrowLeft')).toBe('Event 17');
    expect(await after('Home')).toBe('Event 0');
    expect(await after('ArrowRight')).toBe('Event 1');
    expect(await after('Shift+ArrowRight')).toBe('Event 4');
    expect(await after('Shift+ArrowRight')).toBe('Event 5');
    expect(await after('Shift+ArrowLeft')).toBe('Event 4');
    expect(await after('PageDown')).toBe('Event 11');
    expect(await after('Backspace')).toBe('Event 4');
    expect(await after('End')).toBe('Event 18');
    expect(await after('ArrowRight')).toBe('Event 18');
    expect(complaints).toEqual([]);
  });

  it('by buttons, the list, the auction, the marks and the slider', async () => {
    const { page } = await visit(browser, insufficient);
    await page.getByRole('button', { name: 'First event' }).click();
    await page.getByRole('button', { name: 'Next key moment' }).click();
    expect(await momentOf(page)).toContain('Event 4 of 18 North bids');
    await page.locator('#events li[data-seq="9"] button').click();
    expect(await momentOf(page)).toContain('Event 9 of 18');
    await page.locator('#auction .call').nth(1).click();
    expect(await momentOf(page)).toContain('Event 3 of 18 West passes');
    await page.locator('.track .mark').first().click();
    expect(await momentOf(page)).toContain('Event 4 of 18');
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await momentOf(page)).toContain('Event 5 of 18');
    expect(await slider.getAttribute('aria-valuetext')).toContain('Event 5 of 18. East draws attention to event 4.');
  });

  it('marks the moment in every view of it, and tells a screen reader', async () => {
    const { page } = await visit(browser, `${insufficient}#at=3`);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#events [aria-current]').getAttribute('data-seq')).toBe('4');
    expect(await page.locator('#auction .call[aria-current=true]').innerText()).toContain('1');
    expect(await told(page)).toBe(
      'Event 4. North bids 1 diamonds. “a natural response, he had not seen 1S” The bid of 1 diamonds by North is insufficient.',
    );
    await page.keyboard.press('ArrowLeft');
    expect(await told(page)).toBe('Back to event 3. West passes.');
  });

  it('touches nothing of the whole document: else every rule would be matched anew at each step', async () => {
    const { page } = await visit(browser, insufficient);
    await page.evaluate(`{
      window.touched = 0;
      new MutationObserver((all) => { window.touched += all.length; }).observe(document.documentElement, { attributes: true });
    }`);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
    expect(await page.evaluate('window.touched')).toBe(0);
  });

  it('links to a moment with its branch, view and language, and follows such a link', async () => {
    const { page } = await visit(browser, `${insufficient}#at=7&br=6!E.4.accept&flip=N&lang=fr`);
    expect(await momentOf(page)).toContain('Événement 7 sur 8 Est choisit');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('.hand.bottom').getAttribute('data-seat')).toBe('N');
    await page.evaluate('location.hash = "#at=2&view=E&lang=en"');
    expect(await momentOf(page)).toContain('Event 2 South bids');
    expect(await page.locator('#view').inputValue()).toBe('E');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/at=3&view=E&lang=en$/);
  });

  it('searches and filters the events', async () => {
    const { page } = await visit(browser, insufficient);
    await page.getByLabel('Show').selectOption('director');
    expect(await page.locator('#events li').count()).toBe(2);
    await page.getByLabel('Show').selectOption('all');
    await page.getByLabel('Search').fill('attention');
    expect(await page.locator('#events li').allInnerTexts()).toEqual([expect.stringContaining('East draws attention')]);
  });
});

describe('what the page shows', () => {
  it('tries an answer in a branch and comes back to the record', async () => {
    const { page } = await visit(browser, `${insufficient}#at=6`);
    expect(await page.locator('#options').innerText()).toContain('Law 27A1');
    await page.getByRole('button', { name: 'Try it: To accept it' }).click();
    expect(await page.locator('.banner').innerText()).toBe(
      'A what-if: East: to accept it. The record is untouched. 11 later events of the record have no place in it.',
    );
    expect(await page.locator('#options').innerText()).toContain('East to call');
    expect(await told(page)).toContain('What-if. East chooses on event 4');
    await page.keyboard.press('Escape');
    expect(await page.locator('.banner').count()).toBe(0);
    expect(await momentOf(page)).toContain('Event 6 of 18');
    await page.getByRole('button', { name: 'Try it: Not to accept it' }).click();
    // The record's own explanation and refusal have nothing to speak of, and the rest of it goes on.
    expect(await page.locator('.banner').innerText()).toContain('2 later events of the record have no place in it.');
    await page.keyboard.press('End');
    expect(await page.locator('#auction').innerText()).toContain('by South');
    await page.getByRole('button', { name: 'Back to the record' }).click();
    expect(await momentOf(page)).toContain('Event 6 of 18');
  });

  it('strikes out what was withdrawn, in signs and in words', async () => {
    const { page } = await visit(browser, insufficient);
    const struck = page.locator('#auction .call', { has: page.locator('del') });
    expect(await struck.count()).toBe(1);
    expect(await struck.textContent()).toContain('withdrawn: ');
    expect(await page.locator('#ledger').innerText()).toContain('16C1');
  });

  it('lays a penalty card on the table, with what it means for the lead', async () => {
    const { page } = await visit(browser, revoke);
    expect(await page.locator('.hand[data-seat=E] .lying').innerText()).toMatch(/4\s+major penalty card \(50B\)/);
    expect(await page.locator('#tricks del').count()).toBe(2);
    expect(await page.locator('#standing').innerText()).toContain('major penalty card (Law 50B)');
    expect(await page.locator('#options').innerText()).toContain('Law 50D1a');
  });

  it('draws the screen from north-west to south-east, turned with the table', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens())}#at=4`);
    const falls = (): Promise<string | null> => page.locator('.screen line').getAttribute('data-falls');
    expect(await falls()).toBe('true');
    expect(await page.locator('.tray').getAttribute('class')).toContain('bottom-left');
    await page.keyboard.press('f');
    expect(await page.locator('.hand.bottom').getAttribute('data-seat')).toBe('W');
    expect(await falls()).toBe('false');
    await page.keyboard.press('End');
    expect(await page.locator('.screen-says').innerText()).toBe('Tray: side N-E · aperture open');
  });

  it('shows what was known then, and what is known now', async () => {
    const { page } = await visit(browser, `${pages.put(withAmendment())}#at=4`);
    expect(await page.locator('#ledger').innerText()).toContain('16B1a');
    await page.locator('#known').selectOption('last');
    expect(await page.locator('#ledger').innerText()).not.toContain('16B1a');
    expect(await page.locator('#events li.fallen').first().textContent()).toContain('counts for nothing: ');
  });

  it('in both languages at once, in light and dark, hands as dealt or as held', async () => {
    const { page } = await visit(browser, `${revoke}#at=26`);
    await page.getByLabel('hands as dealt').check();
    expect(await page.locator('.hand[data-seat=W] .suits li').first().innerText()).toMatch(/6 4$/);
    await page.getByRole('button', { name: 'Français' }).click();
    expect(await page.locator('#tricks h2').innerText()).toBe('Levées');
    expect(await page.title()).toBe('Étui 4 revoke corrected in time · Étui');
    const background = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.locator('#theme').selectOption('dark');
    expect(await background()).toBe('rgb(20, 23, 26)');
  });

  it('tells its keys, and gives the keyboard back', async () => {
    const { page } = await visit(browser, revoke);
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    expect(await momentOf(page)).toContain('Event 26 of 26');
  });

  it('copies the link, the record in other formats and the event', async () => {
    const { page } = await visit(browser, `${insufficient}#at=4`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = async (name: string): Promise<string> => {
      await page.locator('.menu summary').click();
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByText(`Copied: ${name}.`).waitFor({ state: 'attached' });
      return page.evaluate('navigator.clipboard.readText()');
    };
    expect(await copied('link to this moment')).toMatch(/\.html#at=4&lang=en$/);
    expect(await copied('PBN')).toContain('[Board "1 insufficient bid corrected"]');
    expect(await copied('LIN')).toContain('md|');
    expect(await copied('script')).toContain('1D');
    expect(JSON.parse(await copied('this event as JSON'))).toMatchObject({ seq: 4, type: 'CallMade', call: '1D' });
  });
});
