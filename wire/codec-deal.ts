/** Codecs of the board, its deal and its faults, the record's own amendments (schema 1). */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { ContractText } from '../domain/contract.ts';
import type { Deal } from '../domain/deal.ts';
import type {
  BoardOpened,
  CardRestored,
  EventVoided,
  FactAgreed,
  FactContested,
  FactFound,
  HandsCorrected,
  HandsDealt,
  JsonObject,
  PositionSet,
  TextErased,
  WrongBoard,
  WrongCards,
} from '../domain/event.ts';
import type { Seat } from '../domain/seat.ts';
import { field, flag, object, oneOf, same, seq, string, whole } from './field.ts';
import { isObject } from './json.ts';
import { type Draft, has, may, type Struct, struct } from './struct.ts';
import { freeText, players } from './text.ts';
import { card, contract, deal, seat, vulnerable, won } from './token.ts';

const edition = same<'2007' | '2017' | null>(
  'edition',
  'the edition of the Laws: "2007" or "2017" in quotes, or null where it is not known',
  (value): value is '2007' | '2017' | null => value === '2007' || value === '2017' || value === null,
);

export const boardOpened = struct<BoardOpened>('BoardOpened', {
  board: has(string),
  dealer: has(seat),
  vulnerable: has(vulnerable),
  laws: has(edition),
  number: may(whole),
  date: may(string),
  event: may(string),
  session: may(string),
  deal: may(string),
  room: may(string),
  round: may(string),
  table: may(string),
  scoring: may(oneOf<string>('scoring', 'MP', 'IMP', 'BAM')),
  players: may(players),
  screens: may(flag),
  online: may(flag),
  authority: may(string),
  options: may(object),
});
export const factContested = struct<FactContested>('FactContested', { of: has(seq), by: has(seat) });
export const factAgreed = struct<FactAgreed>('FactAgreed', { of: has(seq), by: has(seat) });
export const factFound = struct<FactFound>('FactFound', {
  of: has(seq),
  holds: has(flag),
  basis: may(freeText),
  text: may(freeText),
});
export const eventVoided = struct<EventVoided>('EventVoided', { of: has(seq), why: has(freeText) });
export const textErased = struct<TextErased>('TextErased', { of: has(seq) });

export const handsDealt = struct<HandsDealt>('HandsDealt', { deal: has(deal) });
export const handsCorrected = struct<HandsCorrected>('HandsCorrected', { deal: has(deal), why: may(freeText) });
export const cardRestored = struct<CardRestored>('CardRestored', {
  seat: has(seat),
  card: has(card),
  found: has(string),
});
export const wrongCards = struct<WrongCards>('WrongCards', { seat: may(seat), of: may(seq), why: may(freeText) });
export const wrongBoard = struct<WrongBoard>('WrongBoard', { seat: may(seat), of: may(seq), why: may(freeText) });

/** The JSON form: contract and declarer stand apart. */
interface PositionWritten {
  readonly type: 'PositionSet';
  readonly contract: ContractText;
  readonly declarer: Seat;
  readonly leader: Seat;
  readonly deal: Deal;
  readonly trick?: number;
  readonly won?: readonly [ns: number, ew: number];
}
const tricks = field<number>({
  name: 'trick',
  expected: 'a trick: a whole number from 1 to 13, without quotes',
  is: (value): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 13,
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 13 ? value : undefined,
  write: (value) => value,
});
const positionWritten = struct<PositionWritten>('PositionSet', {
  contract: has(contract),
  declarer: has(seat),
  leader: has(seat),
  deal: has(deal),
  trick: may(tricks),
  won: may(won),
});
const joined = ({ declarer, ...rest }: PositionWritten): PositionSet => ({
  ...rest,
  contract: { ...rest.contract, declarer },
});
const apart = ({ contract: { declarer, ...text }, ...rest }: PositionSet): PositionWritten => ({
  ...rest,
  contract: text,
  declarer,
});
const isPosition = (value: unknown): value is PositionSet =>
  isObject(value) &&
  isObject(value['contract']) &&
  positionWritten.type.is({ ...value, declarer: value['contract']['declarer'] });

export const positionSet: Struct<PositionSet> = {
  ...positionWritten,
  type: new t.Type<PositionSet, JsonObject>(
    'PositionSet',
    isPosition,
    (value, context) => {
      const read = positionWritten.type.validate(value, context);
      return E.isLeft(read) ? read : t.success(joined(read.right));
    },
    (value) => positionWritten.type.encode(apart(value)),
  ),
  isFlat: false,
  fill: (raw: JsonObject, out: Draft): boolean => {
    const read = positionWritten.type.decode(raw);
    if (E.isLeft(read)) return false;
    Object.assign(out, joined(read.right));
    return true;
  },
};
