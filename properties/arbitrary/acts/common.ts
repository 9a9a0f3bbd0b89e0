/** What the scenes share: who else may act, how calls are described, when the director gives his answers. */
import { type Call, denominationOf, FIRST_BID, isBid, LAST_BID, onlyDenomination, PASS } from '../../../domain/call.ts';
import type { Seq } from '../../../domain/event.ts';
import { lho, type Seat, SEATS } from '../../../domain/seat.ts';
import { lawfulCalls } from '../clerk.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';

export const othersThan = (seat: Seat): readonly [Seat, Seat, Seat] => [lho(seat), lho(lho(seat)), lho(lho(lho(seat)))];
export const anySeat = (picks: Picks): Seat => SEATS[picks.below(4)] ?? 0;

/** A call that is lawful for the seat over the calls that stand, or over those given. */
export const lawfulFor = (desk: Desk, picks: Picks, seat: Seat, over = desk.look().standing): Call => {
  const calls = lawfulCalls(over, seat);
  // Low bids, or the tables end at seven notrump at once.
  return calls[picks.below(Math.min(calls.length, 7))] ?? PASS;
};
/** Any call there is, the impossible ones left out. */
export const anyCall = (picks: Picks): Call => (picks.onceIn(3) ? picks.below(FIRST_BID) : picks.below(LAST_BID));

export interface Shown {
  readonly artificial?: boolean;
  readonly shows?: number;
}
/** What the scribe wrote of the call's meaning: mostly nothing. */
export const meaningOf = (picks: Picks, call: Call): Shown => {
  const roll = picks.below(8);
  if (roll < 5) return {};
  if (roll === 5) return { artificial: false };
  const suits = 1 + picks.below(15);
  if (roll === 6) return { artificial: true, shows: picks.onceIn(3) ? 0 : suits };
  return isBid(call) ? { artificial: false, shows: onlyDenomination(denominationOf(call)) } : { shows: suits };
};

export type When = 'at once' | 'late' | 'twice' | 'never';
/** The director answers at once, some moves later, twice and differently, or not at all. */
export const judgeSometime = (desk: Desk, picks: Picks, of: Seq, question: string): void => {
  const answer = picks.below(2) === 0;
  const when = picks.one<When>(['at once', 'at once', 'late', 'twice', 'never']);
  if (when === 'never') return;
  if (when !== 'late') desk.judge(of, question, answer);
  if (when === 'at once') return;
  const second = when === 'twice' ? !answer : answer;
  desk.later(1 + picks.below(5), () => desk.judge(of, question, second));
};

/** Attention, the director, and what he explains before anybody chooses: any of it may be missing. */
export const callDirector = (desk: Desk, picks: Picks, of: Seq, chooser: Seat): void => {
  if (picks.onceIn(2)) desk.write({ type: 'AttentionDrawn', by: anySeat(picks), of });
  if (!picks.onceIn(2)) return;
  desk.write({ type: 'DirectorCalled', by: anySeat(picks), of });
  if (picks.onceIn(2)) desk.write({ type: 'OptionsExplained', to: 1 << chooser, of, options: ['accept', 'decline'] });
};
