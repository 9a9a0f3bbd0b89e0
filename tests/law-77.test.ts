/** Law 77 against the whole table, built here from the printed one, and against scores every player knows. */
import { describe, expect, it } from 'vitest';
import { type ContractText, parseContract } from '../domain/contract.ts';
import { scoreOf } from '../domain/laws/law-77.ts';

const read = (text: string): ContractText => {
  const contract = parseContract(text);
  if (contract === undefined) throw new Error(`${text} is no contract`);
  return contract;
};

/** Scores for making exactly the contract, not vulnerable and vulnerable, as a bidding box prints them. */
const MADE: readonly (readonly [contracts: string, undoubled: string, doubled: string, redoubled: string])[] = [
  ['1C 1D', '70 70', '140 140', '230 230'],
  ['1H 1S', '80 80', '160 160', '520 720'],
  ['1NT', '90 90', '180 180', '560 760'],
  ['2C 2D', '90 90', '180 180', '560 760'],
  ['2H 2S', '110 110', '470 670', '640 840'],
  ['2NT', '120 120', '490 690', '680 880'],
  ['3C 3D', '110 110', '470 670', '640 840'],
  ['3H 3S', '140 140', '530 730', '760 960'],
  ['3NT', '400 600', '550 750', '800 1000'],
  ['4C 4D', '130 130', '510 710', '720 920'],
  ['4H 4S', '420 620', '590 790', '880 1080'],
  ['4NT', '430 630', '610 810', '920 1120'],
  ['5C 5D', '400 600', '550 750', '800 1000'],
  ['5H 5S', '450 650', '650 850', '1000 1200'],
  ['5NT', '460 660', '670 870', '1040 1240'],
  ['6C 6D', '920 1370', '1090 1540', '1380 1830'],
  ['6H 6S', '980 1430', '1210 1660', '1620 2070'],
  ['6NT', '990 1440', '1230 1680', '1660 2110'],
  ['7C 7D', '1440 2140', '1630 2330', '1960 2660'],
  ['7H 7S', '1510 2210', '1770 2470', '2240 2940'],
  ['7NT', '1520 2220', '1790 2490', '2280 2980'],
];
/** Down one to thirteen, doubled: not vulnerable, then vulnerable. */
const DOWN_DOUBLED: readonly [readonly number[], readonly number[]] = [
  [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
  [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
];
const OVERTRICK = { minor: 20, major: 30, doubled: [100, 200], redoubled: [200, 400] } as const;

const overtrick = (contract: string, vulnerable: 0 | 1): number => {
  if (contract.endsWith('XX')) return OVERTRICK.redoubled[vulnerable];
  if (contract.endsWith('X')) return OVERTRICK.doubled[vulnerable];
  return /[CD]$/.test(contract) ? OVERTRICK.minor : OVERTRICK.major;
};

const undertricks = (contract: string, vulnerable: 0 | 1, down: number): number => {
  if (!contract.endsWith('X')) return down * [50, 100][vulnerable]!;
  return DOWN_DOUBLED[vulnerable][down - 1]! * (contract.endsWith('XX') ? 2 : 1);
};

const expected = (contract: string, made: number, vulnerable: 0 | 1, tricks: number): number => {
  const over = tricks - 6 - Number(contract[0]);
  return over >= 0 ? made + over * overtrick(contract, vulnerable) : -undertricks(contract, vulnerable, -over);
};

const rows = MADE.flatMap(([contracts, ...columns]) =>
  contracts.split(' ').flatMap((name) =>
    columns.flatMap((column, doubled) =>
      column.split(' ').map((made, vulnerable) => ({
        contract: name + 'X'.repeat(doubled),
        vulnerable: vulnerable as 0 | 1,
        made: Number(made),
      })),
    ),
  ),
);

describe('Law 77', () => {
  it('has a row for each contract, doubled or not, vulnerable or not', () => {
    expect(new Set(rows.map((row) => `${row.contract} ${row.vulnerable}`)).size).toBe(35 * 3 * 2);
  });

  it.each(rows)('$contract, vulnerable $vulnerable: none to thirteen tricks', ({ contract, vulnerable, made }) => {
    const tricks = Array.from({ length: 14 }, (_, n) => n);
    const ours = tricks.map((n) => scoreOf(read(contract), vulnerable === 1, n));
    expect(ours).toEqual(tricks.map((n) => expected(contract, made, vulnerable, n)));
  });

  it.each([
    ['3NT', false, 9, 400],
    ['4S', true, 10, 620],
    ['4HX', true, 8, -500],
    ['5CXX', true, 11, 1000],
    ['2SX', false, 8, 470],
    ['1NTX', true, 8, 380],
    ['7NTXX', true, 13, 2980],
    ['7NTXX', true, 0, -7600],
    ['1NT', false, 13, 270],
    ['6S', false, 12, 980],
    ['3NT', true, 6, -300],
    ['4SX', false, 6, -800],
  ])('%s, vulnerable %s, %i tricks: %i', (contract, vulnerable, tricks, points) => {
    expect(scoreOf(read(contract), vulnerable, tricks)).toBe(points);
  });
});
