/** `--as`: the record as a player, or both players of a side of the screen, may know it. */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { parseSeat, type Seat, seatName } from '../../domain/seat.ts';
import { parseViewer, type Viewer } from '../../projections/viewer.ts';
import { type View, viewOf } from '../../replay/view.ts';
import { encodeEvent } from '../../wire/encode.ts';
import type { Board } from './boards.ts';
import { type Fault, usage } from './fault.ts';
import { editionOf, foldFault, type MomentFlags } from './moment.ts';

export interface AsFlags extends MomentFlags {
  readonly as?: string;
  readonly seat?: string;
  readonly store?: string;
}
/** Whose view, and of a poll whose seat. */
interface Asked {
  readonly viewer: Viewer;
  readonly poll: Seat | null;
}
export interface Seen extends Asked {
  readonly view: View;
  /** The board of the viewer's events; what the import could not keep is not his to know. */
  readonly board: Board;
}
const SIDES = 'N, E, S, W, NE, SW, or poll with --seat';

const askedOf = (flags: AsFlags, as: string): E.Either<Fault, Asked> => {
  if (as !== 'poll') {
    const viewer = parseViewer(as);
    return viewer === undefined
      ? E.left(usage(saying('--as takes {sides}, not {given}', { sides: saying(SIDES), given: as })))
      : E.right({ viewer, poll: null });
  }
  const seat = parseSeat(flags.seat ?? '');
  const viewer = seat === undefined ? undefined : parseViewer(seatName(seat));
  return seat === undefined || viewer === undefined
    ? E.left(usage('--as poll takes the seat that is polled: --seat N, E, S or W'))
    : E.right({ viewer, poll: seat });
};
/** `--at` counts the viewer's own events; a wrong number does not tell him how many there are. */
const momentOf = (flags: AsFlags): E.Either<Fault, number | undefined> => {
  if (flags.known !== undefined || flags.basis === 'laws')
    return E.left(usage('--known and --basis are the director’s: leave them out with --as'));
  if (flags.at === undefined || flags.at === 'last') return E.right(undefined);
  return /^\d{1,9}$/.test(flags.at)
    ? E.right(Number(flags.at))
    : E.left(
        usage(saying('{flag} takes the number of an event, or last, not {given}', { flag: '--at', given: flags.at })),
      );
};

/** The board as the viewer of `--as` knows it at `--at`. */
export const seenAs = (file: string, board: Board, flags: AsFlags, as: string): E.Either<Fault, Seen> => {
  const asked = askedOf(flags, as);
  if (E.isLeft(asked)) return asked;
  const at = momentOf(flags);
  if (E.isLeft(at)) return at;
  const edition = editionOf(flags.laws);
  const view = viewOf(board.events, asked.right.viewer, {
    ...(at.right === undefined ? {} : { at: at.right }),
    ...(edition === undefined ? {} : { edition }),
  });
  if (E.isLeft(view)) return E.left(foldFault(file, view.left));
  const his: Board = {
    ...board,
    events: view.right.events,
    stored: view.right.events.map((event) => ({ event, raw: encodeEvent(event), unknown: [] })),
    unknown: [],
    losses: [],
    notices: [],
  };
  return E.right({ ...asked.right, view: view.right, board: his });
};
/** The board as given, or as the viewer of `--as` knows it; a poll shows a state and nothing else. */
export const boardAs = (file: string, board: Board, flags: AsFlags): E.Either<Fault, Board> => {
  if (flags.as === undefined) return E.right(board);
  if (flags.as === 'poll') return E.left(usage('--as poll shows a state only: etui state RECORD --as poll --seat E'));
  const seen = seenAs(file, board, flags, flags.as);
  return E.isLeft(seen) ? seen : E.right(seen.right.board);
};
/** The moment's flags, which a view has already answered. */
export const momentLeft = (flags: AsFlags): MomentFlags =>
  flags.as === undefined ? flags : flags.laws === undefined ? {} : { laws: flags.laws };
