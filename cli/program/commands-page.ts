import { COMMANDS, type Command, type CommandName, callsOf } from '../command-table.ts';

const INTRO = `# Commands

<!-- Written by \`npm run commands\` from cli/command-table.ts: change that file, not this one. -->

In an [installed package](operations.md#installing) a command is \`quarterdeck NAME …\`, as below; in a clone it is
\`npm run NAME -- …\` (and \`npm start\`). Every command answers \`--help\`. [Exit codes and \`--json\`](operations.md#commands-in-scripts)
are for scripts. [CONTRIBUTING.md](../CONTRIBUTING.md#commands-for-contributors) lists the commands for contributors.

In a usage, words in capitals are placeholders, \`a|b\` is a choice, and brackets enclose what may be left out.`;

/** The text of docs/commands.md: all commands in a table, and the notes of those that have some. */
export function commandsPage(): string {
  const names = Object.keys(COMMANDS) as CommandName[]; // The keys of the table.
  return [
    INTRO,
    '',
    '| command | usage | what it does |',
    '|---|---|---|',
    ...names.map(rowOf),
    '',
    '## Notes',
    ...names.flatMap(noteOf),
    '',
  ].join('\n');
}

function rowOf(name: CommandName): string {
  const calls = callsOf(name).map((call) => `\`quarterdeck ${call.replaceAll('|', '\\|')}\``);
  return `| **${name}** | ${calls.join('<br>')} | ${COMMANDS[name].help} |`;
}

function noteOf(name: CommandName): string[] {
  const { notes }: Command = COMMANDS[name];
  return notes === undefined ? [] : ['', `**${name}.** ${notes}`];
}
