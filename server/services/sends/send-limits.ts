import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import {
  MOST_PAYMENT_TRIES_PER_MINUTE,
  MOST_PAYMENTS_PER_DAY,
  MOST_PAYMENTS_PER_MINUTE,
  MOST_PAYMENTS_UNDER_WAY,
} from '#rules/wallet/limits.ts';
import type { Db } from '#server/db/connect.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Limits a member's payments from the wallet's page, in the transaction that keeps the next one. Throws `quota_exceeded`.
 */
export async function requireSendQuota(
  tx: Db,
  { payerId, txid, nowMs }: { payerId: bigint; txid: string; nowMs: number },
): Promise<void> {
  // One at a time: two calls at once must not both be the last one allowed. Rows that name the member can still be written.
  await sql`select from members where id = ${payerId}::bigint for no key update`.execute(tx);
  const since = (ms: number) => sql`${isoTime(nowMs - ms)}::timestamptz`;
  const { rows } = await sql<{ minute: number; day: number; under_way: number }>`
    select count(*) filter (where created_at > ${since(MINUTE_MS)})::int as minute,
      count(*) filter (where created_at > ${since(DAY_MS)})::int as day,
      count(*) filter (where state in ('sending', 'sent') and raw_tx is not null)::int as under_way
    from wallet_payments
    where payer_id = ${payerId}::bigint and txid <> ${txid}
      and (created_at > ${since(DAY_MS)} or raw_tx is not null)`.execute(tx);
  const { minute = 0, day = 0, under_way: underWay = 0 } = rows[0] ?? {};
  const wait = { retryAfterSeconds: MINUTE_MS / 1000 };
  if (underWay >= MOST_PAYMENTS_UNDER_WAY) {
    throw new AppError(
      'quota_exceeded',
      (m) => m.refusal_pay_waiting({ most: MOST_PAYMENTS_UNDER_WAY }),
      wait,
    );
  }
  if (minute >= MOST_PAYMENTS_PER_MINUTE) {
    throw new AppError(
      'quota_exceeded',
      (m) => m.refusal_pay_minute({ most: MOST_PAYMENTS_PER_MINUTE }),
      wait,
    );
  }
  if (day >= MOST_PAYMENTS_PER_DAY) {
    throw new AppError('quota_exceeded', (m) => m.refusal_pay_day({ most: MOST_PAYMENTS_PER_DAY }));
  }
}

/**
 * Limits attempts to pay, in the memory of one server: each asks the index about coins, whatever its outcome. Throws
 * `too_many_requests`.
 */
export function createTryLimit(now: () => number): (memberId: bigint) => void {
  let minute = 0;
  const counts = new Map<bigint, number>();
  return (memberId) => {
    const nowMs = now();
    if (Math.floor(nowMs / MINUTE_MS) !== minute) counts.clear();
    minute = Math.floor(nowMs / MINUTE_MS);
    const count = (counts.get(memberId) ?? 0) + 1;
    counts.set(memberId, count);
    if (count <= MOST_PAYMENT_TRIES_PER_MINUTE) return;
    throw new AppError('too_many_requests', (m) => m.refusal_pay_tries(), {
      retryAfterSeconds: Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000),
    });
  };
}
