/** `etui serve`: the review page of each board and the HTTP API, until it is stopped (contract 5). */
import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { basename } from 'node:path';
import * as E from 'fp-ts/lib/Either.js';
import { saying } from '../../domain/saying.ts';
import { type Command, Option } from 'commander';
import type { Lang } from '../../words/say.ts';
import type { Shelf, Shelved, Unreadable } from '../http/shelf.ts';
import { type Exit, type Fault, faultLine, usage } from './fault.ts';
import { isNote } from './folder.ts';
import { write } from './output.ts';
import { withNames } from './in-store.ts';
import { isFile } from './record.ts';
import { recordsOf } from './records.ts';

interface Flags {
  readonly port: string;
  readonly host: string;
  readonly token?: string;
  readonly names?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}
const DEFAULT_PORT = 4817;
const DEFAULT_HOST = '127.0.0.1';
const SHORTEST_TOKEN = 12;

/** Every board that is named; one that cannot be read is told and listed, and the others are shown. */
const shelved = async (words: readonly string[], shown: boolean): Promise<E.Either<Fault, Shelf>> => {
  const { shelfOf } = await import('../http/shelf.ts');
  const boards: Shelved[] = [];
  const unreadable: Unreadable[] = [];
  let first: Fault | null = null;
  for await (const read of recordsOf(words, { persons: true })) {
    if (E.isRight(read)) {
      const { board, file, events, names } = read.right;
      const record = shown && names !== undefined ? events.map((event) => withNames(event, names)) : events;
      boards.push({ name: board, source: basename(file), record, ...(names === undefined ? {} : { names }) });
    } else {
      await write(process.stderr, faultLine(read.left));
      if (isNote(read.left)) continue;
      first ??= read.left;
      unreadable.push({ name: '', source: basename(read.left.place), why: read.left.message });
    }
  }
  return boards.length === 0 && first !== null ? E.left(first) : E.right(shelfOf(boards, unreadable));
};

const portIn = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined;

/** None on the loopback; elsewhere the one given, or one nobody can guess. */
const tokenFor = (flags: Flags, loopback: boolean): E.Either<Fault, string | null> => {
  if (flags.token !== undefined)
    return flags.token.length < SHORTEST_TOKEN
      ? E.left(usage(saying('--token is too short: {least} characters at least', { least: SHORTEST_TOKEN })))
      : E.right(flags.token);
  return E.right(loopback ? null : randomBytes(18).toString('base64url'));
};

/** Until somebody stops it (Ctrl-C, or the system's request to end). */
const stopped = (): Promise<void> =>
  new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });

const listening = (error: unknown, host: string, port: number): Fault => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'EADDRINUSE'
    ? usage(
        saying('port {port} is taken: give another one, as in --port {next}, or --port 0 for any', {
          port,
          next: port + 1,
        }),
      )
    : usage(
        saying('cannot listen on {host}:{port} ({why}): give another --host or --port', {
          host,
          port,
          why: code || String(error),
        }),
      );
};

/** Without a word: the store that the other commands take, where there is one. */
const namedBy = async (words: readonly string[]): Promise<E.Either<Fault, readonly string[]>> => {
  if (words.length > 0) return E.right(words);
  const { DEFAULT_PATH } = await import('../../store/sqlite.ts');
  return isFile(DEFAULT_PATH)
    ? E.right([`sqlite:${DEFAULT_PATH}`])
    : E.left(usage('say which records: etui serve FILE…, or a store as in sqlite:club.db'));
};

/** Where others reach what listens everywhere: under the addresses of this machine that are not its own loopback. */
const reachable = (base: string, host: string): readonly string[] => {
  if (host !== '0.0.0.0' && host !== '::') return [base];
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [...others.map(({ address }) => base.replace(/\/\/.*(?=:\d+$)/, `//${address}`)), base];
};
/** The first line is for others where they can reach it; the last is for this machine. */
const addressesText = (addresses: readonly string[], flags: Flags): string => {
  const [address = ''] = addresses;
  return flags.json === true ? `${JSON.stringify({ address, addresses })}\n` : `${addresses.join('\n')}\n`;
};

/** Runs the command. */
export const runServe = async (words: readonly string[], flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const port = portIn(flags.port);
  if (port === undefined)
    return E.left(usage(saying('--port takes a number from 0 to 65535, not {given}', { given: flags.port })));
  const { isLoopback } = await import('../http/guard.ts');
  const token = tokenFor(flags, isLoopback(flags.host));
  if (E.isLeft(token)) return token;
  const named = await namedBy(words);
  if (E.isLeft(named)) return named;
  const shelf = await shelved(named.right, flags.names === true);
  if (E.isLeft(shelf)) return shelf;
  const { serverOf } = await import('../http/server.ts');
  const app = serverOf(shelf.right, {
    token: token.right,
    names: flags.names === true,
    lang: flags.lang,
    onFault: (error) => process.stderr.write(`etui: ${error.stack ?? error.message}\n`),
  });
  try {
    const base = await app.listen({ host: flags.host, port });
    const query = token.right === null ? '' : `?token=${encodeURIComponent(token.right)}`;
    const addresses = reachable(base, flags.host).map((each) => `${each}/${query}`);
    await write(process.stdout, addressesText(addresses, flags));
  } catch (error) {
    return E.left(listening(error, flags.host, port));
  }
  await stopped();
  await app.close();
  return E.right(0);
};

export const serveExamples = `
The address goes to standard output. Only this machine can reach it, unless --host says otherwise: then the address
holds a token, without which nothing is answered. The API is under /v1/records, its document is /openapi.json.

Examples:
  etui serve examples/*.jsonl
  etui serve sqlite:club.db --port 8080 --names
  etui serve session.pbn --host 0.0.0.0        for others in the room, who need the address with its token`;

/** Declares the command's own options. */
export const declareServe = (command: Command): Command =>
  command
    .argument('[records...]', 'FILE, FILE#17, a folder, or a store (sqlite:PATH …); default: the store etui.db')
    .addOption(new Option('--port <port>', 'the port; 0 for any that is free').default(String(DEFAULT_PORT)))
    .addOption(new Option('--host <host>', 'the address to listen on').default(DEFAULT_HOST))
    .option('--token <token>', 'what who asks must have (default: made up where others can reach it)')
    .option('--names', 'the players by name');
