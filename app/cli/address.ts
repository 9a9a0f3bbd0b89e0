/** How a record is named on the command line (contract 5): FILE, FILE#17, FILE#2:17, `-` for standard input. */
export interface BoardName {
  readonly name: string;
  /** 2: the second board of that name in the file; null where the address does not count. */
  readonly nth: number | null;
}
export interface Address {
  readonly file: string;
  /** null: the file's only board. */
  readonly board: BoardName | null;
}

/** `-#17` comes with a space before it, so that it is not taken for an option. */
const unshielded = (text: string): string => (text.startsWith(' -#') ? text.slice(1) : text);

/** `isFile` is asked first: a file may have a # in its name. */
export const addressOf = (given: string, isFile: (path: string) => boolean): Address => {
  const text = unshielded(given);
  const hash = text.lastIndexOf('#');
  if (hash <= 0 || isFile(text)) return { file: text, board: null };
  const named = text.slice(hash + 1);
  const counted = /^([1-9]\d{0,6}):(.+)$/.exec(named);
  const board =
    counted === null ? { name: named, nth: null } : { name: counted[2] ?? '', nth: Number(counted[1] ?? '1') };
  return { file: text.slice(0, hash), board };
};

/** The address of a board of a file, as short as it is clear. */
export const addressText = (file: string, name: string, nth: number, several: boolean): string =>
  several ? `${file}#${nth}:${name}` : `${file}#${name}`;
