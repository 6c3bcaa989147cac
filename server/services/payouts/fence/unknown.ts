import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { PaidOutput } from '#rules/weeks/paid-shares.ts';
import type { Db } from '#server/db/connect.ts';
import type { SentTransaction } from '#server/gateways/node-wallet/wallet.ts';

/** A payment of the wallet that nothing here accounts for. */
export type UnknownPayment = {
  txid: string;
  sentAtMs: number;
  units: bigint;
  outputs: PaidOutput[];
  /** In hex. */
  rawTx: string;
};

/**
 * The ids among these that belong to payouts here, or to payments that the operator said pay no share. The id of a failed payout
 * does not count.
 */
export async function readKnown(db: Db, txids: readonly string[]): Promise<Set<string>> {
  const listed = sql`(select jsonb_array_elements_text(${JSON.stringify(txids)}::jsonb))`;
  const { rows } = await sql<{ txid: string }>`
    select txid from payouts where txid in ${listed} and state <> 'failed'
    union select txid from unknown_payments where txid in ${listed} and settled_as is not null`.execute(
    db,
  );
  return new Set(rows.map(({ txid }) => txid));
}

/** The payments that nobody has accounted for, oldest first. */
export async function readUnknown(db: Db): Promise<UnknownPayment[]> {
  const { rows } = await sql<{
    txid: string;
    sent_at: Date;
    units: bigint;
    outputs: { address: string | null; units: string }[];
    raw_tx: string;
  }>`
    select txid, sent_at, units, outputs, raw_tx from unknown_payments
    where settled_as is null order by sent_at, txid`.execute(db);
  return rows.map(({ txid, sent_at, units, outputs, raw_tx }) => ({
    txid,
    sentAtMs: sent_at.getTime(),
    units,
    rawTx: raw_tx,
    outputs: outputs.map((output) => ({ address: output.address, units: BigInt(output.units) })),
  }));
}

/** Stores exactly these as unknown. Others were accounted for, or are no longer in the chain. */
export async function writeUnknown(
  tx: Db,
  unknown: readonly (SentTransaction & { rawTx: string })[],
  nowMs: number,
): Promise<void> {
  const rows = unknown.map(({ txid, sentAtMs, outputs, rawTx }) => ({
    raw_tx: rawTx,
    txid,
    sent_at: isoTime(sentAtMs),
    units: String(outputs.reduce((sum, { units }) => sum + units, 0n)),
    outputs: outputs.map(({ address, units }) => ({ address, units: String(units) })),
  }));
  const listed = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as l(txid text, sent_at timestamptz, units bigint, outputs jsonb, raw_tx text)`;
  await sql`
    delete from unknown_payments
    where settled_as is null and txid not in (select txid from ${listed})`.execute(tx);
  await sql`
    insert into unknown_payments (txid, sent_at, units, outputs, raw_tx, found_at)
    select txid, sent_at, units, outputs, raw_tx, ${isoTime(nowMs)}::timestamptz from ${listed}
    on conflict (txid) do nothing`.execute(tx);
}
