/** Results and scores in words. */
import type { Contract } from '../../domain/contract.ts';
import type { Json, JsonObject, ResultEntered, ScoreAdjusted } from '../../domain/event.ts';
import { parseContract } from '../../domain/contract.ts';
import type { Figures } from '../../domain/result.ts';
import type { Say } from './say.ts';
import { parseSeat } from '../../domain/seat.ts';

/** Points for North-South as points to the side that gets them. */
export const pointsText = (say: Say, score: number): string =>
  score === 0
    ? say.words.review.scoreNone
    : say.fill(say.words.review.scoreFor, { points: `+${Math.abs(score)}`, side: say.side(score > 0 ? 0 : 1) });

/** A contract with the tricks made in it, over or under. */
export const resultLine = (say: Say, contract: Contract | null, figures: Figures): string => {
  const { review, table } = say.words;
  if (contract === null) return review.noContract;
  const off = figures.tricks - 6 - contract.level;
  return say.fill(off === 0 ? review.made : off > 0 ? review.over : review.down, {
    contract: say.contract(contract),
    declarer: say.seat(contract.declarer),
    tricks: say.count(table.tricks, figures.tricks),
    n: Math.abs(off),
    score: pointsText(say, figures.score),
  });
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const AVERAGES = { plus: 'averagePlus', equal: 'average', minus: 'averageMinus' } as const;
const isAverage = (value: Json | undefined): value is keyof typeof AVERAGES =>
  typeof value === 'string' && Object.hasOwn(AVERAGES, value);

const weightText = (say: Say, weight: Json): string => {
  if (!isObject(weight)) return '';
  const { percent, contract, declarer, tricks, score } = weight;
  const read = typeof contract === 'string' ? parseContract(contract) : undefined;
  const seat = typeof declarer === 'string' ? parseSeat(declarer) : undefined;
  const parts = [
    read === undefined ? contract : say.contract(read),
    seat === undefined ? declarer : say.seat(seat),
    typeof tricks === 'number' ? say.count(say.words.table.tricks, tricks) : undefined,
    typeof score === 'number' ? `${score > 0 ? '+' : ''}${score}` : undefined,
  ];
  const result = parts.filter((part) => typeof part === 'string').join(' ');
  return say.fill(say.words.review.weighted, { percent: Number(percent), result });
};
const figureText = (say: Say, figure: JsonObject): string => {
  const { review } = say.words;
  const { score, percent, imps, average, weights } = figure;
  if (Array.isArray(weights)) return weights.map((each: Json) => weightText(say, each)).join(' + ');
  if (isAverage(average)) return review[AVERAGES[average]];
  if (typeof percent === 'number') return say.fill(review.percent, { n: percent });
  if (typeof imps === 'number') return say.fill(review.imps, { n: `${imps > 0 ? '+' : ''}${imps}` });
  return typeof score === 'number' ? `${score > 0 ? '+' : ''}${score}` : JSON.stringify(figure);
};
/** Each side's figure of an adjusted score, from its own view. */
export const scoresText = (say: Say, e: Pick<ScoreAdjusted, 'NS' | 'EW'>): string =>
  `${say.side(0)} ${figureText(say, e.NS)}, ${say.side(1)} ${figureText(say, e.EW)}`;

/** A result as somebody entered it, as far as it says anything. */
export const enteredAs = (say: Say, e: ResultEntered): string => {
  const contract = e.contract === undefined ? undefined : parseContract(e.contract);
  const parts = [
    contract === undefined ? e.contract : say.contract(contract),
    e.declarer === undefined ? undefined : say.seat(e.declarer),
    e.tricks === undefined ? undefined : say.count(say.words.table.tricks, e.tricks),
    e.score === undefined ? undefined : pointsText(say, e.score),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
};
