/** English. */
import { enEvents } from './en-events.ts';
import { enFindings } from './en-findings.ts';
import { enFormats } from './en-formats.ts';
import { enExplain } from './laws/en-explain.ts';
import { enMatters } from './en-matters.ts';
import { enPrinted } from './en-printed.ts';
import { enReview } from './en-review.ts';
import { enTable } from './en-table.ts';
import type { Words } from './words.ts';

export const en: Words = {
  table: enTable,
  findings: enFindings,
  matters: enMatters,
  events: enEvents,
  review: enReview,
  printed: enPrinted,
  formats: enFormats,
  explain: enExplain,
};
