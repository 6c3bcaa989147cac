import { isLoopback, parseAddress } from '#server/net/web-address.ts';
import type { SettingName } from './names/setting-names.ts';

/** Reads a variable; null if it is unset or empty. */
export type ReadVariable = (name: SettingName) => string | null;

/** An invalid variable; the message is the one line that the operator sees. */
export class ConfigError extends Error {
  /** The settings that the message names, the wrong one first. */
  readonly settings: readonly string[];

  constructor(message: string, settings: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.settings = settings;
  }
}

export function isHttpsOrLoopback(address: string): boolean {
  return new URL(address).protocol === 'https:' || isLoopback(address);
}

export function readUrl(name: string, text: string | null): string | null {
  if (text === null) return null;
  const url = parseAddress(text);
  // Searched in the text, because an empty query or fragment leaves no trace in the parsed address.
  const hasTail = /[?#]/.test(text);
  const hasUser = url !== null && Boolean(url.username || url.password);
  if (!url || !/^https?:$/.test(url.protocol) || hasTail || hasUser) {
    throw new ConfigError(`${name}: must be an http or https address without query or user`, [
      name,
    ]);
  }
  return text.replace(/\/+$/, '');
}

export function readOne<const T extends string>(
  name: string,
  text: string,
  known: readonly T[],
): T {
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new ConfigError(`${name}: must be one of ${known.join(', ')}`, [name]);
  return found;
}

/** A variable that is 0 or 1. */
export function readFlag(name: SettingName, read: ReadVariable, isSet = false): boolean {
  return readOne(name, read(name) ?? (isSet ? '1' : '0'), ['0', '1']) === '1';
}
