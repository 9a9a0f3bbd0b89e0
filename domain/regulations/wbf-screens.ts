/**
 * The screen regulations of the World Bridge Federation, from memory and without their numbering (checked: memory).
 * In force only where the record names the authority WBF.
 */
import type { ScreenRules } from '../screens.ts';

const WBF = 'screens WBF';
export const wbfScreens: ScreenRules = {
  before: WBF,
  // The screenmate who passes an irregular call across has accepted it for his side, where LHO could (27A1, 29A).
  crossed: 'accepted',
  after: WBF,
  change: null,
  lead: WBF,
  // The lead is accepted, and the presumed declarer plays.
  raisedByDeclarer: 'accepted',
  bothFaced: 'penalty card',
  tray: WBF,
  aperture: WBF,
  misplaced: WBF,
  shown: { handled: WBF, laid: WBF },
  wrongHand: null,
  dummyMaySpeak: false,
};
