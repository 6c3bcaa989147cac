import { sql } from 'kysely';
import { APP_RECORDS_DAYS } from '#rules/apps/limits.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** The most rows that one statement deletes. */
const MOST_PRUNED = 1000;
const DAY_MS = 86_400_000;

/** Deletes old questions and messages of apps that no limit counts any more and no call can retry. Returns the number of rows. */
export async function pruneAppRecords(db: Db, nowMs: number): Promise<number> {
  const before = isoTime(nowMs - APP_RECORDS_DAYS * DAY_MS);
  let removed = 0;
  for (const prune of [pruneMessages, pruneQuestions]) {
    let some: number;
    do {
      some = await prune(db, before);
      removed += some;
    } while (some > 0);
  }
  return removed;
}

/** Deletes all but messages still to be sent. */
async function pruneMessages(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from app_messages where ended_at < ${before}::timestamptz
      order by ended_at limit ${sql.lit(MOST_PRUNED)})
    delete from app_messages m using old where m.id = old.id returning 1`.execute(db);
  return rows.length;
}

/**
 * Deletes questions that were never delivered, and those asked again since. The latest one stays: the app is told its 'no', and
 * its message can still be used to withdraw consent or to block the app. An undelivered question after a 'no' also stays: without
 * it, the app would be told that 'no' again.
 */
async function pruneQuestions(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select q.id from consent_questions q
      where q.created_at < ${before}::timestamptz and case when q.asked
        then exists (select from consent_questions later
            where later.app_id = q.app_id and later.telegram_id = q.telegram_id
              and later.seq > q.seq and later.asked and later.permissions @> q.permissions)
        else not exists (select from consent_questions no
          where no.app_id = q.app_id and no.telegram_id = q.telegram_id
            and no.seq < q.seq and no.status = 'declined')
        end
      order by q.created_at, q.seq limit ${sql.lit(MOST_PRUNED)})
    delete from consent_questions q using old where q.id = old.id returning 1`.execute(db);
  return rows.length;
}
