import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { TestNode } from '#server/fakes/node/node.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';

/** Enough for two payouts, because one has at most 500 addresses. */
const MEMBERS = 800;
const SHARE_UNITS = 100_000_000n;
/** The shares here have no points behind them, which the ledger check rightly reports. */
const INVENTED = ['figures of the frozen week', 'points behind a share'];
/** Jobs run once a minute, and a dead server holds its job for two. */
const LONGEST_MS = 600_000;

/** Enough for all of them and the fees. */
export const COINS = Array<bigint>(40).fill(500_000_000_000n);

/** The chain on which the shares are paid. */
export type PayoutChain = {
  /** Addresses that are not the paying wallet's. */
  newAddresses(count: number): Promise<string[]>;
  /** Brings payments that were sent into blocks. */
  mine(): Promise<void>;
  /** The base units that each of these addresses has received. */
  received(addresses: readonly string[]): Promise<bigint[]>;
};

export function payoutChainOf(node: TestNode): PayoutChain {
  return {
    newAddresses: async (count) => Array.from({ length: count }, () => node.strangerAddress()),
    mine: async () => node.mine(1),
    received: async (addresses) =>
      addresses.map((address) =>
        node.receivedBy(address).reduce((sum, { units }) => sum + units, 0n),
      ),
  };
}

/** Writes a closed week, due long ago, with new members; returns their addresses. */
export async function writeDueShares(
  db: Db,
  chain: PayoutChain,
  { week = '2026-03-08', members = MEMBERS } = {},
): Promise<string[]> {
  const addresses = await chain.newAddresses(members);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
      eligible_members, total_points, eligible_points, distributed, result_hash)
    values (${week}::date, '2026-03-09T00:00:00Z', ${String(SHARE_UNITS * BigInt(members))}::bigint, 1, 1,
      ${members}, ${members}, ${members}, ${members}, ${String(SHARE_UNITS * BigInt(members))}::bigint, '')`.execute(
    db,
  );
  await sql`
    with paid as (
      insert into members (telegram_id, primary_address, created_at)
      select (select coalesce(max(telegram_id), 0) from members) + 100000 + nr, address, '2026-01-01T00:00:00Z'
      from unnest(${addresses}::text[]) with ordinality as l(address, nr)
      returning id, created_at),
    earned as (
      insert into member_totals (member_id, earned)
      select id, ${String(SHARE_UNITS)}::bigint from paid)
    insert into shares (week, member_id, points, amount, rank, account_created_at)
    select ${week}::date, id, 1, ${String(SHARE_UNITS)}::bigint, row_number() over (order by id), created_at
    from paid`.execute(db);
  return addresses;
}

/** Mines until every share is paid: the servers' jobs do the rest. Throws after ten minutes. */
export async function settle(db: Db, chain: PayoutChain): Promise<void> {
  const untilMs = performance.now() + LONGEST_MS;
  while (performance.now() < untilMs) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from shares where status <> 'paid'`.execute(db);
    if (rows[0]?.open === 0) return;
    await chain.mine();
    await pause(2_000);
  }
  throw new Error('the payouts were not finished');
}

/** Counts problems with money and totals: all zero if there are none. */
export async function countMoney(
  db: Db,
  chain: PayoutChain,
  addresses: readonly string[],
): Promise<{ paidTwice: number; unpaid: number; ledgerDifferences: number }> {
  const received = await chain.received(addresses);
  return {
    paidTwice: received.filter((units) => units > SHARE_UNITS).length,
    unpaid: received.filter((units) => units < SHARE_UNITS).length,
    ledgerDifferences: (await checkLedger(db)).filter(({ total }) => !INVENTED.includes(total))
      .length,
  };
}

/** Counts acknowledged events that the database lacks. */
export async function countLost(db: Db, acknowledged: ReadonlySet<string>): Promise<number> {
  const ids = [...acknowledged];
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from activity_events where id = any(${ids}::text[])`.execute(db);
  return ids.length - (rows[0]?.known ?? 0);
}
