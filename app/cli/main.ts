#!/usr/bin/env node
/** `etui`: the one place that knows the process. */
import { ourFaultText } from './guard.ts';
import { quietPipes } from './output.ts';
import { run } from './program.ts';

const words = process.argv.slice(2);
quietPipes();
try {
  process.exitCode = await run(words);
} catch (error) {
  process.stderr.write(ourFaultText(error, words, process.env['ETUI_DEBUG'] === '1'));
  process.exitCode = 3;
}
