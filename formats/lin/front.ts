/** What stands before the calls: match, names, heading, vulnerability, hands. */
import { rankName, rankOf, SUITS, suitName, suitOf } from '../../domain/card.ts';
import type { Deal, DealtHand } from '../../domain/deal.ts';
import type { BoardOpened } from '../../domain/event.ts';
import { type Seat, seatName } from '../../domain/seat.ts';
import { type Header, readHeading, readIndex, readMatch, vulnerableLetter } from './header.ts';

const handText = (hand: DealtHand): string =>
  hand === null || hand.length === 0
    ? ''
    : SUITS.toReversed()
        .map((suit) => suitName(suit) + ranksOf(hand.filter((card) => suitOf(card) === suit)))
        .join('');
const ranksOf = (cards: readonly number[]): string =>
  cards
    .toSorted((a, b) => b - a)
    .map((card) => rankName(rankOf(card)))
    .join('');

const SERVER_ORDER: readonly Seat[] = [2, 3, 0, 1];
const namesText = (opened: BoardOpened): string =>
  SERVER_ORDER.map((seat) => opened.players?.[seatName(seat)] ?? '').join(',');
const roomLetter = (room: string | undefined): string => (room === 'Open' ? 'o' : room === 'Closed' ? 'c' : '');
const scoringLetter = (scoring: string | undefined): string =>
  scoring === 'IMP' ? 'I' : scoring === 'MP' ? 'P' : scoring === 'BAM' ? 'B' : '';
const field = (text: string | undefined): string => (text ?? '').replaceAll(/[|,\s]+/g, ' ').trim();

export interface Front {
  readonly match: string;
  readonly index: string;
  readonly names: string;
  readonly heading: string;
  readonly vulnerable: string;
}
export const frontOf = (opened: BoardOpened): Front => {
  const letter = roomLetter(opened.room);
  const { number } = opened;
  return {
    match: `${field(opened.event)},${field(opened.session)},${scoringLetter(opened.scoring)},,,,,,`,
    index:
      letter === '' || number === undefined ? (number === undefined ? field(opened.board) : '') : `${letter}${number}`,
    names: namesText(opened).replaceAll('|', ' '),
    heading: number === undefined ? field(opened.board) : `Board ${number}`,
    vulnerable: vulnerableLetter(opened.vulnerable),
  };
};
export const headerOf = (front: Front, opened: BoardOpened): Header => ({
  match: readMatch(front.match),
  index: front.index === '' ? undefined : readIndex(front.index),
  heading: readHeading(front.heading),
  names: front.names.trim(),
  vulnerable: opened.vulnerable,
});

/** Hands as `md` has them: South, West, North, East. */
export const handsText = (deal: Deal): string => SERVER_ORDER.map((seat) => handText(deal[seat])).join(',');
