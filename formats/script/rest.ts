/** How many tricks are left: counted where the play went from hand to hand as it should, else for the director to say. */
import type { Denomination } from '../../domain/call.ts';
import { type Card, rankOf, suitOf } from '../../domain/card.ts';
import type { Seq } from '../../domain/event.ts';
import { lho, type Seat, SEATS } from '../../domain/seat.ts';
import { type Past, refusedCards } from './past.ts';
import { playingOf } from './roles.ts';

interface Laid {
  readonly seq: Seq;
  readonly seat: Seat;
  card: Card;
}
const TRICK = 4;

/** The cards as they lie; undefined where something about one of them is for the Laws to weigh. */
const laidIn = (past: Past): readonly Laid[] | undefined => {
  const laid = new Map<Seq, Laid>();
  for (const { seq, event } of past.entries) {
    if (event === null) return undefined;
    if (event.type === 'CardPlayed') {
      if (event.trick !== undefined || event.with !== undefined || event.after !== undefined) return undefined;
      laid.set(seq, { seq, seat: event.seat, card: event.card });
    } else if (event.type === 'CardReplaced') {
      const before = laid.get(event.of);
      if (before === undefined) return undefined;
      before.card = event.card;
      laid.set(seq, before);
    } else if (event.type === 'CardWithdrawn') {
      const before = past.entries[event.of]?.event;
      if (before?.type !== 'CardPlayed' || before.faceDown !== true) return undefined;
      laid.delete(event.of);
    } else if (event.type === 'TrickQuitted' && laid.size % TRICK !== 0) return undefined;
    else if (event.type === 'DirectorRuled' && event.ruling !== undefined) return undefined;
    else if (isAmending(past, event.type, 'of' in event ? event.of : undefined)) return undefined;
  }
  return [...new Set(laid.values())];
};
const AMENDING: ReadonlySet<string> = new Set(['EventVoided', 'EventCorrected', 'FactFound', 'DirectorJudged']);
const CARD_OR_CHOICE: ReadonlySet<string> = new Set(['CardPlayed', 'CardReplaced', 'CardWithdrawn', 'OptionChosen']);
const isAmending = (past: Past, type: string, of: Seq | undefined): boolean =>
  AMENDING.has(type) && of !== undefined && CARD_OR_CHOICE.has(past.entries[of]?.event?.type ?? '');

const beats = (card: Card, best: Card, trump: Denomination): boolean =>
  suitOf(card) === suitOf(best) ? rankOf(card) > rankOf(best) : suitOf(card) === trump;
const winnerOf = (trick: readonly Laid[], trump: Denomination): Seat | undefined =>
  trick.reduce<Laid | undefined>(
    (best, each) => (best === undefined || beats(each.card, best.card, trump) ? each : best),
    undefined,
  )?.seat;

/** Complete tricks, where each is led by the winner of the one before and goes round; undefined where one does not. */
const completeTricks = (laid: readonly Laid[], leader: Seat, trump: Denomination): number | undefined => {
  let due: Seat | undefined = leader;
  for (let at = 0; at < laid.length; at += 1) {
    if (laid[at]?.seat !== due) return undefined;
    const whole = at % TRICK === TRICK - 1;
    due = whole ? winnerOf(laid.slice(at + 1 - TRICK, at + 1), trump) : due === undefined ? due : lho(due);
  }
  return Math.floor(laid.length / TRICK);
};

/** A card that was refused lies there or not: both are tried, so long as there are few. */
const MOST_REFUSED = 6;
const withoutSome = (laid: readonly Laid[], refused: readonly Seq[]): readonly (readonly Laid[])[] =>
  refused.reduce<readonly (readonly Laid[])[]>(
    (all, of) => [...all, ...all.map((each) => each.filter(({ seq }) => seq !== of))],
    [laid],
  );

const ALL = 13;
/** Tricks not yet complete, the one in progress among them; undefined where counting is not sure. */
export const tricksLeft = (past: Past): number | undefined => {
  const playing = playingOf(past);
  const laid = laidIn(past);
  const refused = refusedCards(past);
  if (typeof playing === 'string' || laid === undefined || refused.length > MOST_REFUSED) return undefined;
  if (laid.some(({ seq, seat }, at) => refused.includes(seq) && laid[at + 1]?.seat === lho(seat))) return undefined;
  const position = past.entries.find(({ event }) => event?.type === 'PositionSet')?.event;
  const set = position?.type === 'PositionSet' ? position : undefined;
  const all =
    set === undefined
      ? ALL
      : set.trick === undefined
        ? Math.max(...SEATS.map((seat) => set.deal[seat]?.length ?? 0))
        : ALL + 1 - set.trick;
  const leader = set?.leader ?? lho(playing.declarer);
  const counts = new Set(withoutSome(laid, refused).map((each) => completeTricks(each, leader, playing.denomination)));
  counts.delete(undefined);
  const [count, ...others] = counts;
  return count === undefined || others.length > 0 || all < 1 ? undefined : Math.max(0, all - count);
};
