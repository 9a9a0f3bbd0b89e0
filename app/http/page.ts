/** The review page of a board as HTML: one file that stands alone, or a page of the server beside its script and style. */
import { dealText } from '../../domain/deal-text.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { fill, type Lang } from '../../words/say.ts';
import { wordsIn } from '../../words/index.ts';
import { pageWordsIn } from '../../words/page.ts';
import { DATA_ID, type PageData, ROOT_ID } from '../web/data.ts';
import { needsOf } from '../web/model/needs.ts';
import { type Assets, loadAssets, partFor, SCRIPT, STYLE, tongueOf } from './assets.ts';
import { dataOf, type PageOptions } from './page-data.ts';
import { SUIT_SIGNS } from './suits.ts';

/** A page of the server: where its scripts and style are, and the list of boards. */
export interface Served {
  /** Ends in a slash. */
  readonly assets: string;
  readonly home: string;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** JSON that may stand in a script element: nothing in it can end the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** For readers without scripts, and for search in files: the board and its deal. */
const withoutScript = (record: BoardRecord, lang: Lang): string => {
  const [opened] = record;
  const deal = record.find((e) => e.type === 'HandsDealt');
  const title = fill(lang, wordsIn(lang).review.board, { board: opened?.type === 'BoardOpened' ? opened.board : '?' });
  const hands = deal?.type === 'HandsDealt' ? `<p>${escapeHtml(dealText(deal.deal))}</p>` : '';
  return `<noscript><h1>${escapeHtml(title)}</h1>${hands}<p>${escapeHtml(pageWordsIn(lang).needsScript)}</p></noscript>`;
};
const titleOf = (record: BoardRecord, lang: Lang): string => {
  const [opened] = record;
  const board = fill(lang, wordsIn(lang).review.board, { board: opened?.type === 'BoardOpened' ? opened.board : '?' });
  return fill(lang, pageWordsIn(lang).title, { board });
};

/** Nothing may be fetched, and nothing may run but what was written into the file. */
const ownPolicy = ({ script, style }: Assets): string =>
  `default-src 'none'; script-src '${script.sha256}'; style-src '${style.sha256}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** `waiting`: what is there until the scripts are. */
const htmlOf = (head: string, data: PageData, waiting: string, end: string): string => `<!doctype html>
<html lang="${data.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(titleOf(data.events, data.lang))}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${SUIT_SIGNS}
<div id="${ROOT_ID}">${waiting}</div>
${withoutScript(data.events, data.lang)}
<script type="application/json" id="${DATA_ID}">${inScript(data)}</script>
${end}
</body>
</html>
`;

/** One file with everything in it: works from disk, asks for nothing. */
export const pageOf = (record: BoardRecord, options: PageOptions, assets: Assets = loadAssets()): string => {
  const { script, style } = assets;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${ownPolicy(assets)}">`;
  const head = `${policy}\n<style>${style.text}</style>`;
  return htmlOf(head, dataOf(record, options, null), '', `<script>${script.text}</script>`);
};

/** The same as a page of the server, whose scripts and style are fetched once for all boards. */
export const servedPage = (record: BoardRecord, options: PageOptions, served: Served): string => {
  const { assets } = served;
  const data = dataOf(record, options, served.home);
  // Told here, so that they are not waited for one behind the other.
  const ahead = [tongueOf(options.lang), ...needsOf(data.events).map((need) => partFor[need])];
  const head = `<link rel="stylesheet" href="${assets}${STYLE}">
${ahead.map((name) => `<link rel="modulepreload" href="${assets}${name}">`).join('\n')}
<script type="module" src="${assets}${SCRIPT}"></script>`;
  // Shown where it takes long (style.css): whoever has no network sees why there is nothing.
  const waiting = `<p class="waiting">${escapeHtml(pageWordsIn(options.lang).onItsWay)}</p>`;
  return htmlOf(head, data, waiting, '');
};
