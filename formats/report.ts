/** What an importer yields: a record or a refusal for each board, with everything that could not be kept named. */
import { inEnglish, type Saying } from '../domain/saying.ts';
import type { BoardRecord, Seq } from '../domain/event.ts';
import { topicsOf } from '../domain/interest.ts';

/** Why something in the file has no place in the record. Sentences for people: `lossSentence`. */
export const LOSS_REASONS = [
  'unknown-tag',
  'tag-not-kept',
  'duplicate-tag',
  'value-unreadable',
  'inherited-without-right',
  'comment',
  'annotation',
  'note-unused',
  'table',
  'directive',
  'text-outside',
  'too-long',
  'bytes-misfit',
  'call-unreadable',
  'card-unreadable',
  'mark-misplaced',
  'calls-without-dealer',
  'calls-after-stop',
  'calls-incomplete',
  'cards-without-contract',
  'card-unknown',
  'columns-differ',
  'cards-after-stop',
  'rotation-differs',
  'deal-unreadable',
  'result-unreadable',
  'not-expressible',
  'undone',
  'names-unclear',
  'second-deal',
  'command-unknown',
  'command-not-kept',
  'display',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Something the file holds and the record does not. */
export interface Loss {
  readonly reason: LossReason;
  /** From 1. */
  readonly line: number;
  /** From 1; absent where the whole line or tag is meant. */
  readonly column?: number;
  /** The tag (PBN) or command (LIN) it stood in; empty where none. */
  readonly tag: string;
  /** As the file has it, cut at 200 characters; or a sentence about it, in English. */
  readonly text: string;
  /** The sentence with its values apart; absent where the text is the file's. */
  readonly says?: Saying;
}

/**
 * `mark`: the file itself marks an irregularity · `of-interest`: a comment that speaks of a director, a revoke, a ruling,
 * an undo or a claim · `assumed`: the record rests on a reading the file does not spell out · `contradiction`: two
 * statements of the file differ, both are kept · `encoding`: how the bytes were read.
 */
export type NoticeKind = 'mark' | 'of-interest' | 'assumed' | 'contradiction' | 'encoding';
export interface Notice {
  readonly kind: NoticeKind;
  readonly line: number;
  /** The event it is about, where there is one. */
  readonly seq?: Seq;
  /** A word for counting, as `^R` or `vulnerable`. */
  readonly what: string;
  readonly text: string;
  /** The sentence with its values apart; absent where it has none, or where the text is the file's. */
  readonly says?: Saying;
}

export const REFUSAL_REASONS = ['nothing-recorded', 'no-dealer', 'no-deal', 'unreadable', 'too-long'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** One board at one table. `seq` counts from 0, the first event is BoardOpened; free text and names are plain. */
export interface ImportedRecord {
  readonly kind: 'record';
  /** As the file writes it; `?` where it has none. */
  readonly board: string;
  /** Where the board begins, from 1. */
  readonly line: number;
  readonly events: BoardRecord;
  readonly losses: readonly Loss[];
  readonly notices: readonly Notice[];
}
/** No record can be made of this board; the file goes on. */
export interface RefusedBoard {
  readonly kind: 'refused';
  readonly file: string;
  readonly line: number;
  readonly board: string;
  readonly reason: RefusalReason;
  readonly losses: readonly Loss[];
}
export type ImportedBoard = ImportedRecord | RefusedBoard;

/** An importer fed piece by piece: what is complete comes out at once, so that memory does not grow with the file. */
export interface BoardReader {
  readonly push: (piece: Uint8Array | string) => readonly ImportedBoard[];
  readonly end: () => readonly ImportedBoard[];
}

const LOSS_SENTENCES: Readonly<Record<LossReason, string>> = {
  'unknown-tag': 'This tag is not in the standard; it is left out of the record.',
  'tag-not-kept': 'The record has no place for this tag.',
  'duplicate-tag': 'The tag was given before for this board; the first value that says something counts.',
  'value-unreadable': 'The value cannot be read; the record goes without it.',
  'inherited-without-right':
    'The standard allows no inheritance for this tag; the value of the board before is not taken over.',
  comment:
    'A comment; the record keeps those that speak of an irregularity, a ruling, a claim or an undo, where it has a place for them.',
  annotation: 'A judgement on a call or card; the record keeps none.',
  'note-unused': 'A note that no call refers to.',
  table: 'A table or section the record has no place for.',
  directive: 'A line for the program that wrote the file.',
  'text-outside': 'Text that belongs to no tag.',
  'too-long': 'Longer than any record; the rest was not read.',
  'bytes-misfit': 'Bytes that do not fit the encoding of the file; read as Windows-1252.',
  'call-unreadable': 'This is no call; who made the calls behind it is not known, they are left out.',
  'card-unreadable': 'This is no card; the column counts as unknown.',
  'mark-misplaced': 'A mark of an irregularity where it has no meaning.',
  'calls-without-dealer': 'Nobody knows who called first; the calls are left out.',
  'calls-after-stop': 'Calls behind the sign that ends the auction section.',
  'calls-incomplete': 'The calls do not lead to the contract that was played; the record begins with the play.',
  'cards-without-contract':
    'Without contract or leader the order of play cannot be worked out; the cards are left out.',
  'card-unknown': 'The file does not say which card was played; the cards after it are left out.',
  'columns-differ': 'The columns do not fit the hands: rows in the order of play, or another first seat. Read as that.',
  'cards-after-stop': 'Cards behind the sign that ends the play section.',
  'rotation-differs': 'The hands of the deal fit the play only when turned; nothing was turned.',
  'deal-unreadable': 'The deal cannot be read; the record goes without the hands.',
  'result-unreadable': 'The result cannot be read.',
  'not-expressible': 'The format cannot say this.',
  undone: 'Taken back in the file itself.',
  'names-unclear': 'The names cannot be put to seats for certain.',
  'second-deal': 'A second deal within one board.',
  'command-unknown': 'Nobody knows what this command means.',
  'command-not-kept': 'The record has no place for this command.',
  display: 'A command for the screen.',
};
const REFUSAL_SENTENCES: Readonly<Record<RefusalReason, string>> = {
  'nothing-recorded': 'The board holds no deal, no call, no card and no result.',
  'no-dealer': 'Neither the file nor the board number says who dealt.',
  'no-deal': 'The deal cannot be read and nothing else is recorded.',
  unreadable: 'Nothing of this board can be read.',
  'too-long': 'The board is longer than any record can be.',
};

/** A sentence for a person, in English; other languages go by the code. */
export const lossSentence = (reason: LossReason): string => LOSS_SENTENCES[reason];
/** A sentence for a person, in English; other languages go by the code. */
export const refusalSentence = (reason: RefusalReason): string => REFUSAL_SENTENCES[reason];
/** What is quoted of the file in a report. */
export const quoted = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

/** The text of a loss or notice, and its saying where it is one. */
export const told = (text: string | Saying): { readonly text: string; readonly says?: Saying } =>
  typeof text === 'string' ? { text: quoted(text) } : { text: quoted(inEnglish(text)), says: text };

/** Does this text speak of a director, a revoke, a ruling, an undo, a claim or the like (issue B, 2)? */
export const isOfInterest = (text: string): boolean => topicsOf(text).length > 0;
