/**
 * Law 35: which law a call breaks that comes to its place other than by being made in turn: a call put in the place of
 * another, or kept by its maker when the call before it has changed. It is judged as if made at that moment.
 */
import { isRegular, recount } from '../auction.ts';
import { type Call, DOUBLE, isBid, LAST_BID, REDOUBLE } from '../call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach } from '../duty.ts';
import type { Book, LawOnActs } from '../law.ts';
import { NOTHING } from '../law.ts';
import type { CallAct, Situation } from '../situation.ts';

const isDouble = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;
/** The law to which the call falls; null: it is a legal call. */
const lawOver = (act: CallAct, t: Situation, book: Book): string | null => {
  const at = t.auction.acts.findIndex((other) => other.seq === act.seq);
  const before = recount(at < 0 ? t.auction.acts : t.auction.acts.slice(0, at), t.setup.dealer);
  if (act.call > LAST_BID) return '38';
  if (isDouble(act.call) && !isRegular(before, act.seat, act.call)) return '36';
  if (breach(book.duties(t), act.seat, act.call) !== null) return '37';
  return isBid(act.call) && !isRegular(before, act.seat, act.call) ? '27' : null;
};

const referred = (r: Referral, t: Situation, book: Book): readonly Consequence[] => {
  if (r.to !== 'call' || r.law !== '35') return NOTHING;
  const law = lawOver(r.act, t, book);
  return law === null
    ? [{ is: 'status', of: r.act.seq, status: 'standing', law: '35' }]
    : [{ is: 'refer', referral: { to: 'call', law, act: r.act } }];
};

export const law35: LawOnActs = { law: '35', referred };
