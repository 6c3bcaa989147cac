import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { splitPool } from '#rules/weeks/rewards.ts';
import { distributionMs, nextWeek, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { listenOnLoopback } from '#server/fakes/loopback.ts';
import type { Fault } from '#server/fakes/node/faults.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { resendFailedShares } from '#server/services/payouts/repairs.ts';
import { openPostgresForTest } from '#server/testing/db/databases.ts';
import { byChance, type Random } from '#server/testing/events.ts';
import { FAILPOINTS, type Failpoint } from '#server/testing/jobs/failpoints.ts';
import { bundleWorker } from '#server/testing/jobs/worker.ts';
import { sized } from '#server/testing/run/scope.ts';

/** Kills at random moments, in addition to the one in each week at its failpoint. */
const RANDOM_KILLS_A_WEEK = sized(2, 1);
const MEMBERS = sized(1500, 600);
const SERVERS = 2;
/** A start date that puts a change of year among the weeks. */
const FIRST_WEEK = '2025-11-30';
const POOL_UNITS = 50_000_000_000n;
const ALL_POOLS = POOL_UNITS * BigInt(FAILPOINTS.length);
const THRESHOLD_HUNDREDTHS = 500;
const COINS = Array<bigint>(40).fill(500_000_000_000n);
/**
 * Without `validateaddress`, which is called for each address at once: with a fault in five calls nothing would ever be signed.
 */
const WALLET_METHODS = [
  'getblockchaininfo',
  'createrawtransaction',
  'fundrawtransaction',
  'signrawtransactionwithwallet',
  'lockunspent',
  'listlockunspent',
  'sendrawtransaction',
  'listsinceblock',
  'gettransaction',
];
const FAULTS: Fault[] = [
  'times_out_before',
  'times_out_after',
  'breaks_before',
  'breaks_after',
  'cut_answer',
  'http_error',
  'accepts_then_drops',
  'warming_up',
  { code: -26, message: 'mempool full' },
];

let worker: string;

it(
  'every week is shared out and paid once, wherever servers die and whatever the wallet does',
  () =>
    byChance(async (random, seed) => {
      console.log(`The weeks have the seed ${seed}.`);
      worker = await bundleWorker('year-worker.mjs');
      const database = await openPostgresForTest();
      const clock = await openClock(weekEndMs(FIRST_WEEK) - 1);
      const walletServer = await openTestWalletServer({ coins: COINS, now: () => clock.nowMs });
      const { node } = walletServer;
      const servers = startServers(clock, walletServer, String(database.url));
      try {
        await writeMembers(database.db, walletServer, random);
        node.faults.drawFrom({
          seed: random.below(2 ** 31),
          share: 0.2,
          methods: WALLET_METHODS,
          faults: FAULTS,
        });
        let week = FIRST_WEEK;
        for (const place of FAILPOINTS) {
          await writePoints(database.db, week, random);
          servers.dieAt(place);
          node.faults.order('validateaddress', random.pick(FAULTS));
          clock.nowMs = distributionMs(week) + random.below(3_600_000);
          // Nothing is paid while the newest block is old.
          node.mine(1);
          await until(async () => servers.hasOneDied());
          for (let kill = 0; kill < RANDOM_KILLS_A_WEEK; kill++) {
            await servers.waitForWork(random.below(4));
            servers.killOne(random);
            node.mine(1);
            if (random.below(12) === 0) node.reorg(1 + random.below(2), 'to_mempool');
          }
          await until(() => isOut(database.db, week));
          node.mine(1);
          await resendFailedShares(database.db, { actor: 'operator' });
          week = nextWeek(week);
        }
        node.faults.drawFrom(null);
        await until(async () => {
          node.mine(1);
          await resendFailedShares(database.db, { actor: 'operator' });
          return isPaid(database.db);
        });
        await servers.stop();
        await expectAllPaid(database.db, walletServer);
      } finally {
        await servers.stop();
        await clock.close();
        await walletServer.close();
        await database.close();
      }
    }),
  240_000,
);

async function expectAllPaid(db: Db, { node }: TestWalletServer): Promise<void> {
  expect(await checkLedger(db)).toEqual([]);
  const { rows: weeks } = await sql<{ weeks: number; pools: string }>`
    select count(*)::int as weeks, sum(distributed)::text as pools from weeks`.execute(db);
  expect(weeks).toEqual([{ weeks: FAILPOINTS.length, pools: String(ALL_POOLS) }]);
  await expectRightShares(db);
  // The chain holds exactly the amount owed to each address, to the last unit, and nothing else.
  const { rows } = await sql<{ address: string; units: string }>`
    select m.primary_address as address, sum(s.amount)::text as units
    from shares s join members m on m.id = s.member_id group by 1`.execute(db);
  const paid = new Map<string, bigint>();
  for (const { address, units } of node.chain.confirmedOutputs()) {
    paid.set(address, (paid.get(address) ?? 0n) + units);
  }
  const wrong = rows.filter(({ address, units }) => String(paid.get(address) ?? 0n) !== units);
  expect(wrong).toEqual([]);
  const total = rows.reduce((sum, { address }) => sum + (paid.get(address) ?? 0n), 0n);
  expect(total).toBe(ALL_POOLS);
  const { rows: payouts } = await sql<{ units: string }>`
    select sum(amount)::text as units from payouts where state = 'confirmed'`.execute(db);
  expect(payouts[0]?.units).toBe(String(ALL_POOLS));
}

/** Checks each week's shares against the rule, computed again from the points alone. */
async function expectRightShares(db: Db): Promise<void> {
  const { rows } = await sql<{ week: string; id: string; points: number; units: string }>`
    select w.week, w.member_id::text as id, w.points, coalesce(s.amount, 0)::text as units
    from week_totals w left join shares s on s.week = w.week and s.member_id = w.member_id
    where w.points >= ${THRESHOLD_HUNDREDTHS}`.execute(db);
  for (const week of new Set(rows.map((row) => row.week))) {
    const members = rows.filter((row) => row.week === week);
    const split = splitPool(
      POOL_UNITS,
      members.map(({ id, points }) => {
        return { id, hundredths: points, createdAtMs: 0, accountNumber: Number(id) };
      }),
    );
    const wrong = members.filter(({ id, units }) => String(split.get(id)) !== units);
    expect([week, wrong]).toEqual([week, []]);
  }
}

async function writeMembers(db: Db, { node }: TestWalletServer, random: Random): Promise<void> {
  // A few members share an address.
  const addresses = Array.from({ length: MEMBERS - 100 }, () => node.strangerAddress());
  const members = Array.from({ length: MEMBERS }, (_, index) => {
    return { id: index + 1, address: addresses[index] ?? random.pick(addresses) };
  });
  await sql`
    with listed as (
      select * from json_to_recordset(${JSON.stringify(members)}::json) as l(id bigint, address text)),
    made as (
      insert into members (id, telegram_id, primary_address, created_at) overriding system value
      select id, id, address, '2025-11-01T00:00:00Z' from listed)
    insert into member_totals (member_id) select id from listed`.execute(db);
}

/** Gives points to some members in the middle of a week, in the ledger and the totals, as a hunt does. */
async function writePoints(db: Db, week: string, random: Random): Promise<void> {
  const at = new Date(weekEndMs(week) - 3 * 86_400_000).toISOString();
  const points = Array.from({ length: MEMBERS }, (_, index) => index + 1)
    .filter(() => random.below(16) === 0)
    .map((id) => ({ id, points: 25 * (1 + random.below(120)) }));
  await sql`
    with listed as (
      select * from json_to_recordset(${JSON.stringify(points)}::json) as l(id bigint, points int)),
    events as (
      insert into activity_events (id, type, at, member_id, week)
      select 'hunt-' || ${week} || '-' || id, 'booty_hunt_chest', ${at}::timestamptz, id, ${week}::date
      from listed returning seq, member_id),
    entries as (
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
      select seq, member_id, ${week}::date, ${at}::timestamptz, 'booty_hunt_chest', points, points, points
      from events join listed on id = member_id),
    weekly as (
      insert into week_totals (week, member_id, points, transactions)
      select ${week}::date, id, points, 1 from listed)
    update member_totals t set lifetime_points = lifetime_points + l.points
    from listed l where l.id = t.member_id`.execute(db);
}

function startServers(clock: Clock, wallet: TestWalletServer, databaseUrl: string) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    WALLET_URL: wallet.url,
    WALLET_TIMEOUT_MS: '150',
    CLOCK_URL: clock.url,
    POOL_UNITS: String(POOL_UNITS),
    THRESHOLD_HUNDREDTHS: String(THRESHOLD_HUNDREDTHS),
  };
  let stopped = false;
  let errors = '';
  let hasOneDied = false;
  const killed = new WeakSet<ChildProcess>();
  const running = Array.from({ length: SERVERS }, (_, index) => start(index));

  function start(index: number): ChildProcess {
    const child = spawn('node', [worker], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (data) => {
      errors += data;
    });
    child.once('exit', (_, signal) => {
      if (stopped) return;
      if (signal === 'SIGKILL' && !killed.has(child)) {
        hasOneDied = true;
        // Another server continues its work.
        clock.place = '';
      }
      running[index] = start(index);
    });
    return child;
  }

  function kill(child: ChildProcess): void {
    killed.add(child);
    child.kill('SIGKILL');
  }

  return {
    /** Lets servers die at this point, until one has. */
    dieAt(place: Failpoint): void {
      hasOneDied = false;
      clock.place = place;
    },
    hasOneDied: () => hasOneDied,
    /** Waits until the wallet has received this many more calls: a moment in the middle of work. */
    async waitForWork(calls: number): Promise<void> {
      const seen = wallet.requests.length;
      await until(() => Promise.resolve(wallet.requests.length >= seen + calls));
    },
    killOne(random: Random): void {
      kill(random.pick(running));
    },
    async stop(): Promise<void> {
      if (stopped) return;
      stopped = true;
      const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ended);
      // A server that ends by itself has met an unexpected error.
      expect(errors).toBe('');
    },
  };
}

type Clock = Awaited<ReturnType<typeof openClock>>;

/** Tells servers the time, and the point at which they end themselves. */
async function openClock(startMs: number) {
  const clock = { nowMs: startMs, place: '' as Failpoint | '' };
  const server = createServer((_, response) => response.end(`${clock.nowMs} ${clock.place}`));
  const { root, close } = await listenOnLoopback(server);
  return Object.assign(clock, { url: `${root}/`, close });
}

/** Returns whether a week is closed and the wallet has sent all that it owes. */
async function isOut(db: Db, week: string): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`
    select exists (select from weeks where week = ${week})
      and not exists (select from shares where status in ('owed', 'paying')) as out`.execute(db);
  return rows[0]?.out === true;
}

async function isPaid(db: Db): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from shares where status <> 'paid') as open`.execute(db);
  return rows[0]?.open === false;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
