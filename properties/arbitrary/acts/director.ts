/** What a director rules, right or wrong: the ruled keys take the state's place from the next event on. */
import type { JsonObject } from '../../../domain/event.ts';
import { partner, type Seat, seatName, sideName, sideOf } from '../../../domain/seat.ts';
import { type Call, callName } from '../../../domain/call.ts';
import { cardName, suitName, suitOf } from '../../../domain/card.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anySeat } from './common.ts';

interface Ruling {
  readonly law: string;
  readonly ruling: JsonObject;
}
type Rules = (desk: Desk, picks: Picks, offender: Seat, of: number) => Ruling;

const enforcedPass: Rules = (_desk, picks, offender) => {
  const law = picks.one(['27B2', '30A', '31B', '36B']);
  const duration = picks.one(['throughout', 'nextTurn']);
  const seat = seatName(partner(offender));
  return { law, ruling: { enforcedPasses: picks.onceIn(4) ? [] : [{ seat, duration, law }] } };
};
const barredCalls: Rules = (_desk, picks, offender) => {
  const calls = ['X', 'XX'];
  return {
    law: '30B2b',
    ruling: {
      barredCalls: [{ seat: seatName(partner(offender)), calls, duration: picks.one(['thisTurn', 'nextTurn']) }],
    },
  };
};
const restriction: Rules = (desk, picks, offender, of) => {
  const { declarer } = desk.look();
  const one = {
    seat: seatName(partner(offender)),
    chooser: declarer === null ? null : seatName(declarer),
    law: '26B',
    of,
    status: picks.one(['latent', 'due', 'imposed']),
    suits: ['S', 'H', 'D', 'C'],
  };
  return { law: '26B', ruling: { leadRestrictions: picks.onceIn(3) ? [] : [one] } };
};
const penaltyCard: Rules = (desk, picks, offender) => {
  const card = picks.from(desk.look().hands[offender] ?? []);
  if (card === undefined || picks.onceIn(4)) return { law: '50', ruling: { penaltyCards: [] } };
  const kind = picks.one(['major', 'minor']);
  return {
    law: '50B',
    ruling: { penaltyCards: [{ seat: seatName(offender), card: cardName(card), kind, law: '50B' }] },
  };
};
const transfer: Rules = (_desk, picks, offender, of) => ({
  law: '64A1',
  ruling: { transfer: { to: sideName(sideOf(partner(offender)) === 0 ? 1 : 0), tricks: picks.below(3), of: [of] } },
});
const turn: Rules = (desk, picks) => {
  const next: Seat = picks.onceIn(2) ? anySeat(picks) : (desk.look().turn ?? 0);
  return {
    law: '29B',
    ruling:
      desk.look().phase === 'auction' ? { auction: { toCall: seatName(next) } } : { play: { turn: seatName(next) } },
  };
};
const required: Rules = (desk, picks, offender, of) => {
  const call: Call = picks.from(desk.look().legalCalls) ?? 0;
  return {
    law: '31A1',
    ruling: { requiredCalls: [{ seat: seatName(offender), call: callName(call), law: '31A1', of }] },
  };
};
const restrictedPlay: Rules = (desk, picks, offender, of) => {
  const suit = suitName(suitOf(picks.from(desk.look().hands[offender] ?? []) ?? 0));
  return {
    law: '57A',
    ruling: {
      playRestrictions: [{ seat: seatName(offender), kind: picks.one(['highest', 'forbid']), suit, law: '57A', of }],
    },
  };
};

/** The director is called to one of the last acts and rules on it, whatever it was. */
export const directorRules: Scene = (desk, picks) => {
  const acts = desk.events.flatMap((event) =>
    'seat' in event && event.seat !== undefined ? [{ of: event.seq, seat: event.seat }] : [],
  );
  const act = acts.at(-1 - picks.below(3));
  if (act === undefined) return false;
  const inAuction = desk.look().phase === 'auction';
  const rules = inAuction
    ? picks.one([enforcedPass, turn, barredCalls, required, restriction])
    : picks.one([penaltyCard, transfer, restriction, turn, restrictedPlay]);
  const { law, ruling } = rules(desk, picks, act.seat, act.of);
  if (picks.onceIn(2)) desk.write({ type: 'DirectorCalled', by: anySeat(picks), of: act.of });
  const first = desk.write({ type: 'DirectorRuled', law, of: act.of, ruling });
  if (picks.onceIn(5))
    desk.later(1 + picks.below(4), () =>
      desk.write({ type: 'DirectorRuled', law, of: act.of, ruling: {}, supersedes: first }),
    );
  return true;
};
