/** What the API answers about a record at a moment. All of it is read off the fold; nothing is written. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Json, JsonObject } from '../../domain/event.ts';
import { optionsJson } from '../../projections/options.ts';
import { stateOf } from '../../projections/table/state.ts';
import type { Table } from '../../projections/table/table.ts';
import { type FoldError, tableOf } from '../../replay/fold.ts';
import { optionsAt } from '../../replay/options.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { findingText } from '../text/finding.ts';
import { eventText } from '../text/event.ts';
import { leadsOf } from '../text/play.ts';
import { sayIn } from '../text/say.ts';
import { boardOf, eventsOf } from '../web/model/board.ts';
import { keyMoments, stationsOf } from '../web/model/marks.ts';
import { type Problem, problem } from './problem.ts';
import type { Asked } from './query.ts';
import type { Entry } from './shelf.ts';

export type Answer = E.Either<Problem, Json>;
/** One of the readings of a record: `/v1/records/{id}/NAME`. */
export type Reading = (record: BoardRecord, asked: Asked) => Answer;

const unfolded = (error: FoldError): Problem =>
  error.tag === 'no-such-event'
    ? problem(404, 'bad-moment', error.message, error.seq ?? undefined)
    : problem(422, 'not-folded', error.message, error.seq ?? undefined);
const folded = (record: BoardRecord, { fold }: Asked): E.Either<Problem, Table> => {
  const table = tableOf(record, fold);
  return E.isLeft(table) ? E.left(unfolded(table.left)) : table;
};

/** The findings of the state, each with its sentence. */
const worded = (t: Table, record: BoardRecord, { lang }: Asked): readonly JsonObject[] => {
  const { findings } = stateOf(t);
  const say = sayIn({ lang });
  const texts = t.findings.map((f) => findingText(say, f, record[f.seq]));
  return Array.isArray(findings)
    ? findings.map((each: JsonObject, i): JsonObject => ({ ...each, text: texts[i] ?? null }))
    : [];
};

const state: Reading = (record, o) => {
  const t = folded(record, o);
  return E.isLeft(t) ? t : E.right({ ...stateOf(t.right), findings: worded(t.right, record, o) });
};
const options: Reading = (record, o) => {
  const open = optionsAt(record, o.fold);
  if (E.isLeft(open)) return E.left(unfolded(open.left));
  const { at = null, phase = null, legalCalls = [], legalCards = [] } = stateOf(open.right.before);
  return E.right({ at, phase, legalCalls, legalCards, pending: optionsJson(open.right) });
};
const ledger: Reading = (record, o) => {
  const t = folded(record, o);
  if (E.isLeft(t)) return t;
  const { at = null, information = [] } = stateOf(t.right);
  return E.right({ at, information });
};
const findings: Reading = (record, o) => {
  const t = folded(record, o);
  return E.isLeft(t) ? t : E.right({ at: t.right.at, findings: worded(t.right, record, o) });
};
/** Every event with its sentence, its marks and whether it counts, up to the moment asked for. */
const timeline: Reading = (record, o) => {
  const at = o.fold.at ?? record.length - 1;
  const board = boardOf(record.slice(0, Math.max(at, o.fold.known ?? at) + 1));
  if (E.isLeft(board)) return E.left(unfolded(board.left));
  const stations = stationsOf(board.right, null);
  const keys = new Set(keyMoments(board.right, stations));
  const say = sayIn({ lang: o.lang });
  const events = eventsOf(board.right);
  const leads = leadsOf(board.right.moments);
  return E.right(
    stations.slice(0, at + 1).map(({ seq, marks, stretch }): JsonObject => {
      const event = events.get(seq);
      return {
        seq,
        type: event?.type ?? null,
        at: event?.at ?? null,
        stretch,
        marks,
        key: keys.has(seq),
        fallenBy: board.right.fallen.get(seq) ?? null,
        text: event === undefined ? '' : eventText(event, { say, at: events, leads }),
      };
    }),
  );
};
const events: Reading = (record, { fold }) =>
  E.right(record.slice(0, (fold.at ?? record.length - 1) + 1).map(encodeEvent));

export const READINGS: Readonly<Record<string, Reading>> = { state, options, ledger, timeline, findings, events };

/** A record in a list. */
export const summaryOf = ({ id, name, source, record }: Entry): JsonObject => {
  const [opened] = record;
  return {
    id,
    name,
    source,
    events: record.length,
    head: record.at(-1)?.hash ?? null,
    laws: opened?.type === 'BoardOpened' ? opened.laws : null,
    page: `/r/${id}`,
    links: Object.fromEntries(Object.keys(READINGS).map((reading) => [reading, `/v1/records/${id}/${reading}`])),
  };
};
