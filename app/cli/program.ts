/** The command line: its commands, and what all of them have in common. */
import { Command, CommanderError, Option } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import { EDITIONS } from '../../domain/edition.ts';
import { ETUI } from '../../projections/table/version.ts';
import { type Exit, type Fault, faultLine } from './fault.ts';
import { write } from './output.ts';
import { declareState, runState, stateExamples } from './state.ts';

/** Where a command leaves its exit code. */
interface Outcome {
  exit: Exit;
}

const finish = async (outcome: Outcome, done: E.Either<Fault, Exit>): Promise<void> => {
  if (E.isRight(done)) outcome.exit = done.right;
  else {
    outcome.exit = done.left.exit;
    await write(process.stderr, faultLine(done.left));
  }
};

const common = (command: Command, examples: string): Command =>
  command
    .option('--json', 'answer as JSON')
    .addOption(new Option('--lang <language>', 'the language of sentences').choices(['en', 'fr']).default('en'))
    .addOption(new Option('--laws <edition>', 'the edition for records that name none').choices([...EDITIONS]))
    .addHelpText('after', examples);

const addState = (program: Command, outcome: Outcome): void => {
  const command = declareState(program.command('state').description('the legal state at a moment of a record'));
  command.addOption(
    new Option('--basis <basis>', 'laws: the last moment before a wrong ruling took over').choices(['laws']),
  );
  common(command, stateExamples).action(async (record, flags) => finish(outcome, await runState(record, flags)));
};

const programFor = (outcome: Outcome): Command => {
  const program = new Command('etui')
    .description('Keeps what happened at a bridge table, and says what the Laws make of it')
    .version(ETUI)
    .exitOverride()
    .showHelpAfterError('(etui --help, or etui COMMAND --help, shows what there is)');
  addState(program, outcome);
  return program;
};

/** Runs a command line (without node and script) and gives the exit code. */
export const run = async (words: readonly string[]): Promise<Exit> => {
  const outcome: Outcome = { exit: 0 };
  try {
    await programFor(outcome).parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return outcome.exit;
};
