import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_BYTES } from '#server/db/secrets.ts';
import { type Config, ConfigError } from './config.ts';
import { readSecretKeys } from './tokens.ts';

const FILE = 'secret-key';
/** Readable only by its owner. */
const MODE = 0o600;

/**
 * Returns the instance's secrets: those of `SECRET_KEY`, or else the one in `DATA_DIR`, created on the first start. Throws
 * `ConfigError` if that file is invalid: a new secret could not decrypt data that the old one encrypted.
 */
export function keepSecretKeys(config: Where): readonly Uint8Array[] {
  const known = findSecretKeys(config);
  if (known.length > 0) return known;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return decode(secretPath(config), make(secretPath(config)));
}

/** Returns the same secrets, or none if there are none yet. Throws in the same cases. */
export function findSecretKeys(config: Where): readonly Uint8Array[] {
  if (config.secretKeys.length > 0) return config.secretKeys;
  const kept = readKept(secretPath(config));
  return kept === null ? [] : decode(secretPath(config), kept);
}

/**
 * Stores secrets in the file in `DATA_DIR`, the one that seals first. A file with other secrets is kept beside it, under another
 * name.
 */
export function storeSecretKeys(config: Where, keys: readonly Uint8Array[], nowMs: number): void {
  const path = secretPath(config);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  const text = keys.map((key) => Buffer.from(key).toString('hex')).join(',');
  writeFileSync(draft, `${text}\n`, { mode: MODE, flush: true });
  if (readKept(path) !== null) renameSync(path, `${path}.replaced-${nowMs}`);
  renameSync(draft, path);
}

type Where = Pick<Config, 'secretKeys' | 'dataDir'>;

function secretPath({ dataDir }: Where): string {
  return join(dataDir, FILE);
}

function decode(path: string, text: string): Uint8Array[] {
  const keys = readSecretKeys(text);
  if (!keys)
    throw new ConfigError(`DATA_DIR: ${path} holds no secret; restore it from a backup`, [
      'DATA_DIR',
    ]);
  return keys;
}

// Written completely, then linked to its name: neither a crash nor a second starting server leaves half a file.
function make(path: string): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, {
    mode: MODE,
    flush: true,
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isFault(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

function readKept(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isFault(error, 'ENOENT')) return null;
    throw error;
  }
}

function isFault(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
