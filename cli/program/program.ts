import { callCommand, isCommandName } from '../commands.ts';

/** The installed program: without words it starts the server, its first word names a command. Returns the exit code. */
export async function runProgram(
  [first = 'start', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (isCommandName(first)) return callCommand(first, args, environment);
  console.error(`There is no command ${first}.`);
  return 1;
}
