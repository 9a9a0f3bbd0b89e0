/** The file that stands alone, and the views: nothing is asked for, nothing is shown that the viewer may not know. */
import * as E from 'fp-ts/lib/Either.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSeatsForNames } from '../../app/http/redact.ts';
import { pageOf } from '../../app/http/page.ts';
import { type Card, rankName, rankOf, suitName, suitOf } from '../../domain/card.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { parseSeat, type Seat } from '../../domain/seat.ts';
import { heldBy, type Known, placeKind, type Situation } from '../../domain/situation.ts';
import { pollRefusal } from '../../app/web/model/view.ts';
import { tableOf } from '../../replay/fold.ts';
import { withAmendment, withScreens } from './boards.ts';
import { disk, example, openBrowser, recordOf, visit } from './support.ts';

let browser: Browser;
const pages = disk();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});

describe('a page from disk', () => {
  it('asks for nothing and complains of nothing', async () => {
    const address = pages.put(withAmendment());
    const { page, complaints, requests } = await visit(browser, address);
    for (const key of ['Home', 'Shift+ArrowRight', 'v', 'f', 'c', 'End']) await page.keyboard.press(key);
    expect(await page.title()).toBe('Board 7 · Étui');
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
    expect(complaints).toEqual([]);
  });

  it('could not ask if it wanted to', async () => {
    const { page, complaints } = await visit(browser, pages.put(withScreens()));
    const fetched = await page.evaluate('fetch("https://example.org/").then(() => "fetched", () => "refused")');
    expect(fetched).toBe('refused');
    expect(complaints.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
    expect(complaints).not.toEqual([]);
  });

  it('has seats for names, in texts too, unless names are asked for', () => {
    const without = pageOf(withAmendment(), { lang: 'fr' });
    expect(without).not.toMatch(/Nadine|Alder|Birch|Cedar|Dogwood/);
    expect(without).toContain('Nord, that was fast');
    expect(pageOf(withAmendment(), { lang: 'fr', names: true })).toContain('Nadine Alder');
  });

  it('shows names at their seats where they are asked for', async () => {
    const { page } = await visit(browser, pages.put(withAmendment(), { lang: 'en', names: true }));
    expect(await page.locator('.hand[data-seat=S] h3').innerText()).toContain('South Sina Cedar');
  });

  it('a record that names persons by keys stays as it was stored', () => {
    const key = `p-${'0a'.repeat(16)}`;
    const record = recordOf({
      type: 'BoardOpened',
      board: '1',
      dealer: 'N',
      vulnerable: 'None',
      laws: '2017',
      players: { N: key },
    });
    expect(withSeatsForNames(record, 'en')).toBe(record);
  });
});

/** Cards that the page shows, by suit letter and rank: in hands, tricks, on the felt, in sentences. */
const SHOWN = `(() => {
  const out = new Set();
  const suitOf = (el) => el.className.slice(-1);
  for (const li of document.querySelectorAll('.suits li'))
    for (const rank of li.querySelectorAll('.rank')) out.add(suitOf(li.querySelector('.suit')) + rank.textContent.trim());
  for (const suit of document.querySelectorAll('.suit')) {
    const rank = /^(10|[2-9JQKA])(?![0-9A-Za-z])/.exec(suit.nextSibling?.textContent ?? '');
    if (rank !== null) out.add(suitOf(suit) + rank[1]);
  }
  return [...out];
})()`;
const named = (card: Card): string => suitName(suitOf(card)) + rankName(rankOf(card)).replace('T', '10');

/** Cards that lay open at some time, though they are back in their hand: a poll is not told of them either. */
const onceSeen = (record: BoardRecord, at: number): ReadonlySet<Card> =>
  new Set(
    record.slice(0, at + 1).flatMap((e) => (e.type === 'CardPlayed' || e.type === 'CardExposed' ? [e.card] : [])),
  );

/** The cards of hands that this player does not see: not his, not dummy's on the table, not face up. */
const unseenBy = (record: BoardRecord, at: number, seat: Seat, isPoll = false): readonly string[] => {
  const table = tableOf(record, { at });
  if (E.isLeft(table)) return [];
  const t = table.right;
  const seen = isPoll ? new Set<Card>() : onceSeen(record, at);
  const others = ([0, 1, 2, 3] as const).filter((s) => s !== seat && !(t.play?.spread === true && t.play.dummy === s));
  return others.flatMap((s) =>
    (heldBy(t, s) ?? []).filter((card) => placeKind(t.cards[card] ?? 0) !== 'up' && !seen.has(card)).map(named),
  );
};
const shownIn = (page: Page): Promise<readonly string[]> => page.evaluate(SHOWN);

describe('a view', () => {
  it.each([
    '2-insufficient-bid-then-a-double',
    '3-established-revoke',
    '4-revoke-corrected',
    '6-play-after-a-wrong-ruling',
  ])('never contains another hand: %s', async (name) => {
    const record = example(name);
    const { page } = await visit(browser, pages.put(record));
    let compared = 0;
    for (const view of ['N', 'E', 'S', 'W', 'poll-N', 'poll-W'])
      for (const share of [0.2, 0.55, 0.8, 1]) {
        const at = Math.floor((record.length - 1) * share);
        await page.evaluate(`location.hash = "#at=${at}&view=${view}&lang=en"`);
        await expect
          .poll(() =>
            page.evaluate(`document.querySelector('#view').value + document.querySelector('input[type=range]').value`),
          )
          .toBe(`${view}${at}`);
        const shown = await shownIn(page);
        const hidden = unseenBy(record, at, parseSeat(view.slice(-1)) ?? 0, view.startsWith('poll'));
        compared += hidden.length;
        expect({ view, at, leaked: hidden.filter((card) => shown.includes(card)) }).toEqual({ view, at, leaked: [] });
      }
    expect(compared).toBeGreaterThan(200);
  });

  it('would be caught if it did', async () => {
    const record = example('4-revoke-corrected');
    const { page } = await visit(browser, `${pages.put(record)}#at=12`);
    expect(unseenBy(record, 12, 0).length).toBeGreaterThan(20);
    expect(await shownIn(page)).toEqual(expect.arrayContaining([...unseenBy(record, 12, 0)]));
  });

  it('of a side of the screen has the calls that came to it, and no more', async () => {
    const address = pages.put(withScreens());
    const { page } = await visit(browser, `${address}#at=9&view=SW`);
    expect(await page.locator('#auction .call').count()).toBe(4);
    expect(await page.locator('#events').innerText()).not.toContain('doubles');
    await page.locator('#view').selectOption('NE');
    expect(await page.locator('#auction .call').count()).toBe(6);
    expect(await page.locator('#auction').innerText()).not.toContain('21 s');
    await page.locator('#view').selectOption('N');
    expect(await page.locator('#auction').innerText()).not.toContain('at least four spades');
    await page.keyboard.press('End');
    expect(await page.locator('#events').innerText()).not.toContain('tells the director');
    expect(await page.locator('.moment').innerText()).not.toContain(' of 11');
  });

  it('goes to the moment at which its event came to the viewer', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens())}#at=11&view=S`);
    await page.locator('#events li', { hasText: 'North bids 1' }).locator('button').click();
    // The tray brings it: event 4 of the record.
    expect(await page.getByRole('slider').inputValue()).toBe('4');
  });

  it('offers no copy of the whole record', async () => {
    const { page } = await visit(browser, `${pages.put(withScreens())}#view=N`);
    await page.locator('.menu summary').click();
    expect(await page.locator('.menu button').allInnerTexts()).toEqual(['link to this moment']);
  });

  it('for a poll is refused while something barred to the peer would show', async () => {
    const record = example('1-insufficient-bid-corrected');
    const { page } = await visit(browser, `${pages.put(record)}#at=18&view=poll-S`);
    // 2017, 23A: the replacement is comparable, so that South may use the withdrawn call; the poll leaves it out all the same.
    expect(await page.locator('#auction del').count()).toBe(0);
    expect(await page.locator('#ledger, #events, #findings, #options').count()).toBe(0);
    const standing = { ...tableAtEnd(record), known: [barredToSouth(4)] };
    expect(pollRefusal({ is: 'poll', seat: 2 }, standing)).toBeUndefined();
    expect(pollRefusal({ is: 'poll', seat: 2 }, { ...standing, known: [barredToSouth(2)] })?.of).toBe(2);
    expect(pollRefusal({ is: 'poll', seat: 0 }, { ...standing, known: [barredToSouth(2)] })).toBeUndefined();
  });
});

const tableAtEnd = (record: BoardRecord): Situation => {
  const table = tableOf(record);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return table.right;
};
const barredToSouth = (of: number): Known => ({
  of,
  kind: 'call',
  item: 'action',
  authorized: 0,
  unauthorized: 4,
  law: '16C2',
  from: of,
  until: null,
});
