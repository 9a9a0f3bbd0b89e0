/** The boards that a server shows. Read once; the server never writes. */
import { createHash } from 'node:crypto';
import type { BoardRecord } from '../../domain/event.ts';

/** A board as it was read from a file or a store. */
export interface Shelved {
  /** As the board is called. */
  readonly name: string;
  /** Where it comes from: a file's name, without its folders. */
  readonly source: string;
  readonly record: BoardRecord;
  /** Whose keys stand in the record, where a store's directory knows. */
  readonly names?: ReadonlyMap<string, string>;
}
/** One that could not be read: it is listed with the reason. */
export interface Unreadable {
  readonly name: string;
  readonly source: string;
  readonly why: string;
}
export interface Entry extends Shelved {
  /** In addresses: stays the same as long as the record does not change in what comes before its end. */
  readonly id: string;
}
export interface Shelf {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly unreadable: readonly Unreadable[];
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'board';

/** Two boards of one name and source: the second has `-2`. */
export const shelfOf = (boards: readonly Shelved[], unreadable: readonly Unreadable[] = []): Shelf => {
  const taken = new Map<string, number>();
  const entries = boards.map((board): Entry => {
    const origin = createHash('sha256').update(`${board.source}\n${board.name}`).digest('hex').slice(0, 6);
    const id = `${slug(board.name)}-${origin}`;
    const nth = (taken.get(id) ?? 0) + 1;
    taken.set(id, nth);
    return { ...board, id: nth === 1 ? id : `${id}-${nth}` };
  });
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), unreadable };
};
