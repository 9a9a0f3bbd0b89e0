/** `--as`: the record as a player, or both players of a side of the screen, may know it. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { parseSeat, type Seat, seatName } from '../../domain/seat.ts';
import { parseViewer, type Viewer } from '../../projections/viewer.ts';
import type { FoldOptions } from '../../replay/fold.ts';
import { type Poll, polled } from '../../replay/poll.ts';
import { type View, viewOf } from '../../replay/view.ts';
import { encodeEvent } from '../../wire/encode.ts';
import type { Persons } from '../http/redact.ts';
import type { Board } from './boards.ts';
import { type Fault, unreadable, usage } from './fault.ts';
import { editionOf, foldFault, foldOptions, type MomentFlags } from './moment.ts';

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
export interface PolledBoard {
  readonly view: View;
  readonly poll: Poll;
  readonly board: Board;
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
  return E.right({ ...asked.right, view: view.right, board: boardOf(board, view.right.events, view.right) });
};
const boardOf = (board: Board, events: BoardRecord, { goesOn }: View): Board => ({
  ...board,
  events,
  goesOn,
  stored: events.map((event) => ({ event, raw: encodeEvent(event), unknown: [] })),
  unknown: [],
  losses: [],
  notices: [],
});
/** The board as a person polled is given it; refused while something that the player may not use would show. */
export const polledAs = (file: string, board: Board, flags: AsFlags): E.Either<Fault, PolledBoard> => {
  const seen = seenAs(file, board, flags, 'poll');
  if (E.isLeft(seen)) return seen;
  const { view, poll: seat } = seen.right;
  const poll = polled(view, seat ?? 0);
  if (E.isLeft(poll)) return E.left(unreadable(file, saysOf(poll.left)));
  return E.right({ view, poll: poll.right, board: boardOf(board, poll.right.events, view) });
};
/** The board as given, or as the viewer of `--as` knows it, or as a person polled is given it. */
export const boardAs = (file: string, board: Board, flags: AsFlags): E.Either<Fault, Board> => {
  if (flags.as === undefined) return E.right(board);
  const seen = flags.as === 'poll' ? polledAs(file, board, flags) : seenAs(file, board, flags, flags.as);
  return E.isLeft(seen) ? seen : E.right(seen.right.board);
};
/** Who is known by name: a view or a poll of the board names fewer, and their names are to leave its texts too. */
export const personsOf = ({ events: record, names }: Board): Persons => ({
  record,
  ...(names === undefined ? {} : { names }),
});
/** Whose page it is, as a link says it; nothing: everybody’s. Asked behind `boardAs`, which reads both. */
export const lensOf = ({ as, seat }: AsFlags): { readonly as?: string } => {
  if (as === undefined) return {};
  return { as: as === 'poll' ? `poll-${seat ?? ''}` : as };
};
/** How the board of `boardAs` is folded: a view has answered for its moment already. */
export const foldAs = (board: Board, flags: AsFlags): E.Either<Fault, FoldOptions> => {
  const { laws, as } = flags;
  const left: MomentFlags = as === undefined ? flags : laws === undefined ? {} : { laws };
  const goesOn = board.goesOn === true;
  return E.map((options: FoldOptions): FoldOptions => ({ ...options, goesOn }))(foldOptions(left, board.events.length));
};
