/** The vocabulary: seats, cards, calls, contracts and the numbers on the boards. */
import { describe, expect, it } from 'vitest';
import { dealerOfBoard, isVulnerable, vulnerableOnBoard } from '../domain/board-number.ts';
import * as call from '../domain/call.ts';
import * as card from '../domain/card.ts';
import { contractText, dummyOf, parseContract } from '../domain/contract.ts';
import { editionOn } from '../domain/edition.ts';
import * as seat from '../domain/seat.ts';

describe('seats', () => {
  it('go round clockwise', () => {
    expect(seat.SEATS.map(seat.seatName)).toEqual(['N', 'E', 'S', 'W']);
    expect(seat.SEATS.map((s) => seat.seatName(seat.lho(s)))).toEqual(['E', 'S', 'W', 'N']);
    expect(seat.SEATS.map((s) => seat.seatName(seat.partner(s)))).toEqual(['S', 'W', 'N', 'E']);
    expect(seat.SEATS.map((s) => seat.seatName(seat.rho(s)))).toEqual(['W', 'N', 'E', 'S']);
    expect(seat.stepsBetween(3, 1)).toBe(2);
  });

  it('have sides and sets', () => {
    expect(seat.SEATS.map((s) => seat.sideName(seat.sideOf(s)))).toEqual(['NS', 'EW', 'NS', 'EW']);
    expect(seat.SIDES.map(seat.otherSide)).toEqual([1, 0]);
    expect(seat.SIDES.map((side) => seat.listSeats(seat.seatsOf(side)))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(seat.listSeats(seat.ALL_SEATS)).toEqual([0, 1, 2, 3]);
    expect(seat.listSeats(seat.onlySeat(3) | seat.onlySeat(1))).toEqual([1, 3]);
  });

  it('are read back, and nothing else is', () => {
    expect(['N', 'E', 'S', 'W', 'n', 'NE', ''].map(seat.parseSeat)).toEqual([
      0,
      1,
      2,
      3,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['NS', 'EW', 'N'].map(seat.parseSide)).toEqual([0, 1, undefined]);
  });
});

describe('cards', () => {
  const pack = Array.from({ length: 52 }, (_, n) => n);

  it('are fifty-two, each with its token', () => {
    expect(new Set(pack.map(card.cardName)).size).toBe(52);
    expect(pack.map((c) => card.parseCard(card.cardName(c)))).toEqual(pack);
    expect(pack.map((c) => card.cardOf(card.suitOf(c), card.rankOf(c)))).toEqual(pack);
    expect(['C2', 'SA', 'HT', 'D9'].map(card.parseCard)).toEqual([0, 51, 34, 20]);
  });

  it('are read in the spellings a person uses', () => {
    expect(['H10', 'h10', 'sa', 'd9'].map(card.parseCard)).toEqual([34, 34, 51, 20]);
    expect(['', 'S', 'S1', 'AS', 'XA', 'H100', '10', 'H11'].map(card.parseCard)).toEqual(Array(8).fill(undefined));
    expect(['2', '9', '10', 't', 'A', '1', '', '11'].map(card.parseRank)).toEqual([
      0,
      7,
      8,
      8,
      12,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['S', 'H', 'D', 'C', 'NT'].map(card.parseSuit)).toEqual([3, 2, 1, 0, undefined]);
  });

  it('are honours from the ten up', () => {
    expect(
      pack
        .filter(card.isHonour)
        .map(card.cardName)
        .filter((name) => name.startsWith('S')),
    ).toEqual(['ST', 'SJ', 'SQ', 'SK', 'SA']);
  });

  it('come and go in a hand', () => {
    const full = card.handOf(pack);
    expect(card.handSize(full)).toBe(52);
    expect(card.listHand(full)).toEqual(pack.toReversed());
    for (const c of pack) {
      const alone = card.withCard(card.EMPTY_HAND, c);
      expect([card.holds(alone, c), card.handSize(alone), card.listHand(alone)]).toEqual([true, 1, [c]]);
      const rest = card.withoutCard(full, c);
      expect([card.holds(rest, c), card.handSize(rest)]).toEqual([false, 51]);
      expect(card.withoutCard(alone, c)).toEqual(card.EMPTY_HAND);
    }
  });
});

describe('calls', () => {
  const bids = Array.from({ length: 35 }, (_, n) => call.FIRST_BID + n);

  it('rise from one club to seven notrump', () => {
    expect(bids.slice(0, 6).map(call.callName)).toEqual(['1C', '1D', '1H', '1S', '1NT', '2C']);
    expect(call.callName(call.LAST_BID)).toBe('7NT');
    expect([call.PASS, call.DOUBLE, call.REDOUBLE].map(call.callName)).toEqual(['Pass', 'X', 'XX']);
    expect(bids.map((b) => call.bidOf(call.levelOf(b), call.denominationOf(b)))).toEqual(bids);
    expect([call.isBid(call.REDOUBLE), call.isBid(call.FIRST_BID)]).toEqual([false, true]);
  });

  it('are read in the spellings a person uses', () => {
    const spellings = ['P', 'p', 'pass', '-', 'X', 'd', 'DBL', 'double', 'XX', 'R', 'rdbl', '1N', '1c', '7nt'];
    expect(spellings.map((text) => call.callName(call.parseCall(text)!))).toEqual([
      'Pass',
      'Pass',
      'Pass',
      'Pass',
      'X',
      'X',
      'X',
      'X',
      'XX',
      'XX',
      'XX',
      '1NT',
      '1C',
      '7NT',
    ]);
    expect(['', '0C', '1', 'NT', '1X', '10C', 'toString'].map(call.parseCall)).toEqual(Array(7).fill(undefined));
  });

  it('of eight and nine can be recorded (Law 38)', () => {
    expect(call.callName(call.parseCall('9NT')!)).toBe('9NT');
    expect(call.parseCall('8C')).toBe(call.LAST_BID + 1);
    expect(call.parseCall('9NT')).toBe(call.LAST_CALL);
  });

  it('are sufficient over a lower one (Law 18)', () => {
    const at = (text: string): number => call.parseCall(text)!;
    expect(call.isSufficient(at('1S'), at('1H'))).toBe(true);
    expect(call.isSufficient(at('1H'), at('1H'))).toBe(false);
    expect(call.isSufficient(at('2C'), at('1NT'))).toBe(true);
    expect(call.lowestSufficient(2, at('1S'))).toBe(at('2H'));
    expect(call.lowestSufficient(4, at('1S'))).toBe(at('1NT'));
    expect(call.lowestSufficient(3, at('1S'))).toBe(at('2S'));
    expect(call.lowestSufficient(0, call.PASS)).toBe(at('1C'));
  });

  it('name denominations, alone or as a set', () => {
    const all = (['C', 'D', 'H', 'S', 'NT'] as const).map((name) => call.parseDenomination(name)!);
    expect(all).toEqual([0, 1, 2, 3, 4]);
    expect(all.map(call.denominationName)).toEqual(['C', 'D', 'H', 'S', 'NT']);
    expect(call.parseDenomination('N')).toBe(4);
    expect(call.parseDenomination('X')).toBeUndefined();
    expect(call.listDenominations(call.onlyDenomination(0) | call.onlyDenomination(4))).toEqual([4, 0]);
    expect(call.listDenominations(call.NO_DENOMINATION)).toEqual([]);
  });
});

describe('contracts', () => {
  it('are written and read', () => {
    for (const text of ['1C', '3NT', '4SX', '7NTXX', '5DXX']) expect(contractText(parseContract(text)!)).toBe(text);
    expect(contractText(parseContract('3nx')!)).toBe('3NTX');
    expect(['', '0S', '8S', '4SXXX', '4', '4S E'].map(parseContract)).toEqual(Array(6).fill(undefined));
  });

  it('have a dummy', () => {
    expect(dummyOf({ level: 1, denomination: 4, doubled: 0, declarer: 3 })).toBe(1);
  });
});

describe('board numbers (Law 2)', () => {
  it('give dealer and vulnerability', () => {
    const boards = Array.from({ length: 17 }, (_, n) => n + 1);
    expect(boards.map((n) => seat.seatName(dealerOfBoard(n))).join('')).toBe('NESWNESWNESWNESWN');
    expect(boards.map(vulnerableOnBoard)).toEqual(
      'None NS EW Both NS EW Both None EW Both None NS Both None NS EW None'.split(' '),
    );
  });

  it('say who is vulnerable', () => {
    const who = (['None', 'NS', 'EW', 'Both'] as const).map((v) => seat.SIDES.map((side) => isVulnerable(v, side)));
    expect(who).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
});

describe('editions', () => {
  it('follow the date of play', () => {
    expect([undefined, '2017-07-31', '2017-08-01'].map(editionOn)).toEqual(['2017', '2007', '2017']);
  });
});
