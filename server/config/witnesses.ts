import { createHash } from 'node:crypto';
import { COSIGNATURE } from '#rules/log/cosignature.ts';
import { ED25519, readEd25519Key, type VerifierKey } from '#rules/log/note.ts';
import type { Hash } from '#rules/log/tree.ts';
import { ConfigError, isHttpsOrLoopback, readUrl } from './values.ts';

/** A witness to ask: its verifier key, and its address without `/add-checkpoint`. */
export type WitnessAddress = { vkey: string; url: string };

/** A note has room for 32 signatures. */
const MOST_WITNESSES = 8;
const MOST_LOGS = 100;

const sha256: Hash = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Reads the witnesses that cosign this log: keys with addresses, separated by commas. Throws a `ConfigError`. */
export function readWitnesses(text: string | null): WitnessAddress[] {
  const witnesses = listOf(text).map((each) => {
    const [vkey = '', address = '', ...rest] = each.split(/\s+/);
    requireKey('LOG_WITNESSES', vkey, COSIGNATURE);
    const url = readUrl('LOG_WITNESSES', address);
    if (!url || rest.length > 0 || !isHttpsOrLoopback(url)) {
      throw new ConfigError('LOG_WITNESSES: must be keys, each with an https address', [
        'LOG_WITNESSES',
      ]);
    }
    return { vkey, url };
  });
  const keys = new Set(witnesses.map(({ vkey }) => vkey));
  if (keys.size < witnesses.length || keys.size > MOST_WITNESSES) {
    throw new ConfigError(`LOG_WITNESSES: must be up to ${MOST_WITNESSES} different witnesses`, [
      'LOG_WITNESSES',
    ]);
  }
  return witnesses;
}

/** Reads the keys of the logs that this instance cosigns, separated by commas. Throws a `ConfigError`. */
export function readWitnessLogs(text: string | null): VerifierKey[] {
  const keys = listOf(text);
  if (keys.length > MOST_LOGS)
    throw new ConfigError(`WITNESS_LOGS: must be up to ${MOST_LOGS} keys`, ['WITNESS_LOGS']);
  return keys.map((each) => requireKey('WITNESS_LOGS', each, ED25519));
}

function listOf(text: string | null): string[] {
  return text === null ? [] : text.split(',').map((each) => each.trim());
}

function requireKey(setting: string, text: string, type: number): VerifierKey {
  try {
    return readEd25519Key(sha256, text, type);
  } catch {
    const owner = type === COSIGNATURE ? 'a witness' : 'a log';
    throw new ConfigError(`${setting}: must begin each part with the verifier key of ${owner}`, [
      setting,
    ]);
  }
}
