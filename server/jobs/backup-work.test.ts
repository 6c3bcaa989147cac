import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { BACKUP_DUE_AFTER_MS, backupName } from '#rules/operations/backups.ts';
import { readConfig } from '#server/config/config.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { backUpDaily } from './backup-work.ts';

const START_MS = Date.parse('2026-03-04T02:37:00Z');

describeOnPostgres('the daily backup', (database) => {
  it('is made once a day, keeps what the rule says, and leaves nothing if the server stops', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'daily-backups-'));
    let nowMs = START_MS;
    const stopping = new AbortController();
    const config = readConfig(
      {
        BACKUP_FOLDER: folder,
        BACKUP_KEEP: '1d',
        BACKUP_RECIPIENT: await identityToRecipient(await generateIdentity()),
        DATA_DIR: '/nowhere/at/all',
      },
      '/',
    );
    const { db } = database();
    const run = () => backUpDaily({ db, config, now: () => nowMs, stopping: stopping.signal });
    const none = { ...config, backups: { ...config.backups, folder: null } };
    expect(
      await backUpDaily({ db, config: none, now: () => nowMs, stopping: stopping.signal }),
    ).toBe('no folder for backups is set');
    expect(await run()).toMatch(/^\/.*, \d+ bytes; 0 older ones deleted$/);
    nowMs += BACKUP_DUE_AFTER_MS - 1;
    expect(await run()).toBe('the newest backup is 23 hours old');
    expect(readdirSync(folder)).toEqual([backupName(START_MS)]);
    nowMs += 1;
    expect(await run()).toContain('1 older ones deleted');
    expect(readdirSync(folder)).toEqual([backupName(nowMs)]);
    // The clock was ahead before.
    nowMs -= BACKUP_DUE_AFTER_MS;
    expect(await run()).toContain('bytes');
    nowMs += 2 * BACKUP_DUE_AFTER_MS;
    stopping.abort();
    const before = readdirSync(folder);
    await expect(run()).rejects.toThrow('aborted');
    expect(readdirSync(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
  });
});
