/** The irregularities of a run as a plot: a dot a row, its intervals as lines. In the order of the Laws, never of rates. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { FindingCode } from '../../domain/finding.ts';
import { wordsIn } from '../../words/index.ts';
import type { Lang } from '../../words/say.ts';
import { type StatsWords, statsWordsIn } from '../../words/stats.ts';
import type { Dimension } from './keys.ts';
import type { Row } from './rows.ts';
import type { RunSettings } from './run.ts';

const ROW_HEIGHT = 18;
const HEAD = 90;
const WIDTH = 820;

type Names = Readonly<Record<FindingCode, string>>;
interface Dot {
  readonly label: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly drawnLow: number;
  readonly drawnHigh: number;
}
const dotOf = (row: Row, by: readonly Dimension[], names: Names): Dot[] => {
  if (row.rate === null || row.wilson === null || row.events === 0 || row.severity !== 'irregularity') return [];
  const where = by.map((d) => row.place[d] ?? '').filter((text) => text !== '');
  const label = `${[names[row.code], ...where].join(' · ')} (${row.events} / ${row.opportunities})`;
  const { low, high } = row.wilson;
  return [
    {
      label,
      rate: row.rate,
      low,
      high,
      drawnLow: row.bootstrap?.low ?? row.rate,
      drawnHigh: row.bootstrap?.high ?? row.rate,
    },
  ];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without a browser's types an element is an object. */
const markupOf = (element: object): string => ('outerHTML' in element ? String(element.outerHTML) : '');

const plotOf = (dots: readonly Dot[], words: StatsWords, legend: string): string => {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const data = [...dots];
  const y = 'label';
  const plot = Plot.plot({
    document,
    width: WIDTH,
    height: HEAD + ROW_HEIGHT * Math.max(1, data.length),
    marginLeft: 340,
    marginTop: 44,
    marginBottom: 46,
    ariaLabel: words.title,
    ariaDescription: legend,
    x: { label: words.axis, grid: true, zero: true },
    y: { label: null, domain: data.map(({ label }) => label) },
    marks: [
      Plot.ruleX([0]),
      Plot.ruleY(data, { x1: 'drawnLow', x2: 'drawnHigh', y, strokeWidth: 1 }),
      Plot.ruleY(data, { x1: 'low', x2: 'high', y, strokeWidth: 4, strokeOpacity: 0.35 }),
      Plot.dot(data, { x: 'rate', y, r: 3, fill: 'currentColor' }),
    ],
  });
  return markupOf(plot);
};

const text = (y: number, size: number, words: string): string =>
  `<text x="8" y="${y}" font-size="${size}" fill="currentColor">${escaped(words)}</text>`;

/** The plot as a file of its own, its manifest in `<metadata>`. */
export const svgOf = (
  rows: readonly Row[],
  { by, seed, resamples }: RunSettings,
  manifest: string,
  lang: Lang,
): string => {
  const words = statsWordsIn(lang);
  const { names } = wordsIn(lang).findings;
  const dots = rows.flatMap((row) => dotOf(row, by, names));
  const legend = words.legend(seed, resamples);
  const plot = plotOf(dots, words, legend);
  const height = HEAD + ROW_HEIGHT * Math.max(1, dots.length);
  const head = `${text(20, 15, words.title)}${dots.length === 0 ? text(60, 12, words.nothing) : ''}`;
  const foot = text(height - 6, 10, legend);
  const inside = `<title>${escaped(words.title)}</title><metadata>${escaped(manifest)}</metadata>${head}${foot}`;
  return `${plot.replace(/<svg[^>]*>/, (tag: string) => `${tag}${inside}`)}\n`;
};
