/**
 * A record in which nothing fits any more: seats turned against the deal, rows in another order, cards of another
 * board. Hundreds of findings then are one: the play and the hands on record do not belong together.
 */
import type { Seq } from '../../domain/event.ts';
import type { FindingCode } from '../../domain/finding.ts';
import type { Read } from './read.ts';
import { isImported } from '../../domain/imported.ts';

const OF_PLAY: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'card-not-held',
  'card-twice',
  'lead-out-of-turn',
  'play-out-of-turn',
  'premature-play',
  'turn-unclear',
  'revoke',
]);
/** Fewer than these are slips: one wrong card may take the lead to the wrong hand, twice or three times. */
const FEWEST = 6;

export interface Cascade {
  /** The cards with a finding. */
  readonly acts: readonly Seq[];
  /** The card with which most had one. */
  readonly since: Seq;
}

/** From some card on, most cards so far cannot have been played as they stand; null where that never is so. */
export const cascadeOf = ({ events, findings }: Read): Cascade | null => {
  const found = new Set(findings.filter((f) => OF_PLAY.has(f.code)).map((f) => f.seq));
  if (found.size < FEWEST) return null;
  let cards = 0;
  const acts: Seq[] = [];
  let since: Seq | null = null;
  for (const e of events) {
    if (e.type !== 'CardPlayed' || !isImported(e)) continue;
    cards += 1;
    if (found.has(e.seq)) acts.push(e.seq);
    if (since === null && acts.length >= FEWEST && acts.length * 2 >= cards) since = e.seq;
  }
  return since === null ? null : { acts, since };
};
