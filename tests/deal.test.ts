/** The deal in PBN's notation. */
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { cardName } from '../domain/card.ts';
import type { Deal } from '../domain/deal.ts';
import { dealText, parseDeal } from '../domain/deal-text.ts';
import type { Seat } from '../domain/seat.ts';

const DEAL = 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743';

const read = (text: string): Deal => {
  const deal = parseDeal(text);
  if (E.isLeft(deal)) throw new Error(deal.left.message);
  return deal.right;
};
const complaint = (text: string): string => {
  const deal = parseDeal(text);
  return E.isLeft(deal) ? deal.left.message : 'no complaint';
};

describe('a deal', () => {
  it('is read clockwise from the seat it names', () => {
    const deal = read(DEAL);
    expect(deal[0]?.map(cardName).slice(0, 4)).toEqual(['SK', 'SQ', 'S8', 'S4']);
    expect(read('E:95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743 KQ84.873.AK5.962')).toEqual(deal);
    expect(dealText(deal)).toBe(DEAL);
    expect(dealText(deal, 1).slice(0, 20)).toBe('E:95.AJT62.8743.K5 A');
  });

  it('may hold unknown hands and voids', () => {
    const deal = read('S:- .AKQ.AKQJ.AKQJT9 - -');
    expect(deal.map((hand) => hand?.length ?? null)).toEqual([null, null, null, 13]);
    expect(dealText(deal)).toBe('N:- - - .AKQ.AKQJ.AKQJT9');
    expect(read('N:-.10.-.- - - -')[0]?.map(cardName)).toEqual(['HT']);
  });

  it('keeps a card that stands in two hands: that is found, not refused', () => {
    expect(read('N:A... A... - -').map((hand) => hand?.map(cardName))).toEqual([['SA'], ['SA'], undefined, undefined]);
  });

  it.each([
    ['', "a deal begins with the first hand's seat"],
    ['X:- - - -', "a deal begins with the first hand's seat"],
    ['N:- - -', 'this has 3'],
    ['N:AK.QJ - - -', 'has 2 suits'],
    ['N:A1... - - -', '1 in the hand A1... is no card'],
  ])('%j is refused with a reason', (text, reason) => {
    expect(complaint(text)).toContain(reason);
  });

  it('survives writing and reading, from any seat, hands hidden or not', () => {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    const dealt = fc.shuffledSubarray(pack, { minLength: 52 });
    fc.assert(
      fc.property(dealt, fc.nat(3), fc.nat(15), (cards, first, hidden) => {
        const hands = [0, 1, 2, 3].map((seat) =>
          (hidden >> seat) & 1 ? null : cards.slice(seat * 13, seat * 13 + 13).toSorted((a, b) => b - a),
        );
        expect(read(dealText(hands as unknown as Deal, first as Seat))).toEqual(hands);
      }),
    );
  });
});
