import { closestName } from '#server/program/closest-name.ts';
import { readVersion } from '#server/program/version.ts';
import { MISTYPED } from '../command.ts';
import { COMMANDS } from '../command-table.ts';
import { callCommand, isCommandName } from '../commands.ts';
import { overview } from './overview.ts';

/**
 * The installed program: without words it starts the server, the first word names a command, and `--help` and `--version`
 * describe all of it. Returns the exit code (docs/operations.md).
 */
export async function runProgram(
  [first = 'start', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (isCommandName(first)) return callCommand(first, args, environment);
  if (first === '--help' || first === '--version') {
    console.log(first === '--help' ? overview() : readVersion());
    return 0;
  }
  const meant = closestName(first, [...Object.keys(COMMANDS), '--help', '--version']);
  const hint = meant === null ? 'See quarterdeck --help.' : `Did you mean ${meant}?`;
  console.error(`There is no command ${first}. ${hint}`);
  return MISTYPED;
}
