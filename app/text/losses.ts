/** What a file held and the record does not, and what the file remarks itself. */
import { said } from '../../words/sayings.ts';
import { saying } from '../../domain/saying.ts';
import type { Loss, LossReason, Notice } from '../../formats/report.ts';
import type { Say } from './say.ts';

const MOST = 20;
const FEW = 5;
const SHORT = 60;
const short = (text: string): string => {
  const one = text.replaceAll(/\s+/g, ' ').trim();
  return one.length > SHORT ? `${one.slice(0, SHORT - 1)}…` : one;
};
const asWritten = (say: Say, tag: string, text: string): string =>
  tag === '' ? short(text) : say.fill(say.words.printed.tagged, { tag, text: short(text) });

/** The first of them, and how many more there are. */
const firsts = (say: Say, all: readonly string[], most: number): readonly string[] =>
  all.length <= most ? all : [...all.slice(0, most), say.fill(say.words.review.more, { n: all.length - most })];

/** A line for each kind of loss: what it is, and where the first of them stand. */
export const lossesText = (say: Say, losses: readonly Loss[]): readonly string[] => {
  const { lossAt, lossOf } = say.words.printed;
  const sentences: Readonly<Record<LossReason, string>> = say.words.formats.losses;
  const place = (l: Loss): string => {
    const what = asWritten(say, l.tag, l.says === undefined ? l.text : said(say.lang, l.says));
    return what === '' ? say.fill(lossAt, { line: l.line }) : say.fill(lossOf, { line: l.line, what });
  };
  return [...new Set(losses.map((l) => l.reason))].map((reason) => {
    const places = losses.filter((l) => l.reason === reason).map(place);
    return `${say.fill(sentences[reason])} ${firsts(say, places, FEW).join(say.fill(say.words.table.semicolon))}.`;
  });
};
/** A line for each remark, the first twenty. */
export const noticesText = (say: Say, notices: readonly Notice[]): readonly string[] => {
  const { notice } = say.words.printed;
  const kinds: Readonly<Record<Notice['kind'], string>> = say.words.formats.notices;
  const line = (n: Notice): string =>
    say.fill(notice, {
      line: n.line,
      what: asWritten(say, n.what, said(say.lang, n.says ?? saying(n.text))),
      says: say.fill(kinds[n.kind]),
    });
  return firsts(say, notices.map(line), MOST);
};
