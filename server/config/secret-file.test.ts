import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { keepSecretKeys } from './secret-file.ts';

describe('the secret in DATA_DIR', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const keep = (dataDir = folder) => keepSecretKeys({ secretKeys: [], dataDir });

  it('is created once, readable only by its owner, and stays', () => {
    const [key] = keep(join(folder, 'data'));
    expect(key).toHaveLength(32);
    const path = join(folder, 'data/secret-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').trim()).toBe(Buffer.from(key ?? []).toString('hex'));
    expect(keep(join(folder, 'data'))).toEqual([key]);
  });

  it('is ignored if SECRET_KEY is set', () => {
    const secretKeys = [Buffer.alloc(32, 5)];
    expect(keepSecretKeys({ secretKeys, dataDir: '/nowhere/at/all' })).toBe(secretKeys);
  });

  it.each(['', 'abc', 'x'.repeat(64)])('is not replaced if it is damaged: %j', (text) => {
    const path = join(folder, 'secret-key');
    writeFileSync(path, text);
    chmodSync(path, 0o600);
    expect(() => keep()).toThrow(ConfigError);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
