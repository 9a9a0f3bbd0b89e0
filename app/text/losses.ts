/** What a file held and the record does not, and what the file remarks itself. */
import { type Loss, lossSentence, type Notice } from '../../formats/report.ts';
import type { Say } from './say.ts';

const MOST = 20;
const SHORT = 80;
const short = (text: string): string => {
  const one = text.replaceAll(/\s+/g, ' ').trim();
  return one.length > SHORT ? `${one.slice(0, SHORT - 1)}…` : one;
};

/** A line for each loss or notice, the first twenty. */
export const lossesText = (say: Say, losses: readonly Loss[], notices: readonly Notice[]): readonly string[] => {
  const { review } = say.words;
  const all = [
    ...losses.map((l) =>
      say.fill(review.loss, { line: l.line, says: `${lossSentence(l.reason)} ${short(`${l.tag} ${l.text}`)}` }),
    ),
    ...notices.map((n) => say.fill(review.loss, { line: n.line, says: `${n.what}: ${short(n.text)}` })),
  ];
  return all.length <= MOST ? all : [...all.slice(0, MOST), say.fill(review.more, { n: all.length - MOST })];
};
