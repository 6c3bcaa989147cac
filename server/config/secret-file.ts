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
export function keepSecretKeys({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): readonly Uint8Array[] {
  if (secretKeys.length > 0) return secretKeys;
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = readSecretKey(readKept(path) ?? make(path));
  if (!key) throw new ConfigError(`DATA_DIR: ${path} holds no secret; restore it from a backup`);
  return [key];
}

/** The same without creating one: none if there is none yet, if it is damaged, or if this user may not read it. */
export function findSecretKeys({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): readonly Uint8Array[] {
  if (secretKeys.length > 0) return secretKeys;
  try {
    const key = readSecretKey(readKept(join(dataDir, FILE)) ?? '');
    return key ? [key] : [];
  } catch {
    return [];
  }
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
