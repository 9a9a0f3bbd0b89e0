/** A board in the form in which it is stored: ids, keys for persons, commitments for texts, the chain (contract 1). */
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import type { JsonObject } from '../../domain/event.ts';
import { verify } from '../../wire/chain.ts';
import { identified } from '../../wire/identity.ts';
import { prepareRecord } from '../../wire/prepare.ts';
import type { Board } from './boards.ts';
import { type Fault, faultAt, placeOf, unreadable } from './fault.ts';

export interface Origin {
  readonly file: string;
  readonly fileHash: string;
  /** Keys of persons and salts of texts follow from it. */
  readonly secret: string;
}

/**
 * `--secret`, else ETUI_SECRET, else a fixed one that follows from the file: then the same file gives the same bytes
 * everywhere, and who has the file can find out whose key is whose.
 */
export const secretFor = (given: string | undefined, fileHash: string): string =>
  given ?? process.env['ETUI_SECRET'] ?? `etui import ${fileHash}`;

/** What is chained already stays as it is; a broken chain is not mended. */
export const storedForm = (
  board: Board,
  { file, fileHash, secret }: Origin,
): E.Either<Fault, readonly JsonObject[]> => {
  const raw = board.stored.map((stored) => stored.raw);
  const verdict = verify(raw);
  if (verdict.tag === 'intact') return E.right(raw);
  if (verdict.tag === 'broken') {
    const values = { board: board.name, at: verdict.at, reason: saying(verdict.reason) };
    return E.left(
      faultAt(
        4,
        placeOf(file, board.line),
        saying('board {board} is not what was stored: event {at}: {reason}', values),
      ),
    );
  }
  const place = { fileHash, board: board.name, record: board.index };
  const withIds = board.stored.map((stored) => identified(stored, { ...place, seq: stored.event.seq }));
  const prepared = prepareRecord(withIds, secret);
  if (E.isRight(prepared)) return prepared;
  const { message, path } = prepared.left;
  const values = { board: board.name, why: saying(message), path };
  return E.left(
    unreadable(placeOf(file, board.line), saying('board {board} cannot be stored: {why} at {path}', values)),
  );
};
