import { COMMANDS, type Command } from '../command-table.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

type Entry = {
  name: string;
  help: string;
  /** Fixed words of its forms, such as `list`. */
  words: string[];
  options: { name: string; takesValue: boolean }[];
  takesFile: boolean;
};

/** A shell's script that completes the program's commands, their words and their options, from the table of commands. */
export function writeCompletion(shell: Shell): string {
  const entries = Object.entries(COMMANDS).map(([name, command]) => entryOf(name, command));
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](entries);
}

function entryOf(name: string, { help, options, forms }: Command): Entry {
  const all = forms.flatMap(({ words }) => words);
  const fixed = all.filter((word) => word !== word.toUpperCase());
  return {
    name,
    help,
    words: [...new Set(fixed.flatMap((word) => word.split('|')))],
    options: Object.entries({ ...options, help: true }).map(([option, value]) => ({
      name: option,
      takesValue: value !== true,
    })),
    takesFile: all.includes('FILE'),
  };
}

const wordsOf = ({ words, options }: Entry) =>
  [...words, ...options.map(({ name }) => `--${name}`)].join(' ');

// `-o default`: if no word matches, a file name may.
function bashScript(entries: readonly Entry[]): string {
  return [
    '# source <(quarterdeck completion bash)',
    '_quarterdeck() {',
    `  local words=${quote([...entries.map(({ name }) => name), '--help', '--version'].join(' '))}`,
    '  if [ "$COMP_CWORD" -gt 1 ]; then',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
    '    case "${COMP_WORDS[1]}" in',
    ...entries.map((entry) => `      ${entry.name}) words=${quote(wordsOf(entry))} ;;`),
    '      *) words= ;;',
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$2"))',
    '}',
    'complete -o default -F _quarterdeck quarterdeck',
  ].join('\n');
}

// Works from a folder of `fpath`, where zsh runs the file as the function, and with `source`.
function zshScript(entries: readonly Entry[]): string {
  const described = entries.map(
    ({ name, help }) => `    ${quote(`${name}:${escapeColons(help)}`)}`,
  );
  return [
    '#compdef quarterdeck',
    '# source <(quarterdeck completion zsh)',
    '_quarterdeck() {',
    '  local -a commands=(',
    ...described,
    '  )',
    '  if (( CURRENT == 2 )); then',
    "    _describe 'command' commands",
    '    compadd -- --help --version',
    '    return',
    '  fi',
    '  case $words[2] in',
    ...entries.map(
      (entry) =>
        `    ${entry.name}) compadd -- ${wordsOf(entry)}${entry.takesFile ? '; _files' : ''} ;;`,
    ),
    '  esac',
    '}',
    'if [ "$funcstack[1]" = _quarterdeck ]; then _quarterdeck "$@"; else compdef _quarterdeck quarterdeck; fi',
  ].join('\n');
}

function fishScript(entries: readonly Entry[]): string {
  const start = 'complete -c quarterdeck';
  return [
    '# quarterdeck completion fish | source',
    `${start} -f`,
    `${start} -n __fish_use_subcommand -l version`,
    `${start} -n __fish_use_subcommand -l help`,
    ...entries.flatMap(({ name, help, words, options, takesFile }) => {
      const within = `${start} -n '__fish_seen_subcommand_from ${name}'`;
      return [
        `${start} -n __fish_use_subcommand -a ${name} -d ${quote(help)}`,
        ...words.map((word) => `${within} -a ${word}`),
        ...options.map((option) => `${within} -l ${option.name}${option.takesValue ? ' -x' : ''}`),
        ...(takesFile ? [`${within} -F`] : []),
      ];
    }),
  ].join('\n');
}

/** As one word in any of the shells. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function escapeColons(text: string): string {
  return text.replaceAll(':', '\\:');
}
