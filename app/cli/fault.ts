/** Why a command did not do its work: a sentence, the place, and the exit code of the contract. */
import { type Saying, saysOf, type Worded, worded } from '../../domain/saying.ts';
import type { DecodeError } from '../../wire/error.ts';
import { said } from '../../words/sayings.ts';
import { spoken } from './language.ts';

/**
 * 0 done · 1 something was found · 2 wrong usage · 3 input cannot be read · 4 integrity broken · 5 store unreachable or
 * conflict. A fault of Étui's own ends with 3 too: this input it could not read.
 */
export type Exit = 0 | 1 | 2 | 3 | 4 | 5;

/** Its sentence is one a person can act on. */
export interface Fault extends Worded {
  readonly exit: Exit;
  /** As `file:line:column`, as far as it is known; empty where the command line itself is meant. */
  readonly place: string;
}

export const faultAt = (exit: Exit, place: string, text: string | Saying): Fault => ({ exit, place, ...worded(text) });
export const usage = (text: string | Saying): Fault => faultAt(2, '', text);
export const unreadable = (place: string, text: string | Saying): Fault => faultAt(3, place, text);

/** `file:line:column`, without what is unknown. */
export const placeOf = (file: string, line: number | null = null, column: number | null = null): string =>
  [file, line, column].filter((part) => part !== null).join(':');

/** An error of the wire, with the file it stood in. */
export const decodeFault = (file: string, error: DecodeError): Fault =>
  unreadable(placeOf(file, error.line, error.column), saysOf(error));

const CONTROLS = /\p{Cc}/gu;
const escaped = (control: string): string => JSON.stringify(control).slice(1, -1).replace('\u007f', '\\u007f');
/** A name of a file may hold line ends, or what moves the cursor of a terminal: they are shown, not done. */
export const onOneLine = (text: string): string => text.replace(CONTROLS, escaped);
const withoutControls = (text: string): string => text.split('\n').map(onOneLine).join('\n');

/** For standard error, in the language of the run; one line, but where the sentence itself is a list. */
export const faultLine = (fault: Fault): string =>
  `etui: ${fault.place === '' ? '' : `${onOneLine(fault.place)}: `}${withoutControls(said(spoken(), saysOf(fault)))}\n`;
