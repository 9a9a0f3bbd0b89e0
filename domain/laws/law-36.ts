/** Law 36: a double or redouble that Law 19 does not admit. It can never be accepted. */
import { actFrom } from '../act.ts';
import { isRegular } from '../auction.ts';
import { type Call, DOUBLE, isBid, REDOUBLE } from '../call.ts';
import { auctionPeriodOver, callsBehind, fallBehind, withdrawnCall } from '../change-of-call.ts';
import type { Consequence, Referral } from '../consequence.ts';
import { breach, breachCode } from '../duty.ts';
import type { Event } from '../event.ts';
import { find } from '../find.ts';
import { callsAgain, inadmissible, type Matter35, undone } from '../inadmissible.ts';
import { type Duty, type Heard, type LawOf, type LawOnActs, moved, NOTHING, passesOn, takes } from '../law.ts';
import { lho } from '../seat.ts';
import type { CallAct, Situation } from '../situation.ts';

const isDouble = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;
const opened = (act: CallAct, t: Situation, broken: Duty | null): readonly Consequence[] => [
  find(t, act.seq, 'inadmissible-call', '36', act.seat),
  inadmissible(act, t, '36', broken?.is ?? null),
];
const fresh: NonNullable<LawOnActs['fresh']> = (e, t, book) => {
  if (e.type !== 'CallMade' || t.auction.over || !isDouble(e.call) || isRegular(t.auction, e.seat, e.call)) return null;
  const act = actFrom(e, 'pending', 'inadmissible-call');
  const broken = e.seat === t.auction.turn ? breach(book.duties(t), e.seat, e.call) : null;
  return takes(
    { is: 'call', act, behind: null },
    ...(broken === null ? NOTHING : [find(t, e.seq, breachCode(broken), '37', e.seat)]),
    ...opened(act, t, broken),
  );
};
const referred: NonNullable<LawOnActs['referred']> = (r: Referral, t, book) =>
  r.to === 'call' && r.law === '36'
    ? [
        { is: 'status', of: r.act.seq, status: 'pending', accepted: false, irregular: 'inadmissible-call', law: '36' },
        ...opened(r.act, t, breach(book.duties(t), r.act.seat, r.act.call)),
      ]
    : NOTHING;

/** 36A: it and all calls after it are cancelled, the turn goes back, nothing more follows. */
const fallsWithAll = (m: Matter35, t: Situation): readonly Consequence[] => [
  ...fallBehind(t, m.of, 'cancelled', m.seat, '36A'),
  ...undone(m, '36A'),
];
const shows = (e: Event, m: Matter35): boolean => {
  if (e.type === 'AttentionDrawn' || e.type === 'DirectorCalled' || e.type === 'CallWithdrawn') return e.of === m.of;
  return e.type === 'OptionChosen' && e.of === m.of && e.option === 'decline';
};
const hear = (m: Matter35, e: Event, t: Situation): Heard | null => {
  if (m.breaks !== '36') return null;
  // LHO's call over it: both stand until somebody notices.
  if (m.stage === 'open' && e.type === 'CallMade' && e.seat === lho(m.seat) && e.seat !== t.auction.turn)
    return passesOn({ is: 'status', of: m.of, status: 'standing', law: '36A' }, moved(m, { stage: 'over' }));
  if (m.stage !== 'over' || auctionPeriodOver(t)) return null;
  if (shows(e, m)) return passesOn(...fallsWithAll(m, t));
  if (e.type !== 'CallReplaced' || e.of !== m.of || e.seat !== m.seat) return null;
  return m.inTurn ? takes(...fallsWithAll(m, t), ...callsAgain(e, m.of)) : passesOn(...fallsWithAll(m, t));
};

/** Redoubles of the double, up to the next bid, rest on it. */
const resting = (t: Situation, m: Matter35): readonly CallAct[] => {
  const behind = callsBehind(t, m.of);
  const bid = behind.findIndex((act) => isBid(act.call));
  return (bid < 0 ? behind : behind.slice(0, bid)).filter((act) => act.call === REDOUBLE);
};
/**
 * 36C (2017): found once the lead is faced, read as if never made. 2007 has no 36C and the contract stays as played;
 * option `36C`, documented with the other switches.
 */
const appliesC = (t: Situation): boolean => {
  const chosen = t.setup.options['36C'];
  return typeof chosen === 'boolean' ? chosen : t.setup.edition === '2017';
};
const follows: NonNullable<LawOnActs['follows']> = (t) => {
  if (t.matters.length === 0 || !auctionPeriodOver(t) || !appliesC(t)) return NOTHING;
  const found = t.matters.filter((m): m is Matter35 => m.law === '35' && m.breaks === '36' && m.stage === 'over');
  return found.flatMap((m): readonly Consequence[] => [
    ...resting(t, m).flatMap((act): Consequence[] => [
      { is: 'status', of: act.seq, status: 'cancelled', law: '36C' },
      withdrawnCall(act.seq, m.seat),
    ]),
    ...undone(m, '36C'),
    // 54A may have changed who declares; the auction alone would not know.
    ...(t.play === null ? NOTHING : [{ is: 'roles', declarer: t.play.declarer } as const]),
  ]);
};

export const law36: LawOf<'35'> = { law: '36', about: '35', hear };
export const law36OnCalls: LawOnActs = { law: '36', on: ['CallMade'], fresh, followsOn: ['35'], follows, referred };
