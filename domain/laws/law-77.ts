/** Law 77: the duplicate scoring table. The same in both editions. */
import type { ContractText } from '../contract.ts';

/** Tricks that a contract of level nought would need: "book". */
const BOOK = 6;
const MAJOR = 2;
const NOTRUMP = 4;
const GAME = 100;

/** Points below the line, as doubled: what decides between a game and a part-score. */
const trickPoints = ({ level, denomination, doubled }: ContractText): number => {
  const each = denomination >= MAJOR ? 30 : 20;
  const first = denomination === NOTRUMP ? 10 : 0;
  return (each * level + first) << doubled;
};

const overtrickPoints = ({ denomination, doubled }: ContractText, vulnerable: boolean): number => {
  if (doubled > 0) return (vulnerable ? 100 : 50) << doubled;
  return denomination >= MAJOR ? 30 : 20;
};

const premiums = (contract: ContractText, vulnerable: boolean): number => {
  const game = trickPoints(contract) >= GAME ? (vulnerable ? 500 : 300) : 50;
  const smallSlam = contract.level === 6 ? (vulnerable ? 750 : 500) : 0;
  const grandSlam = contract.level === 7 ? (vulnerable ? 1500 : 1000) : 0;
  return game + smallSlam + grandSlam + 50 * contract.doubled;
};

const penalty = (doubled: 0 | 1 | 2, vulnerable: boolean, down: number): number => {
  if (doubled === 0) return (vulnerable ? 100 : 50) * down;
  // Not vulnerable, the second and third undertrick cost less than the later ones.
  const once = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
  return once * doubled;
};

/**
 * What a contract is worth to declarer's side (negative where it went down), in points.
 * `tricks` are those declarer and dummy won, 0 to 13, after any rectification. A board passed out has no contract
 * and scores 0 (Law 77, last line).
 */
export const scoreOf = (contract: ContractText, vulnerable: boolean, tricks: number): number => {
  const over = tricks - BOOK - contract.level;
  if (over < 0) return -penalty(contract.doubled, vulnerable, -over);
  return trickPoints(contract) + premiums(contract, vulnerable) + over * overtrickPoints(contract, vulnerable);
};
