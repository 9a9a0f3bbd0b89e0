/** Rounds of writing and killing on one store, each followed by the checks. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import { openStore } from '../../app/store/open.ts';
import { checkProjection, checkStore } from './check.ts';
import { type Ack, start } from './child.ts';

export interface Torture {
  readonly address: string;
  readonly worker: string;
  readonly rounds: number;
  /** Processes that append at the same time. */
  readonly writers: number;
  /** One more that runs a projection. */
  readonly projecting: boolean;
  /** The longest time from ready to killed, in ms. */
  readonly longest: number;
  /** It goes on until this holds, to ten times the rounds: on a slow machine little is done before the kill. */
  readonly enough?: (figures: Figures) => boolean;
  readonly told?: (round: number, figures: Figures) => void;
}

export interface Figures {
  readonly kills: number;
  readonly acknowledged: number;
  /** In the store at the end: never fewer than acknowledged events. */
  readonly events: number;
  readonly projected: number;
}

const round = async ({ address, worker, writers, projecting, longest }: Torture, acks: Ack[]): Promise<number> => {
  const names = Array.from({ length: writers }, (_, n) => ['append', address, `w${n}`]);
  const children = await Promise.all(
    [...names, ...(projecting ? [['project', address]] : [])].map((args) => start(worker, args)),
  );
  await sleep(Math.random() * longest);
  // One after the other, so that the last dies while another's remains are still warm.
  for (const child of children) await child.kill();
  for (const child of children) {
    const failure = child.failure();
    if (failure !== null) throw new Error(failure);
    acks.push(...child.acks);
  }
  return children.length;
};

/** Tortures a store. Throws at the first thing that does not hold. */
export const torture = async (options: Torture): Promise<Figures> => {
  const acks: Ack[] = [];
  const { rounds, enough = () => true } = options;
  let figures: Figures = { kills: 0, acknowledged: 0, events: 0, projected: 0 };
  for (let n = 1; n <= rounds || (n <= 10 * rounds && !enough(figures)); n += 1) {
    const killed = await round(options, acks);
    const opened = await openStore(options.address, {})();
    if (E.isLeft(opened)) throw new Error(`after round ${n}: ${opened.left.message}`);
    const events = await checkStore(opened.right, acks);
    const projected = options.projecting ? await checkProjection(opened.right) : 0;
    await opened.right.close();
    figures = { kills: figures.kills + killed, acknowledged: acks.length, events, projected };
    options.told?.(n, figures);
  }
  return figures;
};
