import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readSecretKey } from './config.ts';
import { SECRET_BYTES } from './services/secrets.ts';

const FILE = 'secret-key';
/** For its owner alone. */
const MODE = 0o600;

/**
 * The instance's secrets: those of `SECRET_KEY`, or else the one in `DATA_DIR`, which is made at the first
 * start. Throws `ConfigError` when that file is none: a new secret could not open what the old one closed.
 */
export function keepSecretKeys({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): readonly Uint8Array[] {
  if (secretKeys.length > 0) return secretKeys;
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  const key = readSecretKey(readKept(path) ?? make(path));
  if (!key) throw new ConfigError(`DATA_DIR: ${path} holds no secret; restore it from a backup`);
  return [key];
}

// Complete before it has its name: neither a crash nor a second server that starts leaves half of one.
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
