/** What a slot of a phrase may hold: how it is read, and how it is written. */
import type { Json } from '../../domain/event.ts';
import type { Fault } from './fault.ts';
import type { Past } from './past.ts';
import type { Language } from './reference-text.ts';
import type { Token } from './token.ts';

export interface SlotRead {
  /** As JSON, in the tokens of the contract. */
  readonly value: Json;
  readonly next: number;
  /** Read, but it cannot stand: reported if no other reading of the line is free of faults. */
  readonly fault?: Fault;
}
/** What the writer knows while it writes an event. */
export interface Writing {
  readonly past: Past;
  readonly lang: Language;
  /** Words for an earlier event, or its label; undefined where there is no such event. */
  readonly refer: (seq: number) => string | undefined;
}
export interface SlotKind {
  readonly read: (tokens: readonly Token[], at: number, past: Past) => SlotRead | undefined;
  /** undefined: this value cannot be said in this way. */
  readonly write: (value: Json, writing: Writing) => string | undefined;
  /** What a person may type, as a message says it. */
  readonly says: string;
}
