/** The table before the first call. */
import { emptyAuction } from '../../domain/auction.ts';
import { UNKNOWN_DEAL } from '../../domain/deal.ts';
import { type Edition, editionOn } from '../../domain/edition.ts';
import type { BoardOpened } from '../../domain/event.ts';
import { screensUp } from '../../domain/screens.ts';
import { type Docket, type Setup, type Situation, UNKNOWN_PLACE } from '../../domain/situation.ts';

/** The state of the table: the situation that the laws are asked about. */
export type Table = Situation;

const EMPTY_DOCKET: Docket = {
  judged: [],
  attention: [],
  directorCalls: [],
  rulings: [],
  nextBoard: [null, null],
  handsReturned: null,
  roundEnded: null,
  correctionOver: null,
  appealOver: null,
  sealed: null,
  adjusted: null,
  entered: null,
  ruled: [],
  closed: [],
  ruling: null,
};
const NO_CARDS: readonly number[] = Array.from({ length: 52 }, () => UNKNOWN_PLACE);

/** How the edition is settled where the record does not say: as chosen, else by the date, else the newest. */
const editionOf = (e: BoardOpened, chosen: Edition | undefined): Pick<Setup, 'edition' | 'editionAssumed'> => {
  if (e.laws !== null) return { edition: e.laws, editionAssumed: null };
  if (chosen !== undefined) return { edition: chosen, editionAssumed: 'chosen' };
  return { edition: editionOn(e.date), editionAssumed: e.date === undefined ? 'default' : 'date' };
};

/** The table as the board is opened. `chosen`: the edition for records that name none. */
export const openTable = (e: BoardOpened & { readonly seq: number }, chosen?: Edition): Table => ({
  setup: {
    board: e.board,
    number: e.number ?? null,
    dealer: e.dealer,
    vulnerable: e.vulnerable,
    ...editionOf(e, chosen),
    places: null,
    screens: e.screens ?? false,
    online: e.online ?? false,
    authority: e.authority ?? null,
    options: e.options ?? {},
  },
  at: e.seq,
  phase: 'auction',
  auction: emptyAuction(e.dealer),
  play: null,
  cards: NO_CARDS,
  deal: UNKNOWN_DEAL,
  matters: [],
  known: [],
  findings: [],
  docket: EMPTY_DOCKET,
  screens: e.screens === true ? screensUp(e.authority, e.dealer) : null,
});
