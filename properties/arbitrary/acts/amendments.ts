/** Amendments of the record: events voided, corrected, found not to have happened, recorded late, explained late. */
import type { Event, Fact } from '../../../domain/event.ts';
import type { Scene } from '../board.ts';
import type { Picks } from '../picks.ts';
import { anyCall, anySeat, meaningOf } from './common.ts';

/** Only the opening of the board is beyond amendment; an amendment may be amended itself. */
const amendable = (events: readonly Event[]): readonly Event[] => events.slice(1);
const bare = ({ seq: _seq, after: _after, ...fact }: Event): Fact => fact;

export const voided: Scene = (desk, picks) => {
  const event = picks.from(
    amendable(desk.events)
      .slice(-12)
      .filter(({ type }) => type !== 'HandsDealt'),
  );
  if (event === undefined) return false;
  desk.write({ type: 'EventVoided', of: event.seq, why: 'mistyped' });
  return true;
};

/** What stood there was another call, card or seat. */
const otherwise = (event: Event, picks: Picks): Fact | undefined => {
  const fact = bare(event);
  switch (fact.type) {
    case 'CallMade':
    case 'CallReplaced':
      return picks.onceIn(3) ? { ...fact, seat: anySeat(picks) } : { ...fact, call: anyCall(picks) };
    case 'CardPlayed':
    case 'CardReplaced':
      return picks.onceIn(3) ? { ...fact, seat: anySeat(picks) } : { ...fact, card: picks.below(52) };
    case 'OptionChosen':
      return { ...fact, option: fact.option === 'accept' ? 'decline' : 'accept' };
    case 'DirectorJudged':
      return typeof fact.answer === 'boolean' ? { ...fact, answer: !fact.answer } : undefined;
    default:
      return undefined;
  }
};
export const corrected: Scene = (desk, picks) => {
  const event = picks.from(amendable(desk.events).slice(-12));
  const instead = event === undefined ? undefined : otherwise(event, picks);
  if (event === undefined || instead === undefined) return false;
  desk.write({ type: 'EventCorrected', of: event.seq, event: instead, why: 'misread' });
  return true;
};

export const notAFact: Scene = (desk, picks) => {
  const event = picks.from(
    amendable(desk.events)
      .slice(-12)
      .filter(({ type }) => type !== 'HandsDealt'),
  );
  if (event === undefined) return false;
  const holds = picks.onceIn(4);
  desk.write({ type: 'FactFound', of: event.seq, holds });
  return true;
};

export const meaningFound: Scene = (desk, picks) => {
  const call = picks.from(desk.events.filter(({ type }) => type === 'CallMade' || type === 'CallReplaced'));
  if (call === undefined) return false;
  const { artificial = false, shows = 0 } = meaningOf(picks, 0);
  desk.write({ type: 'MeaningFound', of: call.seq, artificial, shows });
  return true;
};

/** Remembered only now: it counts as if it stood directly behind an earlier event. */
export const recordedLate: Scene = (desk, picks) => {
  const event = picks.from(amendable(desk.events));
  if (event === undefined) return false;
  const of = event.seq;
  const by = anySeat(picks);
  const card = picks.from(desk.look().hands[by] ?? []) ?? 0;
  const facts: readonly [Fact, ...(readonly Fact[])] = [
    { type: 'Remark', by, text: 'remembered late' },
    { type: 'AttentionDrawn', by, of },
    { type: 'CardExposed', seat: by, card, how: 'dropped', partnerCouldSee: true },
    { type: 'OptionChosen', by, of, option: picks.one(['accept', 'decline', 'none']) },
    {
      type: 'DirectorJudged',
      of,
      question: picks.one(['comparable', 'unintended', 'natural', 'deliberate']),
      answer: picks.onceIn(2),
    },
  ];
  desk.write(picks.one(facts), of);
  return true;
};
