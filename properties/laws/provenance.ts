/** 13. Every element of the state names an event that exists and counts; harmless events change nothing. */
import type { Event, Json } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import { step } from '../../projections/table/step.ts';
import { timelineOf } from '../../replay/order.ts';
import { broken, HOLDS, nextSeq, type Property } from './property.ts';

const LAW = /^(\d{1,2}[A-Z]?\d{0,2}[a-z]?|screens (?:[\d.]+[a-d]?|WBF))$/;
const KEYS = [
  'enforcedPasses',
  'barredCalls',
  'requiredCalls',
  'leadRestrictions',
  'penaltyCards',
  'exposedCards',
  'revokes',
  'information',
  'pending',
  'findings',
  'playRestrictions',
];
const elements = (
  state: { readonly [key: string]: Json },
  key: string,
): readonly {
  readonly of?: Json;
  readonly seq?: Json;
  readonly ruledBy?: Json;
  readonly law?: Json;
  readonly code?: Json;
}[] => (Array.isArray(state[key]) ? (state[key] as never) : []);

export const provenance: Property = {
  number: 13,
  name: 'every element names an event that counts and a paragraph',
  of: ({ events, table }) => {
    // An amendment in force counts as well: the director can have spoken of it.
    const fallen = new Set(timelineOf(events).fallen.map(({ seq }) => seq));
    const counts = new Set(events.map((e) => e.seq).filter((seq) => !fallen.has(seq)));
    const recorded = new Set(events.map((e) => e.seq));
    const state = stateOf(table);
    for (const key of KEYS)
      for (const element of elements(state, key)) {
        // What was ruled stands by the ruling, also where the act that it speaks of is later found not to have happened.
        const of = element.ruledBy ?? element.of ?? element.seq;
        if (typeof of !== 'number' || !(counts.has(of) || (element.code === 'voided' && recorded.has(of))))
          return broken(`an element of ${key} is of ${JSON.stringify(of)}, which does not count`);
        if (typeof element.law !== 'string' || !LAW.test(element.law))
          return broken(`an element of ${key} has the law ${JSON.stringify(element.law)}`);
      }
    return HOLDS;
  },
};
const HARMLESS = (seq: number): readonly Event[] => [
  { seq, type: 'DirectorCalled', by: 0 },
  { seq, type: 'PollTaken', of: 0, question: 'x', peers: [], answers: [] },
  { seq, type: 'ConnectionLost', seat: 2 },
  { seq, type: 'ScoresPosted' },
  { seq, type: 'PenaltyAssessed', side: 0, kind: 'warning' },
];
const kept = (state: Json): string =>
  JSON.stringify(state, (key, value: unknown) => (key === 'at' || key === 'findings' ? undefined : value));

export const harmless: Property = {
  number: 13,
  name: "events that are nobody's fault change nothing but findings",
  of: ({ table }) => {
    if (table.docket.ruling !== null) return HOLDS;
    const before = kept(stateOf(table));
    // Behind screens a call for the director may settle an irregular call (5.4); hands that are wrong come to light (13).
    const tells = table.setup.screens || table.matters.some((m) => m.law === '13' && m.shown === null);
    const events = HARMLESS(nextSeq(table)).filter((e) => !(tells && e.type === 'DirectorCalled'));
    for (const e of events) if (kept(stateOf(step(table, e))) !== before) return broken(`${e.type} changes the state`);
    return HOLDS;
  },
};
