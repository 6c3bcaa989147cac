import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_BYTES } from '#server/db/secrets.ts';
import { type Config, ConfigError, readSecretKey } from './config.ts';

const FILE = 'secret-key';
/** Readable by its owner only. */
const MODE = 0o600;

/**
 * The instance's secrets: those of `SECRET_KEY`, or else the one in `DATA_DIR`, created on the first start.
 * Throws `ConfigError` if that file is invalid: a new secret could not decrypt what the old one encrypted.
 */
export function keepSecretKeys(
  config: Pick<Config, 'secretKeys' | 'dataDir'>,
): readonly Uint8Array[] {
  const known = findSecretKeys(config);
  if (known.length > 0) return known;
  const path = join(config.dataDir, FILE);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return [decode(path, make(path))];
}

/** The same secrets, or none where there are none yet. Throws likewise. */
export function findSecretKeys({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): readonly Uint8Array[] {
  if (secretKeys.length > 0) return secretKeys;
  const path = join(dataDir, FILE);
  const kept = readKept(path);
  return kept === null ? [] : [decode(path, kept)];
}

function decode(path: string, text: string): Uint8Array {
  const key = readSecretKey(text);
  if (!key) throw new ConfigError(`DATA_DIR: ${path} holds no secret; restore it from a backup`);
  return key;
}

// Written in full, then linked to its name: neither a crash nor a second starting server leaves half a file.
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
