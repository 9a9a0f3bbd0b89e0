/** Help, and the errors of the parser of options, in the language of the run. */
import { type Command, Help } from 'commander';
import { type Saying, saying } from '../../domain/saying.ts';
import { frHelp } from '../../words/sayings/fr-help.ts';
import { said } from '../../words/sayings.ts';
import { spoken } from './language.ts';

const tr = (text: string): string => said(spoken(), saying(text));

/** What stands below a command's options: examples with what they do, keyed by the command where there are others. */
export const helpBelow = (command: string, english: string): string =>
  spoken() === 'fr' ? `\n${frHelp[command] ?? english.trimStart()}` : english;

/** What the parser of options says, as sayings. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^unknown option '(?<option>.+)'$/, "unknown option '{option}'"],
  [/^unknown command '(?<command>.+)'$/, "unknown command '{command}'"],
  [
    /^option '(?<option>.+)' argument '(?<given>.*)' is invalid\. Allowed choices are (?<choices>.+)\.$/s,
    "option '{option}' argument '{given}' is invalid. Allowed choices are {choices}.",
  ],
  [/^option '(?<option>.+)' argument missing$/, "option '{option}' argument missing"],
  [/^required option '(?<option>.+)' not specified$/, "required option '{option}' not specified"],
  [/^missing required argument '(?<name>.+)'$/, "missing required argument '{name}'"],
  [
    /^command-argument value '(?<given>.*)' is invalid for argument '(?<name>.+)'\. Allowed choices are (?<choices>.+)\.$/s,
    "command-argument value '{given}' is invalid for argument '{name}'. Allowed choices are {choices}.",
  ],
  [
    /^too many arguments for '(?<command>.+)'\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\.$/,
    "too many arguments for '{command}': {got} in place of {expected}",
  ],
  [/^\(Did you mean (?:one of )?(?<words>.+)\?\)$/, '(Did you mean {words}?)'],
];
const sayingOf = (line: string): Saying => {
  for (const [form, template] of FORMS) {
    const found = form.exec(line)?.groups;
    if (found !== undefined) return saying(template, { ...found });
  }
  return saying(line);
};
/** `error: …`, with what may be meant on a line of its own. */
const errorIn = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.startsWith('error: ')
        ? `${tr('error:')} ${said(spoken(), sayingOf(line.slice('error: '.length)))}`
        : said(spoken(), sayingOf(line)),
    )
    .join('\n');

const english = new Help();
/** `(choices: …, default: …)` at the end of a description. */
const withExtras = (text: string): string =>
  text.replace(/\((?:choices|default): .*\)$/s, (extras) =>
    extras.replace('choices:', tr('choices:')).replace('default:', tr('default:')),
  );

const speak = (command: Command): void => {
  command.description(tr(command.description()));
  for (const option of command.options) option.description = tr(option.description);
  for (const argument of command.registeredArguments) argument.description = tr(argument.description);
  command
    .helpOption('-h, --help', tr('display help for command'))
    .configureHelp({
      styleTitle: tr,
      optionDescription: (option) => withExtras(english.optionDescription(option)),
      argumentDescription: (argument) => withExtras(english.argumentDescription(argument)),
    })
    .configureOutput({ outputError: (text, write) => write(`${errorIn(text)}\n`) })
    .showHelpAfterError(tr('(etui --help, or etui COMMAND --help, shows what there is)'));
  for (const each of command.commands) speak(each);
};

/** Puts the whole program into the language of the run; in English it is as it was declared. */
export const speakHelp = (program: Command): Command => {
  if (spoken() === 'en') return program;
  speak(program);
  return program.helpCommand('help [command]', tr('display help for command'));
};
