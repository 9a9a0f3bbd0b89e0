/** French: every error and remark that holds its English template, from wherever it comes. */
import { enFormats } from './en-formats.ts';
import { frFormats } from './fr-formats.ts';
import { frCli } from './sayings/fr-cli.ts';
import { frExpected } from './sayings/fr-expected.ts';
import { frFiles } from './sayings/fr-files.ts';
import { frOptions } from './sayings/fr-options.ts';
import { frRecord } from './sayings/fr-record.ts';
import { frStore } from './sayings/fr-store.ts';
import { frStored } from './sayings/fr-stored.ts';

const refusals = Object.entries(enFormats.refusals).map(([reason, english]): readonly [string, string] => [
  english,
  Object.entries(frFormats.refusals).find(([each]) => each === reason)?.[1] ?? english,
]);

export const frSayings: ReadonlyMap<string, string> = new Map([
  ...[frCli, frOptions, frRecord, frExpected, frStore, frStored, frFiles].flatMap((part) => Object.entries(part)),
  ...refusals,
]);
