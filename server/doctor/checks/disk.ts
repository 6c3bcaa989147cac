import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { LOW_DISK_BYTES } from '#rules/operations/alerts.ts';
import type { Db } from '#server/db/connect.ts';
import { splitHosts } from '#server/db/hosts.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { bounded, type Finding, fault, ok, skipped, warning } from '../finding.ts';

/** With less, the embedded database refuses changes (server/db/embedded/embedded.ts), and PostgreSQL soon will. */
const LEAST_BYTES = 64 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** The disk of `DATA_DIR`. */
export function checkDataDisk(folder: string): Promise<Finding> {
  const remedy = 'Make room on this disk, or move DATA_DIR to a larger one';
  return checkDisk({ check: 'disk', folder, about: 'DATA_DIR', remedy, settings: ['DATA_DIR'] });
}

/**
 * Checks the free space on the disk of a folder, or of the nearest existing folder above.
 *
 * @param about the content of the folder, as the subject of a sentence
 * @param freeBytes replaces the file system's answer in tests
 */
export function checkDisk(
  {
    check,
    folder,
    about,
    remedy,
    settings,
  }: {
    check: string;
    folder: string;
    about: string;
    remedy: string;
    settings: readonly string[];
  },
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Finding> {
  return bounded(
    async () => {
      const free = await freeBytes(nearest(folder));
      const says = `${Math.floor(free / MEGABYTE)} MB are free for ${about} (${folder}).`;
      if (free < LEAST_BYTES) return fault(check, says, remedy, settings);
      return free < LOW_DISK_BYTES
        ? warning(check, says, remedy, settings)
        : ok(check, says, settings);
    },
    (reason) => skipped(check, `The disk of ${folder} cannot be examined: ${reason}.`),
  );
}

/** Checks the disk of a PostgreSQL on this machine, if it tells this user where its data is. */
export async function checkDatabaseDisk(db: Db, databaseUrl: string): Promise<Finding[]> {
  const [host = '', ...others] = splitHosts(databaseUrl);
  if (others.length > 0 || !isLoopback(host.replace(/^postgres(ql)?:/, 'http:'))) return [];
  const { rows } = await sql<{ setting: string | null }>`
    select setting from pg_settings where name = 'data_directory'`.execute(db);
  const folder = rows[0]?.setting;
  if (!folder || !existsSync(folder)) return [];
  const remedy = 'Make room on the disk of the database that DATABASE_URL names';
  return [
    await checkDisk({
      check: 'disk-database',
      folder,
      about: 'PostgreSQL',
      remedy,
      settings: ['DATABASE_URL'],
    }),
  ];
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
