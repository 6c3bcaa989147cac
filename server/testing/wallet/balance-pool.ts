import { sql } from 'kysely';
import { payoutFeeReserve } from '#rules/coins/amounts.ts';
import { CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { PAID_CONFIRMATIONS } from '#rules/weeks/payouts.ts';
import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { type ClosedWeek, closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import type { PoolSource } from '#server/services/weeks/free-coins.ts';
import { JUNKCOIN_ON } from './coins.ts';

export const COIN = 100_000_000n;
export const WEEK = '2026-03-08';
export const SETTINGS = { poolUnits: 7n * COIN, thresholdHundredths: 500 };
/** A tenth of the free coins, and never more than 500. */
export const TENTH: Policy = { ...CLASSIC, name: 'tenth', balancePart: 10 };
/** The reserve for the fee of one payout. */
export const FEE = payoutFeeReserve(JUNKCOIN_ON.main);

let lastId = 0;

/** Sets the policy from the first week on, and lets two members earn points in it. */
export async function beginWeeks(db: Db, policy: Policy = TENTH): Promise<void> {
  await setPolicy(db, { policy, fromWeek: WEEK, nowMs: weekStartMs(WEEK), actor: 'operator' });
  await earn(db, WEEK);
}

/** Two members earn 5 and 15 points, and one more for their accounts in the first week. */
export async function earn(db: Db, week: WeekName): Promise<void> {
  const at = new Date(weekStartMs(week) + 1000).toISOString();
  const events = [5, 15].map((points, index) => {
    lastId += 1;
    const telegramId = String(index + 11);
    return { id: `pool${lastId}`, type: 'referral_joined', at, telegramId, points };
  });
  const answers = await ingestEvents(db, { events, nowMs: weekStartMs(week) + 2000 });
  const refused = answers.find(({ status }) => status !== 'accepted');
  if (refused) throw new Error(`an event was refused: ${JSON.stringify(refused)}`);
}

/** A wallet with these coins, deep in the chain, at the end of a week. */
export function walletOf(coins: readonly bigint[], week: WeekName = WEEK): TestWallet {
  const units = coins.map((each) => each * COIN);
  const wallet = createTestWallet({ coins: units, now: () => weekEndMs(week) });
  wallet.node.mine(PAID_CONFIRMATIONS);
  return wallet;
}

export function sourceOf(wallet: TestWallet): PoolSource {
  return { wallet, coin: JUNKCOIN_ON[wallet.node.chain.name] };
}

/** Closes the weeks that are over at the end of this one, `laterMs` after it. */
export function closeWith(
  db: Db,
  wallet: TestWallet | null,
  { week = WEEK, laterMs = 0 }: { week?: WeekName; laterMs?: number } = {},
): Promise<ClosedWeek[]> {
  const nowMs = weekEndMs(week) + laterMs;
  return closePastWeeks(db, { ...SETTINGS, nowMs, poolSource: wallet && sourceOf(wallet) });
}

/** The pools of the closed weeks, oldest first, in units. */
export async function readPools(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ pool: bigint }>`select pool from weeks order by week`.execute(db);
  return rows.map(({ pool }) => pool);
}
