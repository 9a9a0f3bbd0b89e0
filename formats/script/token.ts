/** The pieces of a line of the table script, each with its place. */
import type { Json } from '../../domain/event.ts';
import type { Seat } from '../../domain/seat.ts';

interface At {
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** As the line has it. */
  readonly raw: string;
}
/** A word, a call, a card, a number. */
export interface Word extends At {
  readonly kind: 'word';
  /** Without case, accents and ornaments: what is compared. */
  readonly folded: string;
  /** Whom `declarer` or `dummy` means here, or why that is not sure. */
  readonly who?: Seat | RoleDoubt;
}
export type RoleDoubt = 'auction-open' | 'laws-decide' | 'unread';
export const isDoubt = (who: Seat | RoleDoubt | undefined): who is RoleDoubt => typeof who === 'string';
/** A text in quotes. */
export interface Quoted extends At {
  readonly kind: 'text';
  readonly value: string;
}
/** `@name`: names an event before it, or refers to it. */
export interface Label extends At {
  readonly kind: 'label';
  readonly name: string;
}
/** `#12`, `#12.3`: the third event of line 12. */
export interface LineRef extends At {
  readonly kind: 'line';
  readonly line: number;
  readonly item: number | null;
}
/** `name=value`. A value without quotes or brackets is `bare`: what it is depends on the field. */
export interface FieldValue extends At {
  readonly kind: 'field';
  readonly name: string;
  readonly value: Json;
  readonly bare: string | null;
  readonly refers: Label | LineRef | null;
}
export interface Mark extends At {
  readonly kind: 'mark';
  readonly mark: ',' | ':' | '!' | '?' | '%';
}
export type Token = Word | Quoted | Label | LineRef | FieldValue | Mark;

/** What two spellings of a word have in common: no case, no accents, straight apostrophes, no variation selectors. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replaceAll('œ', 'oe');

/** The folded word at a place; undefined where something else stands there. */
export const wordAt = (tokens: readonly Token[], at: number): string | undefined => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.folded : undefined;
};
export const isMark = (token: Token | undefined, mark: Mark['mark']): boolean =>
  token?.kind === 'mark' && token.mark === mark;
