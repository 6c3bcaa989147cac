import { BACKUP_DUE_AFTER_MS } from '#rules/operations/backups.ts';
import type { Config } from '#server/config/config.ts';
import { findSecretKeys } from '#server/config/secret-file.ts';
import type { Db } from '#server/db/connect.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import { databaseSource, makeBackup } from '#server/services/backups/make-backup.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Makes a backup in the configured folder if the newest one is a day old. Returns one line about it.
 *
 * @param input.stopping aborts a backup under way, and leaves nothing of it
 */
export async function backUpDaily(input: {
  db: Db;
  config: Pick<Config, 'backups' | 'databaseUrl' | 'dataDir' | 'secretKeys'>;
  now: () => number;
  stopping: AbortSignal;
}): Promise<string> {
  const { db, config, now, stopping } = input;
  const { folder, seal, keep, communityFile, settingsFile } = config.backups;
  if (folder === null || seal === null) return 'no folder for backups is set';
  const newestMs = await findNewestBackup(db);
  const ageMs = newestMs === null ? null : now() - newestMs;
  // A backup dated ahead of the clock counts as none.
  if (ageMs !== null && ageMs >= 0 && ageMs < BACKUP_DUE_AFTER_MS) {
    return `the newest backup is ${Math.floor(ageMs / HOUR_MS)} hours old`;
  }
  const engine = config.databaseUrl === null ? 'embedded' : 'postgres';
  const { file, bytes, deleted } = await makeBackup({
    source: databaseSource({ db, engine }, now),
    target: { folder },
    seal,
    keep,
    secretKeys: findSecretKeys(config),
    communityFile,
    settingsFile,
    now,
    onProgress: () => stopping.throwIfAborted(),
  });
  return `${file}, ${bytes} bytes; ${deleted.length} older ones deleted`;
}
