/** A page made for a viewer (`--as`): what he knows or what the poll shows, and no other view to choose. */
import * as E from 'fp-ts/lib/Either.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../domain/event.ts';
import { onlySeat, type Seat, seatName } from '../../domain/seat.ts';
import { polled } from '../../replay/poll.ts';
import { viewOf } from '../../replay/view.ts';
import { withScreens } from './boards.ts';
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

const revoke = example('3-established-revoke');
const viewOfSeat = (seat: Seat) => {
  const view = viewOf(revoke, { name: seatName(seat), seats: onlySeat(seat) });
  if (E.isLeft(view)) throw new Error(view.left.message);
  return view.right;
};
const pollOf = (seat: Seat): readonly Event[] => {
  const poll = polled(viewOfSeat(seat), seat);
  if (E.isLeft(poll)) throw new Error(poll.left.message);
  return poll.right.events;
};
const noChoice = async (page: Page): Promise<void> => {
  expect(await page.locator('#view').count()).toBe(0);
  const before = await page.locator('main').innerText();
  await page.keyboard.press('v');
  expect(await page.locator('main').innerText()).toBe(before);
};

describe('a page made for a viewer', () => {
  it('of a poll shows what a poll shows, at every moment, whatever the link asks for', async () => {
    const events = pollOf(1);
    const { page, complaints } = await visit(browser, pages.put(events, { lang: 'en', as: 'poll-E' }));
    await noChoice(page);
    expect(await page.locator('.banner').allInnerTexts()).toEqual([expect.stringContaining('For a poll: one hand')]);
    for (const hash of [`at=${events.length - 1}`, 'at=5&view=all', 'at=9&view=N', 'at=2&view=poll-S']) {
      await page.evaluate(`location.hash = '#${hash}'`);
      await page.locator('#auction').waitFor();
      expect(await page.locator('#ledger, #events, #findings, #options, .track-marks').count()).toBe(0);
      expect(await page.locator('.suits').count()).toBeLessThan(3);
    }
    const moments: string[] = [];
    await page.keyboard.press('Home');
    for (const key of ['Shift+ArrowRight', 'ArrowRight', 'Shift+ArrowRight']) {
      await page.keyboard.press(key);
      moments.push(await page.locator('.moment').innerText());
    }
    // No event is a key moment: which of them mattered is what the person polled is asked.
    expect(new Set(moments.slice(1)).size).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('of a player holds what he knows, says whose it is, and can be copied', async () => {
    const { page, complaints } = await visit(browser, pages.put(viewOfSeat(0).events, { lang: 'fr', as: 'N' }));
    await noChoice(page);
    expect(await page.locator('.banner').first().innerText()).toContain('ce que Nord peut savoir');
    await page.locator('.menu summary').click();
    expect(await page.locator('.menu button').count()).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  });

  it('of everybody offers every view', async () => {
    const { page } = await visit(browser, pages.put(withScreens()));
    expect(await page.locator('#view option').count()).toBe(11);
    expect(await page.locator('.banner').count()).toBe(0);
  });
});
