import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Database, Db } from '#server/db/connect.ts';

/** A backup that was written and read back. */
export type MadeBackup = {
  file: string;
  bytes: number;
  madeAtMs: number;
  tookMs: number;
  engine: Database['engine'];
  /** The newest migration of the copied database. */
  schemaVersion: string;
};

const KEPT = '2 years';

export async function recordBackup(db: Db, made: MadeBackup): Promise<void> {
  await sql`
    insert into backups (made_at, file, bytes, took_ms, engine, schema_version)
    values (${isoTime(made.madeAtMs)}::timestamptz, ${made.file}, ${made.bytes}::bigint,
      ${Math.round(made.tookMs)}::int, ${made.engine}, ${made.schemaVersion})`.execute(db);
  await sql`
    delete from backups where made_at < ${isoTime(made.madeAtMs)}::timestamptz - ${sql.lit(KEPT)}::interval`.execute(
    db,
  );
}

/** When the newest recorded backup was made, in ms; null if there is none, or nothing in the database yet. */
export async function findNewestBackup(db: Db): Promise<number | null> {
  const { rows: tables } = await sql`select 1 where to_regclass('backups') is not null`.execute(db);
  if (tables.length === 0) return null;
  const { rows } = await sql<{ at: Date | null }>`select max(made_at) as at from backups`.execute(
    db,
  );
  return rows[0]?.at?.getTime() ?? null;
}
