/** Every row of the law reference: what docs/laws.md lists, and what the coverage table counts. */
import { AUCTION_ROWS } from './laws-rows/auction.ts';
import { PLAY_ROWS } from './laws-rows/play.ts';
import { REST_ROWS } from './laws-rows/rest.ts';
import type { Row } from './laws-rows/row.ts';

export type { Row };
export const LAWS_ROWS: readonly Row[] = [...AUCTION_ROWS, ...PLAY_ROWS, ...REST_ROWS];
