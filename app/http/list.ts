/** The list of boards as a page: plain HTML, nothing runs in it. */
import type { BoardRecord } from '../../domain/event.ts';
import { fill, type Lang, type Values } from '../../words/say.ts';
import { wordsIn } from '../../words/index.ts';
import { pageWordsIn } from '../../words/page.ts';
import { escapeHtml } from './page.ts';
import type { Entry, Shelf } from './shelf.ts';

/** What tells one board 7 from the other: the event, the round, the table, the room. */
const whereText = (record: BoardRecord, lang: Lang): readonly string[] => {
  const [opened] = record;
  if (opened?.type !== 'BoardOpened') return [];
  const { review } = wordsIn(lang);
  const { event, session, round, table, room, date } = opened;
  const filled = (template: string, values: Values): string => fill(lang, template, values);
  return [
    event ?? '',
    session ?? '',
    round === undefined ? '' : filled(review.round, { round }),
    table === undefined ? '' : filled(review.table, { table }),
    room === undefined ? '' : filled(review.room, { room }),
    date ?? '',
  ].filter((part) => part !== '');
};
const item = ({ id, name, source, record }: Entry, lang: Lang): string => {
  const board = fill(lang, wordsIn(lang).review.board, { board: name });
  const where = [source, ...whereText(record, lang)].join(' · ');
  return `<li><a href="/r/${id}#lang=${lang}">${escapeHtml(board)}</a> <span class="dim">${escapeHtml(where)}</span></li>`;
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
