import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { bookFound } from './book.ts';
import { type Candidate, readWaiting } from './candidates.ts';
import { lockFence } from './fence.ts';
import { readUnknown, type UnknownPayment } from './unknown.ts';

type Settling = { actor: string; nowMs: number };

/**
 * Records the operator's word that these payments paid no share, such as coins taken out of the wallet. Returns them.
 *
 * @param input.txid null for all payments that are unknown now
 * @throws AppError `not_found` if there is no such unknown payment, `bad_request` without a reason
 */
export async function settleAsOther(
  db: Db,
  input: { txid: string | null; reason: string } & Settling,
): Promise<UnknownPayment[]> {
  const reason = input.reason.trim();
  if (reason === '') throw new AppError('bad_request', 'Say what was paid.');
  return db.transaction().execute(async (tx) => {
    await lockFence(tx, input.nowMs);
    const settled = await requireUnknown(tx, input.txid);
    for (const { txid, units } of settled) {
      await sql`
        update unknown_payments set settled_as = ${reason},
          settled_at = ${isoTime(input.nowMs)}::timestamptz where txid = ${txid}`.execute(tx);
      await writeAudit(tx, {
        actor: input.actor,
        action: 'payment_settled',
        entity: 'payment',
        entityId: txid,
        after: { units: String(units), reason },
      });
    }
    return settled;
  });
}

/** A share that the operator says was paid, and what the transaction paid to its address. */
export type SettledShare = { week: string; memberId: bigint; units: bigint; paidUnits: bigint };

/**
 * Records the operator's word that a payment paid shares of this week although amounts or addresses differ: the week was closed
 * again without some of its events, or a member has had another address since. Applies to all members whose address it paid, or
 * to one. The share counts as paid with the amount stored here.
 *
 * @throws AppError `not_found` if there is no such unknown payment, or no such share is unpaid
 * @param input.isDryRun return the result without settling anything
 */
export async function settleAsShares(
  db: Db,
  input: { txid: string; week: string; memberId: bigint | null; isDryRun?: boolean } & Settling,
): Promise<SettledShare[]> {
  return db.transaction().execute(async (tx) => {
    await lockFence(tx, input.nowMs);
    const [unknown] = await requireUnknown(tx, input.txid);
    if (!unknown) throw new AppError('not_found', 'There is no such payment.');
    const shares = await readUnpaidOf(tx, input, unknown);
    if (shares.length === 0) {
      throw new AppError('not_found', 'It paid no address with an unpaid share in that week.');
    }
    if (!input.isDryRun) {
      const found = { ...unknown, actor: input.actor };
      await bookFound(tx, found, shares, await readWaiting(tx), input.nowMs);
      await sql`delete from unknown_payments where txid = ${unknown.txid}`.execute(tx);
    }
    return shares.map(({ week, memberId, units, address }) => ({
      week,
      memberId,
      units,
      paidUnits: paidTo(unknown, address),
    }));
  });
}

async function requireUnknown(tx: Db, txid: string | null): Promise<UnknownPayment[]> {
  const unknown = (await readUnknown(tx)).filter((each) => txid === null || each.txid === txid);
  if (unknown.length === 0) {
    throw new AppError('not_found', 'There is no unknown payment with this id.');
  }
  return unknown;
}

async function readUnpaidOf(
  tx: Db,
  { week, memberId }: { week: string; memberId: bigint | null },
  unknown: UnknownPayment,
): Promise<Candidate[]> {
  const addresses = unknown.outputs.flatMap(({ address }) => (address === null ? [] : [address]));
  const isPaid =
    memberId === null
      ? sql`m.primary_address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`
      : sql`m.id = ${String(memberId)}::bigint`;
  const { rows } = await sql<{
    member_id: bigint;
    amount: bigint;
    address: string | null;
    distribution_at: Date;
  }>`
    select s.member_id, s.amount, m.primary_address as address, w.distribution_at
    from shares s join weeks w using (week) join members m on m.id = s.member_id
    where s.week = ${week}::date and s.status in ('owed', 'held', 'failed') and s.amount > 0
      and ${isPaid} order by s.member_id for update of s`.execute(tx);
  return rows.map((row) => ({
    week,
    memberId: row.member_id,
    units: row.amount,
    // A payout's output needs an address: if the member has none, the payment's is used.
    address: row.address ?? addresses[0] ?? unknown.txid,
    distributionMs: row.distribution_at.getTime(),
    payoutId: null,
  }));
}

function paidTo({ outputs }: UnknownPayment, address: string): bigint {
  return outputs
    .filter((output) => output.address === address)
    .reduce((sum, { units }) => sum + units, 0n);
}
