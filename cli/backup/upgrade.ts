import { existsSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isoTime } from '#rules/times.ts';
import type { Config } from '#server/config/config.ts';
import { describeMigrations, findRefusal, readStanding } from '#server/db/migrate.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { readVersion } from '#server/program/version.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import { type CommandContext, UsageError } from '../command.ts';

const MEGABYTE = 1024 * 1024;

/** Reports the changes that the next start of this version makes to the database, and changes nothing. */
export async function run(context: CommandContext<'upgrade'>): Promise<number> {
  const { config, options, openAsIs } = context;
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pgdata'))) {
    throw new UsageError(`There is no embedded database in ${config.dataDir}.`);
  }
  const { db } = await openAsIs();
  const standing = await readStanding(db);
  const { applied, pending, unknown } = standing;
  const refusal = findRefusal(standing);
  const newestMs = await findNewestBackup(db);
  const plan: Plan = {
    version: readVersion(),
    schema: applied.at(-1) ?? null,
    pending: refusal === null ? describeMigrations(pending) : [],
    unknown,
    refusal,
    backup: describeBackup(config),
    newestBackup: newestMs === null ? null : isoTime(newestMs),
    freeBytes: {
      ...(config.databaseUrl === null && { database: freeBytesOf(config.dataDir) }),
      ...(config.backups.folder !== null && { backups: freeBytesOf(config.backups.folder) }),
    },
  };
  if (options.json) console.log(JSON.stringify(plan));
  else show(plan);
  return refusal === null ? 0 : 1;
}

type Plan = {
  version: string;
  /** The newest migration in the database; null before the first start. */
  schema: string | null;
  pending: { name: string; about: string }[];
  /** Migrations in the database that this version lacks. */
  unknown: string[];
  /** Why this version does not start on the database; null: it does. */
  refusal: string | null;
  /** The backup that the start makes first, or the reason why it makes none. */
  backup: 'made' | 'off' | 'not configured';
  newestBackup: string | null;
  freeBytes: { database?: number; backups?: number };
};

function describeBackup({ backups }: Config): Plan['backup'] {
  if (!backups.beforeUpgrade) return 'off';
  return backups.folder === null ? 'not configured' : 'made';
}

const BACKUP_TEXTS: Record<Plan['backup'], string> = {
  made: 'The start makes a backup first, and stops if that fails.',
  off: 'No backup is made first: BACKUP_BEFORE_UPGRADE is off.',
  'not configured': 'No backup is made first: set BACKUP_FOLDER, or make one yourself now.',
};

function show({ version, schema, pending, refusal, backup, newestBackup, freeBytes }: Plan): void {
  console.log(`This is version ${version}. The schema of the database: ${schema ?? 'none yet'}.`);
  if (refusal !== null) {
    console.log(refusal);
    return;
  }
  if (pending.length === 0) {
    console.log('The schema is up to date: there is nothing to do.');
    return;
  }
  console.log(`The next start applies ${pending.length}:`);
  for (const { name, about } of pending) console.log(`  ${name}: ${about}`);
  console.log(BACKUP_TEXTS[backup]);
  console.log(
    newestBackup === null
      ? `No backup is recorded; to make one: ${operatorCommand('backup FOLDER')}`
      : `The newest backup was made at ${newestBackup}.`,
  );
  const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
  if (freeBytes.database !== undefined) {
    console.log(`Free for the database: ${megabytes(freeBytes.database)}`);
  }
  if (freeBytes.backups !== undefined) {
    console.log(`Free for backups: ${megabytes(freeBytes.backups)}`);
  }
}

/** The free bytes of the nearest existing folder. */
function freeBytesOf(folder: string): number {
  if (!existsSync(folder)) return freeBytesOf(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
