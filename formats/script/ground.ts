/** What every reading of a sentence shares: the pieces of the line, the events before, and how far anything came. */
import type { Draft, Placed } from './draft.ts';
import type { Fault } from './fault.ts';
import type { Past } from './past.ts';
import { pointed } from './reference.ts';
import { isMark, type Token } from './token.ts';

export interface Reading {
  readonly fields: readonly Placed[];
  readonly next: number;
  readonly fault: Fault | null;
}
export interface Match {
  readonly draft: Draft;
  readonly next: number;
  /** The words are understood, but a reference or a deal in them is not. */
  readonly fault: Fault | null;
}
/** How far any phrase came, and what it wanted there. */
export interface Furthest {
  at: number;
  readonly words: Set<string>;
  readonly slots: Set<string>;
}
export const nowhere = (at: number): Furthest => ({ at, words: new Set(), slots: new Set() });

/** What every reading of a line shares. */
export interface Ground {
  readonly tokens: readonly Token[];
  readonly past: Past;
  readonly furthest: Furthest;
}

/** Notes that something stopped here; undefined where something else came further. */
export const stalled = ({ furthest }: Ground, at: number): Furthest | undefined => {
  if (at < furthest.at) return undefined;
  if (at > furthest.at) {
    furthest.at = at;
    furthest.words.clear();
    furthest.slots.clear();
  }
  return furthest;
};
/** `name=value` behind any word. */
export const fieldAt = ({ tokens, past }: Ground, at: number): Reading | undefined => {
  const token = tokens[at];
  if (token?.kind !== 'field') return undefined;
  const { name: field, column, bare, refers } = token;
  if (refers === null) return { fields: [{ field, value: token.value, column, bare }], next: at + 1, fault: null };
  const seq = pointed(past, refers);
  const found = typeof seq === 'number';
  const value = found ? seq : null;
  return { fields: [{ field, value, column, bare: null }], next: at + 1, fault: found ? null : seq };
};

/** Does a phrase end here: at a comma or with the line? */
export const endsAt = (tokens: readonly Token[], at: number): boolean => at >= tokens.length || isMark(tokens[at], ',');
