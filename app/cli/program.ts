/** The command line: its commands, and what all of them have in common. */
import { Command, CommanderError, Option } from 'commander';
import * as E from 'fp-ts/lib/Either.js';
import { EDITIONS } from '../../domain/edition.ts';
import { ETUI } from '../../projections/table/version.ts';
import { type Exit, type Fault, faultLine } from './fault.ts';
import { helpBelow, speakHelp } from './help.ts';
import { langIn, speakIn } from './language.ts';
import { write } from './output.ts';
import { completionExamples, declareCompletion, runCompletion } from './completion.ts';
import { declareExplain, explainExamples, runExplain } from './explain.ts';
import { declareExport, exportExamples, runExport } from './export.ts';
import { declareImport, importExamples, runImport } from './import.ts';
import { declareOptions, optionsExamples, runOptions } from './options.ts';
import { declareReview, reviewExamples, runReview } from './review.ts';
import { auditExamples, declareAudit, runAudit } from './audit.ts';
import { declareDiff, diffExamples, runDiff } from './diff.ts';
import { declareLedger, ledgerExamples, runLedger } from './ledger.ts';
import { declareWhatIf, runWhatIf, whatIfExamples } from './whatif.ts';
import { declareStats, runStats, statsExamples } from './stats.ts';
import { declareVerify, runVerify, verifyExamples } from './verify.ts';
import { declareServe, runServe, serveExamples } from './serve.ts';
import { declareState, runState, stateExamples } from './state.ts';

/** Where a command leaves its exit code. */
export interface Outcome {
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
    .addHelpText('after', () => helpBelow(command.name(), examples));

const addState = (program: Command, outcome: Outcome): void => {
  const command = declareState(program.command('state').description('the legal state at a moment of a record'));
  command.addOption(
    new Option('--basis <basis>', 'laws: the last moment before a wrong ruling took over').choices(['laws']),
  );
  common(command, stateExamples).action(async (record, flags) => finish(outcome, await runState(record, flags)));
};

const addImport = (program: Command, outcome: Outcome): void => {
  const command = declareImport(program.command('import').description('files of any known format to records'));
  common(command, importExamples).action(async (files, flags) => finish(outcome, await runImport(files, flags)));
};
const addReview = (program: Command, outcome: Outcome): void => {
  const command = declareReview(
    program.command('review').description('a board event by event, findings with their law'),
  );
  common(command, reviewExamples).action(async (record, flags) => finish(outcome, await runReview(record, flags)));
};
const addOptions = (program: Command, outcome: Outcome): void => {
  const command = declareOptions(
    program.command('options').description('who may or must decide what, under which law'),
  );
  common(command, optionsExamples).action(async (record, flags) => finish(outcome, await runOptions(record, flags)));
};
const addLedger = (program: Command, outcome: Outcome): void => {
  const command = declareLedger(program.command('ledger').description('authorized and unauthorized information'));
  common(command, ledgerExamples).action(async (record, flags) => finish(outcome, await runLedger(record, flags)));
};
const addWhatIf = (program: Command, outcome: Outcome): void => {
  const command = declareWhatIf(
    program.command('whatif').description('what if: a branch of a record, and what it changes'),
  );
  common(command, whatIfExamples).action(async (record, flags) => finish(outcome, await runWhatIf(record, flags)));
};
const addDiff = (program: Command, outcome: Outcome): void => {
  const command = declareDiff(program.command('diff').description('saved branches of a record, and what differs'));
  common(command, diffExamples).action(async (record, names, flags) =>
    finish(outcome, await runDiff(record, names, flags)),
  );
};
const addAudit = (program: Command, outcome: Outcome): void => {
  const command = declareAudit(program.command('audit').description('rulings, scores and results against the Laws'));
  common(command, auditExamples).action(async (records, flags) => finish(outcome, await runAudit(records, flags)));
};
const addExplain = (program: Command, outcome: Outcome): void => {
  const command = declareExplain(program.command('explain').description('our own line on a paragraph of the Laws'));
  common(command, explainExamples).action(async (reference, flags) =>
    finish(outcome, await runExplain(reference, flags)),
  );
};
const addExport = (program: Command, outcome: Outcome): void => {
  const command = declareExport(program.command('export').description('a record in a format other programs read'));
  common(command, exportExamples).action(async (record, flags) => finish(outcome, await runExport(record, flags)));
};
const addStats = (program: Command, outcome: Outcome): void => {
  const command = declareStats(program.command('stats').description('how often things happen, over many records'));
  common(command, statsExamples).action(async (records, flags) => finish(outcome, await runStats(records, flags)));
};
const addServe = (program: Command, outcome: Outcome): void => {
  const command = declareServe(program.command('serve').description('the review page of each board, and the HTTP API'));
  common(command, serveExamples).action(async (records, flags) => finish(outcome, await runServe(records, flags)));
};
const addVerify = (program: Command, outcome: Outcome): void => {
  const command = declareVerify(program.command('verify').description('whether a record is still what was stored'));
  common(command, verifyExamples).action(async (records, flags) => finish(outcome, await runVerify(records, flags)));
};
const addCompletion = (program: Command, outcome: Outcome): void => {
  const command = declareCompletion(program.command('completion').description('completion of commands for a shell'));
  command
    .addHelpText('after', () => helpBelow('completion', completionExamples))
    .action(async (shell) => finish(outcome, await runCompletion(program, shell)));
};

/** The program as it is declared, in English. */
export const programFor = (outcome: Outcome): Command => {
  const program = new Command('etui')
    .description('Keeps what happened at a bridge table, and says what the Laws make of it')
    .version(ETUI)
    .exitOverride()
    .showHelpAfterError('(etui --help, or etui COMMAND --help, shows what there is)');
  const all = [addImport, addState, addReview, addOptions, addLedger, addWhatIf, addDiff, addExplain, addAudit];
  for (const add of [...all, addExport, addStats, addServe, addVerify, addCompletion]) add(program, outcome);
  return program;
};

/** Commander takes a word that begins with - for an option; a board of standard input (-#17) is none. */
const shielded = (word: string): string => (word.startsWith('-#') ? ` ${word}` : word);

/** Runs a command line (without node and script) and gives the exit code. */
export const run = async (words: readonly string[]): Promise<Exit> => {
  const outcome: Outcome = { exit: 0 };
  speakIn(langIn(words));
  try {
    await speakHelp(programFor(outcome)).parseAsync(words.map(shielded), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return outcome.exit;
};
