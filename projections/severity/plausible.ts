/** What was done next, where it shows that the table took the act as it stands: a slip of the pen has no such sequel. */
import { type Call, FIRST_BID, isSufficient, REDOUBLE } from '../../domain/call.ts';
import { type Card, suitOf } from '../../domain/card.ts';
import type { Event, EventOf } from '../../domain/event.ts';
import type { Finding, FindingCode, Support } from '../../domain/finding.ts';
import { lho, type Seat } from '../../domain/seat.ts';
import { eventOf, type Read, support } from './read.ts';

const isCall = (e: Event): e is EventOf<'CallMade'> => e.type === 'CallMade';
const isCard = (e: Event): e is EventOf<'CardPlayed'> => e.type === 'CardPlayed';
const behind = (all: Read, act: Event): readonly Event[] => all.events.slice((all.place.get(act.seq) ?? 0) + 1);

/** The last bid before an act. */
const bidBefore = (all: Read, act: Event): Call =>
  all.events
    .slice(0, all.place.get(act.seq) ?? 0)
    .filter(isCall)
    .findLast((e) => e.call >= FIRST_BID)?.call ?? 0;

/** The next player bid what is a bid only over the insufficient one: he accepted it (27A). */
const afterInsufficient = (all: Read, act: EventOf<'CallMade'>): readonly Support[] => {
  const over = bidBefore(all, act);
  const next = behind(all, act).find(isCall);
  if (next === undefined || next.seat !== lho(act.seat) || next.call < FIRST_BID || over < FIRST_BID) return [];
  return isSufficient(next.call, act.call) && !isSufficient(next.call, over) ? [support('sequence', next)] : [];
};
/** The next player redoubled: he took the double as made. */
const afterDouble = (all: Read, act: EventOf<'CallMade'>): readonly Support[] => {
  const next = behind(all, act).find(isCall);
  return next?.call === REDOUBLE && act.call !== REDOUBLE && next.seat === lho(act.seat)
    ? [support('sequence', next)]
    : [];
};

const AMISS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'card-not-held',
  'card-twice',
  'deal-invalid',
  'wrong-number-of-cards',
  'contract-differs',
]);
/** Something else about the cards or the contract does not fit: then nothing follows from a sequence of cards. */
const isAmiss = ({ findings }: Read): boolean => findings.some((f) => AMISS.has(f.code));

/** The three other hands played to the lead in turn, and nothing was out of turn any more: it was accepted (53A). */
const afterLead = (all: Read, act: EventOf<'CardPlayed'>): readonly Support[] => {
  const [second, third, fourth, ...rest] = behind(all, act).filter(isCard);
  const inTurn = second?.seat === lho(act.seat) && third?.seat === lho(second.seat) && fourth?.seat === lho(third.seat);
  if (!inTurn || rest.length === 0 || isAmiss(all)) return [];
  const later = new Set([second, third, fourth, ...rest].map((e) => e.seq));
  const again = all.findings.some((f) => later.has(f.seq) && f.severity !== 'notice');
  return again ? [] : [support('sequence', second)];
};

const dealtTo = (all: Read, seat: Seat): readonly Card[] | null => {
  const dealt = all.events.find((e) => e.type === 'HandsDealt');
  return dealt?.type === 'HandsDealt' ? (dealt.deal[seat] ?? null) : null;
};
/** The suit led to the trick of a card, tricks counted by four. */
const ledTo = (all: Read, act: EventOf<'CardPlayed'>): Card | undefined => {
  const cards = all.events.filter(isCard);
  return cards[cards.indexOf(act) & ~3]?.card;
};
/**
 * Every card with which the player could have followed suit came later in the play: then it was not one of them that he
 * played, and the card on record is not a slip for it.
 */
const afterRevoke = (all: Read, act: EventOf<'CardPlayed'>): readonly Support[] => {
  const hand = dealtTo(all, act.seat);
  const led = ledTo(all, act);
  if (hand === null || led === undefined || isAmiss(all)) return [];
  const played = all.events.slice(0, all.place.get(act.seq)).filter(isCard);
  const could = hand.filter((card) => suitOf(card) === suitOf(led) && !played.some((e) => e.card === card));
  const later = behind(all, act).filter((e): e is EventOf<'CardPlayed'> => isCard(e) && could.includes(e.card));
  const last = later.at(-1);
  return could.length > 0 && later.length === could.length && last !== undefined ? [support('sequence', last)] : [];
};

/** What speaks for the act in what was done next. */
export const plausible = (all: Read, f: Finding): readonly Support[] => {
  const act = eventOf(all, f.seq);
  if (act?.type === 'CallMade') {
    if (f.code === 'insufficient-bid') return afterInsufficient(all, act);
    return f.code === 'inadmissible-call' ? afterDouble(all, act) : [];
  }
  if (act?.type !== 'CardPlayed') return [];
  if (f.code === 'revoke') return afterRevoke(all, act);
  return f.code === 'lead-out-of-turn' ? afterLead(all, act) : [];
};
