/** `etui explain`: our own line on a paragraph of the Laws. */
import * as E from 'fp-ts/lib/Either.js';
import type { Command } from 'commander';
import type { Lang } from '../../words/say.ts';
import { explainJson, explainText } from '../text/explain.ts';
import { type Exit, type Fault, usage } from './fault.ts';
import { terminal, write } from './output.ts';

interface Flags {
  readonly json?: boolean;
  readonly lang: Lang;
}

/** Runs the command. Left: there is no such paragraph; those nearest to it are named. */
export const runExplain = async (reference: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  const options = { lang: flags.lang, ...terminal() };
  const { known, text } = explainText(reference, options);
  if (!known) return E.left(usage(text.trimEnd()));
  await write(process.stdout, flags.json === true ? `${JSON.stringify(explainJson(reference, options))}\n` : text);
  return E.right(0);
};

export const explainExamples = `
Examples:
  etui explain 2017:27B1a
  etui explain 2007:16D2 --lang fr
  etui explain "screens 5.4.2.1"`;

/** Declares the command's own arguments. */
export const declareExplain = (command: Command): Command =>
  command.argument('<paragraph>', 'EDITION:PARAGRAPH, as in 2017:27B1a');
