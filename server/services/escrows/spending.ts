import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Escrow } from '#contract/v1/escrows.ts';
import { type EscrowDirection, escrowPayouts, MOST_ESCROW_INPUTS } from '#rules/apps/escrows.ts';
import { confirmationsNeeded, leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { addSignatures, draftTransaction, readDraftInputs } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readChainState, requireChainTrusted } from '#server/services/chain/chain-state.ts';
import { touchSubject, watchCoins } from '#server/services/chain/expect.ts';
import { type FoundOutput, readFound } from '#server/services/chain/found.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import {
  depositOf,
  type EscrowKey,
  type EscrowRow,
  escrowOf,
  requireEscrow,
  tellChange,
} from './rows.ts';
import { readCoins } from './spends.ts';
import { sendFinal } from './upkeep.ts';

const UNDER_WAY = { release: 'releasing', refund: 'refunding' } as const;

/**
 * Drafts the transaction that ends an escrow, to the seller or back to the buyer, for two of the three to sign. Asking
 * again returns the same draft with the signatures so far. It moves nothing by itself.
 *
 * Throws `not_found`, `conflict` if it cannot end this way (not funded, decided otherwise, already signed),
 * `unavailable` while the chain is in doubt, or without the bytes of the deposits, which the index gives.
 */
export async function draftEscrow(
  db: Db,
  chain: ChainIndex,
  key: EscrowKey,
  input: { direction: EscrowDirection; coin: Coin; nowMs: number },
): Promise<V1Escrow> {
  const { direction, coin, nowMs } = input;
  const before = await requireEscrow(db, key);
  if (isDrafted(before, direction)) return escrowOf(before);
  requireSpendable(before, direction);
  await requireChainTrusted(db);
  const deposits = choose(await readUnspent(db, before), before, { direction, coin });
  const psbt = await readChain(() => draft(chain, before, { deposits, direction, coin }));
  return db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, key, { forUpdate: true });
    // Another call changed it meanwhile.
    if (isDrafted(row, direction)) return escrowOf(row);
    requireSpendable(row, direction);
    await sql`
      update escrows set state = ${UNDER_WAY[direction]}, psbt = ${psbt}, signatures = 0
      where id = ${row.id}::bigint`.execute(tx);
    // Its coins may be spent by now. The coins of an expired escrow are counted from here on.
    await touchSubject(tx, { kind: 'escrow', ofId: row.id });
    return escrowOf(await tellChange(tx, row.id, nowMs));
  });
}

/** The unspent coins at the escrow's address, including those in no block yet. */
async function readUnspent(db: Db, row: EscrowRow): Promise<FoundOutput[]> {
  const height = (await readChainState(db))?.height ?? 0;
  const { found } = await readFound(db, { kind: 'escrow', ofId: row.id }, height);
  return (await readCoins(db, row, { found, height })).unspent;
}

function isDrafted({ state, psbt }: EscrowRow, direction: EscrowDirection): boolean {
  return state === UNDER_WAY[direction] && psbt !== null;
}

/** Partial and late deposits can only go back. */
const SPENDABLE: Readonly<Record<EscrowDirection, readonly string[]>> = {
  release: ['funded', 'releasing', 'refunding'],
  refund: ['funding', 'funded', 'releasing', 'refunding', 'expired'],
};

function requireSpendable(row: EscrowRow, direction: EscrowDirection): void {
  const isDecidedOtherwise = row.decision !== null && row.decision !== direction;
  if (!SPENDABLE[direction].includes(row.state) || row.raw_tx !== null || isDecidedOtherwise) {
    const decided = row.decision === null ? '' : ` (the operator decided: ${row.decision})`;
    throw new AppError('conflict', `This escrow is ${row.state}${decided}.`);
  }
}

async function draft(
  chain: ChainIndex,
  row: EscrowRow,
  { deposits, direction, coin }: Ending & { deposits: readonly FoundOutput[] },
): Promise<string> {
  const payouts = payoutsOf(deposits, row, { direction, coin });
  if (deposits.length === 0 || payouts === null) {
    throw new AppError('conflict', 'Its address does not hold enough for that.');
  }
  const inputs = [];
  for (const { txid, vout, units } of deposits) {
    inputs.push({ txid, vout, units, rawHex: await chain.readTransaction(txid) });
  }
  const outputs = [
    { address: row.payout_address, units: payouts.sellerUnits },
    { address: row.refund_address, units: payouts.buyerUnits },
  ].filter(({ units }) => units > 0n);
  return draftTransaction({ redeemScript: row.redeem_script, inputs, outputs, coin });
}

/** Returns whether one transaction can pay the seller from these coins: a deposit in very many parts holds enough, but cannot. */
export function canRelease(unspent: readonly FoundOutput[], row: EscrowRow, coin: Coin): boolean {
  const as = { direction: 'release', coin } as const;
  return payoutsOf(choose(unspent, row, as), row, as) !== null;
}

/** Returns whether these coins are worth the fee of going back to the buyer. */
export function canRefund(coins: readonly FoundOutput[], row: EscrowRow, coin: Coin): boolean {
  return payoutsOf(coins, row, { direction: 'refund', coin }) !== null;
}

type Ending = { direction: EscrowDirection; coin: Coin };

function payoutsOf(deposits: readonly FoundOutput[], row: EscrowRow, { direction, coin }: Ending) {
  const totalUnits = deposits.reduce((sum, { units }) => sum + units, 0n);
  const about = { amountUnits: row.amount, totalUnits, inputs: deposits.length };
  return escrowPayouts(direction, about, coin);
}

/**
 * Takes the largest coins first. A release takes the coins that it needs, and any excess deposit for the buyer, but no dust from
 * strangers, which would cost more than it is worth.
 */
function choose(
  unspent: readonly FoundOutput[],
  row: EscrowRow,
  { direction, coin }: Ending,
): FoundOutput[] {
  const needed = confirmationsNeeded(row.amount, coin);
  const deep = unspent
    .filter(({ confirmations }) => confirmations >= needed)
    .toSorted((a, b) => Number(b.units > a.units) - Number(b.units < a.units))
    .slice(0, MOST_ESCROW_INPUTS);
  if (direction === 'refund') return deep;
  const enough = depositOf(row);
  const chosen: FoundOutput[] = [];
  let sum = 0n;
  for (const output of deep) {
    if (sum >= enough && output.units <= leastPayment(coin)) break;
    chosen.push(output);
    sum += output.units;
  }
  return chosen;
}

/**
 * Accepts signatures. With two of three the transaction is complete: it is stored, and then sent by this call and by the job
 * until it is in the chain. Throws `bad_request` for invalid signatures, `conflict` if none are expected, `unavailable` while the
 * chain is in doubt.
 */
export async function signEscrow(
  db: Db,
  chain: ChainIndex,
  key: EscrowKey,
  { psbt, nowMs }: { psbt: string; nowMs: number },
): Promise<V1Escrow> {
  await requireChainTrusted(db);
  const signed = await db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, key, { forUpdate: true });
    const isWaiting = row.state === 'releasing' || row.state === 'refunding';
    if (!isWaiting || row.psbt === null || row.raw_tx !== null) {
      throw new AppError('conflict', `This escrow is ${row.state} and needs no signature.`);
    }
    const { final, ...so } = addSignatures(row.psbt, psbt, {
      buyerKey: row.buyer_key,
      sellerKey: row.seller_key,
      operatorKey: row.operator_key,
      redeemScript: row.redeem_script,
    });
    await sql`
      update escrows set psbt = ${so.psbt}, signatures = ${so.signatures}::int,
        raw_tx = ${final?.rawHex ?? null}, txid = ${final?.txid ?? null},
        signed_at = ${final === null ? null : isoTime(nowMs)}::timestamptz
      where id = ${row.id}::bigint`.execute(tx);
    if (final !== null) await watchCoins(tx, { kind: 'site', ofId: 0n }, readDraftInputs(so.psbt));
    return tellChange(tx, row.id, nowMs);
  });
  if (signed.raw_tx !== null) {
    await sendFinal({ db, chain, now: () => nowMs }, signed.raw_tx).catch((error: unknown) => {
      // The job sends it again, and reports a refusal.
      if (!(error instanceof ChainUnreachable)) throw error;
    });
  }
  return escrowOf(signed);
}

/**
 * Records the operator's decision in a dispute. From then on the escrow ends this way or not at all. A dry run only checks.
 * Throws `not_found`, and `conflict` if the escrow is not disputed.
 */
export async function decideDispute(
  db: Db,
  input: {
    id: bigint;
    decision: EscrowDirection;
    actor: string;
    nowMs: number;
    isDryRun?: boolean;
  },
): Promise<V1Escrow> {
  const { id, decision, actor, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, { id, caller: null }, { forUpdate: true });
    if (row.state !== 'disputed') throw new AppError('conflict', `This escrow is ${row.state}.`);
    if (input.isDryRun) return escrowOf(row);
    await sql`
      update escrows set state = 'funded', decision = ${decision} where id = ${id}::bigint`.execute(
      tx,
    );
    // Its coins were not followed meanwhile.
    await touchSubject(tx, { kind: 'escrow', ofId: id });
    await writeAudit(tx, {
      actor,
      action: 'escrow_decided',
      entity: 'escrow',
      entityId: String(id),
      atMs: nowMs,
      before: { dispute: row.dispute },
      after: { decision },
    });
    return escrowOf(await tellChange(tx, id, nowMs));
  });
}

/** The most disputes in one response. */
export const MOST_DISPUTES = 100;

/** Disputed escrows, oldest first; at most `MOST_DISPUTES`. */
export async function readDisputes(db: Db): Promise<V1Escrow[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from escrows where state = 'disputed' order by id limit ${sql.lit(MOST_DISPUTES)}`.execute(
    db,
  );
  const disputes: V1Escrow[] = [];
  for (const { id } of rows) disputes.push(escrowOf(await requireEscrow(db, { id, caller: null })));
  return disputes;
}
