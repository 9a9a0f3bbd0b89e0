/** What has changed from one moment of the table to another, in sentences: for the review and for options. */
import { callName } from '../../domain/call.ts';
import { contractText } from '../../domain/contract.ts';
import { type Card, cardName } from '../../domain/card.ts';
import { duties, pending, playRestrictions, restrictions } from '../../domain/lawbook.ts';
import type { Duty, LeadRestriction, Pending, PlayRestriction } from '../../domain/law.ts';
import { isEstablished } from '../../domain/laws/law-64.ts';
import { type PenaltyCard, penaltyCards } from '../../domain/penalty-card.ts';
import { transferOf } from '../../domain/result.ts';
import { partner } from '../../domain/seat.ts';
import { type Known, placeKind, type Situation, UNKNOWN_PLACE } from '../../domain/situation.ts';
import { dutyText, penaltyText, restrictionText, revokesOf } from './in-force.ts';
import { optionText, questionText } from './option.ts';
import type { Say } from './say.ts';

/** The elements of the second list that the first has not, by a key. */
const added = <T>(before: readonly T[], after: readonly T[], key: (x: T) => string): readonly T[] => {
  const old = new Set(before.map(key));
  return after.filter((x) => !old.has(key(x)));
};

const statusChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const { changes } = say.words.matters;
  const deemedBefore = new Set(before.auction.acts.filter((act) => act.deemed !== null).map((act) => act.seq));
  const old = new Map(before.auction.acts.filter((act) => act.deemed === null).map((act) => [act.seq, act]));
  return after.auction.acts.flatMap((act) => {
    const named = { seat: say.seat(act.seat), act: say.call(act.call) };
    if (act.deemed !== null)
      return act.status !== 'standing' || deemedBefore.has(act.seq)
        ? []
        : [say.fill(changes.deemed, { ...named, law: act.deemed })];
    const was = old.get(act.seq);
    if (was === undefined || (was.status === act.status && was.accepted === act.accepted)) return [];
    const key =
      act.status === 'pending' ? 'again' : act.status === 'standing' && act.accepted ? 'accepted' : act.status;
    return [say.fill(changes[key], { ...named, of: act.seq })];
  });
};

const dutyKey = (d: Duty): string => `${d.is} ${d.seat} ${d.law} ${d.of} ${d.life} ${d.calls.map(callName).join()}`;
const dutyChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const was = duties(before);
  const now = duties(after);
  const lifted = after.auction.over
    ? []
    : added(now, was, dutyKey).filter((d) => before.auction.calls[d.seat] === after.auction.calls[d.seat]);
  return [
    ...added(was, now, dutyKey).map((d) => dutyText(say, d)),
    ...lifted.map((d) => say.fill(say.words.matters.changes.lifted, { seat: say.seat(d.seat), law: d.law })),
  ];
};

const restrictionKey = (r: LeadRestriction): string =>
  `${r.seat} ${r.law} ${r.of} ${r.status} ${r.suits.join()} ${r.imposed?.kind} ${r.imposed?.suit}`;
/** What is due is not told here: it is asked for. */
const leadChanges = (say: Say, before: Situation, after: Situation, all: boolean): string[] => {
  const { leadLapsed, leadFree } = say.words.matters.changes;
  const was = restrictions(before);
  const now = restrictions(after);
  const news = added(was, now, restrictionKey).filter((r) => r.status === 'latent' || r.status === 'imposed');
  const isLeft = (r: LeadRestriction): boolean =>
    now.some((n) => n.seat === r.seat && n.of === r.of && n.status !== 'spent');
  const gone = was.filter((r) => (r.status === 'latent' || (r.status === 'due' && all)) && !isLeft(r));
  return [
    ...news.map((r) => restrictionText(say, r)),
    ...gone.map((r) => say.fill(r.status === 'latent' ? leadLapsed : leadFree, { seat: say.seat(r.seat), law: r.law })),
  ];
};

const limitText = (say: Say, r: PlayRestriction): string => {
  const { changes } = say.words.matters;
  const template = {
    highest: changes.highest,
    lowest: changes.lowest,
    require: changes.suitRequired,
    forbid: changes.suitForbidden,
    card: changes.cardRequired,
  }[r.kind];
  return say.fill(template, {
    seat: say.seat(r.seat),
    law: r.law,
    suit: r.suit === null ? '' : say.suit(r.suit),
    card: r.card === null ? '' : say.card(r.card),
  });
};
const limitKey = (r: PlayRestriction): string => `${r.seat} ${r.kind} ${r.suit} ${r.card} ${r.of} ${r.law} ${r.status}`;

const penaltyKey = (p: PenaltyCard): string => `${p.seat} ${cardName(p.card)} ${p.kind}`;
const isInTrick = (t: Situation, card: Card): boolean => placeKind(t.cards[card] ?? UNKNOWN_PLACE) === 'trick';
const penaltyChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const was = penaltyCards(before);
  const now = penaltyCards(after);
  const gone = was.filter((p) => !now.some((n) => n.card === p.card) && !isInTrick(after, p.card));
  return [
    ...added(was, now, penaltyKey).map((p) => penaltyText(say, p)),
    ...gone.map((p) =>
      say.fill(say.words.matters.changes.penaltyGone, { card: say.card(p.card), seat: say.seat(p.seat) }),
    ),
  ];
};

const knownText = (say: Say, k: Known): string => {
  const { changes } = say.words.matters;
  const template =
    k.unauthorized === 0 ? changes.knownToAll : k.authorized === 0 ? changes.knownToNone : changes.knownTo;
  return say.fill(template, {
    of: k.of,
    authorized: say.seats(k.authorized),
    unauthorized: say.seats(k.unauthorized),
    law: k.law,
  });
};
const knownKey = (k: Known): string => `${k.of} ${k.item} ${k.authorized} ${k.unauthorized} ${k.law} ${k.from}`;
const knownChanges = (say: Say, before: Situation, after: Situation): string[] =>
  added(before.known, after.known, knownKey)
    .filter((k) => k.until === null)
    .map((k) => knownText(say, k));

const revokeChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const { changes } = say.words.matters;
  const old = new Map(revokesOf(before).map((m) => [m.of, m]));
  return revokesOf(after).flatMap((m) => {
    const was = old.get(m.of);
    const values = { seat: say.seat(m.seat), of: m.of, law: m.grounds[0]?.law ?? m.broke };
    if (m.stage === 'corrected' && was?.stage !== 'corrected') return [say.fill(changes.revokeCorrected, values)];
    if (isEstablished(m) && (was === undefined || !isEstablished(was)))
      return [say.fill(changes.revokeEstablished, values)];
    return was === undefined && m.stage === 'open' ? [say.fill(changes.revokeOpen, values)] : [];
  });
};
const transferChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const { changes } = say.words.matters;
  const was = transferOf(before);
  const now = transferOf(after);
  if (was.tricks === now.tricks && was.to === now.to && was.barredBy === now.barredBy) return [];
  if (now.tricks === 0) {
    if (now.barredBy !== null) return [say.fill(changes.transferNone, { law: now.barredBy })];
    return was.tricks > 0 ? [say.fill(changes.transferGone)] : [];
  }
  const side = now.to === null ? '' : say.side(now.to);
  return [
    say.fill(changes.transfer, { tricks: say.count(say.words.table.tricks, now.tricks), side, law: now.law ?? '64' }),
  ];
};

const pendingKey = (p: Pending): string => `${p.of} ${p.law} ${p.kind} ${p.by} ${p.question} ${p.options.join()}`;
export const pendingText = (say: Say, p: Pending): string => {
  const { changes } = say.words.matters;
  return p.kind === 'choice'
    ? say.fill(changes.asksChoice, {
        by: say.seat(p.by),
        law: p.law,
        of: p.of,
        options: say.either(p.options.map((o) => optionText(say, o))),
      })
    : say.fill(changes.asksJudgement, {
        law: p.law,
        of: p.of,
        question: p.question === null ? '' : questionText(say, p.question),
      });
};
const rolesChanges = (say: Say, before: Situation, after: Situation): string[] => {
  const { changes } = say.words.matters;
  const was = before.auction.contract;
  const now = after.auction.contract;
  if (!after.auction.over || now === null)
    return after.auction.over && !before.auction.over ? [say.fill(changes.passedOut)] : [];
  if (was !== null && before.auction.over && contractText(was) === contractText(now) && was.declarer === now.declarer)
    return [];
  const roles = say.fill(changes.roles, { declarer: say.seat(now.declarer), dummy: say.seat(partner(now.declarer)) });
  return [`${say.fill(changes.contract, { contract: say.contract(now) })}, ${roles}`];
};

/** Everything that changed, most important first; `all`: also what the auction led to and which card must be played. */
export const changesText = (say: Say, before: Situation, after: Situation, all = true): readonly string[] => [
  ...statusChanges(say, before, after),
  ...(all ? rolesChanges(say, before, after) : []),
  ...dutyChanges(say, before, after),
  ...leadChanges(say, before, after, all),
  ...penaltyChanges(say, before, after),
  ...added(playRestrictions(before), playRestrictions(after), limitKey)
    .filter((r) => r.status !== 'spent' && (all || r.kind !== 'card'))
    .map((r) => limitText(say, r)),
  ...revokeChanges(say, before, after),
  ...transferChanges(say, before, after),
  ...knownChanges(say, before, after),
  ...added(pending(before), pending(after), pendingKey).map((p) => pendingText(say, p)),
];
