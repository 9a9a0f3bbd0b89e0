/** What must hold of a store after any crash. */
import * as E from 'fp-ts/lib/Either.js';
import type { OpenStore } from '../../app/store/open.ts';
import { verifyStore } from '../../app/store/verify.ts';
import type { Ack } from './child.ts';

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Nothing acknowledged is lost, nothing is half there, every chain holds. Gives the number of events. */
export const checkStore = async (store: OpenStore, acks: readonly Ack[]): Promise<number> => {
  const verdict = await verifyStore(store)();
  if (E.isLeft(verdict)) throw new Error(verdict.left.message);
  must(verdict.right.store === null, `the store: ${verdict.right.store?.message}`);
  const hashes = new Map<string, readonly unknown[]>();
  let events = 0;
  for (const { stream, verdict: each } of verdict.right.streams) {
    must(each.tag === 'intact', `${stream} is ${JSON.stringify(each)}`);
    const read = await store.readStream(stream)();
    if (E.isLeft(read)) throw new Error(read.left.message);
    events += read.right.length;
    hashes.set(
      stream,
      read.right.map(({ event }) => event['hash']),
    );
    const last = read.right.at(-1)?.event;
    must(last?.['nth'] === Number(last?.['of']) - 1, `${stream} ends in the middle of an append`);
    for (const { event } of read.right)
      must(
        event['type'] === 'BoardOpened' || JSON.stringify(event['text']).includes('said at'),
        `${stream} lacks a text`,
      );
  }
  for (const { stream, revision, hash } of acks)
    must(hashes.get(stream)?.[revision] === hash, `${stream} has lost event ${revision}, which was acknowledged`);
  return events;
};

/** Rows and place of the projection belong together. Gives the number of events it has seen. */
export const checkProjection = async (store: OpenStore): Promise<number> => {
  const { models } = store;
  if (models === undefined) return 0;
  const builds = await models.builds('counting')();
  const streams = await store.streams()();
  if (E.isLeft(builds) || E.isLeft(streams)) throw new Error('the read models cannot be read');
  const [build] = builds.right;
  if (build === undefined) return 0;
  must(builds.right.length === 1, `${builds.right.length} builds of one version`);
  let counted = 0;
  const done = await models.commit(build, (rows) => {
    for (const stream of streams.right) counted += Number(rows.get(stream) ?? 0);
    return { to: build.position ?? '0', events: 0, poison: [] };
  })();
  if (E.isLeft(done)) throw new Error(done.left.message);
  must(counted === build.events, `the rows count ${counted} events, the checkpoint ${build.events}`);
  must(
    build.events === Number(build.position ?? 0),
    `the checkpoint says ${build.position} after ${build.events} events`,
  );
  return counted;
};
