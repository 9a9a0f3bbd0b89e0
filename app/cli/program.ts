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
import { declareForget, forgetExamples, runForget } from './forget.ts';
import { declareHold, holdExamples, runHold } from './hold.ts';
import { declareRecord, recordExamples, runRecord } from './record-board.ts';
import { declareSeal, runSeal, sealExamples } from './seal.ts';
import { DEFAULT_ADDRESS } from './stores.ts';
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

/** Of the commands that take a record: a word that is no file is the name of a board there. */
const ofStore = (command: Command): Command =>
  command.option('--store <address>', `whose boards are meant (default: ${DEFAULT_ADDRESS})`);

const addState = (program: Command, outcome: Outcome): void => {
  const command = declareState(program.command('state').description('the legal state at a moment of a record'));
  command.addOption(
    new Option('--basis <basis>', 'laws: the last moment before a wrong ruling took over').choices(['laws']),
  );
  common(ofStore(command), stateExamples).action(async (record, flags) =>
    finish(outcome, await runState(record, flags)),
  );
};

const addImport = (program: Command, outcome: Outcome): void => {
  const command = declareImport(program.command('import').description('files of any known format to records'));
  common(command, importExamples).action(async (files, flags) => finish(outcome, await runImport(files, flags)));
};
const addReview = (program: Command, outcome: Outcome): void => {
  const command = declareReview(
    program.command('review').description('a board event by event, findings with their law'),
  );
  common(ofStore(command), reviewExamples).action(async (record, flags) =>
    finish(outcome, await runReview(record, flags)),
  );
};
const addOptions = (program: Command, outcome: Outcome): void => {
  const command = declareOptions(
    program.command('options').description('who may or must decide what, under which law'),
  );
  common(ofStore(command), optionsExamples).action(async (record, flags) =>
    finish(outcome, await runOptions(record, flags)),
  );
};
const addLedger = (program: Command, outcome: Outcome): void => {
  const command = declareLedger(program.command('ledger').description('authorized and unauthorized information'));
  common(ofStore(command), ledgerExamples).action(async (record, flags) =>
    finish(outcome, await runLedger(record, flags)),
  );
};
const addWhatIf = (program: Command, outcome: Outcome): void => {
  const command = declareWhatIf(
    program.command('whatif').description('what if: a branch of a record, and what it changes'),
  );
  common(ofStore(command), whatIfExamples).action(async (record, flags) =>
    finish(outcome, await runWhatIf(record, flags)),
  );
};
const addDiff = (program: Command, outcome: Outcome): void => {
  const command = declareDiff(program.command('diff').description('saved branches of a record, and what differs'));
  common(ofStore(command), diffExamples).action(async (record, names, flags) =>
    finish(outcome, await runDiff(record, names, flags)),
  );
};
const addAudit = (program: Command, outcome: Outcome): void => {
  const command = declareAudit(program.command('audit').description('rulings, scores and results against the Laws'));
  common(ofStore(command), auditExamples).action(async (records, flags) =>
    finish(outcome, await runAudit(records, flags)),
  );
};
const addExplain = (program: Command, outcome: Outcome): void => {
  const command = declareExplain(program.command('explain').description('our own line on a paragraph of the Laws'));
  common(command, explainExamples).action(async (reference, flags) =>
    finish(outcome, await runExplain(reference, flags)),
  );
};
const addExport = (program: Command, outcome: Outcome): void => {
  const command = declareExport(program.command('export').description('a record in a format other programs read'));
  common(ofStore(command), exportExamples).action(async (record, flags) =>
    finish(outcome, await runExport(record, flags)),
  );
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
  common(ofStore(command), verifyExamples).action(async (records, flags) =>
    finish(outcome, await runVerify(records, flags)),
  );
};
const addRecord = (program: Command, outcome: Outcome): void => {
  const command = declareRecord(program.command('record').description('events into a record of a store, line by line'));
  common(command, recordExamples).action(async (store, board, flags) =>
    finish(outcome, await runRecord(store, board, flags)),
  );
};
const addSeal = (program: Command, outcome: Outcome): void => {
  const command = declareSeal(program.command('seal').description('sign a record of a store, and close it'));
  common(ofStore(command), sealExamples).action(async (record, flags) => finish(outcome, await runSeal(record, flags)));
};
const addForget = (program: Command, outcome: Outcome): void => {
  const command = declareForget(program.command('forget').description('delete the texts of a record, or a name'));
  common(ofStore(command), forgetExamples).action(async (name, flags) => finish(outcome, await runForget(name, flags)));
};
const addHold = (program: Command, outcome: Outcome): void => {
  const command = declareHold(program.command('hold').description('keep a record from being forgotten'));
  common(ofStore(command), holdExamples).action(async (record, flags) => finish(outcome, await runHold(record, flags)));
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
  const stored = [addRecord, addVerify, addSeal, addForget, addHold];
  for (const add of [...all, addExport, addStats, addServe, ...stored, addCompletion]) add(program, outcome);
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
