import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { READING_MAY_TAKE_MS } from '#rules/apps/payment-requests.ts';
import type { PlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { catchUp } from '#server/services/chain/catch-up.ts';
import { inTime } from '#server/services/chain/in-time.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import type { SendDeps } from './payments.ts';

export type PayDeps = SendDeps & { source: ChainSource };

/**
 * Refuses bytes that the chain knows before they are stored: nothing in them names a member, so anybody who sees a payment could
 * have it counted as their own. The wallet page gives its bytes to nobody before this site has stored them. The index is not enough:
 * it may be slower than the source.
 *
 * Throws `already_sent` for a known transaction, `conflict` for a coin that another one spends, and `unavailable`.
 */
export async function requireUnsent(
  deps: PayDeps,
  { payment, payerId }: { payment: PlainPayment; payerId: bigint },
): Promise<void> {
  const { txid, inputs } = payment;
  // A refused payment may have been made after all.
  if (await isStoredOf(deps.db, { txid, payerId })) return;
  const isKnown = await inTime(isKnownToSource(deps, txid), READING_MAY_TAKE_MS.asked);
  if (isKnown === null) {
    throw new AppError('unavailable', (m) => m.refusal_pay_chain());
  }
  if (isKnown || (await wasInBlock(deps.db, txid))) throw alreadySent();
  if (await areSpent(deps.db, inputs.map(outputName))) {
    throw new AppError('conflict', (m) => m.refusal_pay_coin_elsewhere());
  }
}

export function alreadySent(): AppError {
  return new AppError('already_sent', (m) => m.refusal_pay_made_before());
}

async function isStoredOf(
  db: Db,
  { txid, payerId }: { txid: string; payerId: bigint },
): Promise<boolean> {
  const { rows } = await sql`
    select from wallet_payments where txid = ${txid} and payer_id = ${payerId}::bigint`.execute(db);
  return rows.length > 0;
}

/** Also brings the copies of blocks and mempool up to date. Null if that is not possible now. */
async function isKnownToSource(deps: PayDeps, txid: string): Promise<boolean | null> {
  if ((await catchUp(deps)) === null) return null;
  // The copy of the mempool may lack it.
  const [known] = await deps.source.readUnconfirmed([txid]);
  return known !== null;
}

/** Returns whether the follower has seen a transaction in a block, even one that was taken back. */
async function wasInBlock(db: Db, txid: string): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from undone_transactions where txid = ${txid})
      or exists (select from chain_blocks where ${txid} = any(txids))`.execute(db);
  return rows.length > 0;
}

/** Returns whether an unconfirmed transaction spends one of these coins. */
async function areSpent(db: Db, coins: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from mempool_transactions where inputs && ${[...coins]}::text[] limit 1`.execute(db);
  return rows.length > 0;
}
