#!/usr/bin/env node
/** `etui`: the one place that knows the process. */
import { quietPipes } from './output.ts';
import { run } from './program.ts';

/** What nobody foresaw is ours, and is told as that; the stack only to those who ask for it. */
const ourFault = (error: unknown, words: readonly string[]): void => {
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `etui: a fault of Étui itself, not of your record: ${what}. Please report it with the command (etui ${words.join(' ')}) and the record.\n`,
  );
  if (process.env['ETUI_DEBUG'] === '1' && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
};

const words = process.argv.slice(2);
quietPipes();
try {
  process.exitCode = await run(words);
} catch (error) {
  ourFault(error, words);
  process.exitCode = 3;
}
