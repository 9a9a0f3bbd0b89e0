/**
 * From the record to the timeline (design: record, timeline, table): voided and corrected events exchanged, late ones
 * at their place. A pure function of the record. Amendments are read from the last to the first, so that an amendment
 * of an amendment counts.
 */
import type { Event, EventOf, EventType, Fact, Seq } from '../domain/event.ts';

/** An event that does not count, and why. */
export interface Fallen {
  readonly seq: Seq;
  /** The event that voided it, or that it only answered. */
  readonly by: Seq;
  readonly how: 'voided' | 'found' | 'answered';
}
export interface Timeline {
  /** What counts, in the order in which it counts. */
  readonly events: readonly Event[];
  readonly fallen: readonly Fallen[];
  /** The record amends nothing: an event appended to it is one step. */
  readonly plain: boolean;
}

/** Events that only answer another: they fall with it. */
const ANSWERS: ReadonlySet<EventType> = new Set([
  'OptionChosen',
  'OptionsExplained',
  'IntentionStated',
  'CallReplaced',
  'CallWithdrawn',
  'CardReplaced',
  'CardWithdrawn',
  'WrongCards',
  'DirectorJudged',
  'MeaningFound',
  'FactContested',
  'FactAgreed',
  'FactFound',
  'UndoAnswered',
  'PollTaken',
  'EventCorrected',
]);
/** What only the scribe does. */
const OF_THE_RECORD: ReadonlySet<EventType> = new Set(['EventVoided', 'EventCorrected', 'MeaningFound']);
/** Whether an event, appended, changes what stood before it. */
export const amends = (e: Event): boolean =>
  e.after !== undefined ||
  e.type === 'EventVoided' ||
  e.type === 'EventCorrected' ||
  e.type === 'MeaningFound' ||
  e.type === 'FactFound' ||
  (e.type === 'DirectorJudged' && e.question === 'happened') ||
  e.type === 'HandsDealt';

interface Amendments {
  readonly fallen: Map<Seq, Fallen>;
  readonly corrected: Map<Seq, Fact>;
  readonly meanings: Map<Seq, EventOf<'MeaningFound'>>;
}
const denies = (e: Event): boolean =>
  (e.type === 'FactFound' && !e.holds) ||
  (e.type === 'DirectorJudged' && e.question === 'happened' && e.answer === false);

const collect = (record: readonly Event[]): Amendments => {
  const fallen = new Map<Seq, Fallen>();
  const corrected = new Map<Seq, Fact>();
  const meanings = new Map<Seq, EventOf<'MeaningFound'>>();
  const found = new Set<Seq>();
  for (let i = record.length - 1; i >= 0; i -= 1) {
    const e = record[i] as Event;
    if (fallen.has(e.seq)) continue;
    if (e.type === 'EventVoided') fallen.set(e.of, { seq: e.of, by: e.seq, how: 'voided' });
    if (e.type === 'FactFound' || (e.type === 'DirectorJudged' && e.question === 'happened')) {
      if (!found.has(e.of) && denies(e)) fallen.set(e.of, { seq: e.of, by: e.seq, how: 'found' });
      found.add(e.of);
    }
    if (e.type === 'EventCorrected' && !corrected.has(e.of)) corrected.set(e.of, e.event);
    if (e.type === 'MeaningFound' && !meanings.has(e.of)) meanings.set(e.of, e);
  }
  for (const e of record) {
    if (fallen.has(e.seq) || !ANSWERS.has(e.type) || !('of' in e) || typeof e.of !== 'number') continue;
    const cause = fallen.get(e.of);
    if (cause !== undefined && !(denies(e) && cause.by === e.seq))
      fallen.set(e.seq, { seq: e.seq, by: cause.by, how: 'answered' });
  }
  return { fallen, corrected, meanings };
};

/** What a correction leaves as it was: the place, the time, and where the line that was misread stands. */
const placeOf = ({ seq, at, source }: Event): Pick<Event, 'seq' | 'at' | 'source'> => ({
  seq,
  ...(at === undefined ? {} : { at }),
  ...(source === undefined ? {} : { source }),
});
/** The event as it counts: corrected, and with the meaning as found. */
const amended = (e: Event, a: Amendments): Event => {
  const fact = a.corrected.get(e.seq);
  const now = fact === undefined ? e : ({ ...placeOf(e), ...fact } as Event);
  const meaning = a.meanings.get(e.seq);
  if (meaning === undefined || (now.type !== 'CallMade' && now.type !== 'CallReplaced')) return now;
  const told = meaning.meaning === undefined ? {} : { meaning: meaning.meaning };
  return { ...now, artificial: meaning.artificial, shows: meaning.shows, ...told };
};

/** Late events stand directly behind the one they name; several behind one, in the order of writing. */
const inOrder = (record: readonly Event[]): readonly Event[] => {
  if (!record.some((e) => e.after !== undefined || e.type === 'HandsDealt')) return record;
  const behind = new Map<Seq, Event[]>();
  const main: Event[] = [];
  for (const e of record) {
    const place = e.after ?? (e.type === 'HandsDealt' && e.seq > 1 ? 0 : undefined);
    if (place === undefined) main.push(e);
    else behind.set(place, [...(behind.get(place) ?? []), e]);
  }
  const out: Event[] = [];
  const put = (e: Event): void => {
    out.push(e);
    for (const late of behind.get(e.seq) ?? []) put(late);
  };
  for (const e of main) put(e);
  return out;
};

/** The timeline of a record. */
export const timelineOf = (record: readonly Event[]): Timeline => {
  const plain = !record.some((e) => amends(e) && !(e.type === 'HandsDealt' && e.seq === 1));
  if (plain) return { events: record, fallen: [], plain };
  const a = collect(record);
  // Amendments of the record are no events of the table: nobody there saw them happen.
  const events = inOrder(record)
    .filter((e) => !a.fallen.has(e.seq) && !OF_THE_RECORD.has(e.type))
    .map((e) => amended(e, a));
  return { events, fallen: [...a.fallen.values()].toSorted((x, y) => x.seq - y.seq), plain };
};
