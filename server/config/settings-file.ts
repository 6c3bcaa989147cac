import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { requireKnownNames } from './names/check-names.ts';
import { ConfigError } from './values.ts';

/** The settings file unless `SETTINGS_FILE` names another one: in the folder in which the program is started. */
const DEFAULT_FILE = 'quarterdeck.env';
/** Readable only by its owner: it holds tokens and passwords. */
const MODE = 0o600;

type Environment = Record<string, string | undefined>;
/** Settings by the names of their variables. */
export type Settings = Record<string, string>;

/** The path of the settings file, which need not exist. */
export function settingsPath(environment: Environment, cwd: string): string {
  return resolve(cwd, environment.SETTINGS_FILE?.trim() || DEFAULT_FILE);
}

/**
 * Adds the file's settings to an environment. Variables that the environment already has stay. Throws `ConfigError` if the file
 * cannot be read or has names that are no settings, or if `SETTINGS_FILE` names one that does not exist.
 */
export function loadSettings(environment: Environment, cwd: string): void {
  const path = settingsPath(environment, cwd);
  const text = readSettingsText(path);
  if (text === null && environment.SETTINGS_FILE?.trim()) {
    throw new ConfigError(`SETTINGS_FILE: there is no file ${path}`, ['SETTINGS_FILE']);
  }
  const settings = parseSettings(text ?? '');
  requireKnownNames(Object.keys(settings), path);
  for (const [name, value] of Object.entries(settings)) {
    environment[name] ??= value;
  }
}

/** The file's text; null if there is none. Throws `ConfigError` if it cannot be read. */
export function readSettingsText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new ConfigError(
      `${path} cannot be read (${codeOf(error)}): let it belong to this user, or let SETTINGS_FILE name another file`,
      ['SETTINGS_FILE'],
    );
  }
}

export function parseSettings(text: string): Settings {
  // By its type a value may be undefined, but that only describes missing names.
  return parseEnv(text) as Settings;
}

/**
 * The file's text with these settings changed. Comments and all other lines stay as they are; a new setting replaces its own
 * commented-out line, or else follows at the end. Throws `ConfigError` for a value that no line can hold.
 * @param changes null removes a setting
 */
export function changeSettings(
  text: string,
  changes: Readonly<Record<string, string | null>>,
): string {
  let lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const wanted = parseSettings(text);
  for (const [name, value] of Object.entries(changes)) {
    const isIts = (line: string) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line);
    const commented = lines.findIndex((line) => line.startsWith(`#${name}=`));
    const place =
      [lines.findIndex(isIts), commented, lines.length].find((each) => each !== -1) ?? 0;
    const after = lines.slice(place + (commented === place && value === null ? 0 : 1));
    const written = value === null ? [] : [lineOf(name, value)];
    lines = [...lines.slice(0, place), ...written, ...after.filter((line) => !isIts(line))];
    if (value === null) delete wanted[name];
    else wanted[name] = value;
  }
  const changed = lines.map((line) => `${line}\n`).join('');
  // A value over several lines, which this program does not write, may contain text that looks like a setting.
  if (!isDeepStrictEqual({ ...parseSettings(changed) }, { ...wanted })) {
    throw new ConfigError(
      'the settings file cannot be changed by this program; edit it by hand',
      [],
    );
  }
  return changed;
}

/**
 * Replaces the file atomically: a reader, or a crash, finds the old text or the new one. Throws `ConfigError` if the path is not
 * a file, or its folder cannot be written to.
 * @param mode the file's permissions; by default only its owner may read it
 */
export function replaceFile(path: string, text: string, mode = MODE): void {
  const known = statSync(path, { throwIfNoEntry: false });
  // Renaming over a device such as /dev/null would replace the device.
  if (known && !known.isFile()) throw new ConfigError(`${path} is not a file`, []);
  const target = known ? realpathSync(path) : path;
  const draft = `${target}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode, flush: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new ConfigError(
      `${path} cannot be written (${codeOf(error)}): start in a folder that this user may write to, or set SETTINGS_FILE`,
      ['SETTINGS_FILE'],
    );
  }
}

// Node, systemd and compose read this alike: all take text in single quotes as it is.
function lineOf(name: string, value: string): string {
  if (/^[\w./:@%+=,?&~-]*$/.test(value)) return `${name}=${value}`;
  const quote = value.includes("'") ? '"' : "'";
  // Within double quotes these characters would be special.
  if (/[\r\n\0]/.test(value) || (quote === '"' && /["\\$`]/.test(value))) {
    throw new ConfigError(`${name}: must be one line, and without ' if it has one of " \\ $ \``, [
      name,
    ]);
  }
  return `${name}=${quote}${value}${quote}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
