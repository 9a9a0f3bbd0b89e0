/** `etui seal`: an Ed25519 signature over the head of a record; then nothing of the board follows any more. */
import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { type Command, Option } from 'commander';
import type { Lang } from '../../words/say.ts';
import { storeWordsIn } from '../../words/store.ts';
import { type Exit, type Fault, unreadable } from './fault.ts';
import { meantFor, oneIn } from './in-store.ts';
import { write } from './output.ts';
import { systemFault } from './source.ts';
import { appendFault, type StoreFlag, withStore } from './stores.ts';

interface Flags extends StoreFlag {
  readonly key: string;
  readonly scope: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

const keyIn = (file: string): E.Either<Fault, string> => {
  try {
    return E.right(readFileSync(file, 'utf8'));
  } catch (error) {
    return E.left(systemFault(file, error));
  }
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Runs the command. */
export const runSeal = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const key = keyIn(flags.key);
  if (E.isLeft(key)) return key;
  const meant = meantFor(record, flags);
  return withStore(meant.address, 'read', async (store) => {
    const { sealRecord } = await import('../store/seal.ts');
    const { systemClock } = await import('../store/clock.ts');
    const found = await oneIn(store, meant);
    if (E.isLeft(found)) return found;
    const scope = flags.scope === 'all' ? 'all' : 'board';
    const sealed = await sealRecord(store, found.right.stream, scope, key.right, systemClock)();
    if (E.isLeft(sealed)) {
      const [fault] = sealed.left;
      return E.left(fault === undefined ? unreadable(record, 'nothing was sealed') : appendFault(meant.address, fault));
    }
    const { stream, events } = sealed.right;
    const raw = events[0]?.raw ?? {};
    const seal = { seq: events[0]?.event.seq ?? 0, head: textOf(raw['head']), key: textOf(raw['key']) };
    await write(
      process.stdout,
      flags.json === true
        ? `${JSON.stringify({ stream, board: found.right.board, scope, ...seal })}\n`
        : `${storeWordsIn(flags.lang).sealed(seal)}\n`,
    );
    return E.right(0);
  });
};

export const sealExamples = `
After a seal of scope board only events of the director, of an appeal, corrections and erasures may follow; after one of
scope all, nothing. The public key stands in the seal; keep yours where others can check it against.

Examples:
  openssl genpkey -algorithm ed25519 -out director.pem
  etui seal 17 --key director.pem
  etui seal 17 --key director.pem --scope all --store sqlite:club.db`;

/** Declares the command's own options. */
export const declareSeal = (command: Command): Command =>
  command
    .argument('<record>', 'the name of a board in the store, or STORE#BOARD')
    .requiredOption('--key <file>', 'the private Ed25519 key, in PEM')
    .addOption(new Option('--scope <scope>', 'what is closed').choices(['board', 'all']).default('board'));
