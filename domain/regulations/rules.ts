/** Which authority's screen regulations are in force. */
import type { ScreenRules, Screens } from '../screens.ts';
import { ffbScreens } from './ffb-screens.ts';
import { wbfScreens } from './wbf-screens.ts';

export const rulesOf = (s: Screens): ScreenRules => (s.authority === 'WBF' ? wbfScreens : ffbScreens);
