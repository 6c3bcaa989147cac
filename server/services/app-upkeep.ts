import { sql } from 'kysely';
import { APP_RECORDS_DAYS } from '#rules/app-limits.ts';
import type { Db } from '#server/db/connect.ts';
import { at } from './sql-time.ts';

/** Most rows that one statement takes. */
const MOST_PRUNED = 1000;
const DAY_MS = 86_400_000;

/**
 * Forgets what apps asked and told members long ago: later than any limit counts it, and than a call that made it can be
 * tried again. Gives how many rows.
 */
export async function pruneAppRecords(db: Db, nowMs: number): Promise<number> {
  const before = at(nowMs - APP_RECORDS_DAYS * DAY_MS);
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

/** What still waits to be sent stays. */
async function pruneMessages(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from app_messages where ended_at < ${before}::timestamptz
      order by ended_at limit ${sql.lit(MOST_PRUNED)})
    delete from app_messages m using old where m.id = old.id returning 1`.execute(db);
  return rows.length;
}

/**
 * Questions that the bot was never told of, and those after which the same was asked again. The newest stays: its 'no' is
 * what the app is told, what it allowed is taken back under its message, and its app is blocked there. So does a question that
 * nobody saw where it is later than a 'no', which would else be told anew.
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
