/** The screen regulations: the tray and the aperture moved wrongly, irregular calls carried across, put right or not. */
import type { Fact, Seq } from '../../../domain/event.ts';
import { type Half, halfOf } from '../../../domain/screens.ts';
import { lho, partner, type Seat } from '../../../domain/seat.ts';
import type { Scene } from '../board.ts';
import { lawfulCalls } from '../clerk.ts';
import type { Desk } from '../desk.ts';
import type { Picks } from '../picks.ts';
import { anySeat, lawfulFor } from './common.ts';

const UPRIGHT = { askew: false };
export const sideOfTray = (half: Half): 'NE' | 'SW' => (half === 0 ? 'NE' : 'SW');
const other = (half: Half): Half => (half === 0 ? 1 : 0);
/** North or South, who sits at the tray. */
const mover = (half: Half): Seat => (half === 0 ? 0 : 2);
export const carried = (tray: Half, by: Seat = mover(tray)): Fact => ({
  type: 'TrayMoved',
  to: sideOfTray(other(tray)),
  by,
});
/** The tray is carried to the player in turn, where there is a screen and it is not there. */
export const trayFollows = (desk: Desk): void => {
  const { tray, turn, phase } = desk.look();
  if (tray !== null && turn !== null && phase === 'auction' && halfOf(UPRIGHT, turn) !== tray)
    desk.write(carried(tray));
};

const irregular = (desk: Desk, picks: Picks, turn: Seat): Seq => {
  const { bid, standing } = desk.look();
  if (bid > 3 && picks.onceIn(2)) return desk.call(turn, 3 + picks.below(bid - 3));
  const seat = picks.onceIn(2) ? partner(turn) : lho(turn);
  const call = lawfulCalls(standing, seat)[picks.below(4)] ?? 3;
  return desk.call(seat, call);
};
/** 5.4: an irregular call, the tray moved or not, somebody speaks or nobody does, the tray comes back. */
export const irregularCallBehindScreen: Scene = (desk, picks) => {
  const { tray, turn, phase, legalCalls } = desk.look();
  if (tray === null || turn === null || phase !== 'auction' || legalCalls.length < 2) return false;
  const of = irregular(desk, picks, turn);
  const crosses = !picks.onceIn(4);
  if (crosses) desk.write(carried(tray, picks.onceIn(4) ? turn : mover(tray)));
  const speaks = picks.one(['at once', 'at once', 'later', 'never']);
  const by = picks.onceIn(2) ? lho(turn) : anySeat(picks);
  const speak = (): void => {
    desk.write({ type: 'AttentionDrawn', by, of });
    desk.write({ type: 'DirectorCalled', by, of });
    const now = desk.look().tray;
    if (crosses && now !== null && now !== tray) desk.write(carried(now, mover(now)));
  };
  if (speaks === 'at once') speak();
  if (speaks === 'later') {
    if (desk.look().turn === lho(turn)) desk.call(lho(turn), lawfulFor(desk, picks, lho(turn)));
    speak();
  }
  return true;
};
/** 1.2, 2.2, 2.3: tray too early or by East or West, the aperture in the auction, the screen the wrong way. */
export const screenMishandled: Scene = (desk, picks) => {
  const { tray, phase } = desk.look();
  if (tray === null || phase !== 'auction') return false;
  const act = picks.one(['tray', 'tray', 'hand', 'aperture', 'askew']);
  if (act === 'tray') desk.write(carried(tray));
  if (act === 'hand') desk.write(carried(tray, tray === 0 ? 1 : 3));
  if (act === 'aperture') desk.write({ type: 'ApertureOpened', by: anySeat(picks) });
  if (act === 'askew') desk.write({ type: 'ScreenMisplaced', sides: ['NW', 'SE'] });
  return true;
};
/** 2.3 and 8: the aperture is raised before or after a lead, by either side. */
export const apertureRaised: Scene = (desk, picks) => {
  const { tray, phase, declarer, turn } = desk.look();
  if (tray === null || declarer === null || turn === null || phase !== 'clarification') return false;
  desk.write({ type: 'ApertureOpened', by: picks.one([turn, partner(turn), declarer]) });
  return true;
};
