/** Stored events for the tests of the stores. */
import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';
import type { JsonObject } from '../../domain/event.ts';
import type { StoreError } from '../../store/port.ts';
import { chain, link, NO_HASH } from '../../wire/chain.ts';
import { commitText } from '../../wire/commit.ts';

export const ok = async <A>(task: TE.TaskEither<StoreError, A>): Promise<A> => {
  const done = await task();
  if (E.isLeft(done)) throw new Error(`${done.left.tag}: ${done.left.message}`);
  return done.right;
};

export const failure = async (task: TE.TaskEither<StoreError, unknown>): Promise<StoreError> => {
  const done = await task();
  if (E.isRight(done)) throw new Error(`it succeeded: ${JSON.stringify(done.right)}`);
  return done.left;
};

const made = <A>(either: E.Either<{ readonly message: string }, A>): A => {
  if (E.isLeft(either)) throw new Error(either.left.message);
  return either.right;
};

export const SALT = '0123456789abcdef0123456789abcdef';

/** A record of so many events, chained; remarks carry the text given, if any. */
export const record = (length: number, text?: string): readonly JsonObject[] =>
  made(
    chain(
      Array.from(
        { length },
        (_, seq): JsonObject =>
          seq === 0
            ? { type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: '2017', id: randomUUID(), seq }
            : {
                type: 'Remark',
                by: 'N',
                id: randomUUID(),
                seq,
                ...(text === undefined ? {} : { text: commitText(SALT, `${text} ${seq}`) }),
              },
      ),
    ),
  );

/** One more event behind these. */
export const after = (events: readonly JsonObject[], fact: JsonObject = { type: 'Remark', by: 'S' }): JsonObject => {
  const head = events.at(-1)?.['hash'];
  return made(link({ ...fact, id: randomUUID(), seq: events.length }, typeof head === 'string' ? head : NO_HASH));
};

export const idOf = ({ id }: JsonObject): string => (typeof id === 'string' ? id : '');
export const typeOf = ({ type }: JsonObject): string => (typeof type === 'string' ? type : '');
/** The hash of the last event. */
export const hashOf = (events: readonly JsonObject[]): string => {
  const hash = events.at(-1)?.['hash'];
  return typeof hash === 'string' ? hash : NO_HASH;
};
