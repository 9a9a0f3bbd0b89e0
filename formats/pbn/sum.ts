/** A sum over a game that Étui wrote: another program, or a hand, that changed something in it is not taken for the record. */
import { sha256Hex } from '../../wire/sha256.ts';
import { type RawGame, type Tokens } from './game.ts';
import { scanEnd, scanLine } from './scan.ts';
import { newScan } from './state.ts';

const SHORT = 16;
const SUM = /^etui sum ([0-9a-f]{16})\s*$/;
const isKept = (text: string): boolean => /^etui\s/.test(text) && !isSum(text);

const sectionOf = (tokens: Tokens | undefined): unknown =>
  tokens === undefined
    ? null
    : [
        tokens.tag.value,
        tokens.values,
        tokens.marks,
        tokens.notes,
        [...tokens.noteTexts].map(([number, { value }]) => [number, value]),
        tokens.stop,
      ];
/** Over tags, sections and our own comments; not over their order, line breaks or what others add as comments. */
const sumOf = (game: RawGame): string => {
  const tags = [...game.tags.values()].map(({ name, value }) => `${name} ${value}`).toSorted();
  const own = game.comments.map(({ text }) => text.replaceAll('\n', '').trim()).filter(isKept);
  const all = [tags, sectionOf(game.auction), sectionOf(game.play), own.toSorted()];
  return sha256Hex(JSON.stringify(all)).slice(0, SHORT);
};

/** The comment that holds the sum of the one game of this text. */
export const sumComment = (text: string): string => {
  const games: RawGame[] = [];
  const scan = newScan((game) => games.push(game));
  const lines = text.split(/\r?\n/);
  for (const [at, line] of lines.entries()) scanLine(scan, line, at + 1);
  scanEnd(scan, lines.length);
  return games[0] === undefined ? '' : `{etui sum ${sumOf(games[0])}}`;
};

/** Is this the text of such a comment? */
export const isSum = (text: string): boolean => SUM.test(text);
/** Does the sum of this comment still hold? The work is that of reading the game once. */
export const sumHolds = (game: RawGame, text: string): boolean => SUM.exec(text)?.[1] === sumOf(game);
