/** What can be wrong in a script: values with their place, made into sentences by `sentences.ts`. */
import type { Saying } from '../../domain/saying.ts';
import type { Language } from './reference-text.ts';

export type FaultTag =
  | 'stray'
  | 'unclosed-quote'
  | 'unreadable-value'
  | 'unexpected'
  | 'incomplete'
  | 'no-such-event'
  | 'ambiguous'
  | 'label-twice'
  | 'field-twice'
  | 'unknown-field'
  | 'field'
  | 'not-admitted'
  | 'deal'
  | 'no-board'
  | 'board-unclear'
  | 'seat-needed'
  | 'role-unclear'
  | 'rest-unclear'
  | 'event-needed'
  | 'who-needed'
  | 'played-already'
  | 'instead'
  | 'trick-number'
  | 'no-pass-due'
  | 'language'
  | 'too-many'
  | 'empty';

/** A fault in a line, before it has a file and a sentence. */
export interface Fault {
  readonly tag: FaultTag;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** What stands there; empty where the line ends. */
  readonly found: string;
  /** What may stand there, in words a person can type. */
  readonly expected: readonly string[];
  /** The word that is perhaps meant. */
  readonly suggestion: string | null;
  /** Events that an ambiguous reference may mean. */
  readonly candidates: readonly string[];
  /** What another part of Étui says about it, in English. */
  readonly detail: string;
  /** The same with its values apart. */
  readonly says?: Saying;
  /** What to write instead, in both languages. */
  readonly hint?: Readonly<Record<Language, string>>;
}
export const fault = (tag: FaultTag, column: number, found: string, more: Partial<Fault> = {}): Fault => ({
  expected: [],
  suggestion: null,
  candidates: [],
  detail: '',
  ...more,
  tag,
  column,
  found,
});

/** A fault in its file, as it is given to a person. */
export interface ScriptError extends Fault {
  readonly kind: 'bad-input';
  /** A sentence a person can act on, in the language of the `lang` line. */
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The board the line belongs to; null before the first. */
  readonly board: string | null;
}
