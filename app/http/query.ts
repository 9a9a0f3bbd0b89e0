/** Query parameters: read once, strictly. A parameter that nobody knows is refused, so that a slip is not overlooked. */
import * as E from 'fp-ts/lib/Either.js';
import type { FoldOptions } from '../../replay/fold.ts';
import { LANGS, type Lang } from '../../words/say.ts';
import { type Problem, problem } from './problem.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;
export interface Asked {
  readonly fold: FoldOptions;
  readonly lang: Lang;
}

/** Parameters of every reading, and what they mean: the API's document is made from them. */
export const PARAMETERS = {
  at: 'the moment: the seq of an event, or last (the default)',
  known: 'in the light of what the record held by this event, or last; default: as at',
  basis: 'laws: the last moment before a wrong ruling took over',
  lang: 'the language of sentences: en or fr',
  as: 'as that player, or that side of the screen, may know it (not implemented)',
  branch: 'a what-if (not implemented)',
} as const;
export type Parameter = keyof typeof PARAMETERS;

const bad = (detail: string): E.Either<Problem, never> => E.left(problem(400, 'bad-query', detail));
const seqIn = (name: string, text: string | undefined, last: number): E.Either<Problem, number | undefined> => {
  if (text === undefined) return E.right(undefined);
  if (text === 'last') return E.right(last);
  if (!/^\d{1,9}$/.test(text)) return bad(`${name} takes the number of an event, or last, not ${text.slice(0, 40)}`);
  const seq = Number(text);
  return seq <= last
    ? E.right(seq)
    : E.left(problem(404, 'bad-moment', `there is no event ${seq}: the last of this record is ${last}`, seq));
};
const isParameter = (name: string): name is Parameter => Object.hasOwn(PARAMETERS, name);

/** One text a parameter; Left where a name is unknown, not implemented, or given twice. */
const textsOf = (query: Query, allowed: readonly Parameter[]): E.Either<Problem, ReadonlyMap<string, string>> => {
  const out = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (!isParameter(name) || !allowed.includes(name))
      return bad(`there is no parameter ${name.slice(0, 40)} here; there are ${allowed.join(', ') || 'none'}`);
    if (name === 'as' || name === 'branch')
      return E.left(problem(501, 'not-implemented', `${name} is not implemented: leave it out`));
    if (typeof value !== 'string') return bad(`${name} is given more than once`);
    out.set(name, value);
  }
  return E.right(out);
};

export const MOMENT: readonly Parameter[] = ['at', 'known', 'basis', 'lang', 'as', 'branch'];

/** Reads the moment asked for, of a record of `length` events. */
export const asked = (
  query: Query,
  length: number,
  allowed: readonly Parameter[] = MOMENT,
): E.Either<Problem, Asked> => {
  const texts = textsOf(query, allowed);
  if (E.isLeft(texts)) return texts;
  const at = seqIn('at', texts.right.get('at'), length - 1);
  if (E.isLeft(at)) return at;
  const known = seqIn('known', texts.right.get('known'), length - 1);
  if (E.isLeft(known)) return known;
  const basis = texts.right.get('basis');
  if (basis !== undefined && basis !== 'laws') return bad('basis takes laws, or is left out');
  const langText = texts.right.get('lang') ?? 'en';
  const lang = LANGS.find((each) => each === langText);
  if (lang === undefined) return bad(`lang takes ${LANGS.join(' or ')}`);
  if (at.right !== undefined && known.right !== undefined && known.right < at.right)
    return bad(`known ${known.right} lies before at ${at.right}: nobody could know the event then`);
  const fold: FoldOptions = {
    ...(at.right === undefined ? {} : { at: at.right }),
    ...(known.right === undefined ? {} : { known: known.right }),
    ...(basis === 'laws' ? { basis } : {}),
  };
  return E.right({ fold, lang });
};
