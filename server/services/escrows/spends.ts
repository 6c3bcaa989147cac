import { sql } from 'kysely';
import { spentOutcome } from '#rules/apps/escrows.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import { readDraftInputs, readFinal } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { stopExpecting } from '#server/services/chain/expect.ts';
import type { FoundOutput } from '#server/services/chain/found.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { type EscrowRow, tellChange } from './rows.ts';

/** A transaction that spends one of an escrow's coins: ours, or one that two of the three have signed without this site. */
export type EscrowSpend = {
  /** As `txid:vout`. */
  coin: string;
  txid: string;
  /** 0 while it is in no block; then `outputs` is empty. */
  confirmations: number;
  outputs: { script: string | null; units: bigint }[];
};

/** The unspent coins at an escrow's address, including those in no block yet, and the transactions that spend its other coins. */
export type EscrowCoins = { unspent: FoundOutput[]; spends: EscrowSpend[] };

/** Separates an escrow's coins into unspent and spent ones, at this height. */
export async function readCoins(
  db: Db,
  row: EscrowRow,
  { found, height }: { found: readonly FoundOutput[]; height: number },
): Promise<EscrowCoins> {
  const names = [...new Set([...found.map(outputName), ...signedCoins(row)])];
  const spends = await readSpends(db, row.id, { names, height });
  const spent = new Set(spends.map(({ coin }) => coin));
  return { unspent: found.filter((output) => !spent.has(outputName(output))), spends };
}

/** The coins that an escrow's final transaction or draft spends, as txid:vout. */
export function signedCoins({ raw_tx, psbt }: Pick<EscrowRow, 'raw_tx' | 'psbt'>): string[] {
  if (raw_tx !== null) return readFinal(raw_tx).coins;
  return psbt === null ? [] : readDraftInputs(psbt);
}

/** The transactions that spend these coins, deepest first. */
export async function readSpends(
  db: Db,
  escrowId: bigint,
  { names, height }: { names: readonly string[]; height: number },
): Promise<EscrowSpend[]> {
  const coins = sql`${[...names]}::text[]`;
  const { rows } = await sql<{
    coin: string;
    txid: string;
    height: number | null;
    outputs: { script: string | null; units: string }[];
  }>`
    select coin, txid, height, outputs from chain_spends
    where kind = 'escrow' and of_id = ${escrowId}::bigint and coin = any(${coins})
    union all
    select coin, t.txid, null, '[]'::jsonb
    from unnest(${coins}) coin join mempool_transactions t on t.inputs @> array[coin]
    order by height nulls last, txid, coin`.execute(db);
  return rows.map(({ coin, txid, height: at, outputs }) => ({
    coin,
    txid,
    confirmations: at === null ? 0 : Math.max(1, height - at + 1),
    outputs: outputs.map(({ script, units }) => ({ script, units: BigInt(units) })),
  }));
}

/**
 * Ends an escrow whose coins were spent, deep in the chain, by the outcome of that transaction. It is no longer signed or sent.
 */
export async function endBySpend(
  tx: Db,
  row: EscrowRow,
  { spend: { txid, outputs }, coin, nowMs }: { spend: EscrowSpend; coin: Coin; nowMs: number },
): Promise<void> {
  const isOurs = txid === row.txid;
  const escrow = {
    amountUnits: row.amount,
    payoutScript: scriptOfAddress(row.payout_address, coin),
    refundScript: scriptOfAddress(row.refund_address, coin),
  };
  const drafted = row.state === 'releasing' ? 'released' : 'refunded';
  const state = isOurs ? drafted : spentOutcome(escrow, outputs);
  await sql`
    update escrows set state = ${state}, txid = ${txid}, funded = 0 where id = ${row.id}::bigint`.execute(
    tx,
  );
  await stopExpecting(tx, { kind: 'escrow', ofId: row.id }, nowMs);
  if (!isOurs) await writeSpend(tx, row, { after: { state, txid }, nowMs });
  await tellChange(tx, row.id, nowMs);
}

/** Drops the draft: some coins were spent without this site, and enough are left for another draft. */
export async function dropDraft(
  tx: Db,
  row: EscrowRow,
  { funded, nowMs }: { funded: bigint; nowMs: number },
): Promise<void> {
  await sql`
    update escrows set state = 'funded', psbt = null, signatures = 0, funded = ${funded}::bigint
    where id = ${row.id}::bigint`.execute(tx);
  await writeSpend(tx, row, { after: { state: 'funded' }, nowMs });
  await tellChange(tx, row.id, nowMs);
}

async function writeSpend(
  tx: Db,
  row: EscrowRow,
  { after, nowMs }: { after: object; nowMs: number },
): Promise<void> {
  await writeAudit(tx, {
    actor: 'system',
    action: 'escrow_spent_elsewhere',
    entity: 'escrow',
    entityId: String(row.id),
    before: { state: row.state, ...(row.txid !== null && { txid: row.txid }) },
    after,
    atMs: nowMs,
  });
}
