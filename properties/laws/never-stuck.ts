/** 2. Never stuck: something is always on offer, never a call and a play at once, and what is offered leads to the end. */
import type { Event } from '../../domain/event.ts';
import { claimNow } from '../../domain/claim.ts';
import { legalCalls, legalCards, pending } from '../../domain/lawbook.ts';
import { lho, rho } from '../../domain/seat.ts';
import { step } from '../../projections/table/step.ts';
import type { Table } from '../../projections/table/table.ts';
import { atEveryMoment, broken, HOLDS, type Property, type Verdict } from './property.ts';

const MOST_EVENTS = 800;
const ended = (t: Table): boolean => t.phase === 'ended' || t.phase === 'closed';
const handsKnown = (t: Table): boolean => t.deal.every((hand) => hand !== null);

/** The hands were put right after a card had been played from the wrong one. */
const playedByAnother = ({ play, deal }: Table): boolean =>
  play !== null &&
  [...play.tricks.flatMap((trick) => trick.cards), ...play.current].some(
    (c) => deal[c.seat]?.includes(c.card) === false,
  );
const ASTRAY = new Set(['card-not-held', 'card-twice', 'foreign-card', 'deal-invalid']);
const ANSWERS: Readonly<Record<string, unknown>> = { tricksForClaimer: 3, extraneous: 'playOn' };
/** The next thing that somebody may lawfully do or must decide; null where there is none. */
const offered = (t: Table, seq: number): Event | null => {
  const waiting = pending(t);
  const claim = claimNow(t);
  const unanswered =
    claim?.stage === 'pending'
      ? [lho(claim.by), rho(claim.by)].find(
          (seat) => !claim.answers.some((a) => a.seat === seat && a.answer === 'agreed'),
        )
      : undefined;
  if (unanswered !== undefined) return { seq, type: 'ClaimAnswered', by: unanswered, answer: 'agreed' };
  const choice = waiting.find((p) => p.kind === 'choice' && p.by !== 'director');
  if (choice !== undefined)
    return { seq, type: 'OptionChosen', by: choice.by as 0, of: choice.of, option: choice.options[0] ?? '' };
  if (t.phase === 'clarification' && t.play?.down !== null && t.play?.down !== undefined)
    return { seq, type: 'LeadFaced', seat: t.play.down.seat };
  const [call] = legalCalls(t);
  if (call !== undefined) return { seq, type: 'CallMade', seat: t.auction.turn, call };
  const cards = legalCards(t);
  const card = cards?.cards[0];
  if (cards !== null && card !== undefined) return { seq, type: 'CardPlayed', seat: cards.seat, card };
  const question = waiting.find((p) => p.kind === 'judgement');
  if (question?.question)
    return {
      seq,
      type: 'DirectorJudged',
      of: question.of,
      question: question.question,
      answer: (ANSWERS[question.question] ?? false) as never,
    };
  return null;
};
const toTheEnd = (from: Table): Verdict => {
  let t = from;
  for (let seq = t.at + 1; seq < from.at + MOST_EVENTS; seq += 1) {
    if (ended(t)) return HOLDS;
    const next = offered(t, seq);
    if (next === null) return broken(`nothing is on offer after event ${t.at} (phase ${t.phase})`);
    t = step(t, next);
  }
  return ended(t) ? HOLDS : broken(`the board does not end within ${MOST_EVENTS} events`);
};

export const neverStuck: Property = {
  number: 2,
  name: 'never stuck, and never a call and a play at once',
  of: ({ moments, table }) => {
    const always = atEveryMoment(moments, ({ after }) => {
      if (ended(after) || !handsKnown(after)) return undefined;
      const calls = legalCalls(after).length > 0;
      const cards = legalCards(after);
      if (calls && cards !== null) return 'there is a seat to call and a hand to play';
      const faceDown = after.play !== null && after.play.opening === 'faceDown';
      return calls || cards !== null || faceDown || pending(after).length > 0
        ? null
        : 'nobody is to call or play and nothing is open';
    });
    const muddled =
      // Cards that nobody holds, and hands of which one runs out before the others (13, 14), lead to no end.
      table.findings.some((f) => ASTRAY.has(f.code)) ||
      playedByAnother(table) ||
      table.deal.some((hand) => hand?.length !== table.deal[0]?.length);
    if (always.broken !== null || muddled || !handsKnown(table)) return always;
    return toTheEnd(table);
  },
};
