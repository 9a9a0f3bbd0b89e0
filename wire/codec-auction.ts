/** Codecs of the events of the auction (schema 1). */
import { parseCall } from '../domain/call.ts';
import type {
  CallMade,
  CallReplaced,
  CallShown,
  CallWithdrawn,
  IntentionStated,
  JsonObject,
  MeaningFound,
} from '../domain/event.ts';
import { parseSeat } from '../domain/seat.ts';
import { count, flag, oneOf, seq } from './field.ts';
import { type Draft, has, may, type Spec, struct } from './struct.ts';
import { freeText } from './text.ts';
import { call, denominations, seat, seats } from './token.ts';

const callMadeSpec: Spec<CallMade> = {
  seat: has(seat),
  call: has(call),
  with: may(seq),
  artificial: may(flag),
  shows: may(denominations),
  meaning: may(freeText),
  alerted: may(flag),
  thinkMs: may(count),
};

/** By hand, because a third of all events are calls: the two fields that are always there, then the rare ones. */
const fillCall = (raw: JsonObject, out: Draft): boolean => {
  const by = raw['seat'];
  const made = raw['call'];
  if (typeof by !== 'string' || typeof made !== 'string') return false;
  const seatRead = parseSeat(by);
  const callRead = parseCall(made);
  if (seatRead === undefined || callRead === undefined) return false;
  out['seat'] = seatRead;
  out['call'] = callRead;
  return true;
};
const fillCallMade = (raw: JsonObject, out: Draft): boolean => fillCall(raw, out) && fillCallExtras(raw, out);

const fillCallExtras = (raw: JsonObject, out: Draft): boolean => {
  const { with: together, artificial, shows, meaning, alerted, thinkMs } = raw;
  if (together !== undefined && (out['with'] = seq.read(together)) === undefined) return false;
  if (artificial !== undefined && (out['artificial'] = flag.read(artificial)) === undefined) return false;
  if (shows !== undefined && (out['shows'] = denominations.read(shows)) === undefined) return false;
  if (meaning !== undefined && (out['meaning'] = freeText.read(meaning)) === undefined) return false;
  if (alerted !== undefined && (out['alerted'] = flag.read(alerted)) === undefined) return false;
  return thinkMs === undefined || (out['thinkMs'] = count.read(thinkMs)) !== undefined;
};

export const callMade = struct<CallMade>('CallMade', callMadeSpec, {
  fill: fillCallMade,
  fillRequired: fillCall,
});
export const meaningFound = struct<MeaningFound>('MeaningFound', {
  of: has(seq),
  artificial: has(flag),
  shows: has(denominations),
  meaning: may(freeText),
  basis: may(freeText),
});
export const callShown = struct<CallShown>('CallShown', {
  seat: has(seat),
  call: has(call),
  how: has(oneOf('how', 'handled', 'laid-before-him')),
  seenBy: may(seats),
});
export const callReplaced = struct<CallReplaced>('CallReplaced', {
  seat: has(seat),
  of: has(seq),
  call: has(call),
  artificial: may(flag),
  shows: may(denominations),
  meaning: may(freeText),
  withoutPause: may(flag),
});
export const callWithdrawn = struct<CallWithdrawn>('CallWithdrawn', { seat: has(seat), of: has(seq) });
export const intentionStated = struct<IntentionStated>('IntentionStated', {
  seat: has(seat),
  of: has(seq),
  call: may(call),
  meaning: may(freeText),
});
