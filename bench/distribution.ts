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
 * `npm run bench -- distribution [members …]`: the time to close a week that this many members share, from the lock to the
 * commit, with every share written and the sum checked by the database. In turn with it, the time of a bare `COPY` of the same
 * rows into the same table, and of the members' totals alone.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const rows: string[][] = [];
  for (const engine of await startEngines()) {
    for (const size of sizes) {
      const { db, close } = await engine.open();
      await fillWeek(db, size);
      const turns = [];
      for (let count = 0; count < RUNS; count++) turns.push(await measureInTurn(db, size));
      rows.push([engine.name, size.toLocaleString('en-US'), ...figuresOf(turns)]);
      await close();
    }
    await engine.stop();
  }
  const head = ['engine', 'eligible members', 'close', 'COPY', 'ratio', 'COPY + totals', 'ratio'];
  console.log(`Closing a week, the middle of ${RUNS} turns, s. ${machine()}\n`);
  console.log(table(head, rows));
}

type Turn = { closeMs: number; copyMs: number; totalsMs: number };

function figuresOf(turns: readonly Turn[]): string[] {
  const middle = (read: (turn: Turn) => number) => percentile(turns.map(read), 0.5);
  const inSeconds = (read: (turn: Turn) => number) => (middle(read) / 1000).toFixed(2);
  return [
    inSeconds((turn) => turn.closeMs),
    inSeconds((turn) => turn.copyMs),
    middle((turn) => turn.closeMs / turn.copyMs).toFixed(2),
    inSeconds((turn) => turn.copyMs + turn.totalsMs),
    middle((turn) => turn.closeMs / (turn.copyMs + turn.totalsMs)).toFixed(2),
  ];
}

async function measureInTurn(db: Db, members: number): Promise<Turn> {
  await prepare(db);
  const closeMs = await timed(async () => {
    const { recipients } = await closeWeek(db, {
      week: WEEK,
      nowMs: weekEndMs(WEEK),
      poolUnits: DEFAULT_POOL_UNITS,
      thresholdHundredths: 500,
    });
    if (recipients !== members) throw new Error(`${recipients} shares were written`);
  });
  const wrong = (await checkLedger(db)).filter(({ total }) => /share|earned/.test(total));
  if (wrong.length > 0) throw new Error(`not exact: ${JSON.stringify(wrong.slice(0, 3))}`);
  return { closeMs, ...(await measureBare(db)) };
}

/** Writes the same rows again by `COPY` from a file of the database server, and the totals by one `update` without look-ups. */
async function measureBare(db: Db): Promise<{ copyMs: number; totalsMs: number }> {
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') as folder`.execute(db);
  const file = sql.lit(`${rows[0]?.folder}/bench-shares.copy`);
  await sql`copy shares to ${file}`.execute(db);
  await prepare(db);
  return {
    copyMs: await timed(() => sql`copy shares from ${file}`.execute(db)),
    totalsMs: await timed(() => sql`update member_totals set earned = earned + 7`.execute(db)),
  };
}

/** Each starts with the same tables and after a checkpoint, so that none pays for the pages of another. */
async function prepare(db: Db): Promise<void> {
  await sql`truncate shares, weeks, payouts, payout_outputs, payout_shares`.execute(db);
  await sql`update member_totals set earned = 0`.execute(db);
  await sql.raw('vacuum analyze').execute(db);
  await sql.raw('checkpoint').execute(db);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
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
