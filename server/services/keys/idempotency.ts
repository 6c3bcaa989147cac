import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** How long an answer is kept; after that the same key is a new one. */
const KEPT_MS = 24 * 3_600_000;
/** Longer than any call takes; after that its server counts as dead, and a retry may begin. */
const LEASE_MS = 60_000;
/** The most rows that one clean-up statement deletes. */
const MOST_PRUNED = 1000;

/** A call that must not be made twice. */
export type OnceCall = {
  /** Replacing a key keeps the scope; another app has its own. */
  memberId: bigint;
  appId: bigint | null;
  /** The caller's name for the call. */
  key: string;
  /** Over method, address and body. */
  requestHash: Buffer;
  nowMs: number;
};

/** The answer to a call. */
export type OnceAnswer = { status: number; response: string };

/**
 * Begins a call, or returns its earlier answer. A call that failed, or whose server died, keeps its id when it is retried: work
 * that must not happen twice even then stores the id in a unique column.
 *
 * Throws `idempotency_mismatch` for another call under the same key, and `idempotency_in_use` while the first one runs.
 */
export async function beginOnce(
  db: Db,
  call: OnceCall,
): Promise<{ id: string; answer: OnceAnswer | null }> {
  const now = isoTime(call.nowMs);
  const lease = isoTime(call.nowMs + LEASE_MS);
  const appId = call.appId ?? 0n;
  await sql`
    delete from idempotency_keys where member_id = ${call.memberId}::bigint and app_id = ${appId}::bigint
      and key = ${call.key} and created_at <= ${isoTime(call.nowMs - KEPT_MS)}::timestamptz`.execute(
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
      'This Idempotency-Key was sent with another request. Use a new one.',
    );
  }
  if (!row || row.status === null || row.response === null) {
    throw new AppError('idempotency_in_use', 'The first request with this key is not done yet.', {
      retryAfterSeconds: 1,
    });
  }
  return { id: row.id, answer: { status: row.status, response: row.response } };
}

/** Stores the first answer. */
export async function endOnce(db: Db, id: string, answer: OnceAnswer): Promise<void> {
  await sql`
    update idempotency_keys set status = ${answer.status}::int, response = ${answer.response}
    where id = ${id}::uuid and status is null`.execute(db);
}

/** Allows an immediate retry: the call failed on our side, or came too early. */
export async function releaseOnce(db: Db, id: string, nowMs: number): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = ${isoTime(nowMs)}::timestamptz
    where id = ${id}::uuid and status is null`.execute(db);
}

/** Deletes a batch of answers older than a day; returns their number. */
export async function pruneOnce(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from idempotency_keys where created_at <= ${isoTime(nowMs - KEPT_MS)}::timestamptz
      order by created_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from idempotency_keys k using old where k.id = old.id returning 1`.execute(db);
  return rows.length;
}
