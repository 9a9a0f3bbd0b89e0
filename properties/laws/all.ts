/** The properties of whole boards, in the order of their numbers. */
import { acceptance } from './acceptance.ts';
import { lateEqualsEarly, lateHands, voidIsNeverWritten } from './amendments.ts';
import { enforcedPass } from './enforced-pass.ts';
import { lateTransfer } from './late-transfer.ts';
import { ledger } from './ledger.ts';
import { neverStuck } from './never-stuck.ts';
import { obedience } from './obedience.ts';
import { onePlace } from './one-place.ts';
import { options } from './options.ts';
import { penalties } from './penalty-cards.ts';
import { deaf, guard, prefix, unmoved } from './prefix.ts';
import type { Property } from './property.ts';
import { harmless, provenance } from './provenance.ts';
import { halfTurn, quarterTurn } from './turned.ts';
import { polls } from './poll.ts';
import { views } from './view.ts';
import { viewMoments } from './view-moment.ts';

export const PROPERTIES: readonly Property[] = [
  lateTransfer,
  neverStuck,
  onePlace,
  ledger,
  enforcedPass,
  penalties,
  acceptance,
  options,
  prefix,
  guard,
  deaf,
  unmoved,
  lateEqualsEarly,
  lateHands,
  voidIsNeverWritten,
  halfTurn,
  quarterTurn,
  provenance,
  harmless,
  obedience,
  views,
  viewMoments,
  polls,
];
