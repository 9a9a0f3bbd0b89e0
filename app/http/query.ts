/** Query parameters: read once, strictly. A parameter that nobody knows is refused, so that a slip is not overlooked. */
import * as E from 'fp-ts/lib/Either.js';
import type { FoldOptions } from '../../replay/fold.ts';
import { LANGS, type Lang } from '../../words/say.ts';
import { parseSeat, type Seat, seatName } from '../../domain/seat.ts';
import { parseViewer, type Viewer } from '../../projections/viewer.ts';
import { type Branch, branchIn } from '../web/model/branch.ts';
import { type Problem, problem } from './problem.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;
export interface Asked {
  readonly fold: FoldOptions;
  readonly lang: Lang;
  readonly viewer: Viewer | null;
  /** Whose hand is polled. */
  readonly poll: Seat | null;
  readonly branch: Branch | null;
}

/** Parameters of every reading, and what they mean: the API's document is made from them. */
export const PARAMETERS = {
  at: 'the moment: the seq of an event, or last (the default)',
  known: 'in the light of what the record held by this event, or last; default: as at',
  basis: 'laws: the last moment before a wrong ruling took over',
  lang: 'the language of sentences: en or fr',
  as: 'as that player (N E S W), or both players of that side of the screen (NE SW NW SE), may know it; at then counts his own events. poll: see seat',
  seat: 'whose hand is polled (as=poll)',
  branch:
    'a what-if: the event behind which it begins and the answers given, as in 6!E.4.accept or 9!D.9.comparable.true (with as: in his numbers); it is read at its end',
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

/** One text a parameter; Left where a name is unknown, or given twice. */
const textsOf = (query: Query, allowed: readonly Parameter[]): E.Either<Problem, ReadonlyMap<string, string>> => {
  const out = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (!isParameter(name) || !allowed.includes(name))
      return bad(`there is no parameter ${name.slice(0, 40)} here; there are ${allowed.join(', ') || 'none'}`);
    if (typeof value !== 'string') return bad(`${name} is given more than once`);
    out.set(name, value);
  }
  return E.right(out);
};

export const MOMENT: readonly Parameter[] = ['at', 'known', 'basis', 'lang', 'as', 'seat', 'branch'];

type Who = Pick<Asked, 'viewer' | 'poll'>;
const whoIn = (as: string | undefined, seat: string | undefined): E.Either<Problem, Who> => {
  if (as === undefined)
    return seat === undefined ? E.right({ viewer: null, poll: null }) : bad('seat goes with as=poll');
  const poll = as === 'poll' ? (parseSeat(seat ?? '') ?? null) : null;
  if (as === 'poll' && poll === null) return bad('as=poll takes the seat that is polled: seat=N, E, S or W');
  if (as !== 'poll' && seat !== undefined) return bad('seat goes with as=poll');
  const viewer = parseViewer(poll === null ? as : seatName(poll)) ?? null;
  return viewer === null ? bad('as takes N, E, S, W, NE, SW, NW, SE or poll') : E.right({ viewer, poll });
};

/** What the parameters say together, each read by itself. */
const together = (o: Asked): E.Either<Problem, Asked> => {
  const { at, known, basis } = o.fold;
  if (o.viewer !== null && (known !== undefined || basis !== undefined))
    return bad('known and basis are the director’s: leave them out with as');
  if (o.branch !== null && (at !== undefined || known !== undefined || basis !== undefined))
    return bad('a branch is shown at its end: leave out at, known and basis');
  return at !== undefined && known !== undefined && known < at
    ? bad(`known ${known} lies before at ${at}: nobody could know the event then`)
    : E.right(o);
};

const foldIn = (texts: ReadonlyMap<string, string>, last: number, mine: boolean): E.Either<Problem, FoldOptions> => {
  const text = texts.get('at');
  // A viewer's numbers are his own; last is where a view ends by itself.
  const at = mine && text === 'last' ? E.right(undefined) : seqIn('at', text, mine ? Number.MAX_SAFE_INTEGER : last);
  if (E.isLeft(at)) return at;
  const known = seqIn('known', texts.get('known'), last);
  if (E.isLeft(known)) return known;
  const basis = texts.get('basis');
  if (basis !== undefined && basis !== 'laws') return bad('basis takes laws, or is left out');
  return E.right({
    ...(at.right === undefined ? {} : { at: at.right }),
    ...(known.right === undefined ? {} : { known: known.right }),
    ...(basis === 'laws' ? { basis } : {}),
  });
};

/** Reads what is asked of a record of `length` events. */
export const asked = (
  query: Query,
  length: number,
  allowed: readonly Parameter[] = MOMENT,
): E.Either<Problem, Asked> => {
  const texts = textsOf(query, allowed);
  if (E.isLeft(texts)) return texts;
  const who = whoIn(texts.right.get('as'), texts.right.get('seat'));
  if (E.isLeft(who)) return who;
  const fold = foldIn(texts.right, length - 1, who.right.viewer !== null);
  if (E.isLeft(fold)) return fold;
  const lang = LANGS.find((each) => each === (texts.right.get('lang') ?? 'en'));
  if (lang === undefined) return bad(`lang takes ${LANGS.join(' or ')}`);
  const branchText = texts.right.get('branch');
  // A viewer's branch has his numbers, and how many events there are beside his is not told.
  const most = who.right.viewer === null ? length : Number.MAX_SAFE_INTEGER;
  const branch = branchText === undefined ? null : (branchIn(branchText, most) ?? undefined);
  if (branch === undefined)
    return bad(`branch ${branchText?.slice(0, 60)}: as in 6!E.4.accept, of events the record has`);
  return together({ fold: fold.right, lang, ...who.right, branch });
};
