/** The file beside the records: the directory of persons, the holds, the secret. Never exported with them. */
import { saying } from '../../domain/saying.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { storeError } from '../error.ts';
import type { StoreError } from '../port.ts';
import { replaceFile } from './file.ts';

const sideFile = t.type(
  {
    secret: t.string,
    persons: t.record(t.string, t.string),
    holds: t.array(t.type({ stream: t.string, why: t.string, since: t.string })),
  },
  'side file',
);
export type SideFile = t.TypeOf<typeof sideFile>;

export const sidePath = (path: string): string => `${path}-side.json`;

/** What the file holds; without one, nothing and a new secret, which is kept with the first change. */
export const readSide = (path: string): E.Either<StoreError, SideFile> => {
  const file = sidePath(path);
  if (!existsSync(file)) return E.right({ secret: randomBytes(32).toString('hex'), persons: {}, holds: [] });
  const read = E.tryCatch(
    () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    () => undefined,
  );
  const decoded = E.isRight(read) ? sideFile.decode(read.right) : read;
  return E.isRight(decoded)
    ? decoded
    : E.left(
        storeError('damaged', saying('{file}:1:1: this is no side file of a store: restore it from a copy', { file })),
      );
};

export const writeSide = (path: string, side: SideFile): void =>
  replaceFile(sidePath(path), [`${JSON.stringify(side, undefined, 2)}\n`]);
