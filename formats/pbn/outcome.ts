/** What the tags say of contract, declarer, tricks and score (PBN 2.1, 3.4.13 to 3.4.15 and 4.2). */
import { type ContractText, parseContract } from '../../domain/contract.ts';
import { type Seat, sideOf } from '../../domain/seat.ts';
import { lose, type RawGame, saysNothing, tagValue } from './game.ts';
import { seatOf } from './opened.ts';

export interface Outcome {
  /** undefined: not said or not readable. */
  readonly contract: ContractText | 'Pass' | undefined;
  readonly declarer: Seat | undefined;
  /** `^` before the declarer: declarer and dummy changed places. */
  readonly swapped: boolean;
  /** Won by the declarer's side. */
  readonly tricks: number | undefined;
  /** `^` before the result: the number agreed on is not the number won. */
  readonly agreed: boolean;
  /** For North-South. */
  readonly score: number | undefined;
}

const lineOf = (game: RawGame, tag: string): number => game.tags.get(tag)?.line ?? game.line;

const contractOf = (game: RawGame): ContractText | 'Pass' | undefined => {
  const text = tagValue(game, 'Contract');
  if (saysNothing(text)) return undefined;
  if (/^\s*(?:all\s*)?pass(?:ed)?(?:\s*out)?\s*$/i.test(text)) return 'Pass';
  const contract = parseContract(text.replaceAll(/[*]/g, 'X'));
  if (contract === undefined) lose(game, 'value-unreadable', lineOf(game, 'Contract'), 'Contract', text);
  return contract;
};

const declarerOf = (game: RawGame): { readonly seat: Seat | undefined; readonly swapped: boolean } => {
  const text = tagValue(game, 'Declarer').trim();
  const swapped = text.startsWith('^');
  const seat = seatOf(swapped ? text.slice(1) : text);
  if (seat === undefined && !saysNothing(text))
    lose(game, 'value-unreadable', lineOf(game, 'Declarer'), 'Declarer', text);
  return { seat, swapped: swapped && seat !== undefined };
};

const inRange = (tricks: number): boolean => tricks >= 0 && tricks <= 13;

const RESULT = /^(?:(NS|EW)\s*)?(\d{1,2})(?:\s+(?:NS|EW)\s*\d{1,2})?$/i;
const tricksOf = (
  game: RawGame,
  declarer: Seat | undefined,
): { readonly tricks: number | undefined; readonly agreed: boolean } => {
  const text = tagValue(game, 'Result').trim();
  const agreed = text.startsWith('^');
  if (saysNothing(text)) return { tricks: undefined, agreed: false };
  const match = RESULT.exec(agreed ? text.slice(1).trim() : text);
  const number = match === null ? -1 : Number(match[2]);
  const side = match?.[1]?.toUpperCase();
  if (!inRange(number) || (side !== undefined && declarer === undefined)) {
    lose(game, 'result-unreadable', lineOf(game, 'Result'), 'Result', text);
    return { tricks: undefined, agreed: false };
  }
  const other = side !== undefined && declarer !== undefined && (side === 'NS' ? 0 : 1) !== sideOf(declarer);
  return { tricks: other ? 13 - number : number, agreed };
};

const SCORE = /^(?:(NS|EW)\s*)?([+-]?\d{1,5})(?:\s+(?:NS|EW)\s*[+-]?\d{1,5})?$/i;
/** Without a side the number is the declarer's (4.2). */
const scoreOf = (game: RawGame, declarer: Seat | undefined, passed: boolean): number | undefined => {
  const text = tagValue(game, 'Score').trim();
  if (saysNothing(text)) return undefined;
  const match = SCORE.exec(text);
  const points = match === null ? Number.NaN : Number(match[2]);
  const side = match?.[1]?.toUpperCase();
  if (points === 0 && (passed || side !== undefined)) return 0;
  if (Number.isNaN(points) || (side === undefined && declarer === undefined)) {
    lose(game, 'value-unreadable', lineOf(game, 'Score'), 'Score', text);
    return undefined;
  }
  const forNS = side === undefined ? sideOf(declarer ?? 0) === 0 : side === 'NS';
  return points === 0 ? 0 : forNS ? points : -points;
};

/** Reads the four tags; `byAuction` is the declarer the calls give, for a file that names none. */
export const outcomeOf = (game: RawGame, byAuction: Seat | undefined): Outcome => {
  const contract = contractOf(game);
  const { seat, swapped } = declarerOf(game);
  const declarer = seat ?? byAuction;
  const { tricks, agreed } = tricksOf(game, declarer);
  return { contract, declarer: seat, swapped, tricks, agreed, score: scoreOf(game, declarer, contract === 'Pass') };
};
