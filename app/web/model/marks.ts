/** The marks on the timeline: where something irregular happened, the director spoke, a ruling stands. */
import type { Event, EventType, Seq } from '../../../domain/event.ts';
import type { Finding } from '../../../domain/finding.ts';
import { type Board, tableAt } from './board.ts';
import type { Branch } from './branch.ts';

export type Mark = 'irregularity' | 'contradiction' | 'notice' | 'director' | 'ruling' | 'try';
const STRETCHES = ['deal', 'auction', 'play', 'end'] as const;
export type Stretch = (typeof STRETCHES)[number];

export interface Station {
  readonly seq: Seq;
  readonly marks: readonly Mark[];
  readonly stretch: Stretch;
}

const DIRECTOR: ReadonlySet<EventType> = new Set<EventType>([
  'DirectorCalled',
  'OptionsExplained',
  'DirectorJudged',
  'MeaningFound',
  'FactFound',
  'HandsCorrected',
  'SeatsTurned',
  'PollTaken',
  'PenaltyAssessed',
]);
const RULING: ReadonlySet<EventType> = new Set<EventType>([
  'DirectorRuled',
  'ScoreAdjusted',
  'AppealDecided',
  'ReviewDecided',
]);
/** The director, or somebody who decides in his stead, does this. */
export const isDirectors = (e: Event): boolean => DIRECTOR.has(e.type) || RULING.has(e.type);

/** A choice of a player's is a key moment, and no mark. */
const isKeyType = (e: Event): boolean =>
  e.type === 'OptionChosen' || e.type === 'ClaimMade' || e.type === 'ConcessionMade' || e.type === 'AttentionDrawn';

const markOf = ({ severity }: Finding): Mark =>
  severity === 'notice' || severity === 'contradiction' ? severity : 'irregularity';

/** The event is one of those that the what-if tries. */
export const isTriedIn = (branch: Branch | null, seq: Seq): boolean =>
  branch !== null && seq > branch.from && seq <= branch.from + branch.tried.length;

/** A station for each event of the record, in its order. `isTried`: what is tried is marked. */
export const stationsOf = (board: Board, isTried: (seq: Seq) => boolean): readonly Station[] => {
  const { findings } = tableAt(board, board.last, 'last');
  const found = new Map<Seq, Set<Mark>>();
  for (const f of findings) if (!f.end) found.set(f.seq, (found.get(f.seq) ?? new Set<Mark>()).add(markOf(f)));
  const stretches = stretchesOf(board);
  // What amends, and what fell, has no moment of its own: it belongs where the record was when it was written.
  let reached = 0;
  const stretchOf = (seq: Seq): Stretch => {
    const own = stretches.get(seq);
    reached = Math.max(reached, STRETCHES.indexOf(own ?? 'deal'));
    return own ?? STRETCHES[reached] ?? 'deal';
  };
  return board.record.map((e) => ({
    seq: e.seq,
    marks: [
      ...(found.get(e.seq) ?? []),
      ...(DIRECTOR.has(e.type) ? ['director' as const] : []),
      ...(RULING.has(e.type) ? ['ruling' as const] : []),
      ...(isTried(e.seq) ? ['try' as const] : []),
    ],
    stretch: stretchOf(e.seq),
  }));
};

const stretchesOf = (board: Board): ReadonlyMap<Seq, Stretch> => {
  let now: Stretch = 'deal';
  return new Map(
    board.moments.map(({ event, before, after }): [Seq, Stretch] => {
      if (now === 'deal' && after.auction.acts.length > 0) now = 'auction';
      // The call that ends the auction is still of it.
      if (now !== 'end' && before.play !== null) now = 'play';
      if (before.phase === 'ended' || before.phase === 'closed') now = 'end';
      return [event.seq, now];
    }),
  );
};

/** The moments worth stopping at: the first event, all that bears a mark, choices, claims, the last event. */
export const keyMoments = (board: Board, stations: readonly Station[]): readonly Seq[] =>
  stations
    .filter(({ marks }, i) => {
      const e = board.record[i];
      return marks.length > 0 || i === 0 || i === board.last || (e !== undefined && isKeyType(e));
    })
    .map(({ seq }) => seq);

/** Where a trick or a round of calls begins: the stops of PageUp and PageDown. */
export const roundStarts = (board: Board): readonly Seq[] => {
  const starts = [0];
  let calls = 0;
  for (const { event, before, after } of board.moments) {
    if (event.type === 'CallMade') {
      if (calls % 4 === 0) starts.push(event.seq);
      calls += 1;
    } else if (event.type === 'CardPlayed' && after.play !== null) {
      const isLead =
        after.play.current[0]?.seq === event.seq || (before.play?.opening === 'none' && after.play.down !== null);
      if (isLead) starts.push(event.seq);
    }
  }
  return [...new Set([...starts, board.last])];
};
