import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { PaidOutput } from '#server/coin/paid-outputs.ts';
import type { Db } from '#server/db/connect.ts';
import type { SentTransaction } from '#server/gateways/node-wallet/wallet.ts';
import { operatorCommand } from '#server/program/called-as.ts';

/** A share that is recorded as paid by a transaction, in units; `address` is null if it has none. */
export type Recorded = { address: string | null; memberId: bigint; units: bigint };

/** The shares that are recorded as paid by a transaction. */
export async function readRecorded(tx: Db, txid: string): Promise<Recorded[]> {
  const { rows } = await sql<{ address: string | null; member_id: bigint; amount: bigint }>`
    select s.address, s.member_id, s.amount
    from hand_payments p join hand_payment_shares s on s.hand_payment_id = p.id
    where p.txid = ${txid} and p.taken_back_at is null`.execute(tx);
  return rows.map((row) => ({
    address: row.address,
    memberId: row.member_id,
    units: row.amount,
  }));
}

/** Throws `conflict` if this site sent the transaction, or if its wallet did and the operator has not said what it paid. */
export async function requireNotOurs(tx: Db, txid: string): Promise<void> {
  // Payouts of another copy of this database are booked under the same lock.
  await sql`select from payout_fence for update`.execute(tx);
  const { rows } = await sql<{ is_payout: boolean; is_unknown: boolean }>`
    select exists (select from payouts where txid = ${txid})
        or exists (select from faucet_payments where txid = ${txid}) as is_payout,
      exists (select from unknown_payments where txid = ${txid} and settled_as is null) as is_unknown`.execute(
    tx,
  );
  if (rows[0]?.is_payout) {
    throw new AppError('conflict', (m) => m.refusal_hand_ours());
  }
  if (rows[0]?.is_unknown) {
    throw new AppError('conflict', (m) =>
      m.refusal_hand_wallet({ command: operatorCommand(`fence paid ${txid}`) }),
    );
  }
}

/**
 * The amounts left of a transaction's outputs, by address: without outputs that pay something else, and without recorded amounts.
 */
export async function readLeft(
  tx: Db,
  txid: string,
  outputs: readonly PaidOutput[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ vout: number }>`
    select vout from used_outputs where txid = ${txid}`.execute(tx);
  const used = new Set(rows.map(({ vout }) => vout));
  const left = new Map<string, bigint>();
  for (const { vout, address, units } of outputs) {
    if (!used.has(vout)) left.set(address, (left.get(address) ?? 0n) + units);
  }
  for (const { address, units } of await readRecorded(tx, txid)) {
    if (address !== null) left.set(address, (left.get(address) ?? 0n) - units);
  }
  return left;
}

/**
 * The ids of the transactions whose outputs are all recorded as payments by hand, to the last unit. They were made with this
 * site's wallet, and are accounted for. A transaction that paid more, or paid anybody else, is not.
 */
export async function readAccountedByHand(
  db: Db,
  sent: readonly SentTransaction[],
): Promise<Set<string>> {
  const { rows } = await sql<{ txid: string; address: string; units: bigint }>`
    select p.txid, s.address, sum(s.amount)::bigint as units
    from hand_payments p join hand_payment_shares s on s.hand_payment_id = p.id
    where p.taken_back_at is null and s.address is not null
      and p.txid in (select jsonb_array_elements_text(${JSON.stringify(sent.map(({ txid }) => txid))}::jsonb))
    group by 1, 2`.execute(db);
  const recorded = new Map(rows.map((row) => [`${row.txid} ${row.address}`, row.units]));
  const isCovered = ({ txid, outputs }: SentTransaction) => {
    const paid = new Map<string | null, bigint>();
    for (const { address, units } of outputs) paid.set(address, (paid.get(address) ?? 0n) + units);
    const isPaid = ([address, units]: [string | null, bigint]) =>
      recorded.get(`${txid} ${address}`) === units;
    return paid.size > 0 && [...paid].every(isPaid);
  };
  return new Set(sent.filter(isCovered).map(({ txid }) => txid));
}
