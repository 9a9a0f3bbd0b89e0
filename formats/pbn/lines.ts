/** Text in pieces to whole lines, with a bound on what one line may hold. */

/** The standard allows 255; what programs write for other programs is longer, a megabyte is no line of a record. */
export const LONGEST_LINE = 1_000_000;

export interface LineSplitter {
  /** Calls `each` for every line completed by this piece. `cut` says that the line was longer than can be read. */
  readonly push: (piece: string, each: (line: string, cut: boolean) => void) => void;
  readonly end: (each: (line: string, cut: boolean) => void) => void;
}

/** Ends lines at LF, CR or CRLF, whichever the file uses. */
export const lineSplitter = (): LineSplitter => {
  let parts: string[] = [];
  let held = 0;
  let cut = false;
  let afterReturn = false;
  const hold = (text: string): void => {
    if (text === '') return;
    const room = LONGEST_LINE - held;
    if (text.length > room) cut = true;
    if (room <= 0) return;
    parts.push(text.length > room ? text.slice(0, room) : text);
    held += Math.min(room, text.length);
  };
  const emit = (text: string, each: (line: string, cut: boolean) => void): void => {
    if (held === 0 && text.length <= LONGEST_LINE) {
      each(text, cut);
    } else {
      hold(text);
      each(parts.join(''), cut);
    }
    parts = [];
    held = 0;
    cut = false;
  };
  const push = (piece: string, each: (line: string, cut: boolean) => void): void => {
    let from = afterReturn && piece.charCodeAt(0) === 10 ? 1 : 0;
    if (piece !== '') afterReturn = false;
    let feed = piece.indexOf('\n', from);
    let back = piece.indexOf('\r', from);
    while (feed >= 0 || back >= 0) {
      const at = feed < 0 || (back >= 0 && back < feed) ? back : feed;
      emit(piece.slice(from, at), each);
      from = at + 1;
      if (at === back) {
        if (from === piece.length) afterReturn = true;
        else if (feed === from) from += 1;
        back = piece.indexOf('\r', from);
      }
      if (feed >= 0 && feed < from) feed = piece.indexOf('\n', from);
    }
    hold(piece.slice(from));
  };
  const end = (each: (line: string, cut: boolean) => void): void => {
    if (held > 0 || cut) emit('', each);
  };
  return { push, end };
};
