/**
 * What cannot be a fact: the one door for import, HTTP and `record` (contract 1).
 *
 * Refused is a reference to an event that does not exist, an event before `BoardOpened`, a second `BoardOpened`, an
 * event against a seal, an amendment of an amendment. A card played twice, a card nobody holds, fourteen cards are
 * facts or slips of the scribe: they pass, and are found.
 */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord, Event, EventType, Fact, Seq } from './event.ts';
import { type Saying, saying, type Worded, worded } from './saying.ts';

export type AdmitTag = 'place' | 'not-opened' | 'opened-twice' | 'no-such-event' | 'sealed' | 'amends-amendment';

/** Its sentence is one a person can act on. */
export interface AdmitError extends Worded {
  readonly kind: 'bad-input';
  readonly tag: AdmitTag;
  /** The place the event would have taken. */
  readonly seq: Seq;
  /** The field at fault, as in `/of`; empty where it is the event as a whole. */
  readonly path: string;
}

/**
 * May follow a seal of scope `board`: what the director finds, judges and rules, appeals and reviews, corrections of
 * the record, erasure, the ends of periods, and what comes to light late without being an act at the table (the hand
 * record, the score slip, an exhibit). No act at the table may: a call or card that was forgotten is put right by
 * EventCorrected. HandsCorrected is such an act (the director repairs the deal at the table, 13 and 14).
 */
export const AFTER_BOARD_SEAL: ReadonlySet<EventType> = new Set<EventType>([
  'FactContested',
  'FactAgreed',
  'FactFound',
  'MeaningFound',
  'EventCorrected',
  'EventVoided',
  'HandsDealt',
  'DirectorCalled',
  'DirectorJudged',
  'DirectorRuled',
  'PollTaken',
  'ScoreAdjusted',
  'PenaltyAssessed',
  'RulingAppealed',
  'AppealDecided',
  'ReviewRequested',
  'ReviewDecided',
  'RoundEnded',
  'ScoresPosted',
  'CorrectionPeriodEnded',
  'AppealPeriodEnded',
  'ResultEntered',
  'ExhibitAttached',
  'RecordSealed',
  'TextErased',
]);
/** May follow a seal of scope `all`: only the erasure of a text, which changes nothing that is hashed. */
export const AFTER_FULL_SEAL: ReadonlySet<EventType> = new Set<EventType>(['TextErased']);
/** Speak about the record: none of them may stand in the place of another event (EventCorrected). */
export const AMENDMENTS: ReadonlySet<EventType> = new Set<EventType>([
  'EventCorrected',
  'EventVoided',
  'FactFound',
  'MeaningFound',
  'RecordSealed',
  'TextErased',
]);

/** What the door must remember of a record. */
export interface Gate {
  /** Events so far; the next one's `seq`. */
  readonly length: number;
  readonly seal: 'none' | 'board' | 'all';
  /** Seqs of the seals: they are neither voided nor corrected. */
  readonly seals: readonly Seq[];
}
export const NEW_RECORD: Gate = { length: 0, seal: 'none', seals: [] };

/** The gate as it stands behind an event that was admitted. */
export const passed = (gate: Gate, event: Event): Gate =>
  event.type === 'RecordSealed'
    ? {
        length: gate.length + 1,
        seal: gate.seal === 'all' ? 'all' : event.scope,
        seals: [...gate.seals, event.seq],
      }
    : { length: gate.length + 1, seal: gate.seal, seals: gate.seals };

/** The gate behind a record that was admitted event by event. */
export const gateOf = (record: BoardRecord): Gate => {
  const seals = record.filter((event) => event.type === 'RecordSealed');
  const seal = seals.some((each) => each.scope === 'all') ? 'all' : seals.length > 0 ? 'board' : 'none';
  return { length: record.length, seal, seals: seals.map((each) => each.seq) };
};

type Refusal = Pick<AdmitError, 'tag' | 'message' | 'says' | 'path'>;
const refusal = (tag: AdmitTag, text: string | Saying, path = ''): Refusal => ({ tag, ...worded(text), path });

/** May the event be written behind the record? Left: why not, and nothing is stored. */
export const admit = (record: BoardRecord, event: Event): E.Either<AdmitError, Event> =>
  admitNext(gateOf(record), event);

/** The same for a caller who keeps the gate: constant time for each event, whatever the length of the record. */
export const admitNext = (gate: Gate, event: Event): E.Either<AdmitError, Event> => {
  const refused =
    misplaced(gate, event) ?? dangling(event, gate.length) ?? againstSeal(gate, event) ?? wronglyCorrected(event);
  return refused === undefined ? E.right(event) : E.left({ kind: 'bad-input', seq: gate.length, ...refused });
};

/** Admits a whole record from its beginning; Left: the first event that cannot be. */
export const admitAll = (events: BoardRecord): E.Either<AdmitError, BoardRecord> => {
  let gate = NEW_RECORD;
  for (const event of events) {
    const admitted = admitNext(gate, event);
    if (E.isLeft(admitted)) return admitted;
    gate = passed(gate, event);
  }
  return E.right(events);
};

const misplaced = ({ length }: Gate, event: Event): Refusal | undefined => {
  if (event.seq !== length)
    return refusal(
      'place',
      saying('the next event of this record has seq {next}, not {seq}: read the record again', {
        next: length,
        seq: event.seq,
      }),
      '/seq',
    );
  if (length === 0 && event.type !== 'BoardOpened')
    return refusal(
      'not-opened',
      saying('a record begins with BoardOpened, and this is {type}: put a BoardOpened before it', { type: event.type }),
    );
  if (length > 0 && event.type === 'BoardOpened')
    return refusal('opened-twice', 'this record has its BoardOpened already: another board is another record');
  return undefined;
};

/** The reference itself, or undefined where the event names no such event. */
const referenceOf = (event: Fact | Event, field: 'of' | 'with' | 'after' | 'supersedes'): Seq | undefined => {
  switch (field) {
    case 'of':
      return 'of' in event ? event.of : undefined;
    case 'with':
      return 'with' in event ? event.with : undefined;
    case 'after':
      return 'after' in event ? event.after : undefined;
    case 'supersedes':
      return 'supersedes' in event ? event.supersedes : undefined;
  }
};

const dangling = (event: Fact | Event, before: Seq, within = ''): Refusal | undefined => {
  for (const field of ['of', 'with', 'after', 'supersedes'] as const) {
    const seq = referenceOf(event, field);
    if (seq !== undefined && !(Number.isInteger(seq) && seq >= 0 && seq < before))
      return refusal(
        'no-such-event',
        saying(
          '{type} refers to event {seq} by {field}, and only the events before {before} exist there: give the seq of an earlier event',
          { type: event.type, seq, field, before },
        ),
        `${within}/${field}`,
      );
  }
  return undefined;
};

const againstSeal = ({ seal, seals }: Gate, event: Event): Refusal | undefined => {
  if (seal === 'none') return undefined;
  const allowed = seal === 'all' ? AFTER_FULL_SEAL : AFTER_BOARD_SEAL;
  if (!allowed.has(event.type))
    return refusal(
      'sealed',
      seal === 'all'
        ? saying('the record is sealed as a whole: {type} cannot follow, only TextErased can', { type: event.type })
        : saying(
            'the board is sealed: {type} cannot follow; correct the record by EventCorrected or EventVoided, or let the director find and rule',
            { type: event.type },
          ),
    );
  const amends = event.type === 'EventCorrected' || event.type === 'EventVoided' || event.type === 'FactFound';
  return amends && seals.includes(event.of)
    ? refusal('sealed', saying('event {of} is a seal: a seal is neither corrected nor voided', { of: event.of }), '/of')
    : undefined;
};

const wronglyCorrected = (event: Event): Refusal | undefined => {
  if (event.type !== 'EventCorrected') return undefined;
  const inner = event.event;
  if (AMENDMENTS.has(inner.type))
    return refusal(
      'amends-amendment',
      saying('{type} cannot stand in the place of event {of}: append it as an event of its own', {
        type: inner.type,
        of: event.of,
      }),
      '/event/type',
    );
  if (event.of === 0 && inner.type !== 'BoardOpened')
    return refusal('not-opened', 'event 0 opens the board: only a BoardOpened can stand in its place', '/event/type');
  if (event.of > 0 && inner.type === 'BoardOpened')
    return refusal(
      'opened-twice',
      saying('event {of} cannot become a second BoardOpened', { of: event.of }),
      '/event/type',
    );
  // It counts under the seq of what it replaces, so it can speak only of what stands before that.
  return dangling(inner, event.of, '/event');
};
