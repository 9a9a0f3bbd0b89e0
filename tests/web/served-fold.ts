/** The fold as the server's page has it, with what it must have fetched before: for a process of its own. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { prepare } from '../../app/web/prepare.ts';
import type { BoardRecord } from '../../domain/event.ts';
import { digestOf } from './moments.ts';

const [, , from = '', to = ''] = process.argv;
const digests: string[] = [];
for (const record of JSON.parse(readFileSync(from, 'utf8')) as readonly BoardRecord[]) {
  const digest = await prepare(record).then(
    () => digestOf(record, (text) => createHash('sha256').update(text).digest('hex')),
    String,
  );
  digests.push(digest);
}
writeFileSync(to, JSON.stringify(digests));
