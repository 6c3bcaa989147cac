import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';

/** An update of a bot: every bot has its own numbers. */
export type UpdateKey = { botId: string; updateId: number };

/** Telegram keeps an update for a day at most; after that none comes again. */
const KEPT_MS = 3 * 86_400_000;

/**
 * Makes the changes of an update once, even if it arrives again, in one transaction with the note that it was handled. The
 * transaction begins with `holdWeeksOpen`. Null if the update was handled before, by any server. Throws the errors of the work;
 * then nothing has changed.
 */
export async function handleOnce<T>(
  db: Db,
  { botId, updateId, nowMs }: UpdateKey & { nowMs: number },
  work: (tx: Db) => Promise<T>,
): Promise<T | null> {
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      // Waits for another server that is handling it right now.
      const { rows } = await sql`
        insert into bot_updates (bot_id, update_id, handled_at)
        values (${botId}::bigint, ${updateId}, ${isoTime(nowMs)}::timestamptz)
        on conflict do nothing returning 1`.execute(tx);
      return rows.length === 0 ? null : work(tx);
    }),
  );
}

/** Returns whether an update was handled before, which saves the look-ups for it. */
export async function isHandled(db: Db, { botId, updateId }: UpdateKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bot_updates where bot_id = ${botId}::bigint and update_id = ${updateId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes notes of updates that cannot come again. */
export async function pruneUpdates(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    delete from bot_updates where handled_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz
    returning 1`.execute(db);
  return rows.length;
}
