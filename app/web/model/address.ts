/** What a link says: the moment, the branch, the view, the language, and which record it was made for. */
import { parseSeat, type Seat, seatName } from '../../../domain/seat.ts';
import { LANGS, type Lang } from '../../../words/say.ts';
import { type Branch, branchIn, branchText } from './branch.ts';
import type { KnownBy } from './board.ts';
import { ALL, type View, viewIn, viewText } from './view.ts';

export interface Address {
  readonly at: number;
  readonly branch: Branch | null;
  readonly view: View;
  readonly bottom: Seat;
  readonly known: KnownBy;
  readonly lang: Lang;
  /** The timeline goes by the clock. */
  readonly byClock: boolean;
  /** The first digits of the record's last hash; null where it is not chained. */
  readonly head: string | null;
}
const HEAD = 8;
export const shortHead = (hash: string | null): string | null => (hash === null ? null : hash.slice(0, HEAD));

/** As it stands behind the # of a link. */
export const addressText = (a: Address): string =>
  new URLSearchParams({
    at: String(a.at),
    ...(a.branch === null ? {} : { br: branchText(a.branch) }),
    ...(a.view.is === 'all' ? {} : { view: viewText(a.view) }),
    ...(a.bottom === 2 ? {} : { flip: seatName(a.bottom) }),
    ...(a.known === 'then' ? {} : { known: a.known }),
    ...(a.byClock ? { scale: 'clock' } : {}),
    lang: a.lang,
    ...(a.head === null ? {} : { h: a.head }),
  }).toString();

const langIn = (text: string | null): Lang | undefined => LANGS.find((each) => each === text);

/** What a link asks for, and whether it asks for something that there is not. */
export interface Asked extends Address {
  readonly lost: boolean;
}
const isLost = (q: URLSearchParams, branch: Branch | null): boolean =>
  (q.has('br') && branch === null) ||
  (q.has('at') && !/^\d+$/.test(q.get('at') ?? '')) ||
  (q.has('view') && viewIn(q.get('view') ?? '') === undefined);

/** Reads a link for a record of `length` events (a moment behind the end is for the reader to bound); what it does not say, or says wrongly, stays as in `fallback`. */
export const addressIn = (text: string, length: number, fallback: Address): Asked => {
  const q = new URLSearchParams(text);
  const branch = branchIn(q.get('br') ?? '', length) ?? null;
  const at = q.get('at') ?? '';
  return {
    at: /^\d+$/.test(at) ? Number(at) : branch === null ? fallback.at : branch.from + branch.tried.length,
    branch,
    view: viewIn(q.get('view') ?? '') ?? ALL,
    bottom: parseSeat(q.get('flip') ?? '') ?? 2,
    known: q.get('known') === 'last' ? 'last' : 'then',
    lang: langIn(q.get('lang')) ?? fallback.lang,
    byClock: q.get('scale') === 'clock',
    head: q.get('h'),
    lost: isLost(q, branch),
  };
};
