import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { namedIn } from '../findings.ts';

export const TOKEN = 'a'.repeat(24);
export const WHSEC = 'whsec_0123456789abcdefg';
export const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1234567890abcdef',
  STRIPE_WEBHOOK_SECRET: `${WHSEC}, ${WHSEC}b`,
};
export const XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';
export const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
/** The smallest file of another community. */
export const PEARLCOIN = fileURLToPath(new URL('../pearlcoin/smallest.json', import.meta.url));
export const RPC = 'http://u:p@127.0.0.1:9772/';
export const read = (environment: Record<string, string | undefined> = {}) =>
  readConfig(environment, '/work');

/** Fails unless an error lists each setting that its message names, the wrong one first. */
export function requireNamed({ message, settings }: ConfigError): void {
  expect([...settings].sort(), message).toEqual(namedIn(message));
  const [first] = /^[A-Z][A-Z_]+(?=:)/.exec(message) ?? [];
  if (first !== undefined) expect(settings[0], message).toBe(first);
}

/** The message of the ConfigError; null if there is none. */
export function messageOf(environment: Record<string, string>): string | null {
  try {
    read(environment);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    requireNamed(error);
    return error.message;
  }
}
