/** The screen regulations of the French federation: an annex of the Code that prevails over it. By article. */
import type { ScreenRules } from '../screens.ts';

export const ffbScreens: ScreenRules = {
  // Replaces 27A1, 29A and the rectifications of 26 to 32 and 34 to 39.
  before: 'screens 5.4.1',
  crossed: 'both at fault',
  after: 'screens 5.4.2.1',
  // Replaces 25B1.
  change: 'screens 6.2',
  // Replaces 54, but where the leader's side has raised the aperture (8c).
  lead: 'screens 8',
  raisedByDeclarer: 'taken back',
  bothFaced: 'taken back',
  tray: 'screens 2.2',
  aperture: 'screens 2.3',
  misplaced: 'screens 1.2',
  shown: { handled: 'screens 2.1', laid: 'screens 9' },
  wrongHand: 'screens 5.2',
  // 5.1, an exception to 43A1b and 9A.
  dummyMaySpeak: true,
};
