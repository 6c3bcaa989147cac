import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** Marks unpaid requests as expired. A payment that still comes counts. Returns the number of requests. */
export async function expirePaymentRequests(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    update payment_requests set state = 'expired'
    where state = 'asked' and payment is null and expires_at <= ${isoTime(nowMs)}::timestamptz
    returning 1`.execute(db);
  return rows.length;
}
