/** What a codec expects of a field, with its values apart: io-ts hands on a plain text. */
import { type Saying, saying } from '../domain/saying.ts';

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^one of (?<words>.+)$/s, 'one of {words}'],
  [/^a seat \(N, E, S or W\) or (?<word>\w+)$/, 'a seat (N, E, S or W) or {word}'],
  [/^an event \((?<why>.+)\)$/s, 'an event ({why})'],
];
const DEAL = /^a deal in PBN's notation \((?<why>.+)\)$/s;

/** The text of a codec as a saying; undefined: the codec has none. */
export const expectation = (text: string | undefined): Saying => {
  if (text === undefined) return saying('another value');
  const why = DEAL.exec(text)?.groups?.['why'];
  if (why !== undefined) return saying("a deal in PBN's notation ({why})", { why: saying(why) });
  for (const [form, template] of FORMS) {
    const found = form.exec(text)?.groups;
    if (found !== undefined) return saying(template, { ...found });
  }
  return saying(text);
};
