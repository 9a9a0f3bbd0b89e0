/** What follows the first picture: what events and answers change, and the panels that stand below. */
import { optionsOf } from '../../projections/options.ts';
import { optionsAt } from '../../replay/options.ts';
import { effectText } from '../text/effects.ts';
import { Below } from './parts/below.tsx';

export const afterwards = { Below, effectText, optionsAt, optionsOf } as const;
export type Afterwards = typeof afterwards;
