/**
 * The lawbook: which law hears which matter, in which order an act is put to the laws, and what all of them together
 * leave of calls and cards. No rule of a law stands here.
 */
import { isRegular } from './auction.ts';
import { type Call, LAST_BID, PASS } from './call.ts';
import type { Card } from './card.ts';
import type { Consequence, Referral } from './consequence.ts';
import type { Event } from './event.ts';
import type {
  Because,
  Book,
  Choice,
  Duty,
  Heard,
  LawOf,
  LawOnActs,
  LeadRestriction,
  Pending,
  PlayRestriction,
} from './law.ts';
import { NOTHING } from './law.ts';
import { LAWS_ON_ACTS, LAWS_ON_MATTERS } from './laws/lawbook.ts';
import { limited, restricted } from './laws/law-59.ts';
import { leftOpen } from './laws/law-82.ts';
import { isHeld, isMute } from './regulations/screens.ts';
import type { Matter, MatterTag } from './matter.ts';
import type { Seat } from './seat.ts';
import { type CallAct, heldBy, type Situation } from './situation.ts';

/** The lawbook's own version: moves when the same record may be read differently. */
export const LAWBOOK = '1.0.0';

/** The laws on a matter, with the matter's own type checked by its tag; listed for each thing that they may say. */
type Any = LawOf<MatterTag>;
type Hook = 'idle' | 'watch' | 'hear' | 'heed' | 'asks' | 'duties' | 'restricts' | 'limits' | 'holds' | 'callsOver';
type Laws = Readonly<Record<Hook, readonly Any[]>>;
const lawsAbout = (tag: MatterTag): Laws => {
  const all = LAWS_ON_MATTERS.filter((law) => law.about === tag) as unknown as readonly Any[];
  const having = (hook: Hook): readonly Any[] => all.filter((law) => law[hook] !== undefined);
  return {
    idle: having('idle'),
    watch: having('watch'),
    hear: having('hear'),
    heed: having('heed'),
    asks: having('asks'),
    duties: having('duties'),
    restricts: having('restricts'),
    limits: having('limits'),
    holds: having('holds'),
    callsOver: having('callsOver'),
  };
};
const BY_TAG = new Map(LAWS_ON_MATTERS.map((law) => [law.about, lawsAbout(law.about)] as const));
const NO_LAWS = lawsAbout('none' as MatterTag);
const lawsOn = (m: Matter): Laws => BY_TAG.get(m.law) ?? NO_LAWS;
/** What all laws say of all matters under one head, in the order of the matters. */
const said = <T>(t: Situation, hook: Hook, of: (law: Any, m: never) => readonly T[] | undefined): readonly T[] => {
  let out: T[] | null = null;
  for (const m of speaking(t))
    for (const law of lawsOn(m)[hook]) {
      const some = of(law, m as never);
      if (some !== undefined && some.length > 0) out = out === null ? [...some] : out.concat(some);
    }
  return out ?? [];
};
/** The matters that still speak: a ruling may have set some aside, a regulation may speak in their place. */
const speaking = (t: Situation): readonly Matter[] =>
  t.screens === null ? unruled(t) : unruled(t).filter((m) => !isMute(t, m));
const unruled = (t: Situation): readonly Matter[] => {
  const { ruled, closed } = t.docket;
  if (ruled.length === 0 && closed.length === 0) return t.matters;
  const silent = [...closed, ...ruled.flatMap((r) => r.silenced)];
  return t.matters.filter((m) => !silent.includes(`${m.law}:${m.of}`));
};
/** Whether the matter was set aside, by a ruling or with the cards it was about, or a regulation speaks in its place. */
export const isSilent = (t: Situation, m: Matter): boolean =>
  (t.screens !== null && isHeld(t, m)) ||
  (t.docket.closed.length > 0 && t.docket.closed.includes(`${m.law}:${m.of}`)) ||
  (t.docket.ruled.length > 0 && t.docket.ruled.some((r) => r.silenced.includes(`${m.law}:${m.of}`)));
/** For each type of event the laws that judge it, in their order. */
const FRESH: ReadonlyMap<Event['type'], readonly LawOnActs[]> = new Map(
  LAWS_ON_ACTS.flatMap((law) => law.on ?? []).map((type) => [
    type,
    LAWS_ON_ACTS.filter((law) => law.on?.includes(type) === true),
  ]),
);
const NO_LAWS_ON_ACTS: readonly LawOnActs[] = [];
const FOLLOWS = LAWS_ON_ACTS.filter((law) => law.follows !== undefined);
const REFERRED = LAWS_ON_ACTS.filter((law) => law.referred !== undefined);
const NARROWS = LAWS_ON_ACTS.filter((law) => law.narrows !== undefined);
/** Following suit comes before restrictions, all else after them. */
const SUIT_FIRST = NARROWS.filter((law) => law.law === '44');
const LAST = NARROWS.filter((law) => law.law !== '44');

/** Every law on the matter sees the event, each on what the one before left; `carryOut` applies and gives table and matter. */
export const watchMatter = <T extends Situation>(
  m: Matter,
  e: Event,
  t: T,
  carryOut: (t: T, does: readonly Consequence[]) => readonly [T, Matter],
): T => {
  let table = t;
  let matter = m;
  if (t.screens !== null && isHeld(t, m)) return t;
  for (const law of lawsOn(m).watch) {
    const does = law.watch?.(matter, e, table) ?? NOTHING;
    if (does.length > 0) [table, matter] = carryOut(table, does);
  }
  return table;
};
/** A plainly lawful card of the hand in turn is nothing to any matter, nor to a restriction that was ruled. */
export const isIdle = (t: Situation, seat: Seat): boolean => {
  for (const r of t.docket.ruled) if (r.restrictions.some((x) => x.seat === seat)) return false;
  for (const m of t.matters) {
    const [law] = lawsOn(m).idle;
    if (law?.idle?.(m, t, seat) !== true) return false;
  }
  return true;
};
/** What the laws on an open matter make of the event; null where it does not concern them. */
export const hearMatter = (m: Matter, e: Event, t: Situation): Heard | null => {
  for (const law of lawsOn(m).hear) {
    const heard = law.hear?.(m, e, t, BOOK) ?? null;
    if (heard !== null) return heard;
  }
  return null;
};
export const heedMatter = (m: Matter, act: CallAct, t: Situation): readonly Consequence[] =>
  t.screens !== null && isHeld(t, m) ? NOTHING : lawsOn(m).heed.flatMap((law) => law.heed?.(m, act, t) ?? NOTHING);

/** The fresh judgement: the laws in their order, each on the situation that the one before left. */
export const freshLaws = (e: Event): readonly LawOnActs[] => FRESH.get(e.type) ?? NO_LAWS_ON_ACTS;
export const followingLaws = (): readonly LawOnActs[] => FOLLOWS;
/** The laws to which a paragraph may send. */
export const refer = (r: Referral, t: Situation): readonly Consequence[] => {
  const out: Consequence[] = [];
  for (const law of REFERRED) out.push(...(law.referred?.(r, t, BOOK) ?? NOTHING));
  return out;
};

/** Duties of the auction in force now, ruled ones in place of those they displace. */
export const duties = (t: Situation): readonly Duty[] => {
  const own = said(t, 'duties', (law, m) => law.duties?.(m, t));
  const all = t.docket.ruled.length === 0 ? own : withRuled(t, own);
  return all.length < 2 ? all : all.filter((d) => d.is !== 'repeat' || d.calls.some((call) => isFree(all, d, call)));
};
/** A call is to be repeated if it can be made: not where another law forbids it to the player. */
const isFree = (all: readonly Duty[], { seat }: Duty, call: Call): boolean =>
  !all.some(
    (d) => d.seat === seat && ((d.is === 'pass' && call !== PASS) || (d.is === 'barred' && d.calls.includes(call))),
  );
/** A ruling that requires a call which can't be made is in nobody's way. */
const canObey = (t: Situation, d: Duty): boolean =>
  d.is !== 'repeat' || d.calls.some((call) => isRegular(t.auction, d.seat, call));
const withRuled = (t: Situation, own: readonly Duty[]): Duty[] => {
  let now = [...own];
  for (const ruled of t.docket.ruled) {
    now = now.filter((d) => !ruled.displaced.includes(dutyKey(d)));
    if (!t.auction.over)
      now.push(
        ...ruled.duties.filter(
          (d) => canObey(t, d) && (d.life === 'throughout' || t.auction.calls[d.seat] <= ruled.calls[d.seat]),
        ),
      );
  }
  return now;
};
/** How a ruling names the element it displaces. */
export const dutyKey = (d: Duty): string => `${d.is}:${d.law}:${d.of}:${d.seat}`;
export const restrictionKey = (r: LeadRestriction): string => `lead:${r.law}:${r.of}:${r.seat}`;

export const restrictions = (t: Situation): readonly LeadRestriction[] => {
  const own = said(t, 'restricts', (law, m) => law.restricts?.(m, t));
  if (t.docket.ruled.length === 0) return own;
  const displaced = t.docket.ruled.flatMap((r) => r.displaced);
  if (displaced.length === 0 && !t.docket.ruled.some((r) => r.restrictions.length > 0)) return own;
  return [
    ...own.filter((r) => !displaced.includes(restrictionKey(r))),
    ...t.docket.ruled.flatMap((r) => r.restrictions),
  ];
};
export const playRestrictions = (t: Situation): readonly PlayRestriction[] =>
  said(t, 'limits', (law, m) => law.limits?.(m, t));

/** What must be decided now. */
export const pending = (t: Situation): readonly Pending[] => {
  const left = (seat: Seat): readonly Card[] => BOOK.legal(t, seat, 'restrictions').cards;
  return said(t, 'asks', (law, m) => law.asks?.(m, t, left));
};
/** The hands that may not play before a choice is made. */
export const heldUp = (t: Situation): readonly Seat[] => {
  const left = (seat: Seat): readonly Card[] => BOOK.legal(t, seat, 'restrictions').cards;
  return said(t, 'holds', (law, m) => {
    const seat = law.holds?.(m, t, left) ?? null;
    return seat === null ? undefined : [seat];
  });
};

const legal: Book['legal'] = (t, seat, upTo) => {
  let choice: Choice = { cards: heldBy(t, seat) ?? [], because: [] };
  const narrow = (next: Choice | null): void => {
    if (next !== null) choice = { cards: next.cards, because: [...choice.because, ...next.because] };
  };
  for (const law of SUIT_FIRST) narrow(law.narrows?.(seat, choice.cards, t) ?? null);
  if (t.matters.length > 0 || t.docket.ruled.length > 0) narrow(restricted(seat, choice.cards, t, restrictions(t)));
  if (t.matters.length > 0) narrow(limited(seat, choice.cards, playRestrictions(t)));
  if (upTo === 'restrictions') return choice;
  for (const law of LAST) narrow(law.narrows?.(seat, choice.cards, t) ?? null);
  return choice;
};
export const BOOK: Book = { legal, restrictions, duties, pending };

/** What is still to be judged or ruled where the record ends without a seal (82, 85). */
export const atTheEnd = (t: Situation): readonly Consequence[] =>
  t.docket.sealed === null ? leftOpen(t, BOOK, true) : NOTHING;

/** The cards that the hand on turn may play, and why no others. */
export const legalCards = (
  t: Situation,
): { readonly seat: Seat; readonly cards: readonly Card[]; readonly because: readonly Because[] } | null => {
  const play = t.play;
  if (play === null || (t.phase !== 'play' && t.phase !== 'clarification')) return null;
  if (heldUp(t).includes(play.turn)) return { seat: play.turn, cards: [], because: [] };
  if (play.opening === 'faceDown') return null;
  return { seat: play.turn, ...legal(t, play.turn, 'all') };
};

const calledOver = (t: Situation): Situation['auction'] => {
  for (const m of speaking(t))
    for (const law of lawsOn(m).callsOver) {
      const auction = law.callsOver?.(m, t) ?? null;
      if (auction !== null) return auction;
    }
  return t.auction;
};
const ALL_CALLS: readonly Call[] = Array.from({ length: LAST_BID + 1 }, (_, call) => call);
/** The calls that the seat in turn may make: regular ones (18, 19) that no duty forbids. */
export const legalCalls = (t: Situation, all = duties(t)): readonly Call[] => {
  if (t.auction.over || t.phase !== 'auction') return [];
  const seat = t.auction.turn;
  const mine = all.filter((d) => d.seat === seat);
  const repeat = mine.find((d) => d.is === 'repeat');
  if (repeat !== undefined) return repeat.calls;
  if (mine.some((d) => d.is === 'pass')) return [PASS];
  const barred = mine.filter((d) => d.is === 'barred').flatMap((d) => d.calls);
  const auction = calledOver(t);
  return ALL_CALLS.filter((call) => isRegular(auction, seat, call) && !barred.includes(call));
};
