import { sql } from 'kysely';
import { payoutFeeReserve } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { MAX_OUTPUTS, PAID_CONFIRMATIONS } from '#rules/weeks/payouts.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { findHalt } from '#server/services/chain/chain-state.ts';
import { findOldTip, isAboutWallet, messageOf } from '#server/services/payouts/advance.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { readReadyWallet } from '#server/services/payouts/plan.ts';
import { readReservedPrizes } from '#server/services/payouts/prizes/reserved.ts';

/** The wallet whose balance makes the pool. */
export type PoolSource = { wallet: Pick<Wallet, 'readState' | 'readDeepBalance'>; coin: Coin };

/** The balance of the pool's wallet and the debts to be paid from it, in units, at a block of its node. */
export type FreeCoins = { balanceUnits: bigint; debtsUnits: bigint; height: number };

/** `problem`: why the balance is not known (`coins` is null), or may be too low. In one line. */
type Look = { coins: FreeCoins | null; problem: string | null };

/**
 * Asks the wallet what it holds that nobody is owed before a week's pool is shared out. Only coins with as many confirmations as a
 * payout needs count, so that nobody raises the pool with coins and then takes them back. The figures err on the side of too little:
 * a payout that may or may not have left the wallet counts as owed.
 */
export async function lookAtCoins(
  db: Db,
  input: { week: WeekName; nowMs: number; poolSource?: PoolSource | null | undefined },
): Promise<Look> {
  const { week, nowMs, poolSource } = input;
  if (!poolSource) return unknown('no wallet is configured (WALLET_RPC_URL)');
  const halt = await findHalt(db);
  if (halt !== null) return unknown(halt);
  const { wallet, coin } = poolSource;
  const before = await readDebts(db, { week, coin });
  const { state, problem } = await readReadyWallet(wallet, coin.network);
  if (state === null) return unknown(problem);
  const oldTip = findOldTip(state, nowMs);
  if (oldTip !== null) return unknown(oldTip);
  const deep = await readDeep(wallet);
  if (typeof deep === 'string') return unknown(deep);
  // Nodes compute the two sums in different ways.
  const balanceUnits = deep < state.balanceUnits ? deep : state.balanceUnits;
  const after = await readDebts(db, { week, coin });
  const debtsUnits = before.units > after.units ? before.units : after.units;
  const isMoving = before.isMoving || after.isMoving || before.units !== after.units;
  return {
    coins: { balanceUnits, debtsUnits, height: state.height },
    problem: isMoving ? 'payouts are on their way' : null,
  };
}

function unknown(problem: string): Look {
  return { coins: null, problem };
}

async function readDeep(wallet: PoolSource['wallet']): Promise<bigint | string> {
  try {
    return await wallet.readDeepBalance(PAID_CONFIRMATIONS);
  } catch (error) {
    if (!isAboutWallet(error)) throw error;
    return `the wallet cannot be asked: ${messageOf(error)}`;
  }
}

/**
 * All shares that are owed, held ones among them, the prizes of treasure hunts, payouts that were sent and that the wallet has lost,
 * so that its balance has their coins again, what the week before left to this one's pool, and a reserve for the fees of paying
 * these shares and this week's. `isMoving`: a payout is not settled, so that its coins or its change may be missing in the balance.
 */
async function readDebts(
  db: Db,
  { week, coin }: { week: WeekName; coin: Coin },
): Promise<{ units: bigint; isMoving: boolean }> {
  const { rows } = await sql<{ carried: bigint; lost: bigint; members: number; moving: boolean }>`
    select coalesce((select carried_out from weeks where week = ${week}::date - 7), 0)::bigint as carried,
      coalesce((select sum(amount) from payouts where state = 'sent' and problem is not null), 0)::bigint as lost,
      (select count(*) from week_totals where week = ${week}::date and points > 0)::int as members,
      exists (select from payouts where state not in ('confirmed', 'failed')) as moving`.execute(
    db,
  );
  const { carried = 0n, lost = 0n, members = 0, moving = false } = rows[0] ?? {};
  const owed = await readOwed(db);
  const prizes = await readReservedPrizes(db);
  const payouts = BigInt(Math.ceil((owed.shares + members) / MAX_OUTPUTS) + (prizes > 0n ? 1 : 0));
  const units = owed.units + prizes + lost + carried + payouts * payoutFeeReserve(coin);
  return { units, isMoving: moving };
}
