import { Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { ESCROW_FUND_MS } from '#rules/apps/escrows.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { DOGECOIN } from '#rules/coins/dogecoin.ts';
import { addressOfScript } from '#server/coin/addresses.ts';
import {
  BUYER,
  openEscrowDesk,
  outputsOf,
  PAYOUT,
  REFUND,
  SELLER,
  scriptOf,
} from '#server/testing/apps/escrow-desk.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { signPsbt } from '#server/testing/escrows.ts';
import { disputeEscrow } from './escrows.ts';
import { draftEscrow } from './spending.ts';
import { keepEscrows } from './upkeep.ts';

describeOnPostgres('the deposits of escrows', (database) => {
  it('add the fee of their coin to the deposit', async () => {
    const { app, index, read, watch, payInBlock, agree } = await openEscrowDesk(database().db);
    const coin = coinOn(DOGECOIN, 'main');
    const [refundAddress, payoutAddress] = ['11', '22'].map((byte) =>
      addressOfScript(Buffer.from(`76a914${byte.repeat(20)}88ac`, 'hex'), coin),
    );
    const key = await agree({ coin, refundAddress, payoutAddress, amount: '10' });
    expect((await read(key)).deposit).toBe('10.1');
    await payInBlock(key, '0.00999999', coin);
    await payInBlock(key, '10.1', coin);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '10.1' });
    const { db } = database();
    for (const [direction, outputs] of [
      ['release', [1_000_000_000n, 9_000_000n]],
      ['refund', [1_009_000_000n]],
    ] as const) {
      const about = { direction, coin, nowMs: app.clock.nowMs };
      const { psbt } = await draftEscrow(db, index, key, about);
      const drafted = Transaction.fromPSBT(Buffer.from(psbt ?? '', 'base64'));
      const paid = Array.from(
        { length: drafted.outputsLength },
        (_, at) => drafted.getOutput(at).amount,
      );
      expect(paid).toEqual(outputs);
    }
  });

  it.each([
    ['one block', '5', 1],
    ['seven blocks', '2000', 7],
  ])('lose their deposit with %s, and count it once it is deep again', async (_, amount, depth) => {
    const { chain, read, watch, payIn, agree, webhooks } = await openEscrowDesk(database().db);
    await sql`update apps set webhook_url = 'https://example.org', webhook_secret = 's'`.execute(
      database().db,
    );
    const key = await agree({ amount });
    const due = `${amount}.01`;
    const deposit = await payIn(key, due);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
    chain.mine(deposit);
    chain.mineMany(depth - 1);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: due });
    chain.reorganise(depth);
    chain.mineMany(depth + 1);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
    chain.mine(deposit);
    for (let block = 1; block < depth; block += 1) {
      await watch();
      chain.mine();
    }
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: due });
    const told = (await webhooks()).map(({ state, funded }) => [state, funded]);
    expect(told.slice(-3)).toEqual([
      ['funded', due],
      ['funding', '0'],
      ['funded', due],
    ]);
  });

  it('count a large deposit after six blocks, not before', async () => {
    const { chain, read, watch, payIn, agree } = await openEscrowDesk(database().db);
    const key = await agree({ amount: '2000' });
    chain.mine(await payIn(key, '2000.01'));
    chain.mineMany(4);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
    chain.mine();
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '2000.01' });
  });

  it('count their deposit, regardless of payments by strangers', async () => {
    const { chain, read, watch, payInBlock, agree, sentLast, signBoth } = await openEscrowDesk(
      database().db,
    );
    const key = await agree();
    const { address } = await read(key);
    const script = scriptOf(address ?? '');
    const flood = (units: bigint, count: number) =>
      chain.transaction(Array.from({ length: count }, () => [script, units]));
    // Dust is ignored; of larger outputs, the largest are kept.
    chain.mine(flood(99_999n, 500), flood(100_000n, 500));
    await payInBlock(key, '5.01');
    chain.mine(flood(100_000n, 500));
    await watch();
    const { state, funded } = await read(key);
    expect([state, parseAmount(funded) >= 501_000_000n]).toEqual(['funded', true]);
    await signBoth(key);
    expect(sentLast().inputs).toHaveLength(1);
    chain.mine(sentLast(), flood(100_000n, 500));
    await watch();
    expect((await read(key)).state).toBe('released');
  });

  it.each([
    ['60', 60, '0.0835'],
    ['40, whose fee is above the reserve', 40, '0.12525'],
  ])('are not enough in parts that no release can spend: %s', async (_, count, part) => {
    const { chain, read, watch, draft, payIn, payInBlock, agree, signBoth } = await openEscrowDesk(
      database().db,
    );
    const key = await agree();
    const parts = [];
    for (let at = 0; at < count; at += 1) parts.push(await payIn(key, part));
    chain.mine(...parts);
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '5.01' });
    await expect(draft(key, 'release')).rejects.toThrow('This escrow is funding.');
    await payInBlock(key, '5');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '10.01' });
    expect((await signBoth(key)).txid).not.toBeNull();
  });

  it('go back to the buyer, partial deposits too', async () => {
    const { chain, index, read, watch, payInBlock, agree, sentLast, signBoth } =
      await openEscrowDesk(database().db);
    const key = await agree();
    await payInBlock(key, '2');
    await watch();
    await signBoth(key, 'refund');
    expect(outputsOf(index.sent[0])).toEqual([[REFUND, 199_900_000n]]);
    chain.mine(sentLast());
    await watch();
    expect((await read(key)).state).toBe('refunded');
  });

  it('return late deposits, and expire only without any', async () => {
    const { app, chain, index, read, watch, draft, payIn, agree, signBoth } = await openEscrowDesk(
      database().db,
    );
    const key = await agree();
    const paid = await payIn(key, '5.01');
    app.clock.nowMs += ESCROW_FUND_MS;
    await watch();
    // It was on its way in time.
    expect((await read(key)).state).toBe('funding');
    chain.drop(paid);
    await watch();
    expect((await read(key)).state).toBe('expired');
    chain.mine(paid);
    await watch();
    const { state } = await draft(key, 'refund');
    expect(state).toBe('refunding');
    await signBoth(key, 'refund');
    expect(outputsOf(index.sent[0])).toEqual([[REFUND, 500_900_000n]]);
  });

  it('expire with a deposit that is too small to go back, since nobody can end it otherwise', async () => {
    const { app, read, watch, draft, payInBlock, agree } = await openEscrowDesk(database().db);
    const [key, other] = [await agree(), await agree()];
    await payInBlock(key, '0.00199999');
    await payInBlock(other, '0.002');
    app.clock.nowMs += ESCROW_FUND_MS;
    await watch();
    expect((await read(key)).state).toBe('expired');
    expect((await read(other)).state).toBe('funding');
    await payInBlock(key, '5.01');
    await watch();
    expect((await draft(key, 'refund')).state).toBe('refunding');
  });

  it('do not expire while blocks of before the deadline may not have been read', async () => {
    const { app, chain, index, read, follow, watch, payInBlock, agree } = await openEscrowDesk(
      database().db,
    );
    const [key, other] = [await agree(), await agree()];
    await payInBlock(key, '5.01');
    app.clock.nowMs += 2 * ESCROW_FUND_MS;
    chain.isDown = true;
    const keep = () => keepEscrows({ db: database().db, chain: index, now: app.now });
    await keep();
    await expect(follow()).rejects.toThrow('down');
    const states = async () => [(await read(key)).state, (await read(other)).state];
    expect(await states()).toEqual(['funding', 'funding']);
    chain.isDown = false;
    await watch();
    expect(await states()).toEqual(['funded', 'expired']);
  });

  it('wait a day longer where the mempool is not listed', async () => {
    const { app, chain, read, watch, agree } = await openEscrowDesk(database().db);
    chain.listsMempool = false;
    const key = await agree();
    app.clock.nowMs += ESCROW_FUND_MS;
    await watch();
    expect((await read(key)).state).toBe('funding');
    app.clock.nowMs += 86_400_000;
    await watch();
    expect((await read(key)).state).toBe('expired');
  });

  it('return a double deposit to the buyer', async () => {
    const { index, follow, draft, sign, payInBlock, fund } = await openEscrowDesk(database().db);
    const key = await fund();
    await payInBlock(key, '5.01');
    await payInBlock(key, '0.0005');
    await follow();
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    await sign(key, signPsbt(psbt ?? '', BUYER));
    // Strangers' dust costs more than it is worth, so it stays where it is.
    expect(outputsOf(index.sent[0])).toEqual([
      [PAYOUT, 500_000_000n],
      [REFUND, 1_002_000_000n - 500_000_000n - 100_000n],
    ]);
  });

  it('are settled by no later block once they are over, or while the operator decides', async () => {
    const { app, chain, watch, payInBlock, agree } = await openEscrowDesk(database().db);
    const key = await agree({ amount: '2000' });
    await payInBlock(key, '2000.01');
    chain.mineMany(5);
    await watch();
    const isFollowed = async () => {
      const { rows } = await sql<{ is_followed: boolean }>`
        select is_followed from expected_payments where kind = 'escrow'`.execute(database().db);
      return rows.map(({ is_followed }) => is_followed);
    };
    await payInBlock(key, '1');
    await watch();
    expect(await isFollowed()).toEqual([true]);
    const about = { id: key.id, reason: 'No map', nowMs: app.clock.nowMs };
    await disputeEscrow(database().db, app.caller, about);
    chain.mine();
    await watch();
    expect(await isFollowed()).toEqual([false]);
  });
});
