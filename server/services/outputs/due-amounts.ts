import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_MARK_UNITS, markedAmount } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';

/** Until the transaction ends, what is due and what is paid at an address is written one at a time. */
export async function holdAddress(tx: Db, address: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.address}, hashtext(${address}))`.execute(tx);
}

/**
 * Draws the amount due for a payment at an address: one that no tip or request has which is looked for there. Null if there is
 * none left.
 *
 * @param input.marks how many units more than `units` it may be, where that is enough
 */
export async function drawDue(
  tx: Db,
  input: { address: string; units: bigint; marks: bigint; nowMs: number },
): Promise<bigint | null> {
  const { address, units, marks, nowMs } = input;
  await holdAddress(tx, address);
  const isNear = sql`due > ${units}::bigint and due <= ${units + MAX_MARK_UNITS}::bigint`;
  const now = isoTime(nowMs);
  // Paid ones too: their payment still shows up on the chain for this period.
  const { rows } = await sql<{ due: bigint }>`
    select due from payment_requests
    where address = ${address} and ${isNear}
      and (watched_until > ${now}::timestamptz or payment is not distinct from 'seen')
    union all select due from tips
    where address = ${address} and ${isNear} and (watched_until > ${now}::timestamptz or is_watched)`.execute(
    tx,
  );
  const taken = new Set(rows.map(({ due }) => due));
  return markedAmount(units, taken, BigInt(randomInt(1, Number(marks) + 1)));
}
