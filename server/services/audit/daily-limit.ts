import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A limit on a person's actions within a day, counted by their entries in the audit log. */
export type DailyLimit = {
  /** The Telegram id of the person who acts. */
  actor: string;
  actions: readonly string[];
  /** Counts only entries about this entity; all of the actor's entries if left out. */
  entityId?: string;
  most: number;
  nowMs: number;
};

/**
 * Throws `conflict` once the actor has done these actions `most` times within 24 hours. Each leaves a permanent entry, so without
 * a limit one member could fill the table. The caller holds a lock that keeps the actor's calls apart.
 */
export async function requireDailyRoom(tx: Db, limit: DailyLimit): Promise<void> {
  const { actor, actions, entityId = null, most, nowMs } = limit;
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from (
      select from audit_log
      where actor = ${actor} and action = any(${[...actions]}::text[])
        and at > ${isoTime(nowMs - DAY_MS)}::timestamptz
        and (${entityId}::text is null or entity_id = ${entityId}::text)
      limit ${most}::int) done`.execute(tx);
  if ((rows[0]?.done ?? 0) < most) return;
  throw new AppError('conflict', (m) => m.refusal_day_limit({ most }));
}
