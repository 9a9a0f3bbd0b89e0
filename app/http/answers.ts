/** What the API answers about a record at a moment. All of it is read off the fold; nothing is written. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Json, JsonObject } from '../../domain/event.ts';
import { ledgerJson, ledgerOf } from '../../projections/ledger.ts';
import { optionsJson } from '../../projections/consequences.ts';
import { type Options, optionsOf } from '../../projections/options.ts';
import { pendingJson, stateOf } from '../../projections/table/state.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { addressJson, isGiven, withAddresses } from '../../replay/address.ts';
import { type Branch, branchOf } from '../../replay/branch.ts';
import { tableOf } from '../../replay/fold.ts';
import { areOffered } from '../../replay/offered.ts';
import { optionsAt } from '../../replay/options.ts';
import { amends } from '../../replay/order.ts';
import { type Poll, pollChoices, polled, pollState, unjudged } from '../../replay/poll.ts';
import { type View, viewOf, viewState } from '../../replay/view.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { findingText } from '../text/finding.ts';
import { eventText } from '../text/event.ts';
import { leadsOf } from '../text/play.ts';
import { type Say, sayIn } from '../text/say.ts';
import { addressed } from '../text/what-if.ts';
import { boardOf, eventsOf } from '../web/model/board.ts';
import { givenIn } from '../web/model/branch.ts';
import { keyMoments, stationsOf } from '../web/model/marks.ts';
import { type Problem, problem } from './problem.ts';
import type { Asked } from './query.ts';
import type { Entry } from './shelf.ts';

export type Answer = E.Either<Problem, Json>;
/** One of the readings of a record: `/v1/records/{id}/NAME`. */
export type Reading = (record: BoardRecord, asked: Asked) => Answer;

const unfolded = (error: { readonly tag: string; readonly message: string; readonly seq: number | null }): Problem =>
  error.tag === 'no-such-event'
    ? problem(404, 'bad-moment', error.message, error.seq ?? undefined)
    : problem(422, 'not-folded', error.message, error.seq ?? undefined);

/** The table that is asked about, and the events whose numbers it has. */
interface Shown {
  readonly record: BoardRecord;
  readonly table: Table;
  readonly view: View | null;
  readonly poll: Poll | null;
}
const branchOfRecord = (record: BoardRecord, branch: Asked['branch']): E.Either<Problem, Branch | null> => {
  if (branch === null) return E.right(null);
  const given = givenIn(branch);
  const made = branchOf(record, { at: branch.from, given, drop: null });
  if (E.isLeft(made)) return E.left(unfolded(made.left));
  return areOffered(record, branch.from, given)
    ? made
    : E.left(problem(409, 'not-offered', 'a choice of the branch is none that its player has then'));
};
/** A viewer's events, or the record itself, or those of a branch; the table at the moment asked for. */
const shown = (record: BoardRecord, o: Asked): E.Either<Problem, Shown> => {
  if (o.viewer === null || o.branch === null) return shownOf(record, o);
  // What he tries follows from what he knows: the branch is one of his own events.
  const his = shownOf(record, { ...o, branch: null });
  return E.isLeft(his) ? his : shownOf(his.right.record, o);
};
const shownOf = (record: BoardRecord, o: Asked): E.Either<Problem, Shown> => {
  const branch = branchOfRecord(record, o.branch);
  if (E.isLeft(branch)) return branch;
  const events = branch.right?.events ?? record;
  if (o.viewer !== null) {
    const view = viewOf(events, o.viewer, o.fold);
    if (E.isLeft(view)) return E.left(unfolded(view.left));
    if (o.poll === null)
      return E.right({ record: view.right.events, table: view.right.table, view: view.right, poll: null });
    const poll = polled(view.right, o.poll);
    if (E.isLeft(poll)) return E.left(problem(409, 'poll-refused', poll.left.message));
    return E.right({
      record: poll.right.events,
      table: unjudged(poll.right.table),
      view: view.right,
      poll: poll.right,
    });
  }
  if (branch.right !== null) return E.right({ record: events, table: branch.right.branch, view: null, poll: null });
  const table = tableOf(record, o.fold);
  return E.isLeft(table)
    ? E.left(unfolded(table.left))
    : E.right({ record, table: table.right, view: null, poll: null });
};

/** What is tried has addresses for numbers, in sentences too. */
const sayOf = ({ lang }: Asked): Say => addressed(sayIn({ lang }));
/** The findings of the state, each with its sentence. */
const worded = ({ table: t, record }: Shown, o: Asked): readonly JsonObject[] => {
  const { findings } = stateOf(t);
  const say = sayOf(o);
  const at = new Map(record.map((e) => [e.seq, e]));
  const texts = t.findings.map((f) => findingText(say, f, at.get(f.seq)));
  return Array.isArray(findings)
    ? findings.map((each: JsonObject, i): JsonObject => ({ ...each, text: texts[i] ?? null }))
    : [];
};

const state: Reading = (record, o) => {
  const s = shown(record, o);
  if (E.isLeft(s)) return s;
  const { table, view, poll } = s.right;
  if (view !== null && poll !== null) return E.right(pollState(view, poll));
  const whole = { ...stateOf(table), findings: worded(s.right, o) };
  return E.right(withAddresses(view === null ? whole : viewState(view, whole)));
};
const ledger: Reading = (record, o) => {
  const s = shown(record, o);
  return E.isLeft(s) ? s : E.right(withAddresses({ at: s.right.table.at, ...ledgerJson(ledgerOf(s.right.table)) }));
};
const findings: Reading = (record, o) => {
  const s = shown(record, o);
  return E.isLeft(s) ? s : E.right(withAddresses({ at: s.right.table.at, findings: worded(s.right, o) }));
};

/** A reading of a whole record: a viewer's own, that of a branch, or the record. */
const ofWhole =
  (reading: (record: BoardRecord, o: Asked, table: Table) => Answer): Reading =>
  (record, o) => {
    const s = shown(record, o);
    if (E.isLeft(s)) return s;
    const { view, record: events, table } = s.right;
    if (view !== null) return reading(events, { ...o, fold: {}, branch: null }, table);
    return reading(events, o, table);
  };

/** The options at the end of a branch, whose numbers lie between those of the record. */
const optionsInBranch = (events: BoardRecord, t: Table): Options => {
  const last = events.at(-1)?.seq ?? 0;
  const next = isGiven(last)
    ? last + (last - Math.floor(last)) / events.filter((e) => isGiven(e.seq)).length
    : last + 1;
  return optionsOf(t, next, (now, e) => {
    const again = amends(e) ? tableOf([...events, e]) : undefined;
    if (again === undefined || E.isLeft(again)) return step(now, e);
    return { ...again.right, findings: again.right.findings.filter((f) => !f.end) };
  });
};
/** What a player polled may do and must choose; what would follow is not for a peer. */
const optionsPolled = (view: View, poll: Poll): JsonObject => {
  const { legalCalls = [], legalCards = [] } = pollState(view, poll);
  const { at = null, phase = null } = stateOf(poll.table);
  return { at, phase, legalCalls, legalCards, pending: pollChoices(poll).map(pendingJson) };
};
const options: Reading = (record, o) => {
  const s = shown(record, o);
  if (E.isRight(s) && s.right.view !== null && s.right.poll !== null)
    return E.right(withAddresses(optionsPolled(s.right.view, s.right.poll)));
  return optionsOfWhole(record, o);
};
const optionsOfWhole: Reading = ofWhole((record, o, table) => {
  const open = o.branch === null ? optionsAt(record, o.fold) : E.right(optionsInBranch(record, table));
  if (E.isLeft(open)) return E.left(unfolded(open.left));
  const { at = null, phase = null, legalCalls = [], legalCards = [] } = stateOf(open.right.before);
  return E.right(withAddresses({ at, phase, legalCalls, legalCards, pending: optionsJson(open.right) }));
});
/** Every event with its sentence, its marks and whether it counts, up to the moment asked for. */
const timeline: Reading = ofWhole((record, o) => {
  const at = o.fold.at ?? record.length - 1;
  const board = boardOf(record.slice(0, Math.max(at, o.fold.known ?? at) + 1));
  if (E.isLeft(board)) return E.left(unfolded(board.left));
  const stations = stationsOf(board.right, isGiven);
  const keys = new Set(keyMoments(board.right, stations));
  const say = sayOf(o);
  const events = eventsOf(board.right);
  const leads = leadsOf(board.right.moments);
  return E.right(
    stations.slice(0, at + 1).map(({ seq, marks, stretch }): JsonObject => {
      const event = events.get(seq);
      const by = board.right.fallen.get(seq);
      return {
        seq: addressJson(seq),
        type: event?.type ?? null,
        at: event?.at ?? null,
        stretch,
        // A mark says what the Laws make of an event, which a person polled is not told.
        marks: o.poll === null ? marks : [],
        key: o.poll === null && keys.has(seq),
        fallenBy: by === undefined ? null : addressJson(by),
        text: event === undefined ? '' : eventText(event, { say, at: events, leads }),
      };
    }),
  );
});
const NUMBERS: ReadonlySet<string> = new Set(['seq', 'of', 'with', 'after', 'supersedes', 'ruling']);
/** An event with the addresses of a branch; other numbers of it may have fractions of their own. */
const withOwnAddresses = (event: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, NUMBERS.has(key) ? withAddresses(value) : value]),
  );
const events: Reading = ofWhole((record, { fold }) =>
  E.right(record.slice(0, (fold.at ?? record.length - 1) + 1).map((e) => withOwnAddresses(encodeEvent(e)))),
);

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
