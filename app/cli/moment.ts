/** Options of the command line that say which moment of a record is meant, and under which edition. */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import { EDITIONS, type Edition } from '../../domain/edition.ts';
import type { FoldError, FoldOptions } from '../../replay/fold.ts';
import { type Fault, unreadable, usage } from './fault.ts';

/** As commander gives them. */
export interface MomentFlags {
  readonly at?: string;
  readonly known?: string;
  readonly basis?: string;
  readonly laws?: string;
}

const seqOf = (flag: string, text: string, last: number): E.Either<Fault, number> => {
  if (text === 'last') return E.right(last);
  if (!/^\d{1,9}$/.test(text))
    return E.left(usage(saying('{flag} takes the number of an event, or last, not {given}', { flag, given: text })));
  const seq = Number(text);
  return seq <= last
    ? E.right(seq)
    : E.left(
        usage(saying('{flag} {seq}: there is no such event, the last of this record is {last}', { flag, seq, last })),
      );
};

/** The edition asked for by `--laws`; undefined where the record decides. */
export const editionOf = (text: string | undefined): Edition | undefined => EDITIONS.find((each) => each === text);

/** Reads the flags against a record of `length` events. */
export const foldOptions = (flags: MomentFlags, length: number): E.Either<Fault, FoldOptions> => {
  const last = length - 1;
  const at = flags.at === undefined ? undefined : seqOf('--at', flags.at, last);
  if (at !== undefined && E.isLeft(at)) return at;
  const known = flags.known === undefined ? undefined : seqOf('--known', flags.known, last);
  if (known !== undefined && E.isLeft(known)) return known;
  const edition = editionOf(flags.laws);
  if (at !== undefined && known !== undefined && known.right < at.right)
    return E.left(
      usage(
        saying('--known {known} lies before --at {at}: nobody could know the event then', {
          known: known.right,
          at: at.right,
        }),
      ),
    );
  return E.right({
    ...(at === undefined ? {} : { at: at.right }),
    ...(known === undefined ? {} : { known: known.right }),
    ...(edition === undefined ? {} : { edition }),
    ...(flags.basis === 'laws' ? { basis: 'laws' as const } : {}),
  });
};

/** Why a record cannot be folded, as the command line says it. */
export const foldFault = (file: string, error: FoldError): Fault =>
  error.tag === 'no-such-event' ? usage(saysOf(error)) : unreadable(file, saysOf(error));
