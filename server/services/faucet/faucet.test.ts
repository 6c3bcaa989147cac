import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';
import { confirmOldHostStopped, raiseFenceIn } from '#server/services/payouts/fence/fence.ts';
import { giveUpPayout } from '#server/services/payouts/repairs.ts';
import { restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paidTo } from '#server/testing/wallet/payouts.ts';
import { claimFaucet } from './claim.ts';
import { runFaucet } from './run.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const UNITS = 50_000_000n;
const LIMITS = { units: UNITS, dailyUnits: 3n * UNITS };

describeOnPostgres('the faucet', (database) => {
  /** Members who joined two days ago, each with their own address, and the faucet's wallet. */
  async function begin(count = 1, options: { onlySendMany?: boolean } = {}) {
    const { db } = database();
    let clockMs = NOW_MS;
    const wallet: TestWallet = {
      ...createTestWallet({ now: () => clockMs }),
      canSignRaw: async () => !options.onlySendMany,
    };
    const addresses = Array.from({ length: count }, () => wallet.node.strangerAddress());
    const at = new Date(NOW_MS - 48 * HOUR_MS).toISOString();
    await ingestEvents(db, {
      nowMs: NOW_MS,
      events: addresses.map((address, index) => ({
        id: `address-${index}`,
        type: 'primary_address_set',
        telegramId: String(11 + index),
        at,
        address,
      })),
    });
    const { rows } = await sql<{ id: bigint }>`
      select id from members order by telegram_id`.execute(db);
    const members = rows.map(({ id }) => id);
    const claim = (memberId: bigint, nowMs = NOW_MS) =>
      db
        .transaction()
        .execute((tx) =>
          claimFaucet(tx, { memberId, limits: LIMITS, coin: JUNKCOIN_ON.main, nowMs }),
        );
    const run = (nowMs = NOW_MS) => {
      clockMs = nowMs;
      return runFaucet(db, wallet, { nowMs, network: wallet.node.chain.name });
    };
    /** Runs and mines until nothing is under way. */
    const settle = async (fromMs = NOW_MS) => {
      let nowMs = fromMs;
      for (let round = 0; round < 20; round++) {
        nowMs += MINUTE_MS;
        await run(nowMs);
        wallet.node.mine(1);
        if (!(await isUnderWay())) return;
      }
    };
    const [first = 0n] = members;
    return { db, wallet, addresses, members, first, claim, run, settle };
  }

  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from faucet_payments order by id`.execute(database().db);
    return rows.map(({ state }) => state);
  };

  const isUnderWay = async () => {
    const { rows } = await sql`
      select from faucet_payments
      where state not in ('confirmed', 'failed', 'unclear')`.execute(database().db);
    return rows.length > 0;
  };

  it('names the coins that it spends before its bytes are sent', async () => {
    const { db, wallet, first, claim, run } = await begin();
    await claim(first);
    wallet.node.faults.order('sendrawtransaction', 'times_out_before');
    await run();
    expect(await states()).toEqual(['signed']);
    const { rows } = await sql<{ inputs: Outpoint[] }>`select inputs from faucet_payments`.execute(
      db,
    );
    const coins = (rows[0]?.inputs ?? []).map(outputName);
    const named = await sql`
      select coin from watched_coins where kind = 'site' and coin = any(${coins}::text[])`.execute(
      db,
    );
    expect(named.rows).toHaveLength(coins.length);
    expect(coins).not.toEqual([]);
  });

  it('pays a claim once, books it with its point, and gives again after 24 hours', async () => {
    const { db, wallet, addresses, first, claim, settle } = await begin();
    expect(await claim(first)).toMatchObject({ address: addresses[0], units: UNITS });
    expect(await claim(first)).toMatchObject({ refusal: { why: 'too_soon' } });
    await settle();
    expect(paidTo(wallet, addresses)).toEqual([UNITS]);
    const { rows } = await sql`
      select e.amount, e.at, e.txid = f.txid as is_same, p.points
      from activity_events e join point_entries p on p.event_seq = e.seq, faucet_payments f
      where e.type = 'faucet'`.execute(db);
    expect(rows).toEqual([{ amount: UNITS, at: new Date(NOW_MS), is_same: true, points: 100 }]);
    expect(await checkLedger(db)).toEqual([]);
    const again = NOW_MS + 24 * HOUR_MS;
    expect(await claim(first, again - 1)).toMatchObject({ refusal: { why: 'too_soon' } });
    expect(await claim(first, again)).toMatchObject({ units: UNITS });
    await settle(again);
    expect(paidTo(wallet, addresses)).toEqual([2n * UNITS]);
  });

  it('makes no new account for a member who is erased at the moment of the booking', async () => {
    const { db, wallet, first, claim, run } = await begin();
    await claim(first);
    await run();
    wallet.node.mine(6);
    const erasing = await db.transaction().execute(async (tx) => {
      await sql`select from member_totals where member_id = ${first} for update`.execute(tx);
      await sql`update members set telegram_id = ${ERASED_TELEGRAM_ID} where id = ${first}`.execute(
        tx,
      );
      const running = run(NOW_MS + MINUTE_MS);
      while ((await countWaiting(db)) !== 1);
      return { running };
    });
    await erasing.running;
    const members = await sql`select id from members`.execute(db);
    expect(members.rows).toEqual([{ id: first }]);
    const { rows } = await sql`select member_id from activity_events where type = 'faucet'`.execute(
      db,
    );
    expect(rows).toEqual([{ member_id: first }]);
  });

  it('keeps to one claim a member and to its daily limit, whoever claims at the same moment', async () => {
    const { members, claim } = await begin(5);
    const twice = [...members, ...members];
    const claims = await Promise.all(twice.map((member) => claim(member)));
    const paid = twice.filter((_, index) => 'id' in (claims[index] ?? {}));
    expect([paid.length, new Set(paid).size]).toEqual([3, 3]);
    expect(await states()).toEqual(['building', 'building', 'building']);
    const nextDay = Date.parse('2026-03-05T00:00:00Z');
    const waiting = members.find((member) => !paid.includes(member)) ?? 0n;
    expect(await claim(waiting, nextDay - 1)).toMatchObject({
      refusal: { why: 'used_up', fromMs: nextDay },
    });
    expect(await claim(waiting, nextDay)).toMatchObject({ units: UNITS });
  });

  it('pays an address once in 24 hours, even if several members have set it', async () => {
    const { db, members, claim } = await begin(2);
    await sql`update members set primary_address = (
      select primary_address from members where id = ${members[0]})`.execute(db);
    await claim(members[0] ?? 0n);
    expect(await claim(members[1] ?? 0n)).toMatchObject({ refusal: { why: 'address_used' } });
  });

  it.each<Fault>(['times_out_before', 'times_out_after', 'breaks_after'])(
    'pays once when calls meet %s, and with two servers',
    async (fault) => {
      for (const method of ['fundrawtransaction', 'sendrawtransaction', 'gettransaction']) {
        await emptyDatabase(database().db);
        const { wallet, addresses, first, claim, run, settle } = await begin();
        await claim(first);
        wallet.node.faults.order(method, fault, fault);
        await Promise.all([run(), run()]);
        await settle();
        expect(paidTo(wallet, addresses)).toEqual([UNITS]);
        expect(await states()).toEqual(['confirmed']);
      }
    },
  );

  it('refuses an address that cannot be paid', async () => {
    const { db, first, claim } = await begin();
    await sql`update members set primary_address = 'nowhere'`.execute(db);
    expect(await claim(first)).toEqual({ refusal: { why: 'no_address' } });
  });

  it('pays nothing while the old host of its database may still run', async () => {
    const { db, wallet, first, claim, run } = await begin();
    await claim(first);
    const restored = { reason: 'a backup was restored', atMs: NOW_MS, oldHostMayRun: true };
    await db.transaction().execute((tx) => raiseFenceIn(tx, restored));
    const problems = [expect.stringContaining('the old host')];
    expect(await run()).toMatchObject({ sent: 0, problems });
    expect(wallet.node.chain.mempool.size).toBe(0);
    await confirmOldHostStopped(db, { actor: 'operator', nowMs: NOW_MS });
    expect(await run()).toMatchObject({ sent: 1, problems: [] });
  });

  it('never pays again what a lost call may have paid, until a person has looked', async () => {
    const { db, wallet, addresses, first, claim, settle } = await begin(1, { onlySendMany: true });
    await claim(first);
    wallet.node.faults.order('sendmany', 'times_out_before');
    await settle();
    expect(await states()).toEqual(['unclear']);
    expect(await claim(first, NOW_MS + HOUR_MS)).toMatchObject({ refusal: { why: 'too_soon' } });
    expect(paidTo(wallet, addresses)).toEqual([0n]);
    const given = { payoutId: 1n, book: 'faucet', actor: 'operator', nowMs: NOW_MS } as const;
    expect(await giveUpPayout(db, given)).toBe('failed');
    expect(await claim(first, NOW_MS + HOUR_MS)).toMatchObject({ units: UNITS });
  });

  it('finds by its comment what a lost call did pay', async () => {
    const { wallet, addresses, first, claim, settle } = await begin(1, { onlySendMany: true });
    await claim(first);
    wallet.node.faults.order('sendmany', 'times_out_after');
    await settle();
    expect(paidTo(wallet, addresses)).toEqual([UNITS]);
    expect(await states()).toEqual(['confirmed']);
  });

  it('pays nobody too soon after an older copy replaced the database', async () => {
    const { db, wallet, addresses, members, claim, run, settle } = await begin(3);
    const [anne = 0n, bart = 0n, cleo = 0n] = members;
    await claim(anne);
    const copy = await takeCopy(db);
    await claim(bart, NOW_MS + MINUTE_MS);
    await settle();
    await restoreCopy(db, copy);
    // The copy contains neither payment: Anne's claim waits in it, and Bart may claim.
    const later = NOW_MS + HOUR_MS;
    await claim(bart, later);
    expect(await run(later)).toMatchObject({
      sent: 0,
      problems: [expect.stringContaining('does not know')],
    });
    expect(await states()).toEqual(['failed', 'building']);
    expect(await claim(cleo, later)).toMatchObject({ refusal: { why: 'stuck' } });
    expect(paidTo(wallet, addresses)).toEqual([UNITS, UNITS, 0n]);
    // Bart's claim is paid a day after his last payment.
    await settle(NOW_MS + 25 * HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([UNITS, 2n * UNITS, 0n]);
  });

  it('pays no claim twice if the older copy comes more than a day later', async () => {
    const { db, wallet, addresses, members, claim, settle } = await begin(2);
    const [anne = 0n, bart = 0n] = members;
    await claim(anne);
    const copy = await takeCopy(db);
    await settle();
    await restoreCopy(db, copy);
    const later = NOW_MS + 30 * HOUR_MS;
    await claim(bart, later);
    await settle(later);
    expect(await states()).toEqual(['failed', 'confirmed']);
    expect(paidTo(wallet, addresses)).toEqual([UNITS, UNITS]);
  });

  it('pays nothing from a wallet that has paid weekly shares', async () => {
    const { db, wallet, addresses, first, claim, run } = await begin();
    const txid = await wallet.sendMany(
      [{ address: wallet.node.strangerAddress(), units: UNITS }],
      'a weekly payout',
    );
    await sql`
      insert into payouts (state, method, amount, txid, created_at)
      values ('sent', 'sendmany', ${UNITS}, ${txid}, now())`.execute(db);
    await claim(first);
    expect(await run()).toMatchObject({
      sent: 0,
      problems: [expect.stringContaining('the one that the weekly pool is paid from')],
    });
    expect(paidTo(wallet, addresses)).toEqual([0n]);
  });

  it('takes no more claims while its wallet is empty, and pays when there is money', async () => {
    const { wallet, addresses, members, claim, run, settle } = await begin(2);
    const [anne = 0n, bart = 0n] = members;
    wallet.node.faults.order('fundrawtransaction', {
      code: -4,
      message: 'Insufficient funds',
    });
    await claim(anne);
    expect((await run()).problems).toHaveLength(1);
    expect(await claim(bart)).toMatchObject({ refusal: { why: 'stuck' } });
    await settle();
    expect(await claim(bart)).toMatchObject({ units: UNITS });
    expect(paidTo(wallet, addresses)).toEqual([UNITS, 0n]);
  });
});
