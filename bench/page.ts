/** Figures of the review page: its size, its first view from the server, a step through a long record. Needs Chromium. */
import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { loadAssets, loadParts, type Part, partFor, SCRIPT, STYLE, tongueOf, zipped } from '../app/http/assets.ts';
import { serverOf } from '../app/http/server.ts';
import { shelfOf } from '../app/http/shelf.ts';
import type { BoardRecord } from '../domain/event.ts';
import { openBrowser } from '../tests/web/support.ts';
import { readJsonLines } from '../wire/jsonl.ts';
import { longRecord } from '../tests/web/boards.ts';

const STEPS = 100;
const VISITS = 10;
const LONG = 300;
/** As the build names them. */
const AFTERWARDS = 'afterwards.js';
const WEIGHING = ['severity.js', 'interest.js'];
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const worst = (times: readonly number[]): number => Math.max(...times);
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A step as the page makes it: the key, what is drawn, and the layout that follows. In ms. */
const STEP = `(async () => {
  const times = [];
  for (let i = 0; i < ${STEPS}; i += 1) {
    const from = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    document.body.offsetHeight;
    times.push(performance.now() - from);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return times;
})()`;
/** From the request to the first picture. In ms. */
const PAINTED = `new Promise((done) => {
  const seen = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const look = () => (seen() === undefined ? setTimeout(look, 5) : done(seen()));
  look();
})`;

const exampleBoard = (): BoardRecord => {
  const [read] = readJsonLines(readFileSync('examples/3-established-revoke.jsonl', 'utf8'));
  if (read === undefined || E.isLeft(read)) throw new Error('the example cannot be read: run this from the root');
  return read.right.events.map(({ event }) => event);
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** What a visit loads for its first picture, what follows it unasked, what some boards call for; as the server sends them. */
const sizes = (parts: readonly Part[]): void => {
  const named = (...names: readonly string[]): readonly Part[] => parts.filter(({ name }) => names.includes(name));
  const sum = (of: readonly Part[], bytes: (part: Part) => number): string =>
    kB(of.reduce((total, part) => total + bytes(part), 0));
  const told = (what: string, of: readonly Part[]): void =>
    say(
      `${what} (${of.map(({ name }) => name).join(', ')}): ${sum(of, ({ gzip }) => gzip.length)} gzip as sent, ` +
        `${sum(of, ({ plain }) => zipped(plain.toString()).length)} by gzip -9, ${sum(of, ({ brotli }) => brotli.length)} brotli`,
    );
  told('the first picture', named(SCRIPT, STYLE, tongueOf('en')));
  told('what follows it', named(AFTERWARDS));
  told('more, of a board with a ruling', named(partFor.rulings));
  told('more, of a board behind screens', named(partFor.screens));
  told('more, of an imported board with findings', named(...WEIGHING));
};
sizes(loadParts().all);
const { script, style } = loadAssets();
say(`the file that stands alone, both languages: ${kB(zipped(script.text + style.text).length)} by gzip -9`);

const record = longRecord(LONG, exampleBoard());
const shelf = shelfOf([{ name: 'long', source: 'bench', record }]);
const app = serverOf(shelf);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
const id = shelf.entries[0]?.id ?? '';
const paints: number[] = [];
for (let i = 0; i < VISITS; i += 1) {
  // A context of its own: nothing is remembered from the visit before.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/r/${id}`);
  await page.locator('.moment').waitFor();
  paints.push(await page.evaluate<number>(PAINTED));
  await context.close();
}
say(
  `first view of ${LONG} events: ${median(paints).toFixed(0)} ms, at worst ${worst(paints).toFixed(0)} ms of ${VISITS}`,
);

for (const view of ['all', 'S']) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${address}/r/${id}#view=${view}`);
  await page.locator('.moment').waitFor();
  const times = await page.evaluate<readonly number[]>(STEP);
  say(
    `a step of ${LONG} events, view ${view}: ${median(times).toFixed(1)} ms, at worst ${worst(times).toFixed(1)} ms of ${STEPS}`,
  );
}
await browser.close();
await app.close();
