import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { checkBackupFolder } from './backups.ts';
import { checkClock } from './clock.ts';
import { checkDisk } from './disk.ts';
import { checkFiles } from './files.ts';
import { checkNode } from './node-version.ts';

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');
const MEGABYTE = 1024 * 1024;

describe('this Node', () => {
  it.each([
    ['20.20.2', 'warning'],
    ['22.13.0', 'ok'],
    ['24.1.0', 'ok'],
    ['26.0.0', 'ok'],
  ])('%s: %s', (version, state) => {
    expect(statesOf([checkNode(version, NOW_MS)])).toEqual([`node: ${state}`]);
  });
});

describe('the disk', () => {
  const check = (free: () => Promise<number>) => {
    const disk = {
      check: 'disk',
      folder: '/nowhere/at/all',
      about: 'it',
      remedy: 'DATA_DIR',
      settings: ['DATA_DIR'],
    };
    return checkDisk(disk, free);
  };
  it.each([
    [64 * MEGABYTE - 1, 'fault'],
    [64 * MEGABYTE, 'warning'],
    [1024 * MEGABYTE - 1, 'warning'],
    [1024 * MEGABYTE, 'ok'],
  ])('with %i bytes: %s', async (free, state) => {
    expect(statesOf([await check(async () => free)])).toEqual([`disk: ${state}`]);
  });

  it('of a folder that is not there yet is that of the one above', async () => {
    const asked = vi.fn().mockRejectedValue(new Error('p@ss'));
    expect(await check(asked)).toMatchObject({ state: 'skipped' });
    expect(asked).toHaveBeenCalledWith('/');
  });
});

describe('the folder for backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is only looked at where one is set', () => {
    expect(checkBackupFolder({ folder: null, dataDir: folder })).toEqual([]);
  });

  it('is no file', () => {
    const file = join(folder, 'backups');
    writeFileSync(file, '');
    expect(checkBackupFolder({ folder: file, dataDir: folder })).toEqual([
      {
        check: 'backup-folder',
        state: 'fault',
        says: `No backup can be made: ${file} is a file.`,
        remedy: 'Let BACKUP_FOLDER name a folder that the server can write to',
        settings: ['BACKUP_FOLDER'],
      },
    ]);
  });

  it.each([
    [
      'the disk of the data',
      1,
      ['DATA_DIR'],
      ', on the disk of DATA_DIR: also keep a copy on another machine.',
    ],
    ['another disk', 2, [], '.'],
  ])('is good on %s', (_, device, settings, end) => {
    const backups = join(folder, 'backups');
    const deviceOf = (path: string) => (path === backups ? device : 1);
    expect(checkBackupFolder({ folder: backups, dataDir: folder }, deviceOf)).toEqual([
      { check: 'backup-folder', state: 'ok', says: `Backups go to ${backups}${end}`, settings },
    ]);
  });

  it('lies on the disk of the folder above while it is not there yet', () => {
    const [finding] = checkBackupFolder({ folder: join(folder, 'a/b'), dataDir: folder });
    expect(finding?.says).toContain('on the disk of DATA_DIR');
  });
});

describe('the clock', () => {
  const check = (readMs: () => Promise<number>, offByMs = 0) =>
    checkClock('clock', { name: 'the database', offByMs, readMs }, () => NOW_MS);
  it.each([
    [5 * 60_000, 0, 'ok'],
    [5 * 60_000 + 1, 0, 'fault'],
    [-5 * 60_000 - 1, 0, 'fault'],
    [6 * 60_000, 60_000, 'ok'],
    [6 * 60_000 + 1, 60_000, 'fault'],
  ])('%i ms apart from one that may be off by %i: %s', async (apartMs, offByMs, state) => {
    const finding = await check(async () => NOW_MS - apartMs, offByMs);
    expect(statesOf([finding])).toEqual([`clock: ${state}`]);
    if (state === 'fault') expect(finding.says).toContain(apartMs > 0 ? 'ahead of' : 'behind');
  });

  it('is not compared with one that does not answer', async () => {
    expect(await check(() => Promise.reject(new Error('p@ss')))).toEqual({
      check: 'clock',
      state: 'skipped',
      says: 'the database did not tell the time: an unreadable answer.',
      settings: [],
    });
  });
});

describe('files', () => {
  let folder: string;
  let dataDir: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true });
    for (const path of ['data', 'data/pgdata']) chmodSync(join(folder, path), 0o700);
    for (const path of ['data/secret-key', 'settings']) make(path, 0o600);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  function make(path: string, mode: number): void {
    writeFileSync(join(folder, path), '');
    chmodSync(join(folder, path), mode);
  }
  const check = (change: object = {}) =>
    checkFiles({
      dataDir,
      hasSecretKey: false,
      settingsFiles: [join(folder, 'settings'), join(folder, 'not-there')],
      ...change,
    });

  it('are their owner’s alone', () => {
    expect(statesOf(check())).toEqual(['settings-file: ok', 'secret-file: ok', 'data-folder: ok']);
  });

  it('need not be there yet', () => {
    rmSync(dataDir, { recursive: true });
    expect(statesOf(check({ settingsFiles: [] }))).toEqual(['secret-file: ok', 'data-folder: ok']);
  });

  it('are not looked for where SECRET_KEY is set', () => {
    chmodSync(join(dataDir, 'secret-key'), 0o644);
    expect(findingOf(check({ hasSecretKey: true }), 'secret-file').state).toBe('ok');
  });

  it.each([
    ['settings', 0o640, 'settings-file', 'chmod 600 FOLDER/settings'],
    ['data/secret-key', 0o604, 'secret-file', 'chmod 600 FOLDER/data/secret-key'],
    ['data', 0o770, 'data-folder', 'chmod 700 FOLDER/data'],
  ])('that others may read or change: %s with %o', (path, mode, name, remedy) => {
    chmodSync(join(folder, path), mode);
    const finding = findingOf(check(), name);
    expect(finding).toMatchObject({ state: 'fault', remedy: remedy.replaceAll('FOLDER', folder) });
  });

  it.each([
    [0o755, 0o700, 'ok'],
    [0o700, 0o755, 'ok'],
    [0o755, 0o750, 'fault'],
  ])('are closed by one of two folders: %o and %o', (mode, inner, state) => {
    chmodSync(join(dataDir, 'pgdata'), inner);
    chmodSync(dataDir, mode);
    expect(findingOf(check(), 'data-folder').state).toBe(state);
  });
});
