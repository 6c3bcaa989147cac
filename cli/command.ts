import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { openDatabase } from '#server/open-database.ts';

/** A mistake of the caller: shown as one line, without a stack. */
export class UsageError extends Error {}

export type CommandContext = {
  config: Config;
  args: string[];
  /** Opens the configured database, brought up to date. Not before the arguments are read: a slip of the hand changes nothing. */
  open(): Promise<Database>;
};

/**
 * Runs an operator's command on the configured database and ends the process: 0 when all is well,
 * 1 when it failed, or the code that the command gives.
 */
export async function runCommand(
  command: (context: CommandContext) => Promise<number>,
): Promise<void> {
  try {
    const config = readConfig(process.env, process.cwd());
    let database: Database | undefined;
    const open = async () => {
      database = await openDatabase(config);
      return database;
    };
    try {
      process.exitCode = await command({ config, open, args: process.argv.slice(2) });
    } finally {
      await database?.close();
    }
  } catch (error) {
    process.exitCode = 1;
    const expected = error instanceof UsageError || error instanceof ConfigError;
    console.error(error instanceof Error ? (expected ? error.message : describe(error)) : error);
  }
}

function describe(error: Error): string {
  return process.env.LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : error.message;
}
