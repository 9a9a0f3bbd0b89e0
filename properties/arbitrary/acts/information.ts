/** Laws 16, 20, 40, 73, 85: tempo, remarks, questions, explanations, alerts, outside information, contested facts. */
import type { EventOf, Fact } from '../../../domain/event.ts';
import { ALL_SEATS, lho, partner, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anySeat, judgeSometime } from './common.ts';

type Act = EventOf<'CallMade'> | EventOf<'CardPlayed'>;
const acts = (desk: Desk): readonly Act[] =>
  desk.events.filter((event): event is Act => event.type === 'CallMade' || event.type === 'CardPlayed');

const remarks = (by: Seat, of: number, picks: Picks): readonly [Fact, ...(readonly Fact[])] => [
  { type: 'Remark', by, text: 'something said', aloud: true },
  { type: 'QuestionAsked', by, of, text: 'What does it mean?', to: 1 << partner(by) },
  { type: 'QuestionAsked', by, kind: picks.one(['review', 'revoke']), text: 'a question' },
  { type: 'ExplanationGiven', by, of, text: 'a meaning', to: ALL_SEATS },
  { type: 'AlertGiven', by, of, kind: picks.one(['alert', 'announcement', 'late', 'missing', 'mistaken']) },
  { type: 'Mannerism', by, text: 'a gesture' },
  { type: 'RightsReserved', by, of },
  { type: 'ExtraneousInformation', seat: by, text: 'a hand seen' },
];

/** A break in tempo before the call or play it delays; whether it suggested anything is judged on what partner does. */
export const tempoBreak: Scene = (desk, picks) => {
  const { turn, phase } = desk.look();
  if (turn === null || phase === 'ended') return false;
  desk.write({
    type: 'TempoBreak',
    by: turn,
    kind: picks.one(['slow', 'fast']),
    seconds: 10 + picks.below(50),
    basis: picks.one(['measured', 'estimated', 'alleged']),
  });
  desk.whenCalls(partner(turn), (of) => {
    if (picks.onceIn(2)) judgeSometime(desk, picks, of, picks.one(['suggested', 'perceived', 'damage']));
  });
  return true;
};

export const somethingSaid: Scene = (desk, picks) => {
  const about = picks.from(acts(desk).slice(-4));
  if (about === undefined) return false;
  const by = picks.onceIn(2) ? lho(about.seat) : anySeat(picks);
  desk.write(picks.one(remarks(by, about.seq, picks)));
  return true;
};

/** A fact is disputed; later it is agreed to, found, or left open. */
export const contestedFact: Scene = (desk, picks) => {
  const about = picks.from(desk.events.slice(2).filter(({ type }) => !type.startsWith('Fact')));
  if (about === undefined) return false;
  const of = about.seq;
  desk.write({ type: 'FactContested', of, by: anySeat(picks) });
  const sequel = picks.one(['found', 'agreed', 'judged', 'open']);
  const settle = (): void => {
    if (sequel === 'found') desk.write({ type: 'FactFound', of, holds: picks.below(2) === 0 });
    if (sequel === 'agreed') desk.write({ type: 'FactAgreed', of, by: anySeat(picks) });
    if (sequel === 'judged') desk.judge(of, 'happened', picks.below(2) === 0);
  };
  if (picks.onceIn(2)) desk.later(1 + picks.below(8), settle);
  else settle();
  return true;
};

/** 16B: partner broke tempo or spoke before; what the player then did is found to have been suggested, or not. */
export const informationUsed: Scene = (desk, picks) => {
  const told = desk.events.findLast((event) => event.type === 'TempoBreak' || event.type === 'Remark');
  if (told === undefined || !('by' in told) || typeof told.by !== 'number') return false;
  const partners = partner(told.by);
  const act = acts(desk).find(({ seat, seq }) => seat === partners && seq > told.seq);
  if (act === undefined) return false;
  if (picks.onceIn(3)) desk.write({ type: 'DirectorCalled', by: lho(partners), of: act.seq });
  desk.judge(act.seq, 'suggested', !picks.onceIn(4));
  return true;
};
/** 20F, 21, 75: an alert that is late, missing or mistaken; an act that is found to rest on a wrong explanation. */
export const misinformed: Scene = (desk, picks) => {
  const about = picks.from(acts(desk).slice(-4));
  if (about === undefined) return false;
  const by = partner(about.seat);
  if (picks.onceIn(2)) desk.judge(about.seq, 'misinformed', !picks.onceIn(4));
  else desk.write({ type: 'AlertGiven', by, of: about.seq, kind: picks.one(['late', 'missing', 'mistaken']) });
  return true;
};

/** 76: a spectator says something at the table. */
export const spectatorSpeaks: Scene = (desk) => {
  if (desk.look().phase === 'ended') return false;
  desk.write({ type: 'Remark', by: 'spectator', text: 'something called out', aloud: true });
  return true;
};
