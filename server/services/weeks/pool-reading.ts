import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { type BalanceRule, balanceRuleOf, poolOfBalance } from '#rules/policies/balance.ts';
import type { Policy } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import type { ResultBalance } from '#rules/weeks/result.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { describeHold } from '#server/services/payouts/fence/fence.ts';
import { LONGEST_WAIT_MS } from '#server/services/policies/pool-standing.ts';
import { type FreeCoins, lookAtCoins, type PoolSource } from './free-coins.ts';

type Reading = { week: WeekName; nowMs: number; poolSource?: PoolSource | null };

/** Less than an hour, because the job may come a little early. */
const LOOKED_EVERY_MS = 55 * 60_000;

/** The row of a week whose balance could not be read in time. It makes no pool, and the coins stay for later weeks. */
const UNREAD = { balanceUnits: 0n, debtsUnits: 0n, height: 0 };

/**
 * Reads the wallet's balance for a week that is over and next to be closed, and stores the pool that its policy makes of it
 * (docs/spec/week.md#2-pool-and-threshold). Does so once: whatever crashes, and however many servers ask, the first stored pool
 * holds. Does nothing for a week with a fixed pool.
 *
 * Throws `conflict` with the reason while the balance or the debts cannot be known, for at most a day after the first attempt. Then
 * payouts that are on their way count as owed, and a balance that cannot be read as 0.
 */
export async function readPool(db: Db, { week, nowMs, poolSource }: Reading): Promise<void> {
  const rule = await findRule(db, week);
  if (rule === null || (await isRead(db, week))) return;
  // The old host may read it too.
  const hold = await describeHold(db);
  if (hold !== null) throw poolWaits(week, hold);
  const { coins, problem } = await lookAtCoins(db, { week, nowMs, poolSource });
  // A server that closes the week meanwhile has read the pool, and changes the debts.
  if (await isRead(db, week)) return;
  if (problem !== null && !(await hasWaitedEnough(db, { week, nowMs, problem }))) {
    throw poolWaits(week, problem);
  }
  await store(db, { week, nowMs, rule, coins, problem });
}

/** The error of a week that cannot be closed before its pool is known. */
export function poolWaits(week: WeekName, reason: string): AppError {
  return new AppError('conflict', `The pool of the week of ${week} waits: ${reason}.`);
}

/**
 * Looks at the balance about once an hour while the pool of the running week depends on it, for estimates. Without an answer the
 * last look stays.
 */
export async function lookAtPool(
  db: Db,
  { nowMs, poolSource }: Omit<Reading, 'week'>,
): Promise<void> {
  const week = runningWeek(nowMs, await findLastFrozen(db));
  if ((await findRule(db, week)) === null) return;
  const { rows } = await sql`
    select from pool_outlook where looked_at > ${isoTime(nowMs - LOOKED_EVERY_MS)}::timestamptz`.execute(
    db,
  );
  if (rows.length > 0) return;
  const { coins } = await lookAtCoins(db, { week, nowMs, poolSource });
  if (coins === null) return;
  await sql`
    insert into pool_outlook (balance, debts, looked_at)
    values (${coins.balanceUnits}::bigint, ${coins.debtsUnits}::bigint, ${isoTime(nowMs)}::timestamptz)
    on conflict (one) do update set balance = excluded.balance, debts = excluded.debts,
      looked_at = excluded.looked_at`.execute(db);
}

/** Forgets that look once more is owed, because a week was closed. */
export async function forgetLook(tx: Db): Promise<void> {
  await sql`delete from pool_outlook`.execute(tx);
}

/**
 * Reads the parts of a week's pool, for its file; null if the pool is fixed.
 *
 * @param input.carried_in the part that earlier weeks left, in units
 */
export async function readResultBalance(
  db: Db,
  { week, carried_in: carriedUnits }: { week: WeekName; carried_in: bigint },
): Promise<ResultBalance | null> {
  const { rows } = await sql<Omit<ResultBalance, 'carriedUnits'>>`
    select part as "partHundredths", most as "mostUnits", balance as "balanceUnits",
      debts as "debtsUnits", height
    from pool_readings where week = ${week}::date`.execute(db);
  return rows[0] ? { ...rows[0], carriedUnits } : null;
}

/** The rule of a week whose pool depends on a balance; null for any other week. */
async function findRule(db: Db, week: WeekName): Promise<BalanceRule | null> {
  const { rows } = await sql<{ document: string }>`
    select document from policies where from_week <= ${week}::date order by from_week desc limit 1`.execute(
    db,
  );
  // Only `setPolicy` writes documents.
  return rows[0] ? balanceRuleOf(JSON.parse(rows[0].document) as Policy) : null;
}

async function isRead(db: Db, week: WeekName): Promise<boolean> {
  const { rows } = await sql`select from pool_readings where week = ${week}::date`.execute(db);
  return rows.length > 0;
}

/** Notes the problem. Measured from the first attempt: a server that was off for days must not give up before its node is back. */
async function hasWaitedEnough(
  db: Db,
  { week, nowMs, problem }: { week: WeekName; nowMs: number; problem: string },
): Promise<boolean> {
  const { rows } = await sql<{ since: Date }>`
    insert into pool_waits (week, since, problem)
    values (${week}::date, ${isoTime(nowMs)}::timestamptz, ${problem})
    on conflict (week) do update set problem = excluded.problem returning since`.execute(db);
  const sinceMs = rows[0]?.since.getTime() ?? nowMs;
  return nowMs - sinceMs >= LONGEST_WAIT_MS;
}

type Stored = {
  week: WeekName;
  nowMs: number;
  rule: BalanceRule;
  coins: FreeCoins | null;
  problem: string | null;
};

async function store(db: Db, { week, nowMs, rule, coins, problem }: Stored): Promise<void> {
  const { balanceUnits, debtsUnits, height } = coins ?? UNREAD;
  const poolUnits = poolOfBalance(rule, balanceUnits - debtsUnits);
  const unread = coins === null ? problem : null;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into pool_readings (week, part, most, balance, debts, pool, height, problem, read_at)
      values (${week}::date, ${rule.partHundredths}::int, ${rule.mostUnits}::bigint,
        ${balanceUnits}::bigint, ${debtsUnits}::bigint, ${poolUnits}::bigint, ${height}::int, ${unread},
        ${isoTime(nowMs)}::timestamptz)
      on conflict (week) do nothing returning week`.execute(tx);
    if (rows.length === 0) return;
    await sql`delete from pool_waits where week = ${week}::date`.execute(tx);
    await writeAudit(tx, {
      actor: 'system',
      action: 'pool_read',
      entity: 'week',
      entityId: week,
      after: {
        balance: String(balanceUnits),
        debts: String(debtsUnits),
        pool: String(poolUnits),
        height,
        ...(problem !== null && { problem }),
      },
    });
  });
}
