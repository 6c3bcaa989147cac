import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { createTestAddresses } from '#server/testing/billing.ts';
import { createTestSource, type TestSource } from '#server/testing/chain/test-source.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { expectPayment, type Subject, stopExpecting, watchCoins } from './expect.ts';
import { followChain } from './follow.ts';
import { takeStanding } from './found.ts';
import { pruneChain } from './upkeep.ts';

const addressOf = createTestAddresses(22);
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const DAY_MS = 86_400_000;
const COIN = JUNKCOIN_ON.test;
const ESCROW: Subject = { kind: 'escrow', ofId: 7n };

describeOnPostgres('what was found on the chain', (database) => {
  let chain: TestSource;
  beforeEach(async () => {
    chain = createTestSource({ blocks: 10 });
    await follow();
  });

  const follow = () =>
    followChain({ db: database().db, source: chain.source, coin: COIN, now: () => NOW_MS });
  const script = (n: number) => scriptOfAddress(addressOf(n), COIN);
  const inTransaction = <T>(work: (tx: Db) => Promise<T>) =>
    database().db.transaction().execute(work);
  const prune = (days: number) => pruneChain(database().db, NOW_MS + days * DAY_MS);
  const expectOne = (subject: Subject) =>
    inTransaction((tx) =>
      expectPayment(tx, {
        ...subject,
        payerId: null,
        address: addressOf(1),
        coin: COIN,
        match: 'least',
        units: 100n,
        height: 9,
        watchedUntilMs: Date.UTC(9999, 0),
        nowMs: NOW_MS,
      }),
    );
  async function kept(): Promise<string[]> {
    const { rows } = await sql<{ kept: string }>`
      select 'output' as kept from chain_outputs
      union all select 'coin ' || kind from watched_coins
      union all select 'spend ' || kind from chain_spends order by 1`.execute(database().db);
    return rows.map((row) => row.kept);
  }

  it('is forgotten a month after it is looked for no more, however long that was to be', async () => {
    await expectOne(ESCROW);
    const deposit = chain.transaction([[script(1), 900n]]);
    chain.mine(deposit, chain.transaction([[script(2), 890n]], [`${deposit.txid}:0`]));
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
    chain.mine(chain.transaction([[script(1), 500n]], ['a:0']));
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
});
