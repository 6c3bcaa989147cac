import { sql } from 'kysely';
import { ESCROW_DUST_UNITS, spentOutcome } from '#rules/apps/escrows.ts';
import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import { readDraftInputs } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import type {
  ChainIndex,
  Spend,
  UnspentOutput,
  WantedOutputs,
} from '#server/gateways/chain/chain-index.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { type EscrowRow, tellChange } from './rows.ts';

/**
 * The transaction that spends an escrow's coins: one of these outputs, or, with null, any it received. Ours, or one that
 * two of the three have signed past this site; the deepest one of several.
 */
export async function findSpend(
  chain: ChainIndex,
  row: EscrowRow,
  outputs: readonly string[] | null,
): Promise<Spend | null> {
  const sinceMs = row.created_at.getTime() - BLOCK_TIME_SLACK_MS;
  const payees = [row.payout_address, row.refund_address];
  const of = outputs === null ? {} : { of: new Set(outputs) };
  const spends = await chain.readSpends(row.address, { sinceMs, payees, ...of });
  const [found] = spends.toSorted((one, other) => other.confirmations - one.confirmations);
  return found ?? null;
}

/** Of an escrow's deposits those that count: anybody can pay its address dust, as often as they like. */
export function worthwhile({ psbt }: EscrowRow): WantedOutputs[] {
  const drafted = new Set(psbt === null ? [] : readDraftInputs(psbt));
  return [{ leastUnits: ESCROW_DUST_UNITS }, { names: drafted }];
}

/** Whether a draft can never be signed to its end: what it spends is not there any more. */
export function isDraftBroken({ psbt }: EscrowRow, unspent: readonly UnspentOutput[]): boolean {
  if (psbt === null) return false;
  const there = new Set(unspent.map(({ txid, vout }) => `${txid}:${vout}`));
  return readDraftInputs(psbt).some((input) => !there.has(input));
}

/** Ends an escrow whose coins were spent, deep in the chain, as that transaction says. It is signed and sent no more. */
export async function endBySpend(
  db: Db,
  row: EscrowRow,
  { txid, outputs }: Spend,
  nowMs: number,
): Promise<boolean> {
  const isOurs = txid === row.txid;
  const { amount: amountUnits, payout_address, refund_address } = row;
  const escrow = { amountUnits, payoutAddress: payout_address, refundAddress: refund_address };
  const drafted = row.state === 'releasing' ? 'released' : 'refunded';
  const state = isOurs ? drafted : spentOutcome(escrow, outputs);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update escrows set state = ${state}, txid = ${txid}, funded = 0
      where id = ${row.id}::bigint and ${isUnchanged(row)} returning 1`.execute(tx);
    if (rows.length === 0) return false;
    if (!isOurs) await writeSpend(tx, row, { after: { state, txid }, nowMs });
    await tellChange(tx, row.id, nowMs);
    return true;
  });
}

/** Some coins were spent past this site and enough are left: another draft can be made of those. */
export async function dropDraft(
  db: Db,
  row: EscrowRow,
  { funded, nowMs }: { funded: bigint; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update escrows set state = 'funded', psbt = null, signatures = 0, funded = ${funded}::bigint
      where id = ${row.id}::bigint and ${isUnchanged(row)} and psbt = ${row.psbt} returning 1`.execute(
      tx,
    );
    if (rows.length === 0) return false;
    await writeSpend(tx, row, { after: { state: 'funded' }, nowMs });
    await tellChange(tx, row.id, nowMs);
    return true;
  });
}

/** Nobody has drafted the other way or signed meanwhile: the next run looks again. */
function isUnchanged({ state, raw_tx }: EscrowRow) {
  return sql`state = ${state} and raw_tx is not distinct from ${raw_tx}::text`;
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
