import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import {
  DUE_MS,
  MINUTE_MS,
  paidTo,
  runAt,
  runUntilSettled,
  statusesOf,
  WEEK,
  weeksBack,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';
import { claimPayout } from './claims.ts';
import { runDistribution } from './distribution.ts';
import { readDueShares, readWaitingShares } from './due.ts';
import { settleAsOther } from './fence/settle.ts';

/** Junkcoin's least payout. */
const LEAST_UNITS = 100_000n;
/** The amount kept for the fee of a payout. */
const FEE_RESERVE_UNITS = 5_000_000n;

const COIN = 100_000_000n;

describeOnPostgres('the distribution', (database) => {
  it('pays what is due, and follows it until it is six blocks deep', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const [one, two] = [wallet.node.strangerAddress(), wallet.node.strangerAddress('scriptHash')];
    await writeShares(db, [
      { units: 3n * COIN, address: one },
      { units: COIN + 1n, address: two },
    ]);
    const run = await runAt(db, wallet);
    expect(run).toMatchObject({ payouts: 1, shares: 2, unitsPaid: 4n * COIN + 1n, problems: [] });
    expect(await statusesOf(db)).toEqual(['sent', 'sent']);
    for (let block = 1; block <= 6; block++) {
      wallet.node.mine(1);
      const { confirmed } = await runAt(db, wallet, DUE_MS + block * MINUTE_MS);
      expect([block, confirmed]).toEqual([block, block === 6 ? 1 : 0]);
    }
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    expect(paidTo(wallet, [one, two])).toEqual([3n * COIN, COIN + 1n]);
    const { rows } = await sql<{ week: string; same: boolean; paid: boolean }>`
      select w.week, w.txid = p.txid and s.txid = p.txid as same, s.paid_at is not null as paid
      from weeks w, payouts p, shares s`.execute(db);
    expect(rows.every(({ same, paid }) => same && paid)).toBe(true);
    const audit = await sql<{ action: string }>`
      select action from audit_log order by id`.execute(db);
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'payout_made',
      'payout_signed',
      'payout_sent',
      'payout_confirmed',
    ]);
    await expectSoundBooks(db);
    expect(await runAt(db, wallet, DUE_MS + 9 * MINUTE_MS)).toMatchObject({ payouts: 0 });
  });

  it('waits for Monday 00:00', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    await writeShares(db, [{ units: COIN, address: wallet.node.strangerAddress() }]);
    expect(await runAt(db, wallet, DUE_MS - 1)).toMatchObject({ payouts: 0, problems: [] });
    expect(await runAt(db, wallet, DUE_MS)).toMatchObject({ payouts: 1 });
  });

  it('keeps a share without an address owed, and pays it once there is one', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const address = wallet.node.strangerAddress();
    await writeShares(db, [{ units: COIN, address: null }]);
    expect(await runAt(db, wallet)).toMatchObject({ payouts: 0, problems: [] });
    expect(await statusesOf(db)).toEqual(['owed']);
    await sql`update members set primary_address = ${address}`.execute(db);
    await runUntilSettled(db, wallet);
    expect(paidTo(wallet, [address])).toEqual([COIN]);
  });

  it('pays each address once per payout, for several members and weeks', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const address = wallet.node.strangerAddress();
    await writeShares(db, [
      { units: 5n * COIN, address },
      { units: 7n, address, week: weeksBack(1) },
      { units: COIN, address, week: weeksBack(2) },
    ]);
    await runUntilSettled(db, wallet);
    expect(wallet.node.receivedBy(address)).toHaveLength(1);
    expect(paidTo(wallet, [address])).toEqual([6n * COIN + 7n]);
    expect(await statusesOf(db)).toEqual(['paid', 'paid', 'paid']);
    await expectSoundBooks(db);
  });

  it('keeps less than the smallest payout until it adds up', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const [small, enough] = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
    await writeShares(db, [
      { units: LEAST_UNITS - 1n, address: small },
      { units: LEAST_UNITS, address: enough },
    ]);
    // Another coin's nodes can have a higher dust limit: one output below it would stop the whole payout.
    const coin = { ...JUNKCOIN_ON.main, dustUnits: LEAST_UNITS + 1n };
    expect(await runDistribution(db, wallet, { nowMs: DUE_MS, coin })).toMatchObject({
      payouts: 0,
    });
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    await runAt(db, wallet);
    expect(await statusesOf(db)).toEqual(['owed', 'sent']);
  });

  it('pays nobody who is banned, held, or has an invalid address', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const address = () => wallet.node.strangerAddress();
    await writeShares(db, [
      { units: COIN, address: address() },
      { units: COIN, address: address() },
      { units: COIN, address: 'jc1qw508d6qejxtdg4y5r3zarvary0c5xw7k0000' },
      { units: COIN, address: address() },
    ]);
    await ban(db, 1n, '2026-03-09');
    await ban(db, 4n, '2026-03-01', DUE_MS);
    await holdShare(db, { week: WEEK, memberId: 2n, reason: 'doubt', actor: 'operator' });
    const run = await runAt(db, wallet);
    expect(run.notes).toEqual(['1 shares with an address that is not valid']);
    expect(run.problems).toEqual([]);
    expect(await statusesOf(db)).toEqual(['owed', 'held', 'owed', 'sent']);
  });

  it('is not blocked by any number of shares that cannot be paid', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const [patient, enough] = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
    const small = Array.from({ length: 4 }, () => ({
      units: LEAST_UNITS - 1n,
      address: wallet.node.strangerAddress(),
      week: weeksBack(3),
    }));
    await writeShares(db, [
      ...small,
      { units: LEAST_UNITS - 1n, address: patient, week: weeksBack(3) },
      ...['a', 'b', 'c', 'd'].map((address) => ({ units: COIN, address, week: weeksBack(2) })),
      { units: 1n, address: patient },
      { units: COIN, address: enough },
    ]);
    const due = await readDueShares(db, wallet, {
      nowMs: DUE_MS,
      leastUnits: LEAST_UNITS,
      atOnce: 3,
    });
    expect(due).toMatchObject({ totalUnits: LEAST_UNITS + COIN, invalid: 4 });
    expect(
      (await readWaitingShares(db, { nowMs: DUE_MS, leastUnits: LEAST_UNITS })).tooSmall.shares,
    ).toBe(4);
    expect(due.payable.map(({ address }) => address)).toEqual([patient, patient, enough]);
    const first = await readDueShares(db, wallet, {
      nowMs: DUE_MS,
      leastUnits: LEAST_UNITS,
      atOnce: 1,
    });
    expect(first.payable.map(({ address }) => address)).toEqual([patient, patient]);
  });

  it('pays nobody who is banned between check and payout', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    await writeShares(db, [{ units: COIN, address: wallet.node.strangerAddress() }]);
    const due = await readDueShares(db, wallet, { nowMs: DUE_MS, leastUnits: LEAST_UNITS });
    await ban(db, 1n, '2026-03-09');
    expect(await claimPayout(db, due, { method: 'raw', nowMs: DUE_MS })).toBeNull();
    expect(await statusesOf(db)).toEqual(['owed']);
  });

  it('pays all or nobody if the wallet holds too little', async () => {
    const { db } = database();
    const needed = 3n * COIN + FEE_RESERVE_UNITS;
    const wallet = createTestWallet({ coins: [needed - 1n] });
    const address = () => wallet.node.strangerAddress();
    await writeShares(db, [
      { units: COIN, address: address() },
      { units: 2n * COIN, address: address() },
    ]);
    expect((await runAt(db, wallet)).problems).toEqual([
      'the wallet holds 3.04999999 and 3.05 are needed',
    ]);
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    wallet.node.mint(COIN);
    expect(await runAt(db, wallet)).toMatchObject({ payouts: 1, shares: 2, problems: [] });
  });

  it('pays nothing new with coins an older payout needs', async () => {
    const { db } = database();
    const wallet = createTestWallet({ coins: [3n * COIN, 3n * COIN] });
    const address = wallet.node.strangerAddress();
    await writeShares(db, [
      { units: 4n * COIN, address },
      { units: COIN, address: null },
    ]);
    const refused: Fault = { code: -4, message: 'Insufficient funds' };
    wallet.node.faults.order('fundrawtransaction', refused, refused);
    await runAt(db, wallet);
    await sql`update members set primary_address = ${wallet.node.strangerAddress()} where id = 2`.execute(
      db,
    );
    wallet.node.spend([{ txid: wallet.node.purse.listUnspent(0)[0]?.txid ?? '', vout: 0 }]);
    await runAt(db, wallet, DUE_MS + MINUTE_MS);
    await settleAsOther(db, { txid: null, reason: 'taken out', actor: 'operator', nowMs: DUE_MS });
    const run = await runAt(db, wallet, DUE_MS + 2 * MINUTE_MS);
    expect(run).toMatchObject({ payouts: 0 });
    expect(run.problems).toContain('the wallet holds 3 and 5.1 are needed');
    wallet.node.mint(3n * COIN);
    await runUntilSettled(db, wallet);
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
  });

  it('reserves the fee of every payout, not of one', async () => {
    const { db } = database();
    const count = MAX_OUTPUTS + 1;
    const coins = [BigInt(count) * COIN + 2n * FEE_RESERVE_UNITS - 1n];
    const wallet = createTestWallet({ coins });
    const addresses = Array.from({ length: count }, () => wallet.node.strangerAddress());
    await writeShares(
      db,
      addresses.map((address) => ({ address, units: COIN })),
    );
    expect(await runAt(db, wallet)).toMatchObject({
      payouts: 0,
      problems: ['the wallet holds 501.09999999 and 501.1 are needed'],
    });
  });

  it.each([
    ['is on another chain', 'the wallet is on the chain "test" and not on "main"'],
    ['is still reading', 'the node is still reading the chain (block 5)'],
    ['is away', /^the wallet cannot be asked: /],
    ['knows no block of the last two hours', /^the newest block is 121 minutes older than this/],
  ])('does nothing while the wallet %s', async (what, problem) => {
    const { db } = database();
    const isOld = what === 'knows no block of the last two hours';
    const wallet = createTestWallet({
      chain: what === 'is on another chain' ? 'test' : 'main',
      ...(isOld && { now: () => DUE_MS - 122 * MINUTE_MS }),
    });
    await writeShares(db, [{ units: COIN, address: wallet.node.strangerAddress() }]);
    if (what === 'is still reading') wallet.node.state.isSyncing = true;
    if (what === 'is away') wallet.node.faults.isDown = true;
    const run = await runDistribution(db, wallet, { nowMs: DUE_MS, coin: JUNKCOIN_ON.main });
    expect(run.payouts).toBe(0);
    expect(run.problems).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
    expect(await statusesOf(db)).toEqual(['owed']);
  });

  it('limits addresses per payout, oldest week first', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const addresses = Array.from({ length: MAX_OUTPUTS + 2 }, () => wallet.node.strangerAddress());
    await writeShares(
      db,
      addresses.map((address, index) => ({
        address,
        units: COIN + BigInt(index),
        week: index === MAX_OUTPUTS + 1 ? weeksBack(1) : weeksBack(0),
      })),
    );
    expect(await runAt(db, wallet)).toMatchObject({ payouts: 2, shares: MAX_OUTPUTS + 2 });
    const { rows } = await sql<{ id: string; outputs: number; oldest: string }>`
      select payout_id as id, count(*)::int as outputs, min(week) as oldest
      from payout_shares group by 1 order by 1`.execute(db);
    expect(rows.map(({ outputs, oldest }) => [outputs, oldest])).toEqual([
      [MAX_OUTPUTS, weeksBack(1)],
      [2, weeksBack(0)],
    ]);
    await runUntilSettled(db, wallet);
    expect(paidTo(wallet, addresses)).toEqual(addresses.map((_, index) => COIN + BigInt(index)));
    await expectSoundBooks(db);
  });
});
