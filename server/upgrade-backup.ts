import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { operatorCommand } from '#server/program/called-as.ts';
import { type Config, ConfigError } from './config/config.ts';
import { findSecretKeys } from './config/secret-file.ts';
import type { Database } from './db/connect.ts';
import { readStanding } from './db/migrate.ts';
import { findTables } from './db/tables.ts';
import { openDatabase } from './open-database.ts';
import { findFolderProblem } from './services/backups/backup-folder.ts';
import { type MadeBackup, recordBackup } from './services/backups/made-backups.ts';
import { databaseSource, makeBackup } from './services/backups/make-backup.ts';

/**
 * Opens the configured database with its schema up to date, backed up before it is changed. Throws as `connect` does, and
 * `ConfigError` if no backup could be made in `BACKUP_FOLDER`.
 */
export async function openUpgraded(deps: UpgradeDeps): Promise<Database> {
  const { folder } = deps.config.backups;
  const problem = folder === null ? null : findFolderProblem(folder);
  if (problem !== null) {
    throw new ConfigError(
      `BACKUP_FOLDER: ${problem}; name a folder that this user can write to, or unset it`,
      ['BACKUP_FOLDER'],
    );
  }
  const upgrade = createUpgradeBackup(deps);
  const database = await openDatabase(deps.config, upgrade.make);
  await upgrade.record(database);
  return database;
}

type UpgradeDeps = { config: Config; logger: FastifyBaseLogger; now: () => number };

/**
 * Backs up a database before this program changes its schema, if a folder for backups is set: with the earlier version, that
 * backup is the way back. Does nothing for a new database, or one whose schema is current.
 *
 * Throws if the backup fails; the schema is unchanged then.
 */
export function createUpgradeBackup(deps: UpgradeDeps) {
  const { config, logger, now } = deps;
  let made: MadeBackup | null = null;
  return {
    async make(database: Database): Promise<void> {
      const { applied, pending, unknown } = await readStanding(database.db);
      if (pending.length === 0 || unknown.length > 0 || applied.length === 0) return;
      if (!(await hasMembers(database))) return;
      const { folder, seal, keep, beforeUpgrade, communityFile, settingsFile } = config.backups;
      if (!beforeUpgrade || folder === null || seal === null) {
        const why = beforeUpgrade ? 'BACKUP_FOLDER is not set' : 'BACKUP_BEFORE_UPGRADE is off';
        logger.warn({ migrations: pending }, `the schema is changed without a backup: ${why}`);
        return;
      }
      const source = databaseSource(database, now);
      try {
        made = await makeBackup({
          // The upgrade may change the table of backups.
          source: { read: source.read, record: async () => {} },
          target: { folder },
          seal,
          keep,
          secretKeys: findSecretKeys(config),
          communityFile,
          settingsFile,
          now,
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `the backup before the upgrade failed (${reason}), and nothing was changed. Fix the cause, or set BACKUP_BEFORE_UPGRADE=off; see ${operatorCommand('upgrade --check')}`,
        );
      }
      logger.info({ file: made.file, migrations: pending }, 'backed up before the upgrade');
    },
    /** Call this once the schema is up to date. */
    async record({ db }: Database): Promise<void> {
      if (made !== null) await recordBackup(db, made);
    },
  };
}

async function hasMembers({ db }: Database): Promise<boolean> {
  if (!(await findTables(db)).includes('members')) return false;
  const { rows } = await sql`select 1 from members limit 1`.execute(db);
  return rows.length > 0;
}
