import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Random } from '#server/testing/events.ts';
import { openCluster } from './cluster.ts';
import { type LoadReport, startLoad } from './load.ts';
import { type RunningServer, startServer, stopServer } from './servers.ts';

const SERVERS = 3;
/** Two payouts, since one has at most 500 addresses. */
const MEMBERS = 800;
const SHARE_UNITS = 100_000_000n;
const COINS = Array<bigint>(40).fill(500_000_000_000n);
/** Where the payout under way is when the primary dies. */
const MOMENTS = ['fundrawtransaction', 'signrawtransactionwithwallet', 'sendrawtransaction'];
const BEFORE_PROMOTION_MS = 1_000;
const AFTERWARDS_MS = 5_000;
const LONGEST_MS = 180_000;

/** What one round found; everything but the times should be zero. */
export type FailoverRound = {
  killedAt: string;
  acknowledged: number;
  lost: number;
  paidTwice: number;
  unpaid: number;
  ledgerDifferences: number;
  withoutRetryAfter: number;
  refusedForMs: number;
  statuses: Record<string, number>;
};

/**
 * Three servers on a primary with a synchronous standby, under a load of events and pages and with a payout under way:
 * the primary is killed, the standby promoted, and every acknowledged event and every share counted.
 */
export async function failOver(random: Random): Promise<FailoverRound> {
  const cluster = await openCluster();
  const wallet = await openTestWalletServer({ coins: COINS });
  const token = randomBytes(24).toString('hex');
  const environment = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    BOT_GATEWAY_TOKEN: token,
    JKC_RPC_URL: wallet.url,
  };
  const servers: RunningServer[] = [];
  const database = await connect({ databaseUrl: cluster.url });
  try {
    const addresses = await writeDueShares(database.db, wallet);
    const method = random.pick(MOMENTS);
    const when = random.pick(['before', 'after'] as const);
    const payout = wallet.node.faults.hold(method, when);
    for (let count = 0; count < SERVERS; count++) servers.push(await startServer(environment));
    const load = startLoad(
      servers.map(({ address }) => address),
      token,
      random,
    );
    await Promise.race([payout.reached, fail('no payout began')]);
    await pause(random.below(1_000));
    cluster.killPrimary();
    payout.release();
    await pause(BEFORE_PROMOTION_MS);
    cluster.promote();
    await pause(AFTERWARDS_MS);
    await load.stop();
    await Promise.race([settle(database.db, wallet), fail('the payouts were not finished')]);
    const counted = await count(database.db, { wallet, addresses, load: load.report });
    return { killedAt: `${when} ${method}`, ...counted };
  } finally {
    for (const server of servers) await stopServer(server);
    await database.close();
    await wallet.close();
    cluster.close();
  }
}

async function fail(why: string): Promise<never> {
  await pause(LONGEST_MS, undefined, { ref: false });
  throw new Error(why);
}

/** A closed week, due long ago. */
async function writeDueShares(db: Db, { node }: TestWalletServer): Promise<string[]> {
  const addresses = Array.from({ length: MEMBERS }, () => node.strangerAddress());
  const week = '2026-03-08';
  await sql`
    insert into members (telegram_id, primary_address, created_at)
    select 100000 + nr, address, '2026-01-01T00:00:00Z'
    from unnest(${addresses}::text[]) with ordinality as l(address, nr)`.execute(db);
  await sql`
    insert into member_totals (member_id, earned)
    select id, ${String(SHARE_UNITS)}::bigint from members`.execute(db);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
      eligible_members, total_points, eligible_points, distributed, result_hash)
    values (${week}::date, '2026-03-09T00:00:00Z', ${String(SHARE_UNITS * BigInt(MEMBERS))}::bigint, 1, 1,
      ${MEMBERS}, ${MEMBERS}, ${MEMBERS}, ${MEMBERS}, ${String(SHARE_UNITS * BigInt(MEMBERS))}::bigint, '')`.execute(
    db,
  );
  await sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at)
    select ${week}::date, id, 1, ${String(SHARE_UNITS)}::bigint, id, created_at from members`.execute(
    db,
  );
  return addresses;
}

/** Mines until every share is paid: the servers' jobs do the rest. */
async function settle(db: Db, { node }: TestWalletServer): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from shares where status <> 'paid'`.execute(db);
    if (rows[0]?.open === 0) return;
    node.mine(1);
    await pause(2_000);
  }
}

async function count(
  db: Db,
  about: { wallet: TestWalletServer; addresses: readonly string[]; load: LoadReport },
): Promise<Omit<FailoverRound, 'killedAt'>> {
  const { wallet, addresses, load } = about;
  const ids = [...load.acknowledged];
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from activity_events where id = any(${ids}::text[])`.execute(db);
  const received = addresses.map((address) =>
    wallet.node.receivedBy(address).reduce((sum, { units }) => sum + units, 0n),
  );
  // Weeks of this drill have invented shares, without the points for them.
  const differences = (await checkLedger(db)).filter(({ total }) => !/week|share/i.test(total));
  return {
    acknowledged: ids.length,
    lost: ids.length - (rows[0]?.known ?? 0),
    paidTwice: received.filter((units) => units > SHARE_UNITS).length,
    unpaid: received.filter((units) => units < SHARE_UNITS).length,
    ledgerDifferences: differences.length,
    withoutRetryAfter: load.withoutRetryAfter,
    refusedForMs: Math.round(load.longestGapMs),
    statuses: Object.fromEntries(load.statuses),
  };
}
