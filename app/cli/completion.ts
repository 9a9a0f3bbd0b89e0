/** `etui completion`: what a shell needs to complete commands and options, read off the commands themselves. */
import * as E from 'fp-ts/lib/Either.js';
import { Argument, type Command } from 'commander';
import type { Exit, Fault } from './fault.ts';
import { write } from './output.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

interface Listed {
  readonly name: string;
  readonly says: string;
  readonly options: readonly { readonly flag: string; readonly says: string; readonly values: readonly string[] }[];
}
const listed = (program: Command): readonly Listed[] =>
  program.commands.map((command) => ({
    name: command.name(),
    says: command.description(),
    options: command.options.map((option) => ({
      flag: option.long ?? option.short ?? '',
      says: option.description,
      values: option.argChoices ?? [],
    })),
  }));

const bash = (commands: readonly Listed[]): string => {
  const cases = commands.map(
    ({ name, options }) => `    ${name}) words="${options.map(({ flag }) => flag).join(' ')} --help" ;;`,
  );
  // The same option takes other values behind another command.
  const chosen = commands.flatMap(({ name, options }) =>
    options
      .filter(({ values }) => values.length > 0)
      .map(
        ({ flag, values }) =>
          `    "${name} ${flag}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`,
      ),
  );
  return `# etui completion for bash: eval "$(etui completion bash)"
_etui() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  case "\${COMP_WORDS[1]} $before" in
${chosen.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _etui etui
`;
};

const quoted = (text: string): string =>
  text.replaceAll("'", '’').replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', ' -');

const zsh = (commands: readonly Listed[]): string => {
  const names = commands.map(({ name, says }) => `    '${name}:${quoted(says)}'`).join('\n');
  const cases = commands.map(({ name, options }) => {
    const flags = options.map(({ flag, says, values }) => {
      const of = values.length === 0 ? '' : `:value:(${values.join(' ')})`;
      return `'${flag}[${quoted(says)}]${of}'`;
    });
    return `    ${name}) _arguments ${[...flags, "'*:file:_files'"].join(' ')} ;;`;
  });
  return `#compdef etui
# etui completion for zsh: eval "$(etui completion zsh)"
_etui() {
  local -a commands
  commands=(
${names}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _etui etui
`;
};

const fish = (commands: readonly Listed[]): string => {
  const lines = commands.flatMap(({ name, says, options }) => [
    `complete -c etui -n __fish_use_subcommand -a ${name} -d '${quoted(says)}'`,
    ...options.map(({ flag, says: does, values }) => {
      const of = values.length === 0 ? '' : ` -x -a '${values.join(' ')}'`;
      return `complete -c etui -n '__fish_seen_subcommand_from ${name}' -l ${flag.replace(/^-+/, '')}${of} -d '${quoted(does)}'`;
    }),
  ]);
  return `# etui completion for fish: etui completion fish | source\n${lines.join('\n')}\n`;
};

/** Runs the command for the program it completes. */
export const runCompletion = async (program: Command, shell: string): Promise<E.Either<Fault, Exit>> => {
  const commands = listed(program);
  await write(process.stdout, shell === 'bash' ? bash(commands) : shell === 'zsh' ? zsh(commands) : fish(commands));
  return E.right(0);
};

export const completionExamples = `
Examples:
  eval "$(etui completion bash)"
  eval "$(etui completion zsh)"
  etui completion fish | source`;

/** Declares the command's own arguments. */
export const declareCompletion = (command: Command): Command =>
  command.addArgument(new Argument('<shell>', 'the shell').choices([...SHELLS]));
