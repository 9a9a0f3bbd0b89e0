/** `etui verify STORE`: every record of a store, and the store as a whole. */
import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { said } from '../../words/sayings.ts';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Json } from '../../domain/event.ts';
import type { Store } from '../../store/port.ts';
import { isObject } from '../../wire/json.ts';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import type { Heads, StoreVerdict, StreamVerdict } from '../store/verify.ts';
import { type Exit, type Fault, placeOf, unreadable, usage } from './fault.ts';
import type { Meant } from './in-store.ts';
import { wordsOf } from './language.ts';
import { write } from './output.ts';
import { systemFault } from './source.ts';
import { shownAddress, storeFault, withStore } from './stores.ts';

interface Flags {
  readonly heads?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}
const EXITS = { intact: 0, broken: 4, 'not-chained': 1 } as const;

const parsed = (line: string): Json | undefined => {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
};
/** Heads as an earlier run gave them, a line each. A line that is none is no line to pass over. */
const headsIn = (file: string | undefined): E.Either<Fault, Heads> => {
  const heads = new Map<string, string>();
  if (file === undefined) return E.right(heads);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return E.left(systemFault(file, error));
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (!isObject(value))
      return E.left(unreadable(placeOf(file, index + 1), 'this is no line of etui verify STORE --json'));
    const { stream, head } = value;
    if (typeof stream === 'string' && typeof head === 'string') heads.set(stream, head);
  }
  return E.right(heads);
};

/** The heads that the records do not hold any more. One that went on since still holds the head it had. */
const lostOf = async (store: Store, heads: Heads): Promise<Heads> => {
  const lost = new Map<string, string>();
  for (const [stream, head] of heads) {
    const read = await store.readStream(stream)();
    if (E.isLeft(read) || !read.right.some(({ event }) => event['hash'] === head)) lost.set(stream, head);
  }
  return lost;
};

const streamLine = (store: string, { stream, board, verdict }: StreamVerdict, { json, lang }: Flags): string =>
  json === true
    ? JSON.stringify({ store, stream, board, ...verdict })
    : `${store}#${board} (${stream}): ${wordsOf(lang).verdict(verdict)}`;
const wholeLine = (store: string, { streams, root, store: wrong }: StoreVerdict, { json, lang }: Flags): string => {
  if (json === true)
    return JSON.stringify({ store, records: streams.length, root, wrong: wrong === null ? null : wrong.message });
  const whole = storeWordsIn(lang).whole(streams.length, root);
  return `${store}: ${wrong === null ? whole : said(lang, saysOf(wrong))}`;
};

const told = async (meant: Meant, verdict: StoreVerdict, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const store = shownAddress(meant.address);
  const { board } = meant;
  const some = verdict.streams.filter((each) => board === null || each.board === board || each.stream === board);
  if (board !== null && some.length === 0)
    return E.left(usage(saying('{file} has no board {board}', { file: store, board })));
  let exit: Exit = board === null && verdict.store !== null ? 4 : 0;
  for (const each of some) {
    exit = EXITS[each.verdict.tag] > exit ? EXITS[each.verdict.tag] : exit;
    await write(process.stdout, `${streamLine(store, each, flags)}\n`);
  }
  if (board === null) await write(process.stdout, `${wholeLine(store, verdict, flags)}\n`);
  return E.right(exit);
};

/** Verifies a store, or the boards of that name in it. Right: the gravest of what was found. */
export const verifyInStore = async (meant: Meant, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const heads = headsIn(flags.heads);
  if (E.isLeft(heads)) return heads;
  return withStore(meant.address, 'read', async (store) => {
    const { verifyStore } = await import('../store/verify.ts');
    const verdict = await verifyStore(store, await lostOf(store, heads.right))();
    return E.isLeft(verdict) ? E.left(storeFault(meant.address, verdict.left)) : told(meant, verdict.right, flags);
  });
};
