import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/operator/package-root.ts';
import { COMMANDS } from '../command-table.ts';

/** All commands of the installed program, a line each. */
export function overview(): string {
  const entries = Object.entries(COMMANDS);
  const width = Math.max(...entries.map(([name]) => name.length));
  return [
    'Usage: quarterdeck [COMMAND]',
    '',
    ...entries.map(([name, { help }]) => `  ${name.padEnd(width)}  ${help}`),
    '',
    'Without a command it starts the server. quarterdeck COMMAND --help shows how one is called,',
    'quarterdeck --version which version this is.',
  ].join('\n');
}

/** The version in package.json, such as `1.2.0`. */
export function readVersion(): string {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;
}
