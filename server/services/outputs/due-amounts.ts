import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_MARK_UNITS, markedAmount } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import type { BeforeOpening } from './before-opening.ts';

/** Until the transaction ends, what is due and what is paid at an address is written one at a time. */
export async function holdAddress(tx: Db, address: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.address}, hashtext(${address}))`.execute(tx);
}

/**
 * Draws the amount due for a payment at an address: one that no other payment there has, or soon will have. Null if none
 * is left.
 *
 * @param before the reading of the address for `units`
 * @param input.marks how many units more than `units` it may be, where that is enough
 */
export async function drawDue(
  tx: Db,
  before: BeforeOpening,
  { marks, nowMs }: { marks: bigint; nowMs: number },
): Promise<bigint | null> {
  const { address, units, present } = before;
  await holdAddress(tx, address);
  const taken = new Set([...(await readExpected(tx, { address, units, nowMs })), ...present]);
  return markedAmount(units, taken, BigInt(randomInt(1, Number(marks) + 1)));
}

/** The amounts near `units` that are to be paid to an address, or are being paid. */
async function readExpected(
  tx: Db,
  { address, units, nowMs }: { address: string; units: bigint; nowMs: number },
): Promise<bigint[]> {
  const now = sql`${isoTime(nowMs)}::timestamptz`;
  // Paid and cancelled ones too: they are still paid by mistake, and their payment still shows up on the chain.
  const { rows } = await sql<{ units: bigint }>`
    select units from (
      select due as units from payment_requests
        where address = ${address} and (watched_until > ${now} or payment is not distinct from 'seen')
      union all select due from tip_dues where address = ${address} and is_watched
      union all select due from tips where address = ${address} and is_watched
      union all select w.units from wallet_payments w where w.address = ${address} and w.raw_tx is not null
      union all select o.amount from payout_outputs o join payouts p on p.id = o.payout_id
        where o.address = ${address} and p.state not in ('confirmed', 'failed')
      union all select amount from faucet_payments
        where address = ${address} and state not in ('confirmed', 'failed')
      union all select amount from escrows
        where payout_address = ${address} and state in ('funding', 'funded', 'disputed', 'releasing', 'refunding')
      union all select s.amount ${owedAt(address)}
      union all select sum(s.amount)::bigint ${owedAt(address)}) each
    where units > ${units}::bigint and units <= ${units + MAX_MARK_UNITS}::bigint`.execute(tx);
  return rows.map((row) => row.units);
}

/** Shares of the members who are paid there; found by the table's key, week by week. */
const owedAt = (address: string) => sql`
  from members m cross join weeks w join shares s on s.week = w.week and s.member_id = m.id
  where m.primary_address = ${address} and s.status in ('owed', 'held', 'failed')`;
