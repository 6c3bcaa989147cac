import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';

/** An answer is kept for so long; the same key is then a new one. */
const KEPT_MS = 24 * 3_600_000;
/** Longer than any call takes: who has not answered by then has died, and another try may begin. */
const LEASE_MS = 60_000;
/** Most rows that one statement of the clean-up deletes. */
const MOST_PRUNED = 1000;

/** One call that must not be done twice. */
export type OnceCall = {
  /** Whose keys: a key and the one that replaces it have the same, another app's has not. */
  memberId: bigint;
  appId: bigint | null;
  /** What the caller named it. */
  key: string;
  /** Of method, address and body. */
  requestHash: Buffer;
  nowMs: number;
};

/** What a call was answered. */
export type OnceAnswer = { status: number; response: string };

/**
 * Takes a call on, or gives what it was answered before. The id stays the same when a call is tried again that
 * failed or whose server died: work that must not happen twice even then keeps it in a unique column.
 *
 * Throws `idempotency_mismatch` for another call under the same key, and `idempotency_in_use` while the first
 * one is being answered.
 */
export async function beginOnce(
  db: Db,
  call: OnceCall,
): Promise<{ id: string; answer: OnceAnswer | null }> {
  const now = timeOf(call.nowMs);
  const lease = timeOf(call.nowMs + LEASE_MS);
  const appId = call.appId ?? 0n;
  await sql`
    delete from idempotency_keys where member_id = ${call.memberId}::bigint and app_id = ${appId}::bigint
      and key = ${call.key} and created_at <= ${timeOf(call.nowMs - KEPT_MS)}::timestamptz`.execute(
    db,
  );
  const taken = await sql<{ id: string }>`
    insert into idempotency_keys as k (id, member_id, app_id, key, request_hash, created_at, leased_until)
    values (${randomUUID()}::uuid, ${call.memberId}::bigint, ${appId}::bigint, ${call.key},
      ${call.requestHash}::bytea, ${now}::timestamptz, ${lease}::timestamptz)
    on conflict (member_id, app_id, key) do update set leased_until = excluded.leased_until
      where k.status is null and k.leased_until <= ${now}::timestamptz
        and k.request_hash = excluded.request_hash
    returning id`.execute(db);
  if (taken.rows[0]) return { id: taken.rows[0].id, answer: null };
  const { rows } = await sql<{
    id: string;
    same: boolean;
    status: number | null;
    response: string | null;
  }>`
    select id, request_hash = ${call.requestHash}::bytea as same, status, response from idempotency_keys
    where member_id = ${call.memberId}::bigint and app_id = ${appId}::bigint
      and key = ${call.key}`.execute(db);
  const [row] = rows;
  if (row && !row.same) {
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was sent with another request; take a new one.',
    );
  }
  if (!row || row.status === null || row.response === null) {
    throw new AppError('idempotency_in_use', 'The first request with this key is not done yet.', {
      retryAfterSeconds: 1,
    });
  }
  return { id: row.id, answer: { status: row.status, response: row.response } };
}

/** Keeps the first answer. */
export async function endOnce(db: Db, id: string, answer: OnceAnswer): Promise<void> {
  await sql`
    update idempotency_keys set status = ${answer.status}::int, response = ${answer.response}
    where id = ${id}::uuid and status is null`.execute(db);
}

/** Lets the same call be tried again at once: it failed on our side, or came too early. */
export async function releaseOnce(db: Db, id: string, nowMs: number): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = ${timeOf(nowMs)}::timestamptz
    where id = ${id}::uuid and status is null`.execute(db);
}

/** Deletes what is older than a day; gives how many at a time. */
export async function pruneOnce(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from idempotency_keys where created_at <= ${timeOf(nowMs - KEPT_MS)}::timestamptz
      order by created_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from idempotency_keys k using old where k.id = old.id returning 1`.execute(db);
  return rows.length;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
