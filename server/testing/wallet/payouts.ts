import { sql } from 'kysely';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { distributionMs, previousWeek } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { TestWallet } from '#server/fakes/node/wallet.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { sized } from '#server/testing/run/scope.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

export const WEEK = '2026-03-08';
/** The first moment that week may be paid. */
export const DUE_MS = distributionMs(WEEK);
export const MINUTE_MS = 60_000;

const IN_PAYOUT: readonly ShareStatus[] = ['paying', 'sent', 'paid'];

/** A share is paid after six blocks: in a whole run each is seen by itself. */
const BLOCKS_IN_A_ROUND = sized(1, 2);

export type TestShare = {
  week?: string;
  units: bigint;
  address: string | null;
  status?: ShareStatus;
};

/** Inserts members, numbered from 1, each with a share in closed weeks; those on their way or paid are of payout 1. */
export async function writeShares(db: Db, shares: readonly TestShare[]): Promise<void> {
  const rows = shares.map(({ week = WEEK, units, address, status = 'owed' }, index) => ({
    member: index + 1,
    week,
    units: String(units),
    address,
    status,
    payout: IN_PAYOUT.includes(status) ? 1 : null,
  }));
  const listed = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(
    member bigint, week date, units bigint, address text, status text, payout bigint)`;
  await sql`
    insert into members (id, telegram_id, primary_address, created_at)
    overriding system value
    select member, member + 1000, address, '2026-01-01T00:00:00Z' from ${listed}`.execute(db);
  await sql`
    insert into member_totals (member_id, earned) select member, units from ${listed}`.execute(db);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
                       eligible_members, total_points, eligible_points, distributed, result_hash)
    select week, (week::timestamp at time zone 'UTC') + interval '24 hours', sum(units), 1, 1,
      count(*), count(*), count(*), count(*), sum(units), ''
    from ${listed} group by week`.execute(db);
  await sql`
    insert into payouts (id, method, amount, created_at) overriding system value
    select payout, 'raw', sum(units), '2026-03-09T00:00:00Z' from ${listed}
    where payout is not null group by payout`.execute(db);
  await sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at, status, payout_id, hold_reason)
    select week, member, 1, units, member, '2026-01-01T00:00:00Z', status, payout,
      case status when 'held' then 'A reason' end from ${listed}`.execute(db);
}

export function weeksBack(count: number): string {
  let week = WEEK;
  for (let step = 0; step < count; step++) week = previousWeek(week);
  return week;
}

/** Runs the distribution like its job, at the test's time. */
export function runAt(db: Db, wallet: TestWallet, nowMs: number = DUE_MS) {
  return runDistribution(db, wallet, { nowMs, coin: JUNKCOIN_ON[wallet.node.chain.name] });
}

/** Runs and mines until nothing is under way; problems reported by a round are not failures. */
export async function runUntilSettled(
  db: Db,
  wallet: TestWallet,
  { rounds = 30, fromMs = DUE_MS }: { rounds?: number; fromMs?: number } = {},
): Promise<void> {
  let nowMs = fromMs;
  for (let round = 0; round < rounds; round++) {
    nowMs += MINUTE_MS;
    await runAt(db, wallet, nowMs);
    wallet.node.mine(BLOCKS_IN_A_ROUND);
    if (!(await isUnderWay(db))) return;
  }
}

async function isUnderWay(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from payouts where state not in ('confirmed', 'failed'))
      or exists (select from shares s join members m on m.id = s.member_id
                 where s.status = 'owed' and m.primary_address is not null) as busy`.execute(db);
  return rows[0]?.busy ?? false;
}

export async function statusesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select status from shares order by member_id, week`.execute(db);
  return rows.map(({ status }) => status);
}

/** Units per address in the chain. */
export function paidTo(wallet: TestWallet, addresses: readonly string[]): bigint[] {
  const received = new Map<string, bigint>();
  for (const { address, units } of wallet.node.chain.confirmedOutputs()) {
    received.set(address, (received.get(address) ?? 0n) + units);
  }
  return addresses.map((address) => received.get(address) ?? 0n);
}
