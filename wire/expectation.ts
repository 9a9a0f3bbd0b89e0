/** What a codec expects of a field, with its values apart: io-ts hands on a plain text. */
import { type Saying, saying } from '../domain/saying.ts';

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^one of (?<words>.+)$/s, 'one of {words}'],
  [/^a seat \(N, E, S or W\) or (?<word>\w+)$/, 'a seat (N, E, S or W) or {word}'],
  [/^an event \((?<why>.+)\)$/s, 'an event ({why})'],
  [/^(?<letter>.) in the hand (?<hand>\S+) is no card$/u, '{letter} in the hand {hand} is no card'],
  [/^the hand (?<hand>\S+) has (?<n>\d+) suits in place of four$/, 'the hand {hand} has {n} suits in place of four'],
  [
    /^a deal has four hands \(use - for an unknown one\), this has (?<n>\d+)$/,
    'a deal has four hands (use - for an unknown one), this has {n}',
  ],
  [
    /^a deal begins with the first hand's seat and a colon, as in N:AK…; this is (?<text>.+)$/s,
    "a deal begins with the first hand's seat and a colon, as in N:AK…; this is {text}",
  ],
];
const DEAL = /^a deal in PBN's notation \((?<why>.+)\)$/s;

/** The text of a codec as a saying; undefined: the codec has none. */
export const expectation = (text: string | undefined): Saying => {
  if (text === undefined) return saying('another value');
  const why = DEAL.exec(text)?.groups?.['why'];
  if (why !== undefined) return saying("a deal in PBN's notation ({why})", { why: expectation(why) });
  for (const [form, template] of FORMS) {
    const found = form.exec(text)?.groups;
    if (found !== undefined) return saying(template, { ...found });
  }
  return saying(text);
};
