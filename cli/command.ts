import { parseArgs } from 'node:util';
import { AppError } from '#contract/errors.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { explained, withoutPasswords } from '#server/config/failures.ts';
import type { Database } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { openDatabase, openDatabaseAsIs } from '#server/open-database.ts';
import { COMMANDS, type Command, type CommandName, type Form, usageOf } from './command-table.ts';

/** A mistake by the caller: shown without a stack. */
export class UsageError extends Error {}

/** A call that matches no form of the command. */
class BadCallError extends UsageError {}

/** The exit code of a mistyped call (`EX_USAGE`): nothing was opened or changed. */
export const MISTYPED = 64;

/** The error for a mistyped call: the problem, if known, and the usage. */
export function badCall(name: CommandName, problem?: string): UsageError {
  return new BadCallError(problem === undefined ? usageOf(name) : `${problem}\n${usageOf(name)}`);
}

type OptionsOf<Name extends CommandName> = (typeof COMMANDS)[Name]['options'];

/** A command's arguments, which match one of its forms. */
type Given<Name extends CommandName> = {
  words: string[];
  options: {
    [Option in keyof OptionsOf<Name>]?: OptionsOf<Name>[Option] extends true ? boolean : string;
  };
};

export type CommandContext<Name extends CommandName> = Given<Name> & {
  config: Config;
  /** Opens the configured database and migrates it. Call it after checking the arguments: a typo changes nothing. */
  open(): Promise<Database>;
  /** Opens the configured database and leaves its schema as it is. */
  openAsIs(): Promise<Database>;
};

/** The implementation of a command: returns 0 on success, or another exit code. */
export type Run<Name extends CommandName> = (context: CommandContext<Name>) => Promise<number>;

/** The implementation of a command without its own database; returns the exit code. */
export type PlainRun<Name extends CommandName> = (
  given: Given<Name>,
  environment: NodeJS.ProcessEnv,
) => Promise<number>;

/**
 * Runs a command on the configured database and returns its exit code: 1 for a failure, reported in one line, and {@link
 * MISTYPED} for a call that matches none of its forms. With `--help` it only prints the usage.
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  run: Run<Name>,
  { args, environment }: { args: readonly string[]; environment: NodeJS.ProcessEnv },
): Promise<number> {
  let database: Database | undefined;
  try {
    return await runPlain(
      name,
      (given) => {
        const config = readConfig(environment, process.cwd());
        const keep = async (opening: Promise<Database>) => {
          database = await opening;
          return database;
        };
        const open = () => keep(openDatabase(config));
        const openAsIs = () => keep(openDatabaseAsIs(config));
        return withLongStatements(() =>
          explained(config, () => run({ ...given, config, open, openAsIs })),
        );
      },
      { args, environment },
    );
  } finally {
    await database?.close();
  }
}

/** Runs a command that opens no database of its own; otherwise like {@link runCommand}. */
export async function runPlain<Name extends CommandName>(
  name: Name,
  run: PlainRun<Name>,
  { args, environment }: { args: readonly string[]; environment: NodeJS.ProcessEnv },
): Promise<number> {
  if (args.includes('--help')) {
    console.log(usageOf(name));
    return 0;
  }
  try {
    return await run(readArguments(name, args), environment);
  } catch (error) {
    console.error(withoutPasswords(describe(error)));
    return error instanceof BadCallError ? MISTYPED : 1;
  }
}

/** A row number of 1 to 18 digits; null for anything else. */
export function readNumber(text: string): bigint | null {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : null;
}

/** Throws `UsageError` unless the arguments match one of the command's forms. */
export function readArguments<Name extends CommandName>(
  name: Name,
  args: readonly string[],
): Given<Name> {
  const { options, forms, plainAfter }: Command = COMMANDS[name];
  const types = Object.entries(options).map(
    ([option, value]) => [option, { type: value === true ? 'boolean' : 'string' }] as const,
  );
  const isPlain = plainAfter !== undefined && args[0] === plainAfter;
  const toRead = isPlain || types.length === 0 ? ['--', ...args] : [...args];
  const { values, positionals } = parse(name, toRead, Object.fromEntries(types));
  if (!forms.some((form) => isForm(form, positionals, Object.keys(values)))) throw badCall(name);
  // The parser used the table's types of the values too.
  return { words: positionals, options: values as Given<Name>['options'] };
}

function parse(
  name: CommandName,
  args: string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw badCall(name);
  }
}

function isForm({ words, needs = [], takes = [] }: Form, given: string[], options: string[]) {
  const areWords =
    words.length === given.length &&
    words.every((word, index) => isPlace(word) || word.split('|').includes(given[index] ?? ''));
  return (
    areWords &&
    needs.every((option) => options.includes(option)) &&
    options.every((option) => needs.includes(option) || takes.includes(option))
  );
}

/** Returns whether a word is a placeholder. */
function isPlace(word: string): boolean {
  return word === word.toUpperCase();
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [UsageError, ConfigError, AppError].some((kind) => error instanceof kind);
  const text = isExpected || process.env.LOG_LEVEL !== 'debug' ? error.message : error.stack;
  return text ?? error.message;
}
