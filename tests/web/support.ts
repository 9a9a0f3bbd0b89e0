/** A browser, and pages of boards on disk. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { pageOf } from '../../app/http/page.ts';
import type { PageOptions } from '../../app/http/page-data.ts';
import type { BoardRecord, JsonObject } from '../../domain/event.ts';
import { decodeEvent } from '../../wire/decode.ts';
import { readJsonLines } from '../../wire/jsonl.ts';
import { readText } from '../support/sources.ts';

const CHROMIUM = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Debian's Chromium, with no errand of its own. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = CHROMIUM.find((path) => path !== '' && existsSync(path));
  if (executablePath === undefined)
    throw new Error('these tests need Chromium: apt-get install chromium, or say in CHROMIUM where one is');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the page. */
  readonly complaints: readonly string[];
  /** Every address asked for. */
  readonly requests: readonly string[];
}
export const DESK = { width: 1280, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** A page of its own, with everything it complains about and asks for on record. */
export const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, complaints, requests };
};

/** The first record of an example. */
export const example = (name: string): BoardRecord => {
  const [read] = readJsonLines(readText(`examples/${name}.jsonl`));
  if (read === undefined || E.isLeft(read)) throw new Error(`the example ${name} cannot be read`);
  return read.right.events.map(({ event }) => event);
};
/** A record of events written as in the contract. */
export const recordOf = (...events: readonly JsonObject[]): BoardRecord =>
  events.map((raw, seq) => {
    const read = decodeEvent(raw, seq);
    if (E.isLeft(read)) throw new Error(read.left.map(({ message }) => message).join('; '));
    return read.right.event;
  });

/** Pages on disk, under file: addresses, gone with `clear`. */
export const disk = (): {
  readonly put: (record: BoardRecord, options?: PageOptions) => string;
  readonly clear: () => void;
} => {
  const folder = mkdtempSync(join(tmpdir(), 'etui-page-'));
  let files = 0;
  return {
    put: (record, options = { lang: 'en' }) => {
      files += 1;
      const path = join(folder, `${files}.html`);
      writeFileSync(path, pageOf(record, options));
      return pathToFileURL(path).href;
    },
    clear: () => rmSync(folder, { recursive: true }),
  };
};

/** What the timeline says of the moment. */
export const momentOf = (page: Page): Promise<string> => page.locator('.moment').innerText();
/** What a screen reader was told last. */
export const told = (page: Page): Promise<string> => page.getByRole('status').innerText();

export interface Withheld {
  readonly page: Page;
  /** Lets the part through; ends when the page has it. */
  readonly arrives: () => Promise<void>;
}
/** A page, drawn, whose part (a pattern of addresses) is under way until it is let through. */
export const withheld = async (browser: Browser, address: string, part: string): Promise<Withheld> => {
  const context = await browser.newContext();
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await context.route(part, async (route) => {
    await promise;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('#ledger').waitFor();
  const arrives = async (): Promise<void> => {
    const response = page.waitForResponse(part);
    resolve();
    await (await response).finished();
    await page.waitForTimeout(200);
  };
  return { page, arrives };
};
