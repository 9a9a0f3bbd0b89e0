/** What the commands on a store say to people. Names of streams, ids and hashes are never translated. */
import type { Lang } from './say.ts';
import { storeEn } from './store-en.ts';
import { storeFr } from './store-fr.ts';

export interface StoreWords {
  readonly imported: (record: { readonly stream: string; readonly added: number; readonly kept: number }) => string;
  /** An event that is on the disk now, or was there already. */
  readonly recorded: (event: { readonly seq: number; readonly type: string; readonly repeated: boolean }) => string;
  /** Before the first line, where a person types. */
  readonly typing: (board: string, events: number) => string;
  readonly whole: (records: number, root: string) => string;
  readonly sealed: (event: { readonly seq: number; readonly head: string; readonly key: string }) => string;
  readonly forgotten: (texts: number, stream: string) => string;
  readonly person: (key: string) => string;
  readonly held: (stream: string) => string;
  readonly released: (stream: string) => string;
  readonly hold: (hold: { readonly stream: string; readonly since: string; readonly why: string }) => string;
  readonly noHolds: string;
  readonly noReason: string;
}

const WORDS: Readonly<Record<Lang, StoreWords>> = { en: storeEn, fr: storeFr };
export const storeWordsIn = (lang: Lang): StoreWords => WORDS[lang];
