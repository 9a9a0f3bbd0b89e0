/** What the stand-in may do wrong, asked for by a test, one call after the other. */
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

export type Fault =
  | 'none'
  /** An error before anything is stored. */
  | 'unavailable'
  | 'refuse'
  /** Nothing is stored, and no answer comes. */
  | 'silent'
  /** Everything is stored, and no answer comes. */
  | 'store-then-silent'
  | 'store-then-drop'
  /** The long stream of batches ends as if all were well. */
  | 'end'
  /** The read or subscription breaks off after an event. */
  | 'break';

export interface Faults {
  /** Methods called, in order. */
  readonly calls: string[];
  /** Reads and subscriptions that are open now. */
  readonly open: Set<object>;
  /** Never says that a subscription has caught up, as servers before 23.10. */
  mute: boolean;
  readonly plan: (what: 'append' | 'read', ...faults: readonly Fault[]) => void;
  readonly next: (what: 'append' | 'read') => Fault;
}

export const newFaults = (): Faults => {
  const plans: { append: Fault[]; read: Fault[] } = { append: [], read: [] };
  return {
    calls: [],
    open: new Set(),
    mute: false,
    plan: (what, ...faults) => void plans[what].push(...faults),
    next: (what) => plans[what].shift() ?? 'none',
  };
};

const CODES = { unavailable: status.UNAVAILABLE, 'access-denied': status.PERMISSION_DENIED } as const;

export const failing = (what: keyof typeof CODES): ServiceError => {
  const metadata = new Metadata();
  if (what === 'access-denied') metadata.set('exception', 'access-denied');
  return Object.assign(new Error(what), { code: CODES[what], details: what, metadata });
};
