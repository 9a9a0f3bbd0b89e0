/** Codecs of the events of the play (schema 1). */
import { parseCard } from '../domain/card.ts';
import type {
  CardDesignated,
  CardExposed,
  CardPlayed,
  CardReplaced,
  CardWithdrawn,
  DummySpread,
  HandSpread,
  JsonObject,
  LeadFaced,
  TrickQuitted,
} from '../domain/event.ts';
import { parseSeat } from '../domain/seat.ts';
import { count, flag, oneOf, seq } from './field.ts';
import { type Draft, has, may, type Spec, struct } from './struct.ts';
import { freeText } from './text.ts';
import { card, rank, seat, seats, suit } from './token.ts';

const cardPlayedSpec: Spec<CardPlayed> = {
  seat: has(seat),
  card: has(card),
  faceDown: may(flag),
  with: may(seq),
  named: may(flag),
  thinkMs: may(count),
  trick: may(count),
};

/** By hand, because half of all events are cards played: the two fields that are always there, then the rare ones. */
const fillCard = (raw: JsonObject, out: Draft): boolean => {
  const by = raw['seat'];
  const played = raw['card'];
  if (typeof by !== 'string' || typeof played !== 'string') return false;
  const seatRead = parseSeat(by);
  const cardRead = parseCard(played);
  if (seatRead === undefined || cardRead === undefined) return false;
  out['seat'] = seatRead;
  out['card'] = cardRead;
  return true;
};
const fillCardPlayed = (raw: JsonObject, out: Draft): boolean => fillCard(raw, out) && fillCardExtras(raw, out);

const fillCardExtras = (raw: JsonObject, out: Draft): boolean => {
  const { faceDown, with: together, named, thinkMs, trick } = raw;
  if (faceDown !== undefined && (out['faceDown'] = flag.read(faceDown)) === undefined) return false;
  if (together !== undefined && (out['with'] = seq.read(together)) === undefined) return false;
  if (named !== undefined && (out['named'] = flag.read(named)) === undefined) return false;
  if (thinkMs !== undefined && (out['thinkMs'] = count.read(thinkMs)) === undefined) return false;
  return trick === undefined || (out['trick'] = count.read(trick)) !== undefined;
};

export const cardPlayed = struct<CardPlayed>('CardPlayed', cardPlayedSpec, {
  fill: fillCardPlayed,
  fillRequired: fillCard,
});
export const cardExposed = struct<CardExposed>('CardExposed', {
  seat: has(seat),
  card: has(card),
  seenBy: may(seats),
  how: has(oneOf('how', 'dropped', 'led', 'played', 'shown', 'named')),
  deliberate: may(flag),
  partnerCouldSee: may(flag),
});
export const leadFaced = struct<LeadFaced>('LeadFaced', { seat: has(seat) });
export const dummySpread = struct<DummySpread>('DummySpread', { seat: has(seat) });
export const handSpread = struct<HandSpread>('HandSpread', { seat: has(seat) });
export const cardReplaced = struct<CardReplaced>('CardReplaced', { seat: has(seat), of: has(seq), card: has(card) });
export const cardWithdrawn = struct<CardWithdrawn>('CardWithdrawn', { seat: has(seat), of: has(seq) });
export const cardDesignated = struct<CardDesignated>('CardDesignated', {
  by: has(seat),
  text: has(freeText),
  suit: may(suit),
  rank: may(rank),
});
export const trickQuitted = struct<TrickQuitted>('TrickQuitted', {});
