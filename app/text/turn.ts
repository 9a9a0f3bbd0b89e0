/** Whose turn it is, and what the Laws let him do. */
import { type Call, isBid, LAST_BID } from '../../domain/call.ts';
import { legalCalls, legalCards } from '../../domain/lawbook.ts';
import type { Situation } from '../../domain/situation.ts';
import type { Say } from './say.ts';

const callsText = (say: Say, calls: readonly Call[]): string => {
  const bids = calls.filter(isBid);
  const [lowest] = bids;
  const isRun = lowest !== undefined && bids.length === LAST_BID - lowest + 1 && bids.length > 1;
  const others = calls.filter((call) => !isBid(call)).map(say.call);
  const named = isRun ? [say.fill(say.words.matters.anyBid, { call: say.call(lowest) })] : bids.map(say.call);
  return [...others, ...named].join(', ');
};
const becauseText = (say: Say, because: readonly { readonly law: string; readonly of: number | null }[]): string => {
  const { reason, reasonOf } = say.words.matters;
  const texts = because.map(({ law, of }) =>
    of === null ? say.fill(reason, { law }) : say.fill(reasonOf, { law, of }),
  );
  return texts.length === 0 ? '' : ` (${[...new Set(texts)].join(say.fill(say.words.table.semicolon))})`;
};
/** Whose turn it is and what he may do. `numbers`: the events that restrict him are named. */
export const turnText = (say: Say, t: Situation, numbers = true): string => {
  const { matters, table } = say.words;
  if (t.phase === 'auction')
    return say.fill(matters.mayCall, { seat: say.seat(t.auction.turn), calls: callsText(say, legalCalls(t)) });
  const cards = legalCards(t);
  if (cards === null) return say.fill(matters.nobodyToAct, { phase: table.phases[t.phase] });
  const seat = say.seat(cards.seat);
  if (cards.cards.length > 0)
    return (
      say.fill(matters.mayPlay, { seat, cards: cards.cards.map(say.card).join(' ') }) +
      becauseText(say, numbers ? cards.because : cards.because.map(({ law }) => ({ law, of: null })))
    );
  return say.fill(t.deal[cards.seat] === null ? matters.mayPlayUnknown : matters.choiceFirst, { seat });
};
