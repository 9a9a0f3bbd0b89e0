/** French. */
import { frEvents } from './fr-events.ts';
import { frFindings } from './fr-findings.ts';
import { frFormats } from './fr-formats.ts';
import { frExplain } from './laws/fr-explain.ts';
import { frMatters } from './fr-matters.ts';
import { frPrinted } from './fr-printed.ts';
import { frReview } from './fr-review.ts';
import { frTable } from './fr-table.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  table: frTable,
  findings: frFindings,
  matters: frMatters,
  events: frEvents,
  review: frReview,
  printed: frPrinted,
  formats: frFormats,
  explain: frExplain,
};
