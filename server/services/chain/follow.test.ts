import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockMissing } from '#server/gateways/chain/chain-index.ts';
import {
  addressOf,
  DAY_MS,
  type Follower,
  NOW_MS,
  openFollower,
  scriptOf,
} from '#server/testing/chain/follower.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { readChainState } from './chain-state.ts';
import { watchCoins } from './expect.ts';
import { takeStanding } from './found.ts';

/** The outputs of its amount that are kept for one expected payment. */
const MOST_ALIKE = 20;

describeOnBothInFull('the follower of the chain', (database, engine) => {
  let chain: Follower['chain'];
  let clock: Follower['clock'];
  let replaceChain: Follower['replaceChain'];
  let follow: Follower['follow'];
  let expectOne: Follower['expectOne'];
  let found: Follower['found'];
  let settle: Follower['settle'];
  let readNow: Follower['readNow'];
  let paying: Follower['paying'];
  beforeEach(() => {
    ({ chain, clock, replaceChain, follow, expectOne, found, settle, readNow, paying } =
      openFollower(database().db));
  });

  it('begins at the newest block, and reads each one that comes once', async () => {
    expect(await follow()).toEqual({ height: 9, sourceHeight: 9, read: 0, takenBack: 0 });
    await expectOne();
    chain.mine(paying(500n));
    chain.mineMany(2);
    chain.calls.length = 0;
    expect(await follow()).toMatchObject({ height: 12, read: 3 });
    expect(chain.calls.filter((name) => name === 'readBlock')).toHaveLength(3);
    expect(await follow()).toMatchObject({ height: 12, read: 0 });
    expect(await found()).toMatchObject([
      { units: 500n, confirmations: 3, height: 10, isMarked: true },
    ]);
  });

  it('finds what is in no block, and forgets what leaves the mempool', async () => {
    await follow();
    await expectOne();
    const payment = paying(500n);
    chain.send(payment, paying(501n), paying(500n, 2));
    await follow();
    expect(await found()).toMatchObject([
      { txid: payment.txid, confirmations: 0, height: null, firstSeenMs: NOW_MS },
    ]);
    chain.drop(payment);
    await follow();
    expect(await found()).toEqual([]);
  });

  it('finds nothing in the blocks up to the one in which a payment was expected', async () => {
    await follow();
    chain.mine(paying(500n));
    await expectOne({ height: 10 });
    await follow();
    expect(await found()).toEqual([]);
    chain.mine(paying(500n));
    await follow();
    expect(await found()).toMatchObject([{ height: 11 }]);
  });

  it('takes no other amount in a block, neither less nor more', async () => {
    await follow();
    await expectOne();
    chain.mine(paying(499n), paying(501n), paying(500n, 2));
    await follow();
    expect(await found()).toEqual([]);
  });

  it.each([1, 5, 99, 100])('goes back %i blocks with a reorganisation', async (depth) => {
    await follow();
    await expectOne();
    const payment = paying(500n);
    chain.mine(payment);
    chain.mineMany(depth - 1);
    await follow();
    expect(await found()).toHaveLength(1);
    chain.reorganise(depth);
    chain.mineMany(depth + 1);
    expect(await follow()).toMatchObject({ read: depth + 1, takenBack: depth });
    expect(await found()).toMatchObject([{ confirmations: 0 }]);
    chain.mine(payment);
    await follow();
    expect(await found()).toMatchObject([{ confirmations: 1 }]);
  });

  it('takes no output that was in a block when the payment was asked for, even if a later block contains it', async () => {
    await follow();
    const early = paying(500n);
    chain.mine(early);
    chain.mine();
    await follow();
    await expectOne();
    chain.reorganise(2);
    chain.mineMany(3);
    await follow();
    expect(await found()).toEqual([]);
    chain.mine(early);
    await follow();
    expect(await found()).toEqual([]);
    chain.mine(paying(500n));
    await follow();
    expect(await found()).toHaveLength(1);
  });

  it('reads the blocks that are new before a payment is asked for, unless they are many', async () => {
    expect(await readNow()).toBeNull();
    await follow();
    const early = paying(500n);
    chain.mine(early);
    expect(await readNow()).toMatchObject({ height: 10 });
    await expectOne({ height: 10 });
    chain.reorganise(1);
    chain.mineMany(2);
    chain.mine(early);
    await follow();
    expect(await found()).toEqual([]);
    chain.mineMany(7);
    expect(await readNow()).toBeNull();
  });

  it('reads no block of another chain before a payment is asked for', async () => {
    await follow();
    chain = replaceChain({ blocks: 200, firstHash: 'f'.repeat(64) });
    expect(await readNow()).toBeNull();
    expect(await readChainState(database().db)).toMatchObject({ height: 9, halted: null });
    expect(chain.calls).toEqual(['readBlockHash']);
  });

  it('finds the block of a payment that was first seen as its look-out ended', async () => {
    await follow();
    await expectOne({ watchedUntilMs: chain.mine().timeMs });
    const payment = paying(500n);
    chain.send(payment);
    await follow();
    await settle();
    chain.mine(payment);
    await follow();
    expect(await found()).toMatchObject([{ height: 11 }]);
  });

  it('looks for a payment until a block has come after the look-out: the source may have stood still', async () => {
    await follow();
    await expectOne({ watchedUntilMs: clock.nowMs + 1 });
    clock.nowMs += 2 * DAY_MS;
    await follow();
    await settle();
    chain.mine(paying(500n));
    await follow();
    expect(await found()).toMatchObject([{ height: 10 }]);
  });

  it('finds a payment again that a reorganisation moves after its look-out', async () => {
    await follow();
    const payment = paying(500n);
    await expectOne({ watchedUntilMs: chain.mine(payment).timeMs });
    await follow();
    await settle();
    chain.reorganise(1);
    chain.mine();
    chain.mine(payment);
    await follow();
    expect(await found()).toMatchObject([{ height: 11 }]);
  });

  it('takes nothing back while the source is behind', async () => {
    await follow();
    await expectOne();
    chain.mine(paying(500n));
    chain.mineMany(2);
    await follow();
    const newest = chain.hideNewest(2);
    expect(await follow()).toMatchObject({ height: 12, sourceHeight: 10, takenBack: 0 });
    expect(await found()).toMatchObject([{ height: 10, confirmations: 3 }]);
    expect(await readNow()).toBeNull();
    chain.show(newest);
    chain.mine();
    expect(await follow()).toMatchObject({ height: 13, read: 1, takenBack: 0 });
  });

  it('does not halt while the source reads its blocks again', async () => {
    await follow();
    chain.mineMany(320);
    await follow();
    const newest = chain.hideNewest(310);
    await expect(follow()).rejects.toThrow('only 19 of 329 blocks');
    chain.show(newest);
    expect(await follow()).toMatchObject({ height: 329, takenBack: 0 });
  });

  it('keeps an expected payment that a long mempool lists no more', async () => {
    await follow();
    await expectOne();
    const [payment, other] = [paying(500n), paying(500n, 2)];
    chain.send(payment, other);
    await follow();
    chain.listedOfMempool = 0;
    await follow();
    expect(await found()).toMatchObject([{ txid: payment.txid, confirmations: 0 }]);
    chain.mineMany(21);
    await follow();
    expect(await found()).toEqual([]);
  });

  it('halts at a deeper reorganisation', async () => {
    await follow();
    chain.mineMany(120);
    await follow();
    chain.reorganise(101);
    chain.mineMany(102);
    await expect(follow()).rejects.toThrow(/the last 100 blocks up to 129/);
    await expect(follow()).rejects.toThrow(/halted/);
    expect(await readNow()).toBeNull();
  });

  it('starts again if not even its first block is still in the chain', async () => {
    await follow();
    await expectOne({ height: 7 });
    chain.reorganise(3);
    chain.mine(paying(500n));
    await follow();
    expect(await readChainState(database().db)).toMatchObject({ height: 7 });
    chain.mine(paying(500n));
    await follow();
    expect(await found()).toHaveLength(1);
  });

  it('takes no output of its first block that a reorganisation puts into a later one', async () => {
    const early = paying(500n);
    chain.mine(early);
    await follow();
    await expectOne();
    chain.reorganise(1);
    chain.mine();
    await follow();
    expect(await found()).toEqual([]);
    chain.mine(early);
    await follow();
    expect(await found()).toEqual([]);
  });

  it('continues after a gap, and after an answer that is lost', async () => {
    await follow();
    await expectOne();
    chain.mineMany(200);
    chain.mine(paying(500n));
    chain.isDown = true;
    await expect(follow()).rejects.toThrow('down');
    chain.isDown = false;
    expect(await follow()).toMatchObject({ height: 210, read: 201 });
    expect(await found()).toHaveLength(1);
  });

  it('tells the operator of a block that the node has deleted', async () => {
    await follow();
    chain.mineMany(2);
    chain.source.readBlock = () => Promise.reject(new BlockMissing('block 10 was pruned'));
    await expect(follow()).rejects.toThrow('block 10 was pruned');
  });

  it('reads each block once, however many servers follow at once', async () => {
    await follow();
    await expectOne();
    chain.mine(paying(500n));
    chain.mineMany(20);
    const runs = await Promise.all([follow(), follow(), follow()]);
    expect(runs.reduce((sum, { read }) => sum + read, 0)).toBe(21);
    expect(await found()).toHaveLength(1);
  });

  it('keeps the largest of many outputs, and few of those alike', async () => {
    await follow();
    await expectOne();
    await expectOne({
      kind: 'invoice',
      match: 'least',
      units: 1n,
      address: addressOf(2),
      ofId: 2n,
    });
    for (let n = 0; n < 30; n += 1) chain.send(paying(500n));
    chain.mine(...Array.from({ length: 30 }, () => paying(500n)));
    chain.mine(
      chain.transaction(Array.from({ length: 300 }, (_, n) => [scriptOf(2), BigInt(n + 1)])),
    );
    await follow();
    const exact = await found();
    expect(exact.filter(({ height }) => height !== null)).toHaveLength(20);
    const least = await found(2n, 'invoice');
    expect(least.map(({ units }) => units).toSorted((a, b) => Number(a - b))[0]).toBe(101n);
    expect(least).toHaveLength(200);
  });

  it('settles nothing for an output in the mempool of an amount that nobody expects', async () => {
    await follow();
    await expectOne();
    await expectOne({ ofId: 2n, units: 502n, unmarkedUnits: 500n });
    await expectOne({ ofId: 3n, units: 503n, unmarkedUnits: 501n });
    await expectOne({ ofId: 4n, address: addressOf(2), match: 'least', units: 1n });
    expect(await settle()).toMatchObject({ settled: 4 });
    for (const [payment, settled] of [
      [paying(499n), 0],
      [paying(500n), 2],
      [paying(503n), 1],
      [paying(504n), 0],
      [paying(500n, 2), 1],
    ] as const) {
      chain.send(payment);
      await follow();
      expect(await settle()).toMatchObject({ settled });
      chain.drop(payment);
      await follow();
      expect(await settle()).toMatchObject({ settled });
    }
  });

  it('knows the outputs that a signed payment of its own makes, under any id', async () => {
    await follow();
    await expectOne();
    const { db } = database();
    await db.transaction().execute((tx) => watchCoins(tx, { kind: 'site', ofId: 0n }, ['a:0']));
    chain.send(chain.transaction([[scriptOf(1), 500n]], ['a:0', 'b:1']));
    await follow();
    expect(await found()).toEqual([]);
    chain.mine(chain.transaction([[scriptOf(1), 500n]], ['a:0', 'c:1']));
    await follow();
    expect(await found()).toEqual([]);
  });

  it('notes which transaction in a block spends a coin, and takes it back with the block', async () => {
    await follow();
    await expectOne({ kind: 'escrow', match: 'least', units: 100n, ofId: 7n });
    const deposit = paying(900n);
    const spend = chain.transaction([[scriptOf(3), 890n]], [`${deposit.txid}:0`]);
    chain.mine(deposit, spend);
    await follow();
    const spends = () =>
      sql`select coin, kind, of_id::int, txid, height, outputs from chain_spends`.execute(
        database().db,
      );
    expect((await spends()).rows).toEqual([
      {
        coin: `${deposit.txid}:0`,
        kind: 'escrow',
        of_id: 7,
        txid: spend.txid,
        height: 10,
        outputs: [{ script: scriptOf(3), units: '890' }],
      },
    ]);
    chain.reorganise(1);
    chain.mineMany(2);
    await follow();
    expect((await spends()).rows).toEqual([]);
  });

  it.each(['the deposit', 'its spending'])(
    'has an escrow that is followed no more settled again when a reorganisation takes back %s',
    async (what) => {
      await follow();
      await expectOne({ kind: 'escrow', match: 'least', units: 100n, ofId: 7n });
      const deposit = paying(900n);
      chain.mine(deposit);
      if (what === 'its spending') {
        chain.mine(chain.transaction([[scriptOf(3), 890n]], [`${deposit.txid}:0`]));
      }
      await follow();
      expect(await settle()).toMatchObject({ settled: 1 });
      chain.mine();
      await follow();
      expect(await settle()).toMatchObject({ settled: 0 });
      chain.reorganise(2, { returns: false });
      chain.mineMany(3);
      await follow();
      expect(await settle()).toMatchObject({ settled: 1 });
    },
  );

  describe('of a payment from the wallet page', () => {
    const expectSend = async () => {
      await follow();
      const { db } = database();
      await db.transaction().execute((tx) => watchCoins(tx, { kind: 'send', ofId: 1n }, ['a:0']));
      await expectOne({ kind: 'send', match: 'own' });
    };

    it('finds its output among many of its amount that others have sent', async () => {
      await expectSend();
      for (let sent = 0; sent <= MOST_ALIKE; sent += 1) chain.mine(paying(500n));
      const own = chain.transaction([[scriptOf(1), 500n]], ['a:0']);
      chain.mine(own);
      await follow();
      expect(await found(1n, 'send')).toMatchObject([{ txid: own.txid }]);
    });

    it('takes no output of its amount in the mempool that somebody else sends', async () => {
      await expectSend();
      chain.send(paying(500n));
      await follow();
      expect(await found(1n, 'send')).toEqual([]);
    });
  });

  if (engine === 'embedded') return;

  it('has a subject settled again that was being settled when a block came', async () => {
    const { db } = database();
    await follow();
    await expectOne();
    chain.mine(paying(500n));
    let run: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      expect((await takeStanding(tx, { kind: 'request', ofId: 1n })).found).toEqual([]);
      run = follow();
      await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), {
        timeout: 30_000,
      });
    });
    await run;
    expect(await settle()).toMatchObject({ settled: 1 });
  });
});
