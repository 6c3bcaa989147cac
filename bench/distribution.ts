import { sql } from 'kysely';
import { DEFAULT_POOL_UNITS } from '#rules/weeks/rewards.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { startEngines } from './engines.ts';
import { machine, percentile, table } from './report.ts';

const WEEK = '2026-03-08';
const SIZES = [1000, 100_000, 1_000_000];
const RUNS = 3;
const ROWS_PER_STATEMENT = 100_000;

/**
 * `npm run bench -- distribution [members …]`: how long it takes to close a week that this many members share, from the
 * lock to the commit, with every share written and the sum checked by the database.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  console.log(`Closing a week, the middle of ${RUNS} runs. ${machine()}\n`);
  const rows = sizes.map((size) => [size.toLocaleString('en-US')]);
  const head = ['eligible members'];
  for (const engine of await startEngines()) {
    head.push(engine.name);
    for (const [index, size] of sizes.entries()) {
      const { db, close } = await engine.open();
      await fillWeek(db, size);
      const times: number[] = [];
      for (let count = 0; count < RUNS; count++) times.push(await measure(db, size));
      rows[index]?.push(`${(percentile(times, 0.5) / 1000).toFixed(2)} s`);
      await close();
    }
    await engine.stop();
  }
  console.log(table(head, rows));
}

async function measure(db: Db, members: number): Promise<number> {
  await sql`truncate shares, weeks, payments, payment_outputs, payment_shares`.execute(db);
  await sql`update member_totals set earned = 0`.execute(db);
  await sql.raw('vacuum analyze').execute(db);
  const startMs = performance.now();
  const closed = await closeWeek(db, {
    week: WEEK,
    nowMs: weekEndMs(WEEK),
    poolUnits: DEFAULT_POOL_UNITS,
    thresholdHundredths: 500,
  });
  const tookMs = performance.now() - startMs;
  if (closed.recipients !== members) throw new Error(`${closed.recipients} shares were written`);
  const wrong = (await checkLedger(db)).filter(({ total }) => /share|earned/.test(total));
  if (wrong.length > 0) throw new Error(`not exact: ${JSON.stringify(wrong.slice(0, 3))}`);
  return tookMs;
}

/** Members who all have enough points this week, from 5 to 125. */
async function fillWeek(db: Db, count: number): Promise<void> {
  await sql`select setseed(0.42)`.execute(db);
  for (let from = 1; from <= count; from += ROWS_PER_STATEMENT) {
    const to = Math.min(from + ROWS_PER_STATEMENT - 1, count);
    await sql`
      insert into members (id, telegram_id, created_at) overriding system value
      select i, i, '2025-01-01T00:00:00Z'::timestamptz + i * interval '30 seconds'
      from generate_series(${from}::int, ${to}::int) i`.execute(db);
    await sql`
      insert into member_totals (member_id) select generate_series(${from}::int, ${to}::int)`.execute(
      db,
    );
    await sql`
      insert into week_totals (week, member_id, points, transactions)
      select ${WEEK}::date, i, 500 + (random() * 480)::int * 25, 1
      from generate_series(${from}::int, ${to}::int) i`.execute(db);
  }
}
