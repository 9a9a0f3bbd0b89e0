/** Why a command did not do its work: a sentence, the place, and the exit code of the contract. */
import type { DecodeError } from '../../wire/error.ts';

/**
 * 0 done · 1 something was found · 2 wrong usage · 3 input cannot be read · 4 integrity broken · 5 store unreachable or
 * conflict. A fault of Étui's own ends with 3 too: this input it could not read.
 */
export type Exit = 0 | 1 | 2 | 3 | 4 | 5;

export interface Fault {
  readonly exit: Exit;
  /** A sentence a person can act on. */
  readonly message: string;
  /** As `file:line:column`, as far as it is known; empty where the command line itself is meant. */
  readonly place: string;
}

export const usage = (message: string): Fault => ({ exit: 2, message, place: '' });
export const unreadable = (place: string, message: string): Fault => ({ exit: 3, message, place });

/** `file:line:column`, without what is unknown. */
export const placeOf = (file: string, line: number | null = null, column: number | null = null): string =>
  [file, line, column].filter((part) => part !== null).join(':');

/** An error of the wire, with the file it stood in. */
export const decodeFault = (file: string, error: DecodeError): Fault =>
  unreadable(placeOf(file, error.line, error.column), error.message);

/** One line for standard error. */
export const faultLine = ({ place, message }: Fault): string => `etui: ${place === '' ? '' : `${place}: `}${message}\n`;
