/** What the system said, as a value with what to do about it. */
import { saying } from '../domain/saying.ts';
import { reasonOf, storeError, unexpected } from './error.ts';
import type { StoreError, StoreTag } from './port.ts';

const ADVICE: ReadonlyMap<string, readonly [StoreTag, string]> = new Map([
  ['ENOSPC', ['disk-full', 'the disk is full, nothing was stored: make room and try again']],
  ['EDQUOT', ['disk-full', 'the quota is used up, nothing was stored: make room and try again']],
  ['EFBIG', ['disk-full', 'the file may not grow any further, nothing was stored: raise the limit and try again']],
  ['SQLITE_FULL', ['disk-full', 'the disk is full, nothing was stored: make room and try again']],
  ['EACCES', ['read-only', 'this user may not write it: change the permissions, or use a copy']],
  ['EPERM', ['read-only', 'this user may not write it: change the permissions, or use a copy']],
  ['EROFS', ['read-only', 'it lies on a disk that is read-only: use a copy']],
  ['SQLITE_READONLY', ['read-only', 'it can only be read, nothing was stored: change the permissions, or use a copy']],
  ['SQLITE_BUSY', ['busy', 'another process is writing it for more than 5 s: try again']],
  ['SQLITE_LOCKED', ['busy', 'another process is writing it: try again']],
  ['ENOENT', ['cannot-open', 'there is no such folder: make it first']],
  ['ENOTDIR', ['cannot-open', 'its folder is a file: give another path']],
  ['EISDIR', ['cannot-open', 'it is a folder: give the path of a file']],
  ['SQLITE_CANTOPEN', ['cannot-open', 'it cannot be opened: does its folder exist, and may this user write in it?']],
  ['SQLITE_NOTADB', ['not-a-store', 'it is no SQLite file: give the path of a store, or of no file yet']],
  ['SQLITE_CORRUPT', ['damaged', 'the file is damaged: restore it from a copy']],
  ['SQLITE_IOERR', ['unreachable', 'the disk does not answer as it should: check it, then try again']],
]);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** An error of the file system or of SQLite. Extended codes (`SQLITE_IOERR_WRITE`) count as their first part. */
export const systemFailure = (path: string, error: unknown): StoreError => {
  const code = codeOf(error);
  const known = ADVICE.get(code) ?? ADVICE.get(code.split('_').slice(0, 2).join('_'));
  if (known === undefined) return unexpected(error);
  const [tag, advice] = known;
  return storeError(
    tag,
    saying('{path}: {advice} ({code}: {why})', { path, advice: saying(advice), code, why: reasonOf(error) }),
  );
};
