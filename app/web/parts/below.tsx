/** The panels below the events. */
import { printing, view } from '../state.ts';
import { AssumptionsPanel } from './assumptions.tsx';
import { EventPanel } from './event.tsx';
import { LedgerPanel } from './ledger.tsx';

export const Below = () => (
  <>
    {view.value.is === 'all' && !printing.value ? <EventPanel /> : null}
    <LedgerPanel />
    <AssumptionsPanel />
  </>
);
