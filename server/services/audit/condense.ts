import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from './write.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** The most entries that one clean-up condenses. */
const MOST_CONDENSED = 10_000;

/** Details that decide nothing about money, points or people. The database allows no others to be removed (`keep_audit`). */
export const DETAIL_ACTIONS = [
  'api_keys_revealed',
  'api_key_switched',
  'api_key_restored',
  'dead_api_key_used',
  'submission_edited',
  'webhook_secret_rotated',
] as const;

/**
 * Replaces details older than a year by one entry for each kind, with their number and the last one's time. Returns the number of
 * replaced entries.
 */
export async function condenseAudit(db: Db, nowMs: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ action: string; entries: number; last: Date }>`
      with old as materialized (
        select id from audit_log
        where action = any(${[...DETAIL_ACTIONS]}::text[])
          and at < ${isoTime(nowMs - YEAR_MS)}::timestamptz
        order by id limit ${sql.lit(MOST_CONDENSED)} for update skip locked),
      gone as (
        delete from audit_log a using old where a.id = old.id returning a.action, a.at)
      select action, count(*)::int as entries, max(at) as last from gone
      group by action order by action`.execute(tx);
    for (const { action, entries, last } of rows) {
      await writeAudit(tx, {
        actor: 'system',
        action: 'audit_condensed',
        entity: 'audit_log',
        entityId: action,
        after: { entries, until: last.toISOString() },
        atMs: nowMs,
      });
    }
    return rows.reduce((sum, { entries }) => sum + entries, 0);
  });
}
