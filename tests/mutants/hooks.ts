/** Hooks of the module loader: one file of the built tree is read as the mutant has it. The tree itself is not touched. */
import type { InitializeHook, LoadHook } from 'node:module';

/** The file, as its URL, and what stands there instead. */
export interface Exchanged {
  readonly url: string;
  readonly source: string;
}
let exchanged: Exchanged | null = null;

export const initialize: InitializeHook<Exchanged> = (data) => {
  exchanged = data;
};
export const load: LoadHook = async (url, context, next) =>
  exchanged?.url === url ? { format: 'module', source: exchanged.source, shortCircuit: true } : next(url, context);
