import { COMMANDS } from '../command-table.ts';

/** All commands of the installed program, one per line. */
export function overview(): string {
  const entries = Object.entries(COMMANDS);
  const width = Math.max(...entries.map(([name]) => name.length));
  return [
    'Usage: quarterdeck [COMMAND]',
    '',
    ...entries.map(([name, { help }]) => `  ${name.padEnd(width)}  ${help}`),
    '',
    'Without a command it starts the server. quarterdeck COMMAND --help shows the usage of a command,',
    'quarterdeck --version the version.',
  ].join('\n');
}
