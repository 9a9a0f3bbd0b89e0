/** The same numbers from a store: read through, and by the counts that it keeps. */
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { afterAll, describe, expect, it } from 'vitest';
import { boardsOf } from '../../app/cli/boards.ts';
import { openHashed } from '../../app/cli/file-hash.ts';
import { secretFor, storedForm } from '../../app/cli/stored-form.ts';
import { inputsOf } from '../../app/stats/inputs.ts';
import { textless } from '../../app/stats/projection.ts';
import { importRecord } from '../../app/store/import.ts';
import { decodeStored } from '../../app/store/record.ts';
import { topicsOf } from '../../domain/interest.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { ok } from '../support/stored.ts';
import { AUCTIONS, ENDINGS, FILES, NAMES } from './collections.ts';
import { type Folder, folderOf, ran } from './support.ts';

const folders: Folder[] = [];
afterAll(() => {
  for (const made of folders) made.clear();
});
const TALK = 'West revoked and the director was called: SECRET-TEXT';
const folder = (): Folder => {
  const talked = FILES['evening.pbn']?.replace('1H 1C', `1H 1C {${TALK}}`) ?? '';
  const made = folderOf({
    'a/one.jsonl': AUCTIONS['one.jsonl'] ?? '',
    'b/two.jsonl': AUCTIONS['two.jsonl'] ?? '',
    'c/one.jsonl': ENDINGS['one.jsonl'] ?? '',
    'd/evening.pbn': talked,
  });
  folders.push(made);
  return made;
};
/** Imports everything below the folder, file by file; gives the store's address. */
const stored = async (made: Folder, only: (file: string) => boolean = () => true): Promise<string> => {
  const path = join(made.path, 'club.db');
  const store = await ok(openSqlite({ path }));
  for (const { file } of (await inputsOf([made.path])).files.filter((each) => only(each.file))) {
    const source = await openHashed(file);
    if (E.isLeft(source)) throw new Error(source.left.message);
    const { fileHash } = source.right;
    for await (const read of boardsOf(source.right)) {
      if (E.isLeft(read)) throw new Error(read.left.reason);
      const form = storedForm(read.right, { file, fileHash, secret: secretFor(undefined, fileHash) });
      if (E.isLeft(form)) throw new Error(form.left.message);
      const record = decodeStored('', form.right);
      if (E.isLeft(record)) throw new Error(record.left.message);
      const done = await importRecord(store, record.right)();
      if (E.isLeft(done)) throw new Error(done.left.message);
    }
  }
  await store.close();
  return `sqlite:${path}`;
};

describe('a store', () => {
  it('gives the numbers of its files, read through and by what it keeps', async () => {
    const made = folder();
    const address = await stored(made);
    const by = { by: ['law', 'seat', 'phase', 'event', 'session'] } as const;
    const files = await ran([made.path], by);
    const through = await ran([address], by);
    const kept = await ran([address], by, true);
    // Clusters that are files are one store there, and are drawn otherwise.
    const figures = ({ run }: typeof files): object => run.rows.map((row) => ({ ...row, bootstrap: null }));
    expect(through.run.totals.boards).toBe(8);
    expect(figures(through)).toEqual(figures(files));
    expect(kept.run.rows).toEqual(through.run.rows);
    expect(kept.run.totals).toEqual(through.run.totals);
    expect(kept.run.stores).toEqual(through.run.stores);
    expect((await ran([address], {}, true)).run.rows).toEqual((await ran([address])).run.rows);
  });

  it('is brought up to date by what is new', async () => {
    const made = folder();
    const address = await stored(made, (file) => file.includes('/a/'));
    expect((await ran([address], {}, true)).run.totals.boards).toBe(2);
    await stored(made);
    const kept = await ran([address], {}, true);
    expect(kept.run.rows).toEqual((await ran([address])).run.rows);
    expect(kept.run.totals.boards).toBe(8);
  });

  it('keeps no text a second time, only what it speaks of', () => {
    const kept = JSON.stringify(
      textless({ type: 'Remark', text: { c: 'a'.repeat(64), salt: 'b'.repeat(32), text: TALK } }),
    );
    expect(kept).not.toContain('SECRET');
    expect(topicsOf(kept).toSorted()).toEqual(topicsOf(TALK).toSorted());
    for (const name of NAMES) expect(kept).not.toContain(name);
  });
});
