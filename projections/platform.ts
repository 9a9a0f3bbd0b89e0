/**
 * What a platform asks of its records: undos, claims, alerts, tempo, acts behind unauthorized information, rulings. A
 * fold over the moments of one board. It lists acts for a person to look at; it judges nobody and ranks nobody.
 */
import type { Edition, LawRef } from '../domain/edition.ts';
import type { Event, EventOf, Seq } from '../domain/event.ts';
import { hasSeat, lho, partner, rho, type Seat } from '../domain/seat.ts';
import { type Phase, playerOf, type Situation } from '../domain/situation.ts';

/** Seen from the player who asks. */
export type Since = 'nobody' | 'partner' | 'lho' | 'rho';
export interface Undo {
  readonly seq: Seq;
  readonly phase: Phase;
  readonly answer: 'granted' | 'refused' | 'none';
  /** Who had called or played behind the act to be taken back. */
  readonly since: readonly Since[];
}
export interface Claim {
  readonly seq: Seq;
  readonly contested: boolean;
}
export interface Alert {
  readonly seq: Seq;
  readonly of: Seq;
  readonly kind: string;
  /** From the call to the alert; null where either time is not on record. */
  readonly ms: number | null;
}
/** How long a player took for one call or card. */
export interface Tempo {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly kind: 'call' | 'card';
  readonly ms: number;
}
/** The first call or card of a player who held an item that he may not use: for a person to judge (16B). */
export interface Behind {
  readonly item: Seq;
  readonly kind: string;
  readonly law: LawRef;
  readonly action: Seq;
}
export interface RulingMade {
  readonly seq: Seq;
  /** As the director named it. */
  readonly law: LawRef;
  /** unknown: he ruled in words only, nothing can be compared. */
  readonly agreement: 'agrees' | 'differs' | 'unknown';
}
export interface BoardAudit {
  readonly edition: Edition;
  readonly undos: readonly Undo[];
  readonly claims: readonly Claim[];
  readonly alerts: readonly Alert[];
  readonly tempo: readonly Tempo[];
  readonly behind: readonly Behind[];
  readonly rulings: readonly RulingMade[];
}

interface Act {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly at: string | undefined;
}
/** Grown event by event. */
export interface Watch {
  readonly acts: Act[];
  readonly asked: {
    readonly request: EventOf<'UndoRequested'>;
    readonly phase: Phase;
    readonly since: readonly Since[];
  }[];
  readonly answered: EventOf<'UndoAnswered'>[];
  readonly claims: Seq[];
  readonly contested: Set<Seq>;
  readonly alerts: Alert[];
  readonly tempo: Tempo[];
  readonly behind: Behind[];
  readonly seen: Set<string>;
  readonly rulings: EventOf<'DirectorRuled'>[];
}
export const newWatch = (): Watch => ({
  acts: [],
  asked: [],
  answered: [],
  claims: [],
  contested: new Set(),
  alerts: [],
  tempo: [],
  behind: [],
  seen: new Set(),
  rulings: [],
});

const relation = (of: Seat, to: Seat): Since | null =>
  of === partner(to) ? 'partner' : of === lho(to) ? 'lho' : of === rho(to) ? 'rho' : null;
const sinceOf = ({ acts }: Watch, e: EventOf<'UndoRequested'>): readonly Since[] => {
  const of = e.of ?? acts.findLast(({ seat }) => seat === e.by)?.seq;
  const after = acts.slice(acts.findIndex(({ seq }) => seq === of) + 1);
  const found = new Set(after.flatMap(({ seat }) => relation(seat, e.by) ?? []));
  const order: readonly Since[] = ['lho', 'partner', 'rho'];
  return found.size === 0 ? ['nobody'] : order.filter((each) => found.has(each));
};

const between = (from: string | undefined, to: string | undefined): number | null => {
  const ms = Date.parse(to ?? '') - Date.parse(from ?? '');
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
};

/** Items that this player may not use, and on which he has not acted before. */
const watchInformation = (w: Watch, t: Situation, seq: Seq, seat: Seat): void => {
  for (const k of t.known) {
    const key = `${k.of} ${k.item} ${seat}`;
    if (k.until !== null || !hasSeat(k.unauthorized, seat) || w.seen.has(key)) continue;
    w.seen.add(key);
    w.behind.push({ item: k.of, kind: k.kind, law: k.law, action: seq });
  }
};
const watchAct = (w: Watch, t: Situation, e: EventOf<'CallMade'> | EventOf<'CardPlayed'>): void => {
  const seat = playerOf(t, e.seat);
  watchInformation(w, t, e.seq, seat);
  const ms = e.thinkMs ?? between(w.acts.at(-1)?.at, e.at);
  if (ms !== null) w.tempo.push({ seq: e.seq, seat, kind: e.type === 'CallMade' ? 'call' : 'card', ms });
  w.acts.push({ seq: e.seq, seat, at: e.at });
};
const watchAlert = (w: Watch, e: EventOf<'AlertGiven'>): void => {
  const of = e.of ?? w.acts.at(-1)?.seq;
  if (of === undefined) return;
  const call = w.acts.find(({ seq }) => seq === of);
  w.alerts.push({ seq: e.seq, of, kind: e.kind ?? 'alert', ms: between(call?.at, e.at) });
};

/** Looks at one event; `before`: the table it found. */
export const watch = (w: Watch, before: Situation, e: Event): void => {
  switch (e.type) {
    case 'CallMade':
    case 'CardPlayed':
      return watchAct(w, before, e);
    case 'UndoRequested':
      w.asked.push({ request: e, phase: before.phase, since: sinceOf(w, e) });
      return;
    case 'UndoAnswered':
      w.answered.push(e);
      return;
    case 'ClaimMade':
    case 'ConcessionMade':
      w.claims.push(e.seq);
      return;
    case 'ClaimAnswered':
      if (e.answer === 'objected') w.contested.add(w.claims.at(-1) ?? e.seq);
      return;
    case 'AlertGiven':
      return watchAlert(w, e);
    case 'DirectorRuled':
      w.rulings.push(e);
      return;
    default:
  }
};

/** One answer is enough to refuse; a request that nobody answered was not granted. */
const answerOf = ({ answered, asked }: Watch, at: number): Undo['answer'] => {
  const from = asked[at]?.request.seq ?? 0;
  const to = asked[at + 1]?.request.seq ?? Number.POSITIVE_INFINITY;
  const own = answered.filter((e) =>
    e.of === undefined ? e.seq > from && e.seq < to : e.of === from || (e.seq > from && e.seq < to),
  );
  if (own.some((e) => e.answer === 'refused')) return 'refused';
  return own.some((e) => e.answer === 'granted') ? 'granted' : 'none';
};
const rulingMade = (t: Situation, e: EventOf<'DirectorRuled'>): RulingMade => {
  const differs = t.findings.some((f) => f.code === 'ruling-differs' && f.seq === e.seq);
  const compared = e.ruling !== undefined && Object.keys(e.ruling).length > 0;
  return { seq: e.seq, law: e.law, agreement: differs ? 'differs' : compared ? 'agrees' : 'unknown' };
};

/** What the board comes to. `t`: the table at the end of its record. */
export const audited = (w: Watch, t: Situation): BoardAudit => ({
  edition: t.setup.edition,
  undos: w.asked.map(({ request, phase, since }, i) => ({ seq: request.seq, phase, since, answer: answerOf(w, i) })),
  claims: w.claims.map((seq) => ({ seq, contested: w.contested.has(seq) })),
  alerts: w.alerts,
  tempo: w.tempo,
  behind: w.behind,
  rulings: w.rulings.map((e) => rulingMade(t, e)),
});
