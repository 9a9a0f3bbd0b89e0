/**
 * Rulings. At a DirectorRuled the state is what the Laws give and a difference is found; from the next event on the
 * ruled keys take the state's place (design). `--basis laws` stops before that.
 */
import type { Consequence } from '../../domain/consequence.ts';
import { recount } from '../../domain/auction.ts';
import { callName, parseCall } from '../../domain/call.ts';
import { parseCard, parseSuit, type Suit } from '../../domain/card.ts';
import type { EventOf, Json, JsonObject } from '../../domain/event.ts';
import { find } from '../../domain/find.ts';
import type { Duty, LeadRestriction } from '../../domain/law.ts';
import { duties, dutyKey, restrictionKey, restrictions } from '../../domain/lawbook.ts';
import type { Matter50 } from '../../domain/matter.ts';
import { lying } from '../../domain/penalty-card.ts';
import { parseSeat, parseSide, type Seat } from '../../domain/seat.ts';
import { type CallAct, faceUp, inHand, type Ruled } from '../../domain/situation.ts';
import { actWith, auctionWith, docketWith, situationWith } from '../../domain/with.ts';
import { apply } from './apply.ts';
import { agrees } from './compare.ts';
import { stateOf } from './state.ts';
import type { Table } from './table.ts';

/** A penalty card as it was before that ruling: what the ruling took up lies there again, what it laid down goes back. */
const unruled = (m: Matter50, t: Table, by: number): readonly Consequence[] => {
  if (m.ruledBy !== by) return [];
  const was: Matter50 = { ...m, ruledBy: null, ruledKind: null };
  if (m.of === by)
    return [
      { is: 'matter', matter: { ...was, stage: m.stage === 'lying' ? 'picked up' : m.stage } },
      ...(m.stage === 'lying' ? [{ is: 'place', card: m.card, place: inHand(m.seat) } as const] : []),
    ];
  const takenUp = m.stage === 'picked up' && (m.word === null || m.word.option === 'none');
  if (!takenUp || t.cards[m.card] !== inHand(m.seat)) return [{ is: 'matter', matter: was }];
  return [
    { is: 'matter', matter: { ...was, stage: 'lying' } },
    { is: 'place', card: m.card, place: faceUp(m.seat) },
  ];
};
/** The table without a ruling that another supersedes. */
const withoutRuling = (t: Table, by: number | null | undefined): Table => {
  if (by === null || by === undefined || !t.docket.ruled.some((r) => r.seq === by)) return t;
  const back = t.matters.flatMap((m) => (m.law === '50' ? unruled(m, t, by) : []));
  const docket = docketWith(t.docket, { ruled: t.docket.ruled.filter((r) => r.seq !== by) });
  return back.reduce<Table>(apply, situationWith(t, { docket }));
};
/** The table with which a ruling is compared: a ruling that it supersedes no longer stands in the way of the Laws. */
export const comparedWith = (t: Table, e: EventOf<'DirectorRuled'>): Table => withoutRuling(t, e.supersedes);

/** Notes the ruling, and where it is not what the Laws give, the finding. */
export const rule = (t: Table, e: EventOf<'DirectorRuled'>): Table => {
  const ruling = e.ruling ?? {};
  const state = stateOf(comparedWith(t, e));
  const differing = Object.fromEntries(Object.entries(ruling).filter(([key, value]) => !agrees(value, state[key])));
  const differs = Object.keys(differing).length > 0;
  const ruled = { seq: e.seq, ruling: differing, supersedes: e.supersedes ?? null };
  const noted: Table = situationWith(t, { docket: docketWith(t.docket, { ruling: ruled }) });
  return differs ? apply(noted, find(t, e.seq, 'ruling-differs', e.law, null, { severity: 'ruling' })) : noted;
};

const list = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value)
    ? (value as readonly Json[]).filter(
        (x): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x),
      )
    : [];
const seatIn = (x: JsonObject): Seat | null => (typeof x['seat'] === 'string' ? (parseSeat(x['seat']) ?? null) : null);
const lawIn = (x: JsonObject): string => (typeof x['law'] === 'string' ? x['law'] : '82');

const LIVES = ['thisTurn', 'nextTurn', 'throughout'] as const;
const KINDS = { enforcedPasses: 'pass', barredCalls: 'barred', requiredCalls: 'repeat' } as const;
const dutiesIn = (ruling: JsonObject, by: number): Duty[] =>
  Object.entries(KINDS).flatMap(([key, is]) =>
    list(ruling[key]).flatMap((x): Duty[] => {
      const seat = seatIn(x);
      if (seat === null) return [];
      const named = Array.isArray(x['calls'])
        ? (x['calls'] as readonly Json[])
        : typeof x['call'] === 'string'
          ? [x['call']]
          : [];
      const calls = named.flatMap((c) => (typeof c === 'string' ? (parseCall(c) ?? []) : []));
      const life = LIVES.find((l) => l === x['duration']) ?? 'nextTurn';
      return [{ is, seat, calls, life, law: lawIn(x), of: typeof x['of'] === 'number' ? x['of'] : by, ruledBy: by }];
    }),
  );
const suitIn = (value: Json | undefined): Suit | null =>
  typeof value === 'string' ? (parseSuit(value) ?? null) : null;
const restrictionsIn = (ruling: JsonObject, by: number): LeadRestriction[] =>
  list(ruling['leadRestrictions']).flatMap((x): LeadRestriction[] => {
    const seat = seatIn(x);
    if (seat === null) return [];
    const imposed = x['imposed'] as JsonObject | null | undefined;
    const suit = suitIn(imposed?.['suit']);
    const kind = imposed?.['kind'] === 'require' ? 'require' : 'forbid';
    return [
      {
        seat,
        chooser: null,
        law: lawIn(x),
        of: typeof x['of'] === 'number' ? x['of'] : by,
        status: 'imposed',
        suits: suit === null ? [] : [suit],
        may: [kind],
        imposed: suit === null ? null : { kind, suit },
        until: kind === 'require' ? 'oneLead' : 'losesLead',
        ruledBy: by,
      },
    ];
  });

/** Penalty cards as ruled: others go back to the hand, missing ones lie on the table. */
const withPenaltyCards = (t: Table, ruling: JsonObject, by: number): Table => {
  if (ruling['penaltyCards'] === undefined) return t;
  const ruled = list(ruling['penaltyCards']).flatMap((x) => {
    const seat = seatIn(x);
    const card = typeof x['card'] === 'string' ? parseCard(x['card']) : undefined;
    return seat === null || card === undefined
      ? []
      : [{ seat, card, kind: x['kind'] === 'minor' ? ('minor' as const) : ('major' as const) }];
  });
  let now = t;
  for (const m of lying(t)) {
    const kept = ruled.find((r) => r.seat === m.seat && r.card === m.card);
    if (kept !== undefined) now = apply(now, { is: 'matter', matter: { ...m, ruledBy: by, ruledKind: kept.kind } });
    else
      now = apply(apply(now, { is: 'matter', matter: { ...m, stage: 'picked up', ruledBy: by } }), {
        is: 'place',
        card: m.card,
        place: inHand(m.seat),
      });
  }
  for (const r of ruled) {
    if (lying(t, r.seat).some((m) => m.card === r.card)) continue;
    const matter: Matter50 = {
      law: '50',
      of: by,
      seat: r.seat,
      card: r.card,
      deliberate: r.kind === 'major',
      withdrawn: false,
      raised: false,
      stage: 'lying',
      word: null,
      named: null,
      ruledBy: by,
      ruledKind: r.kind,
    };
    now = apply(apply(now, { is: 'matter', matter }), { is: 'place', card: r.card, place: faceUp(r.seat) });
  }
  return now;
};

/** The auction as ruled: calls that are not in it are cancelled, and the matters about them speak no more. */
const withAuction = (t: Table, ruling: JsonObject): readonly [Table, readonly string[]] => {
  const ruled = ruling['auction'];
  if (typeof ruled !== 'object' || ruled === null || Array.isArray(ruled)) return [t, []];
  const { standing, toCall } = ruled as JsonObject;
  let now = t;
  const gone = new Set<number>();
  if (Array.isArray(standing)) {
    let next = 0;
    const acts = t.auction.acts.map((act): CallAct => {
      if (act.status !== 'standing' && act.status !== 'pending') return act;
      if (standing[next] === callName(act.call)) {
        next += 1;
        return actWith(act, { status: 'standing' });
      }
      gone.add(act.seq);
      return actWith(act, { status: 'cancelled' });
    });
    now = situationWith(now, { auction: recount(acts, t.setup.dealer), phase: 'auction', play: null });
  }
  const seat = typeof toCall === 'string' ? parseSeat(toCall) : undefined;
  if (seat !== undefined) now = situationWith(now, { auction: auctionWith(now.auction, { turn: seat }) });
  return [now, t.matters.filter((m) => gone.has(m.of)).map((m) => `${m.law}:${m.of}`)];
};
const transferIn = (ruling: JsonObject): Ruled['transfer'] => {
  const x = ruling['transfer'];
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return null;
  const { to, tricks, law } = x as JsonObject;
  return {
    to: typeof to === 'string' ? (parseSide(to) ?? null) : null,
    tricks: typeof tricks === 'number' ? tricks : 0,
    law: typeof law === 'string' ? law : null,
  };
};

/** The table under the ruling just made: from the next event on. */
export const afterRuling = (table: Table): Table => {
  const made = table.docket.ruling;
  if (made === null) return table;
  const { ruling, seq } = made;
  const t = withoutRuling(table, made.supersedes);
  const kinds = Object.entries(KINDS).flatMap(([key, is]) => (ruling[key] === undefined ? [] : [is as string]));
  const displaced = [
    ...duties(t)
      .filter((d) => kinds.includes(d.is))
      .map(dutyKey),
    ...(ruling['leadRestrictions'] === undefined ? [] : restrictions(t).map(restrictionKey)),
  ];
  const [auctioned, silenced] = withAuction(withPenaltyCards(t, ruling, seq), ruling);
  const ruled: Ruled = {
    seq,
    ruling,
    displaced,
    silenced,
    duties: dutiesIn(ruling, seq),
    restrictions: restrictionsIn(ruling, seq),
    transfer: transferIn(ruling),
    calls: auctioned.auction.calls,
  };
  return situationWith(auctioned, {
    docket: docketWith(auctioned.docket, { ruling: null, ruled: [...auctioned.docket.ruled, ruled] }),
  });
};
