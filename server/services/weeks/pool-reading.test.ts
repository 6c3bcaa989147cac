import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkResult } from '#rules/weeks/check-result.ts';
import { readResult } from '#rules/weeks/result.ts';
import { nextWeek, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { createBoard } from '#server/services/board/board.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import {
  beginWeeks,
  COIN,
  closeWith,
  earn,
  FEE,
  readPools,
  SETTINGS,
  sourceOf,
  TENTH,
  WEEK,
  walletOf,
} from '#server/testing/wallet/balance-pool.ts';
import { closePastWeeks, closeWeek } from './close-weeks.ts';
import { readWeek } from './closed-weeks.ts';
import { openWeekCsv, openWeekJson } from './files.ts';
import { holdShare } from './holds.ts';
import { lookAtPool } from './pool-reading.ts';
import { reopenWeek } from './reopen-week.ts';
import { readOwnWeek } from './week-marks.ts';
import { readSystemStatus } from './weekly-rewards.ts';

const NEXT = nextWeek(WEEK);
const THIRD = nextWeek(NEXT);
const FOURTH = nextWeek(THIRD);
const HOUR_MS = 60 * 60_000;

/** A tenth of so many coins, less the fee of a payout. */
const tenthOf = (units: bigint) => (units - FEE) / 10n;

describeOnBothInFull('a pool that is a part of the balance', (database) => {
  async function fileOf(week: string) {
    const { parts } = await openWeekCsv(database().db, { week });
    let text = '';
    for await (const part of parts) text += part;
    return readResult(text);
  }

  it.each([
    [3000n, 2000n, 2000n],
    [2000n, 3000n, 2000n],
  ])('follows the lower of two sums of the node: %i now, %i deep', async (now, deep, counted) => {
    const { db } = database();
    await beginWeeks(db);
    const { wallet, coin } = sourceOf(walletOf([1n]));
    const readState = async () => ({ ...(await wallet.readState()), balanceUnits: now * COIN });
    const readDeepBalance = async () => deep * COIN;
    const poolSource = { wallet: { readState, readDeepBalance }, coin };
    await closePastWeeks(db, { ...SETTINGS, nowMs: weekEndMs(WEEK), poolSource });
    expect(await readPools(db)).toEqual([tenthOf(counted * COIN)]);
  });

  it('is read once, stands in the file with what it is made of, and is not above the ceiling', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n, 2000n]));
    const pool = tenthOf(3000n * COIN);
    expect(await readPools(db)).toEqual([pool]);
    const { inputs, shares } = await fileOf(WEEK);
    expect(inputs.policy?.balance).toEqual({
      partHundredths: 1000,
      mostUnits: 500n * COIN,
      balanceUnits: 3000n * COIN,
      debtsUnits: FEE,
      height: 8,
      carriedUnits: 0n,
    });
    expect(checkResult(inputs, shares)).toMatchObject({
      agrees: true,
      expectedPoolUnits: pool,
      expectedUnits: pool,
    });
    const shown = { week: WEEK, page: 1, limit: 1, nowMs: weekEndMs(WEEK), explorerTxUrl: null };
    expect((await readWeek(db, shown)).balance).toEqual({
      balancePart: 10,
      mostPool: '500',
      balance: '3000',
      debts: '0.05',
      height: 8,
    });
    const { parts } = await openWeekJson(db, { week: WEEK });
    let json = '';
    for await (const part of parts) json += part;
    expect(JSON.parse(json).balance).toEqual({
      partHundredths: 1000,
      highestPoolUnits: String(500n * COIN),
      balanceUnits: String(3000n * COIN),
      debtsUnits: String(FEE),
      height: 8,
      carriedUnits: '0',
    });
    await earn(db, NEXT);
    await closeWith(db, walletOf([90_000n], NEXT), { week: NEXT });
    expect(await readPools(db)).toEqual([pool, 500n * COIN]);
  });

  it('leaves out what is owed for earlier weeks, held shares among them', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    await holdShare(db, { week: WEEK, memberId: 1n, reason: 'a look', actor: 'operator' });
    await earn(db, NEXT);
    await closeWith(db, walletOf([1000n], NEXT), { week: NEXT });
    const first = tenthOf(1000n * COIN);
    const second = tenthOf(1000n * COIN - first);
    expect(await readPools(db)).toEqual([first, second]);
    await earn(db, THIRD);
    // As much as is owed, and no unit for the fee.
    const wallet = createTestWallet({ coins: [first + second], now: () => weekEndMs(THIRD) });
    wallet.node.mine(6);
    await closeWith(db, wallet, { week: THIRD });
    expect(await readPools(db)).toEqual([first, second, 0n]);
  });

  it('counts what earlier weeks left as owed, and adds it', async () => {
    const { db } = database();
    await beginWeeks(db, { ...TENTH, highestShare: 50 });
    await closeWith(db, walletOf([1000n]));
    await earn(db, NEXT);
    await closeWith(db, walletOf([1000n], NEXT), { week: NEXT });
    const { rows } = await sql<{ left: bigint }>`
      select carried_out as left from weeks where week = ${WEEK}`.execute(db);
    const left = rows[0]?.left ?? 0n;
    expect(left).toBeGreaterThan(20n * COIN);
    // The shares and what is left are the first pool together.
    const first = tenthOf(1000n * COIN);
    expect(await readPools(db)).toEqual([first, tenthOf(1000n * COIN - first) + left]);
    const { inputs, shares } = await fileOf(NEXT);
    expect(inputs.policy?.balance?.carriedUnits).toBe(left);
    expect(checkResult(inputs, shares).agrees).toBe(true);
  });

  it('counts no coins that their sender could take back', async () => {
    const { db } = database();
    await beginWeeks(db);
    const wallet = walletOf([1000n]);
    const address = String(wallet.node.methods('getnewaddress', []));
    wallet.node.mint(2000n * COIN);
    wallet.node.mine(3);
    // Five confirmations with the block of the next line, and none.
    wallet.node.receive(address, 3000n * COIN);
    await closeWith(db, wallet);
    expect(await readPools(db)).toEqual([tenthOf(1000n * COIN)]);
  });

  it('counts them with as many confirmations as a payout needs', async () => {
    const { db } = database();
    await beginWeeks(db);
    const wallet = walletOf([1000n]);
    wallet.node.mint(2000n * COIN);
    wallet.node.mine(5);
    await closeWith(db, wallet);
    expect(await readPools(db)).toEqual([tenthOf(3000n * COIN)]);
  });

  it('is 0 of an empty wallet, and the week is closed', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([]));
    expect(await readPools(db)).toEqual([0n]);
    const { inputs } = await fileOf(WEEK);
    expect(inputs.policy?.balance).toMatchObject({ balanceUnits: 0n, height: 6 });
  });

  it.each([
    ['a fixed pool', { ...TENTH, balancePart: undefined }, 500n * COIN],
    ['rewards that are off', { ...TENTH, weeklyPool: '0' }, 0n],
  ])('asks no wallet for %s', async (_, { balancePart, ...policy }, pool) => {
    const { db } = database();
    await beginWeeks(db, balancePart === undefined ? policy : { ...policy, balancePart });
    await closeWith(db, null);
    expect(await readPools(db)).toEqual([pool]);
    expect((await fileOf(WEEK)).inputs.policy?.balance).toBeNull();
  });

  it('is the same at every server, after a restart, and when the week is closed again', async () => {
    const { db } = database();
    await beginWeeks(db);
    const week = { week: WEEK, nowMs: weekEndMs(WEEK), ...SETTINGS };
    // The first server dies after it has read: its transaction that closes the week is undone.
    await sql`alter table weeks add constraint broken check (false) not valid`.execute(db);
    try {
      await expect(closeWith(db, walletOf([1000n]))).rejects.toThrow(/broken/);
    } finally {
      await sql`alter table weeks drop constraint broken`.execute(db);
    }
    const sources = [3000n, 20n, 4000n].map((coins) => sourceOf(walletOf([coins])));
    await Promise.all(sources.map((poolSource) => closeWeek(db, { ...week, poolSource })));
    const pool = tenthOf(1000n * COIN);
    expect(await readPools(db)).toEqual([pool]);
    const hash = async () =>
      (await sql<{ h: string }>`select result_hash as h from weeks`.execute(db)).rows[0]?.h;
    const before = await hash();
    await reopenWeek(db, { week: WEEK, reason: 'too early', actor: 'operator' });
    await closeWith(db, walletOf([3000n]));
    expect(await readPools(db)).toEqual([pool]);
    expect(await hash()).toBe(before);
  });

  it('is one pool for servers that read different balances at once', async () => {
    const { db } = database();
    await beginWeeks(db);
    const week = { week: WEEK, nowMs: weekEndMs(WEEK), ...SETTINGS };
    const sources = [1000n, 2000n, 3000n].map((coins) => sourceOf(walletOf([coins])));
    await Promise.all(sources.map((poolSource) => closeWeek(db, { ...week, poolSource })));
    const { rows } = await sql<{ readings: number; pool: bigint; closed: bigint }>`
      select count(*)::int as readings, min(r.pool) as pool, min(w.pool) as closed
      from pool_readings r join weeks w using (week)`.execute(db);
    expect(rows[0]?.readings).toBe(1);
    expect(rows[0]?.closed).toBe(rows[0]?.pool);
    expect([1000n, 2000n, 3000n].map((coins) => tenthOf(coins * COIN))).toContain(rows[0]?.pool);
  });

  it('takes the pool that another server reads and closes with meanwhile', async () => {
    const { db } = database();
    await beginWeeks(db);
    const { wallet, coin } = sourceOf(walletOf([1000n]));
    const readState = async () => {
      await closeWith(db, walletOf([2000n]));
      return wallet.readState();
    };
    const poolSource = { wallet: { ...wallet, readState }, coin };
    const input = { week: WEEK, nowMs: weekEndMs(WEEK), ...SETTINGS, poolSource };
    expect(await closeWeek(db, input)).toMatchObject({ outcome: 'already_closed' });
    expect(await readPools(db)).toEqual([tenthOf(2000n * COIN)]);
  });

  it('forgets a reading of the next week when a week is reopened', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    await earn(db, NEXT);
    await sql`alter table weeks add constraint broken check (week < ${sql.lit(NEXT)}) not valid`.execute(
      db,
    );
    try {
      await expect(closeWith(db, walletOf([5000n], NEXT), { week: NEXT })).rejects.toThrow(
        /broken/,
      );
    } finally {
      await sql`alter table weeks drop constraint broken`.execute(db);
    }
    await reopenWeek(db, { week: WEEK, reason: 'too early', actor: 'operator' });
    await closeWith(db, walletOf([1000n], NEXT), { week: NEXT });
    const first = tenthOf(1000n * COIN);
    expect(await readPools(db)).toEqual([first, tenthOf(1000n * COIN - first)]);
  });

  it('cannot be stored unless balance, debts and part make it', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    for (const change of ['pool = pool + 1', 'balance = 0', 'debts = debts + 1000', 'most = 1']) {
      await expect(
        sql`update pool_readings set ${sql.raw(change)}`.execute(db),
        change,
      ).rejects.toThrow(/pool_readings_pool/);
    }
  });

  it('never promises more than the wallet holds, whatever it holds and whatever was paid', async () => {
    const { db } = database();
    await beginWeeks(db, { ...TENTH, balancePart: 100, highestShare: 60 });
    const coins = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 800n }));
    const years = fc.sample(fc.record({ coins, isPaid: fc.boolean(), isHeld: fc.boolean() }), 12);
    let week: string = WEEK;
    for (const { coins: held, isPaid, isHeld } of years) {
      if (week !== WEEK) await earn(db, week);
      if (isPaid) await pay();
      if (isHeld)
        await sql`update shares set status = 'held', hold_reason = 'a look' where status = 'owed' and member_id = 1`.execute(
          db,
        );
      const before = await promisedUnits();
      await closeWith(db, walletOf([held], week), { week });
      const after = await promisedUnits();
      const { inputs, shares } = await fileOf(week);
      expect(checkResult(inputs, shares).agrees).toBe(true);
      if (after > before) expect(after + FEE).toBeLessThanOrEqual(held * COIN);
      else expect(after).toBe(before);
      week = nextWeek(week);
    }
  });

  /** Pays all shares that are owed. */
  async function pay(): Promise<void> {
    const { db } = database();
    await sql`
      with paid as (
        insert into payouts (method, state, amount, raw_tx, txid, created_at)
        values ('raw', 'confirmed', 1, '00', gen_random_uuid()::text, now()) returning id)
      update shares set status = 'paid', payout_id = paid.id from paid where status = 'owed'`.execute(
      db,
    );
  }

  /** The sum owed, and the sum that the last week left to the next pool. */
  async function promisedUnits(): Promise<bigint> {
    const { db } = database();
    const { rows } = await sql<{ left: bigint }>`
      select carried_out as left from weeks order by week desc limit 1`.execute(db);
    return (await readOwed(db)).units + (rows[0]?.left ?? 0n);
  }

  it('is said to a member as an estimate, which follows each look', async () => {
    const { db } = database();
    await beginWeeks(db);
    const nowMs = weekStartMs(WEEK) + HOUR_MS;
    const board = await createBoard(db, { ...SETTINGS, now: () => nowMs });
    const input = { ...SETTINGS, telegramId: '12', nowMs, code: 'JKC' };
    const own = async () => {
      const { estimatedShare, estimateReason } = await readOwnWeek(db, board, input);
      return { estimatedShare, estimateReason };
    };
    const part =
      '10 % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most 500 JKC.';
    const counts = 'All of your 16 points count for the pool.';
    expect(await own()).toEqual({
      estimatedShare: null,
      estimateReason: { text: `${counts} The pool is not known yet: it will be ${part}` },
    });
    // A change since yesterday does not take the place of that.
    await sql`
      insert into week_marks (at, week, eligible_points, pool)
      values (${new Date(nowMs - 24 * HOUR_MS)}, ${WEEK}, 2200, 1)`.execute(db);
    await lookAtPool(db, { nowMs, poolSource: sourceOf(walletOf([1000n])) });
    expect(await own()).toEqual({
      estimatedShare: '72.72363636',
      estimateReason: { text: `${counts} The pool is an estimate: it will be ${part}` },
    });
  });

  it('is estimated by the last look at the balance, which every closing makes old', async () => {
    const { db } = database();
    await beginWeeks(db);
    const look = (coins: bigint | null, week: string, laterMs = 0) => {
      const wallet = coins === null ? null : walletOf([coins], week);
      return lookAtPool(db, {
        nowMs: weekStartMs(week) + 1000 + laterMs,
        poolSource: wallet && sourceOf(wallet),
      });
    };
    const status = async (week: string) => {
      const nowMs = weekStartMs(week) + 1000;
      const read = { ...SETTINGS, nowMs, healthy: true, walletConfigured: true };
      const { weeklyRewardPool, poolEstimate, systemEnabled } = await readSystemStatus(db, read);
      return { weeklyRewardPool, lookedAt: poolEstimate?.lookedAt, systemEnabled };
    };
    expect(await status(WEEK)).toEqual({
      weeklyRewardPool: '0',
      lookedAt: null,
      systemEnabled: true,
    });
    await look(null, WEEK);
    await look(1000n, WEEK);
    const lookedAt = new Date(weekStartMs(WEEK) + 1000).toISOString();
    const known = { weeklyRewardPool: '99.995', lookedAt, systemEnabled: true };
    expect(await status(WEEK)).toEqual(known);
    await look(2000n, WEEK, 50 * 60_000);
    expect(await status(WEEK)).toEqual(known);
    await look(null, WEEK, HOUR_MS);
    expect(await status(WEEK)).toEqual(known);
    await look(2000n, WEEK, HOUR_MS);
    expect(await status(WEEK)).toMatchObject({ weeklyRewardPool: '199.995' });
    await closeWith(db, walletOf([1000n]));
    expect(await status(NEXT)).toMatchObject({ weeklyRewardPool: '0', lookedAt: null });
    await look(1000n, NEXT);
    // Nobody has points in the new week yet, and the two shares of the last one are owed.
    expect(await status(NEXT)).toMatchObject({ weeklyRewardPool: '89.9955' });
    await look(50n, FOURTH);
    expect(await status(FOURTH)).toMatchObject({ weeklyRewardPool: '0', systemEnabled: true });
  });
});
