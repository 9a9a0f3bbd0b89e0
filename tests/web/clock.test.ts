/** The timeline by the clock: what has a time stands where it happened, what has none is not given one. */
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockOf, nearest, timeText } from '../../app/web/model/clock.ts';
import { timed } from './boards.ts';
import { disk, example, momentOf, openBrowser, recordOf, visit } from './support.ts';

let browser: Browser;
const pages = disk();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  pages.clear();
});
const remarks = (times: readonly (string | null)[]) =>
  recordOf(...times.map((at) => ({ type: 'Remark', by: 'N', text: 'a word', ...(at === null ? {} : { at }) })));

describe('the scale of time', () => {
  it('places events by their times; one without a time stands where the one before it stands', () => {
    const clock = clockOf(
      remarks([null, '2026-03-01T14:00:00.000Z', null, '2026-03-01T14:01:00.000Z', '2026-03-01T14:04:00.000Z']),
    );
    expect(clock).toEqual({ places: [0, 0, 0, 0.25, 1], cuts: [] });
  });

  it('cuts a long pause short and says where', () => {
    const clock = clockOf(
      remarks(['2026-03-01T14:00:00.000Z', '2026-03-01T14:01:00.000Z', '2026-03-01T18:00:00.000Z']),
    );
    expect(clock).toEqual({ places: [0, 0.5, 1], cuts: [0.75] });
  });

  it('is none where fewer than two moments are known', () => {
    expect(clockOf(remarks([null, null]))).toBeNull();
    expect(clockOf(remarks(['2026-03-01T14:00:00.000Z', null]))).toBeNull();
  });

  it('never goes back, whatever the times say, and finds every place again', () => {
    const time = fc.option(fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-02'), noInvalidDate: true }));
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 30 }), (times) => {
        const clock = clockOf(remarks(times.map((at) => at?.toISOString() ?? null)));
        if (clock === null) return;
        expect(clock.places).toEqual(clock.places.toSorted((a, b) => a - b));
        expect(clock.places.at(-1)).toBe(1);
        for (const place of clock.places) expect(clock.places[nearest(clock, place)]).toBe(place);
      }),
    );
  });

  it('is told in UTC, or not at all', () => {
    const [known, unknown] = remarks(['2026-03-01T15:05:11.250+01:00', null]);
    expect(timeText(known)).toBe('14:05:11 UTC');
    expect(timeText(unknown)).toBeNull();
  });
});

describe('on the page', () => {
  it('is a choice, in the link too, and the arrows still go from event to event', async () => {
    const { page, complaints } = await visit(browser, pages.put(timed()));
    const slider = page.getByRole('slider');
    const button = page.getByRole('button', { name: 'By the clock' });
    expect(await momentOf(page)).not.toContain('UTC');
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await momentOf(page)).toMatch(/^Event 5 of 5, time not recorded/);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await momentOf(page)).toMatch(/^Event 4 of 5, 14:03:00 UTC/);
    expect(await slider.getAttribute('aria-valuetext')).toContain('14:03:00 UTC');
    expect(await slider.inputValue()).toBe('1000');
    await page.keyboard.press('ArrowLeft');
    // A minute of three: the call that took the longest has the widest stretch.
    expect(await slider.inputValue()).toBe('333');
    await slider.fill('30');
    expect(await momentOf(page)).toMatch(/^Event 2 of 5, 14:00:00 UTC/);
    await page.waitForURL(/scale=clock/);
    await page.keyboard.press('t');
    expect(await momentOf(page)).toMatch(/^Event 2 of 5 North/);
    expect(complaints).toEqual([]);
  });

  it('opens from a link, and has no place in a view or in a record without times', async () => {
    const { page } = await visit(browser, `${pages.put(timed())}#at=3&scale=clock&lang=fr`);
    expect(await momentOf(page)).toMatch(/^Événement 3 sur 5, 14:01:00 UTC/);
    await page.locator('#view').selectOption('N');
    expect(await page.getByRole('button', { name: 'À l’horloge' }).count()).toBe(0);
    expect(await momentOf(page)).not.toContain('UTC');
    const plain = await visit(browser, `${pages.put(example('4-revoke-corrected'))}#scale=clock`);
    expect(await plain.page.getByRole('button', { name: 'By the clock' }).count()).toBe(0);
    expect(await momentOf(plain.page)).toMatch(/^Event 26 of 26 West/);
  });
});
