import { sql } from 'kysely';
import { WATCHED_AFTER_END_MS } from '#rules/apps/payment-requests.ts';
import { confirmationsNeeded } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainState, readChainState } from '#server/services/chain/chain-state.ts';
import { setFollowed } from '#server/services/chain/expect.ts';
import { type FoundOutput, takeStanding } from '#server/services/chain/found.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { depositOf, type EscrowRow, requireEscrow, tellChange } from './rows.ts';
import { canRefund, canRelease } from './spending.ts';
import { dropDraft, type EscrowCoins, endBySpend, readCoins, signedCoins } from './spends.ts';

/** In all other states an escrow waits for a person or has ended: late deposits are counted once a refund is drafted. */
const SETTLED_STATES: readonly string[] = ['funding', 'funded', 'releasing', 'refunding'];

/** Updates an escrow by the state of its deposits on the chain, and of the transactions that spend them. */
export function settleEscrow(
  db: Db,
  id: bigint,
  about: { coin: Coin; now: () => number },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, { id, caller: null }, { forUpdate: true });
    const subject = { kind: 'escrow', ofId: id } as const;
    // Read before the coins, so the coins are at least as new.
    const chain = await readChainState(tx);
    const standing = await takeStanding(tx, subject);
    if (chain === null) return;
    if (!SETTLED_STATES.includes(row.state)) return setFollowed(tx, subject, false);
    const coins = await readCoins(tx, row, standing);
    const needed = confirmationsNeeded(row.amount, about.coin);
    await setFollowed(tx, subject, isMoving(coins, needed));
    const settling = { coins, chain, needed, coin: about.coin, nowMs: about.now() };
    if (row.raw_tx === null) await countDeposits(tx, row, settling);
    else await endIfSpent(tx, row, settling);
  });
}

/** True if a transaction in a block is not deep yet. */
function isMoving({ unspent, spends }: EscrowCoins, needed: number): boolean {
  return [...unspent, ...spends].some(
    ({ confirmations }) => confirmations > 0 && confirmations < needed,
  );
}

type Settling = {
  coins: EscrowCoins;
  chain: ChainState;
  /** In confirmations. */
  needed: number;
  coin: Coin;
  nowMs: number;
};

async function countDeposits(tx: Db, row: EscrowRow, settling: Settling): Promise<void> {
  const { coins, chain, needed, nowMs } = settling;
  const due = depositOf(row);
  const funded = sumOf(coins.unspent.filter(({ confirmations }) => confirmations >= needed));
  const isPaid = funded >= due;
  const isEnough = isPaid && canRelease(coins.unspent, row, settling.coin);
  const isBroken = isDraftBroken(row, coins);
  if (funded < row.funded || isBroken) {
    const spend = isBroken ? spendOfSigned(row, coins) : coins.spends[0];
    // A reorganisation may still undo the spend.
    if (spend && spend.confirmations < needed) return;
    // Coins that a reorganisation has only moved count again once they are deep.
    if (spend && sumOf(coins.unspent) < due) return endBySpend(tx, row, { ...settling, spend });
    if (spend && isBroken) return isPaid ? dropDraft(tx, row, { funded, nowMs }) : undefined;
  }
  const isEmpty = !canRefund(coins.unspent, row, settling.coin);
  const isOver = row.state === 'funding' && isEmpty && isPast(row, chain);
  if (funded === row.funded && !isOver) return;
  await sql`
    update escrows set funded = ${funded}::bigint,
      state = case when ${isOver}::boolean then 'expired'
        when state = 'funding' and ${isEnough}::boolean then 'funded'
        when state = 'funded' and not ${isEnough}::boolean then 'funding' else state end
    where id = ${row.id}::bigint`.execute(tx);
  await tellChange(tx, row.id, nowMs);
}

function sumOf(outputs: readonly FoundOutput[]): bigint {
  return outputs.reduce((sum, { units }) => sum + units, 0n);
}

/**
 * Returns whether the chain was read completely after the deadline. A source that does not list its whole mempool shows a deposit
 * sent in time only once it is in a block: a day is enough for that.
 */
function isPast({ fund_by }: EscrowRow, { currentAtMs, mempool }: ChainState): boolean {
  const lastMs = fund_by.getTime() + (mempool === 'complete' ? 0 : WATCHED_AFTER_END_MS);
  return currentAtMs !== null && currentAtMs >= lastMs;
}

/** Returns whether a draft can never be signed completely, because its coins are gone. */
function isDraftBroken(row: EscrowRow, { unspent }: EscrowCoins): boolean {
  const there = new Set(unspent.map(outputName));
  return signedCoins(row).some((coin) => !there.has(coin));
}

function spendOfSigned(row: EscrowRow, { spends }: EscrowCoins) {
  const signed = new Set(signedCoins(row));
  return spends.find(({ coin }) => signed.has(coin));
}

/** Ends an escrow with its final transaction, or with another one that replaced it. */
async function endIfSpent(tx: Db, row: EscrowRow, settling: Settling): Promise<void> {
  const spend = spendOfSigned(row, settling.coins);
  if (spend && spend.confirmations >= settling.needed)
    await endBySpend(tx, row, { ...settling, spend });
}
