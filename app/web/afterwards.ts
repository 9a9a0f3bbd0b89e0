/** What follows the first picture: what events and answers change, and the panels that stand below. */
import { optionsOf } from '../../projections/options.ts';
import { optionsAt } from '../../replay/options.ts';
import { effectText } from '../text/effects.ts';
import { EventPanel } from './parts/event.tsx';
import { LedgerPanel } from './parts/ledger.tsx';

export const afterwards = { effectText, EventPanel, LedgerPanel, optionsAt, optionsOf } as const;
export type Afterwards = typeof afterwards;
