/** The list of boards as a page: plain HTML, nothing runs in it. */
import { fill, type Lang } from '../../words/say.ts';
import { wordsIn } from '../../words/index.ts';
import { pageWordsIn } from '../../words/page.ts';
import { escapeHtml } from './page.ts';
import type { Entry, Shelf } from './shelf.ts';

const item = ({ id, name, source }: Entry, lang: Lang): string => {
  const board = fill(lang, wordsIn(lang).review.board, { board: name });
  return `<li><a href="/r/${id}#lang=${lang}">${escapeHtml(board)}</a> <span class="dim">${escapeHtml(source)}</span></li>`;
};

/** `/`: every board that can be read, and which could not. */
export const listPage = (shelf: Shelf, lang: Lang, style: string): string => {
  const w = pageWordsIn(lang);
  const other: Lang = lang === 'en' ? 'fr' : 'en';
  const boards = shelf.entries.map((entry) => item(entry, lang)).join('\n');
  const refused = shelf.unreadable
    .map(({ name, source, why }) => `<li>${escapeHtml(`${source} ${name}: ${why}`)}</li>`)
    .join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(w.listTitle)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main class="list-page">
<h1>${escapeHtml(w.listTitle)}</h1>
<p><a href="/?lang=${other}" lang="${other}">${escapeHtml(w.otherLanguage)}</a></p>
${boards === '' ? `<p>${escapeHtml(w.listNone)}</p>` : `<ul>\n${boards}\n</ul>`}
${refused === '' ? '' : `<h2>${escapeHtml(w.listRefused)}</h2>\n<ul>\n${refused}\n</ul>`}
</main>
</body>
</html>
`;
};
