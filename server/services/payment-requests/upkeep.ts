import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** Notes that unpaid requests are over; a payment that comes after all still counts. Returns how many. */
export async function expirePaymentRequests(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    update payment_requests set state = 'expired'
    where state = 'asked' and payment is null and expires_at <= ${isoTime(nowMs)}::timestamptz
    returning 1`.execute(db);
  return rows.length;
}
