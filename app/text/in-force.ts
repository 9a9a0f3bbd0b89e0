/** What is in force at the table, one thing a sentence: duties, lead restrictions, penalty cards; and its revokes. */
import type { Duty, LeadRestriction } from '../../domain/law.ts';
import type { Matter61 } from '../../domain/matter.ts';
import type { PenaltyCard } from '../../domain/penalty-card.ts';
import type { Situation } from '../../domain/situation.ts';
import { untilText } from './option.ts';
import type { Say } from './say.ts';

export const dutyText = (say: Say, d: Duty): string => {
  const { changes } = say.words.matters;
  const calls = say.either(d.calls.map(say.call));
  return say.fill(changes[d.is], { seat: say.seat(d.seat), until: untilText(say, d.life), law: d.law, calls });
};

const mayText = (say: Say, r: LeadRestriction): string => {
  const { may } = say.words.matters;
  const suits = say.either([...r.suits].toSorted((a, b) => b - a).map(say.suit));
  const both = r.may.length > 1;
  const key =
    r.suits.length === 1
      ? both
        ? 'eitherSuit'
        : r.may[0] === 'require'
          ? 'requireSuit'
          : 'forbidSuit'
      : both
        ? 'requireAny'
        : r.may[0] === 'require'
          ? 'requireOne'
          : 'forbidOne';
  return say.fill(may[key], { suits });
};
/** A lead restriction in a sentence. */
export const restrictionText = (say: Say, r: LeadRestriction): string => {
  const { changes } = say.words.matters;
  const values = { seat: say.seat(r.seat), law: r.law, may: mayText(say, r), until: untilText(say, r.until) };
  if (r.imposed !== null)
    return say.fill(r.imposed.kind === 'require' ? changes.leadRequired : changes.leadForbidden, {
      ...values,
      suit: say.suit(r.imposed.suit),
    });
  return r.status === 'due' && r.chooser !== null
    ? say.fill(changes.leadDue, { ...values, chooser: say.seat(r.chooser) })
    : say.fill(changes.leadLatent, values);
};

export const penaltyText = (say: Say, p: PenaltyCard): string => {
  const { changes } = say.words.matters;
  return say.fill(p.kind === 'major' ? changes.penaltyMajor : changes.penaltyMinor, {
    card: say.card(p.card),
    seat: say.seat(p.seat),
    law: p.law,
  });
};

/** The revokes of a board, suspected ones left out. */
export const revokesOf = (t: Situation): Matter61[] =>
  t.matters.filter(
    (m): m is Matter61 => m.law === '61' && (m.stage === 'open' || m.stage === 'taken back' || m.stage === 'corrected'),
  );
