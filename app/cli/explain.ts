/** `etui explain`: our own line on a paragraph of the Laws. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import { type Exit, type Fault, usage } from './fault.ts';

/** Runs the command. */
export const runExplain = async (reference: string): Promise<E.Either<Fault, Exit>> => {
  if (!/^(?:2007|2017):\S+$/.test(reference))
    return E.left(usage(`a paragraph is named with its edition, as in 2017:27B1a, not ${reference}`));
  return E.left(usage('explain is not implemented yet: this version says the paragraphs only in findings'));
};

export const explainExamples = `
Examples:
  etui explain 2017:27B1a
  etui explain 2007:16D2 --lang fr`;

/** Declares the command's own arguments. */
export const declareExplain = (command: Command): Command =>
  command.argument('<paragraph>', 'EDITION:PARAGRAPH, as in 2017:27B1a');
