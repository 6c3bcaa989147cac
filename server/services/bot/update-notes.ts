import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';

/** Which update of which bot: every bot counts its own. */
export type UpdateKey = { botId: string; updateId: number };

/** Telegram keeps an update for a day at most; after that none comes again. */
const KEPT_MS = 3 * 86_400_000;

/**
 * Does what an update changes, once however often it arrives: in one transaction with the note that it was handled, which
 * begins with `holdWeeksOpen`. Null if it was handled before, by whichever server. Throws what the work throws; then nothing
 * has changed.
 */
export async function handleOnce<T>(
  db: Db,
  { botId, updateId, nowMs }: UpdateKey & { nowMs: number },
  work: (tx: Db) => Promise<T>,
): Promise<T | null> {
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      // Waits for another server that is just handling it.
      const { rows } = await sql`
        insert into bot_updates (bot_id, update_id, handled_at)
        values (${botId}::bigint, ${updateId}, ${isoTime(nowMs)}::timestamptz)
        on conflict do nothing returning 1`.execute(tx);
      return rows.length === 0 ? null : work(tx);
    }),
  );
}

/** Whether an update was handled before: saves looking things up for it. */
export async function isHandled(db: Db, { botId, updateId }: UpdateKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bot_updates where bot_id = ${botId}::bigint and update_id = ${updateId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Forgets updates that cannot come again. */
export async function pruneUpdates(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    delete from bot_updates where handled_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz
    returning 1`.execute(db);
  return rows.length;
}
