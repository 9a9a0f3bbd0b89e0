/** Chunks of text → lines, in flat memory: a line beyond the limit is let go while it passes. */

export interface Line {
  readonly number: number;
  /** null: the line was longer than the limit. */
  readonly text: string | null;
}

export interface Lines {
  /** Takes the next piece of the file and gives the lines it completes, without their ends (LF or CRLF). */
  readonly push: (chunk: string) => readonly Line[];
  /** The file has ended: what stands after the last line end. */
  readonly end: () => readonly Line[];
}

/** `limit` is in UTF-16 units. A byte order mark before the first line is left out. */
export const lineSplitter = (limit: number): Lines => {
  let parts: string[] = [];
  let length = 0;
  let number = 1;
  const keep = (piece: string): void => {
    length += piece.length;
    if (length > limit) parts = [];
    else if (piece !== '') parts.push(piece);
  };
  const take = (): Line => {
    const joined = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
    const unmarked = number === 1 && joined.startsWith('\ufeff') ? joined.slice(1) : joined;
    const line = { number, text: length > limit ? null : unmarked.endsWith('\r') ? unmarked.slice(0, -1) : unmarked };
    parts = [];
    length = 0;
    number += 1;
    return line;
  };
  return {
    push: (chunk) => {
      const out: Line[] = [];
      let from = 0;
      for (let to = chunk.indexOf('\n'); to >= 0; to = chunk.indexOf('\n', from)) {
        keep(chunk.slice(from, to));
        out.push(take());
        from = to + 1;
      }
      keep(chunk.slice(from));
      return out;
    },
    end: () => (length === 0 ? [] : [take()]),
  };
};
