import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import {
  DAY_MS,
  type Follower,
  NOW_MS,
  openFollower,
  scriptOf,
} from '#server/testing/chain/follower.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { haltChain } from './chain-state.ts';
import { endExpectations, type Subject, stopExpecting, watchCoins } from './expect.ts';
import { takeStanding } from './found.ts';
import { settleTouched } from './settle.ts';
import { pruneChain } from './upkeep.ts';

const ESCROW: Subject = { kind: 'escrow', ofId: 7n };

describeOnPostgres('what was found on the chain', (database) => {
  let chain: Follower['chain'];
  let follow: Follower['follow'];
  let expectAny: Follower['expectOne'];
  beforeEach(async () => {
    ({ chain, follow, expectOne: expectAny } = openFollower(database().db));
    await follow();
  });

  const inTransaction = <T>(work: (tx: Db) => Promise<T>) =>
    database().db.transaction().execute(work);
  const prune = (days: number) => pruneChain(database().db, NOW_MS + days * DAY_MS);
  const expectOne = (subject: Subject) =>
    expectAny({ ...subject, match: 'least', units: 100n, watchedUntilMs: Date.UTC(9999, 0) });
  async function kept(): Promise<string[]> {
    const { rows } = await sql<{ kept: string }>`
      select 'output' as kept from chain_outputs
      union all select 'coin ' || kind from watched_coins
      union all select 'spend ' || kind from chain_spends order by 1`.execute(database().db);
    return rows.map((row) => row.kept);
  }

  it('is forgotten a month after it is looked for no more, however long that was to be', async () => {
    await expectOne(ESCROW);
    const deposit = chain.transaction([[scriptOf(1), 900n]]);
    chain.mine(deposit, chain.transaction([[scriptOf(2), 890n]], [`${deposit.txid}:0`]));
    await follow();
    await inTransaction((tx) => takeStanding(tx, ESCROW));
    const all = ['coin escrow', 'output', 'spend escrow'];
    expect([await prune(400), await kept()]).toEqual([0, all]);
    await inTransaction((tx) => stopExpecting(tx, ESCROW, NOW_MS));
    expect([await prune(29), await kept()]).toEqual([0, all]);
    expect([await prune(31), await kept()]).toEqual([1, []]);
    expect(await prune(31)).toBe(0);
  });

  it('is kept where a later payment of the same subject is not a month over', async () => {
    const send: Subject = { kind: 'send', ofId: 3n };
    await expectOne(send);
    await inTransaction(async (tx) => {
      await watchCoins(tx, { kind: 'send', ofId: 3n }, ['a:0']);
      await stopExpecting(tx, send, NOW_MS);
    });
    await expectOne(send);
    await inTransaction(async (tx) => {
      await takeStanding(tx, send);
      await stopExpecting(tx, send, NOW_MS + 20 * DAY_MS);
    });
    await prune(31);
    expect(await kept()).toEqual(['coin send']);
    await prune(51);
    expect(await kept()).toEqual([]);
  });

  it('proves that the site has paid until no later block can contain that payment', async () => {
    await inTransaction((tx) => watchCoins(tx, { kind: 'site', ofId: 0n }, ['a:0', 'b:0']));
    chain.mine(chain.transaction([[scriptOf(1), 500n]], ['a:0']));
    await follow();
    const all = ['coin site', 'coin site', 'spend site'];
    const grow = (blocks: number) =>
      sql`update chain_blocks set height = height + ${blocks}::int where height = (
        select max(height) from chain_blocks)`.execute(database().db);
    await grow(999);
    await prune(400);
    expect(await kept()).toEqual(all);
    await grow(1);
    await prune(0);
    // The other coin may still be spent.
    expect(await kept()).toEqual(['coin site']);
  });

  it('is looked for until both the newest block and the last reading are later', async () => {
    const { db } = database();
    await expectOne(ESCROW);
    const isWatchedUntil = async (untilMs: number) => {
      await sql`update expected_payments set is_watched = true,
        watched_until = ${isoTime(untilMs)}::timestamptz`.execute(db);
      await endExpectations(db);
      const { rows } = await sql<{ is_watched: boolean }>`
        select is_watched from expected_payments`.execute(db);
      return rows[0]?.is_watched;
    };
    const { rows } = await sql<{ time: Date }>`
      select time from chain_blocks order by height desc limit 1`.execute(db);
    const blockMs = rows[0]?.time.getTime() ?? 0;
    for (const readMs of [blockMs + DAY_MS, blockMs - DAY_MS]) {
      await sql`update chain_state set current_at = ${isoTime(readMs)}::timestamptz`.execute(db);
      const bothMs = Math.min(blockMs, readMs);
      expect(await isWatchedUntil(bothMs + 1)).toBe(true);
      expect(await isWatchedUntil(bothMs)).toBe(false);
    }
  });

  it('settles nothing while the chain is halted', async () => {
    const { db } = database();
    await expectOne(ESCROW);
    const settled: bigint[] = [];
    const settle = async (_db: Db, id: bigint) => settled.push(id);
    const kinds = { tip: settle, send: settle, request: settle, invoice: settle, escrow: settle };
    const run = () => settleTouched({ db, report: () => {} }, kinds);
    await haltChain(db, 'A test');
    await run();
    expect(settled).toEqual([]);
    await sql`update chain_state set halted = null`.execute(db);
    await run();
    expect(settled).toEqual([ESCROW.ofId]);
  });
});
