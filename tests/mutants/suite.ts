/**
 * One process for one mutant: takes the task from its parent, reads the mutated file in the place of the built one, and
 * reports what kills it.
 */
import { register } from 'node:module';
import type { Exchanged } from './hooks.ts';
import type { Judgement, Task } from './judge.ts';

export interface Order extends Task {
  readonly exchanged: Exchanged | null;
}
const report = (judgement: Judgement): void => {
  process.send?.(judgement, () => {
    if (process.connected) process.disconnect();
  });
};
const carryOut = async (order: Order): Promise<void> => {
  if (order.exchanged !== null) register('./hooks.js', { parentURL: import.meta.url, data: order.exchanged });
  try {
    const { judged } = await import('./judge.ts');
    report(judged(order));
  } catch (e) {
    report({ cases: [], others: [`throws: ${e instanceof Error ? e.message : String(e)}`] });
  }
};
process.once('message', (order: Order) => {
  void carryOut(order);
});
