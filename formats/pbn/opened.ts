/** Who, where and which board: BoardOpened from the identification section (PBN 2.1, 3.4 and 4). */
import { saying } from '../../domain/saying.ts';
import type { BoardOpened, Vulnerable } from '../../domain/event.ts';
import { parseSeat, type Seat, seatName, SEATS } from '../../domain/seat.ts';
import { DASH, lose, note, type RawGame, saysNothing, tagValue } from './game.ts';

const NAME_TAGS = ['North', 'East', 'South', 'West'] as const;
/** Law 2: the vulnerability of boards 1 to 16, and again from 17. */
const VULNERABLE: readonly Vulnerable[] = ['None', 'NS', 'EW', 'Both'];
const vulnerableOn = (number: number): Vulnerable => VULNERABLE[(number - 1 + (((number - 1) >> 2) & 3)) & 3] ?? 'None';
/** Law 2: North deals board 1. */
const dealerOn = (number: number): Seat => ((number - 1) & 3) as Seat;

/** A seat in either case; undefined for anything else. */
export const seatOf = (text: string): Seat | undefined => parseSeat(text.trim().toUpperCase());

const VULNERABLE_WORDS: Readonly<Record<string, Vulnerable>> = {
  NONE: 'None',
  LOVE: 'None',
  '-': 'None',
  NS: 'NS',
  EW: 'EW',
  ALL: 'Both',
  BOTH: 'Both',
  'N-S': 'NS',
  'E-W': 'EW',
};
const vulnerableOf = (game: RawGame, number: number | undefined): Vulnerable => {
  const text = tagValue(game, 'Vulnerable');
  const word = text.trim().toUpperCase();
  const named = Object.hasOwn(VULNERABLE_WORDS, word) ? VULNERABLE_WORDS[word] : undefined;
  if (named !== undefined) return named;
  const line = game.tags.get('Vulnerable')?.line ?? game.line;
  if (!saysNothing(text)) lose(game, 'value-unreadable', line, 'Vulnerable', text);
  const assumed = number === undefined ? 'None' : vulnerableOn(number);
  note(
    game,
    'assumed',
    'vulnerable',
    line,
    number === undefined
      ? 'nobody vulnerable, as nothing is said'
      : saying('{side} vulnerable, by the number of the board', { side: assumed }),
  );
  return assumed;
};

const firstCaller = (game: RawGame): Seat | undefined => {
  const tokens = game.auction;
  const first = tokens === undefined ? undefined : seatOf(tokens.tag.value);
  if (tokens === undefined || first === undefined || tokens.values.length === 0) return undefined;
  const dashes = tokens.values.findIndex((value) => value !== DASH);
  return ((first + Math.max(0, dashes)) & 3) as Seat;
};

/** The Dealer tag; where it says nothing, who called first, the board number, the first hand of the deal (3.4.11). */
export const dealerOf = (game: RawGame, number: number | undefined): Seat | undefined => {
  const text = tagValue(game, 'Dealer');
  const named = seatOf(text);
  if (named !== undefined) return named;
  const line = game.tags.get('Dealer')?.line ?? game.line;
  if (!saysNothing(text)) lose(game, 'value-unreadable', line, 'Dealer', text);
  const caller = firstCaller(game);
  const byNumber = number === undefined ? undefined : dealerOn(number);
  const dealer = caller ?? byNumber ?? seatOf(tagValue(game, 'Deal').slice(0, 1));
  const because =
    caller !== undefined
      ? 'who called first'
      : byNumber !== undefined
        ? 'the number of the board'
        : 'the first hand of the deal';
  if (dealer !== undefined)
    note(
      game,
      'assumed',
      'dealer',
      line,
      saying('{seat} dealt, by {because}', { seat: seatName(dealer), because: saying(because) }),
    );
  return dealer;
};

export const numberOf = (game: RawGame): number | undefined => {
  const text = tagValue(game, 'Board');
  return /^\s*\d{1,6}\s*$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
};

/** `1997.10.28` to `1997-10-28`; unknown digits at the end shorten it. */
const dateOf = (game: RawGame): string | undefined => {
  const text = tagValue(game, 'Date');
  if (saysNothing(text)) return undefined;
  const match = /^\s*(\d{4})(?:[./-](\d{1,2}|\?+))?(?:[./-](\d{1,2}|\?+))?(\s.*)?$/s.exec(text);
  if (match === null) {
    if (/\d/.test(text)) lose(game, 'value-unreadable', game.tags.get('Date')?.line ?? game.line, 'Date', text);
    return undefined;
  }
  const [, year = '', month = '?', day = '?', rest = ''] = match;
  if (rest.trim() !== '') lose(game, 'value-unreadable', game.tags.get('Date')?.line ?? game.line, 'Date', rest.trim());
  if (month.startsWith('?')) return year;
  return day.startsWith('?')
    ? `${year}-${month.padStart(2, '0')}`
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const SCORINGS: Readonly<Record<string, string>> = { MP: 'MP', MATCHPOINTS: 'MP', IMP: 'IMP', IMPS: 'IMP', BAM: 'BAM' };
const scoringOf = (game: RawGame): string | undefined => {
  const text = tagValue(game, 'Scoring');
  if (saysNothing(text)) return undefined;
  const [first = '', ...modifiers] = text.split(';');
  const word = first.trim().toUpperCase();
  const scoring = Object.hasOwn(SCORINGS, word) ? SCORINGS[word] : undefined;
  if (scoring === undefined || modifiers.length > 0)
    lose(game, 'value-unreadable', game.tags.get('Scoring')?.line ?? game.line, 'Scoring', text);
  return scoring;
};

const playersOf = (game: RawGame): Record<string, string> | undefined => {
  let players: Record<string, string> | undefined;
  for (const seat of SEATS) {
    const name = tagValue(game, NAME_TAGS[seat]);
    if (!saysNothing(name)) (players ??= {})[seatName(seat)] = name;
  }
  return players;
};

/** Tags that go into BoardOpened as they are. */
const PLAIN = [
  ['event', 'Event'],
  ['session', 'Stage'],
  ['deal', 'DealId'],
  ['room', 'Room'],
  ['round', 'Round'],
  ['table', 'Table'],
] as const;

/** The first event; `board` is `?` where the file gives none. */
export const openedOf = (game: RawGame, dealer: Seat, number: number | undefined): BoardOpened => {
  const label = tagValue(game, 'Board');
  const opened: { -readonly [K in keyof BoardOpened]: BoardOpened[K] } = {
    type: 'BoardOpened',
    board: label === '' ? '?' : label,
    dealer,
    vulnerable: vulnerableOf(game, number),
    laws: null,
  };
  if (number !== undefined) opened.number = number;
  for (const [field, tag] of PLAIN) {
    const value = tagValue(game, tag);
    if (!saysNothing(value)) opened[field] = value;
  }
  const date = dateOf(game);
  if (date !== undefined) opened.date = date;
  const scoring = scoringOf(game);
  if (scoring !== undefined) opened.scoring = scoring;
  const players = playersOf(game);
  if (players !== undefined) opened.players = players;
  return opened;
};
