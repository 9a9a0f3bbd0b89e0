/** A what-if: the record up to an event, then answers that were not given, then what of the record has a place there. */
import type { Event, Json, Seq } from '../../../domain/event.ts';
import { parseSeat, type Seat, seatName } from '../../../domain/seat.ts';

/** An answer to a matter: a player's choice, or a judgement of the director's. */
export type Tried =
  | { readonly by: Seat; readonly of: Seq; readonly option: string }
  | { readonly by: 'director'; readonly of: Seq; readonly question: string; readonly answer: Json };

export interface Branch {
  /** The last event of the record before what is tried. */
  readonly from: Seq;
  readonly tried: readonly Tried[];
}

const eventOf = (t: Tried, seq: Seq): Event =>
  t.by === 'director'
    ? { seq, type: 'DirectorJudged', of: t.of, question: t.question, answer: t.answer }
    : { seq, type: 'OptionChosen', by: t.by, of: t.of, option: t.option };
/** The answers as events, numbered as if they were appended to the record up to `from`. */
export const givenIn = ({ from, tried }: Branch): readonly Event[] => tried.map((t, i) => eventOf(t, from + 1 + i));

const triedText = (t: Tried): string =>
  t.by === 'director'
    ? ['D', t.of, t.question, JSON.stringify(t.answer)].join('.')
    : [seatName(t.by), t.of, t.option].join('.');
/** As it stands in a link: `6!E.4.accept!D.9.comparable.true`. */
export const branchText = ({ from, tried }: Branch): string => [from, ...tried.map(triedText)].join('!');

const answerIn = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};
const triedIn = (text: string, limit: Seq): Tried | undefined => {
  const [who = '', ofText = '', what = '', ...rest] = text.split('.');
  const of = Number(ofText);
  if (!/^\d+$/.test(ofText) || of >= limit || what === '') return undefined;
  if (who !== 'D') {
    const by = parseSeat(who);
    return by === undefined || rest.length > 0 ? undefined : { by, of, option: what };
  }
  const answer = answerIn(rest.join('.'));
  return answer === undefined ? undefined : { by: 'director', of, question: what, answer };
};
/** Reads it back; undefined where it says nothing of a record of that length. */
export const branchIn = (text: string, length: number): Branch | undefined => {
  const [head = '', ...parts] = text.split('!');
  const from = Number(head);
  if (!/^\d+$/.test(head) || from >= length || parts.length === 0) return undefined;
  const tried = parts.map((part, i) => triedIn(part, from + 1 + i));
  return tried.every((t) => t !== undefined) ? { from, tried } : undefined;
};
