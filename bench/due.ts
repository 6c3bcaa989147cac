import { sql } from 'kysely';
import { distributionMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readDueShares } from '#server/services/payouts/due.ts';
import { startEngines } from './engines.ts';
import { machine, percentile, table } from './report.ts';

/** Junkcoin's smallest payout. */
const LEAST_UNITS = 100_000n;

const WEEK = '2026-03-08';
const SIZES = [1_000_000];
const RUNS = 5;
const COIN = 100_000_000n;
/** Stands for the wallet: otherwise its answers, once per run of the distribution, would be measured. */
const WALLET = { readScript: async (address: string) => address };

/** The reasons for which a million shares can wait; `payable` is the number that one reading must find. */
const CASES = [
  { name: 'all payable', units: COIN, addressEvery: 1, status: 'owed' },
  { name: 'one in a hundred has an address', units: COIN, addressEvery: 100, status: 'owed' },
  { name: 'all too small', units: LEAST_UNITS - 1n, addressEvery: 1, status: 'owed' },
  { name: 'all paid', units: COIN, addressEvery: 1, status: 'paid' },
] as const;

/**
 * `npm run bench -- due [shares …]`: the time for the distribution to read which shares are due, by the reasons for which shares
 * wait. Each run of the distribution reads this once. PostgreSQL only: money does not move on the other engine.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  console.log(`Reading what is due, the middle and the worst of ${RUNS} runs. ${machine()}\n`);
  const rows: string[][] = [];
  const [engine, ...others] = await startEngines();
  for (const other of others) await other.stop();
  if (!engine) throw new Error('there is no engine');
  for (const size of sizes) {
    const { db, close } = await engine.open();
    await fillMembers(db, size);
    for (const each of CASES) {
      await fillShares(db, each);
      const times: number[] = [];
      for (let count = 0; count < RUNS; count++) times.push(await measure(db));
      const ms = [percentile(times, 0.5), percentile(times, 1)].map((time) => time.toFixed(0));
      rows.push([size.toLocaleString('en-US'), each.name, ms.join(' / ')]);
    }
    await close();
  }
  await engine.stop();
  console.log(table(['shares', 'which', 'ms'], rows));
}

async function measure(db: Db): Promise<number> {
  const startMs = performance.now();
  await readDueShares(db, WALLET, { leastUnits: LEAST_UNITS, nowMs: distributionMs(WEEK) });
  return performance.now() - startMs;
}

async function fillMembers(db: Db, count: number): Promise<void> {
  await sql`
    insert into members (id, telegram_id, created_at) overriding system value
    select i, i, '2025-01-01T00:00:00Z'::timestamptz + i * interval '30 seconds'
    from generate_series(1, ${count}::int) i`.execute(db);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
                       eligible_members, total_points, eligible_points, distributed, result_hash)
    values (${WEEK}::date, ${new Date(distributionMs(WEEK)).toISOString()}::timestamptz, 1, 1, 1, 1, 1, 1, 1, 1, '')`.execute(
    db,
  );
  await sql`insert into payouts (id, method, amount, created_at) overriding system value
    values (1, 'raw', 1, now())`.execute(db);
}

async function fillShares(db: Db, { units, addressEvery, status }: (typeof CASES)[number]) {
  await sql`truncate shares`.execute(db);
  await sql`
    update members set primary_address =
      case when id % ${addressEvery}::int = 0 then md5(id::text) end`.execute(db);
  await sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at, status, payout_id)
    select ${WEEK}::date, id, 1, ${String(units)}::bigint, id, created_at, ${status},
      case when ${status} = 'paid' then 1 end
    from members`.execute(db);
  await sql.raw('vacuum analyze').execute(db);
}
