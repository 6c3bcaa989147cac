import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import { PRIZE_WAITS_MS } from '#rules/hunts/limits.ts';
import { isoTime } from '#rules/times.ts';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { readAdminHunt } from '#server/services/hunts/admin-reads.ts';
import { announceHunt } from '#server/services/hunts/announce.ts';
import { changeHunt, createHunt } from '#server/services/hunts/drafts.ts';
import { answerHunt } from '#server/services/hunts/play.ts';
import { readHuntPage } from '#server/services/hunts/reads.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readPaid } from '#server/services/payouts/owed.ts';
import { restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  DRAFT,
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  openHunt,
} from '#server/testing/hunts.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paidTo } from '#server/testing/wallet/payouts.ts';
import { runDistribution } from '../distribution.ts';
import { readUnknown } from '../fence/unknown.ts';
import { describePreview, previewDistribution } from '../preview.ts';
import { giveUpPayout } from '../repairs.ts';
import { readReservedPrizes } from './reserved.ts';
import { settleAsPrizes } from './settle.ts';

const COIN = 100_000_000n;
const DAILY = 100n * COIN;
const HOUR_MS = 60 * MINUTE_MS;

describeOnPostgres('prizes of a treasure hunt', (database) => {
  /** Three members who finish in order, a hunt with coins for the first two, and the wallet. */
  async function begin(
    options: { onlySendMany?: boolean; dailyUnits?: bigint; amounts?: bigint[] } = {},
  ) {
    const { db } = database();
    const { dailyUnits = DAILY, amounts = [5n * COIN, 2n * COIN] } = options;
    let clockMs = HUNT_NOW_MS;
    const wallet: TestWallet = {
      ...createTestWallet({ now: () => clockMs }),
      canSignRaw: async () => !options.onlySendMany,
    };
    const addresses = [0, 1, 2].map(() => wallet.node.strangerAddress());
    const members = await enrolPlayers(db, 3, (index) => addresses[index] ?? '');
    const source = { wallet, coin: JUNKCOIN_ON.main, poolUnits: 0n, dailyUnits: 1_000n * COIN };
    const prizes = amounts.map((units) => ({ amount: formatAmount(units), points: 0 }));
    const id = await openHunt(db, { prizes }, source);
    for (const memberId of members) {
      for (const text of ['pearl', 'black pearl', 'cafe noir']) {
        const nowMs = HUNT_STARTS_MS + 1;
        await db
          .transaction()
          .execute((tx) => answerHunt(tx, { huntId: id, memberId, nowMs, text }));
      }
    }
    const end = async () => {
      clockMs = HUNT_ENDS_MS;
      wallet.node.mine(1);
      return runHunts(db, { source: null, nowMs: HUNT_ENDS_MS });
    };
    const run = (nowMs = HUNT_ENDS_MS) => {
      clockMs = nowMs;
      const { coin } = source;
      return runDistribution(db, wallet, { nowMs, coin, prizesDailyUnits: dailyUnits });
    };
    /** Runs and mines until nothing is under way. */
    const settle = async (fromMs = HUNT_ENDS_MS) => {
      for (let round = 1; round <= 20; round++) {
        await run(fromMs + round * MINUTE_MS);
        wallet.node.mine(1);
      }
    };
    return { db, wallet, addresses, members, source, id, end, run, settle };
  }
  /** Gives the prize of a hunt to the first member, as if it had been settled. */
  const writeWinner = async (db: ReturnType<typeof database>['db'], huntId: bigint) => {
    const { rows } = await sql<{ member_id: bigint }>`
      insert into prizes (hunt_id, place, member_id, amount, due_at)
      select ${huntId}::bigint, 1, (select id from members where telegram_id = 1001), ${3n * COIN}::bigint,
        ${isoTime(HUNT_ENDS_MS)}::timestamptz returning member_id`.execute(db);
    return rows.map(({ member_id }) => member_id);
  };
  const statuses = async () => {
    const { rows } = await sql<{ status: string }>`
      select status from prizes order by place`.execute(database().db);
    return rows.map(({ status }) => status);
  };

  it('are paid once to the first finishers, and are no shares', async () => {
    const { db, wallet, addresses, id, end, settle } = await begin();
    expect(await readReservedPrizes(db)).toBe(7n * COIN);
    await end();
    expect(await readReservedPrizes(db)).toBe(7n * COIN);
    await settle();
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect(await readReservedPrizes(db)).toBe(0n);
    expect(await readPaid(db)).toBe(0n);
    expect(await checkLedger(db)).toEqual([]);
    const { winnerList } = await readHuntPage(db, {
      id,
      nowMs: HUNT_ENDS_MS,
      pageOf: (txid) => txid,
    });
    expect(winnerList.map(({ payment, explorerUrl }) => [payment, explorerUrl !== null])).toEqual([
      ['paid', true],
      ['paid', true],
    ]);
  });

  it.each<Fault>(['times_out_before', 'times_out_after', 'breaks_after'])(
    'are paid once when calls meet %s, and with two servers',
    async (fault) => {
      for (const method of ['fundrawtransaction', 'sendrawtransaction', 'gettransaction']) {
        await emptyDatabase(database().db);
        const { wallet, addresses, end, run, settle } = await begin();
        await Promise.all([end(), end()]);
        wallet.node.faults.order(method, fault, fault);
        await Promise.all([run(), run()]);
        await settle();
        expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
      }
    },
  );

  it('are never paid again while a lost call may have paid them, and are after it is given up', async () => {
    const { db, wallet, addresses, end, settle } = await begin({ onlySendMany: true });
    await end();
    wallet.node.faults.order('sendmany', 'times_out_before');
    await settle();
    expect(await statuses()).toEqual(['paying', 'paying']);
    expect(paidTo(wallet, addresses)).toEqual([0n, 0n, 0n]);
    const { rows } = await sql<{ id: bigint }>`select id from payouts`.execute(db);
    const given = { payoutId: rows[0]?.id ?? 0n, actor: 'operator', nowMs: HUNT_ENDS_MS } as const;
    expect(await giveUpPayout(db, given)).toBe('failed');
    expect(await statuses()).toEqual(['failed', 'failed']);
    await settle(HUNT_ENDS_MS + 2 * HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
  });

  it.each([
    ['before the winners were known', 0],
    ['before anything was signed', 1],
  ])('are paid once after a copy from %s replaced the database', async (_, ends) => {
    const { db, wallet, addresses, end, settle } = await begin();
    if (ends === 1) await end();
    const copy = await takeCopy(db);
    await end();
    await settle();
    await restoreCopy(db, copy);
    await end();
    expect(await statuses()).toEqual(['owed', 'owed']);
    // Days later, so that the wallet's history has to be read back to the end of the hunt.
    await settle(HUNT_ENDS_MS + 72 * HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('are booked as such after that, although a held share has the same amount', async () => {
    const { db, wallet, addresses, members, end, settle } = await begin({ amounts: [5n * COIN] });
    const memberId = members[0] ?? 0n;
    await writeClosedWeek(db, { week: '2026-02-22', shares: [{ memberId, units: 5n * COIN }] });
    await sql`update shares set status = 'held', hold_reason = 'doubt'`.execute(db);
    await end();
    const copy = await takeCopy(db);
    await settle();
    await restoreCopy(db, copy);
    await settle(HUNT_ENDS_MS + HOUR_MS);
    const shares = await sql<{ status: string }>`select status from shares`.execute(db);
    expect(shares.rows).toEqual([{ status: 'held' }]);
    expect(await statuses()).toEqual(['paid']);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 0n, 0n]);
  });

  it('are paid once after a copy with an unsigned payout of them replaced the database', async () => {
    const { db, wallet, addresses, end, run, settle } = await begin();
    await end();
    const fault = { code: -4, message: 'Insufficient funds' };
    wallet.node.faults.order('fundrawtransaction', fault);
    await run();
    expect(await statuses()).toEqual(['paying', 'paying']);
    const copy = await takeCopy(db);
    await settle();
    await restoreCopy(db, copy);
    await settle(HUNT_ENDS_MS + HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('stop all payouts if bytes exist for a prize that was paid in another way', async () => {
    const { db, wallet, addresses, end, run, settle } = await begin();
    await end();
    wallet.node.faults.order('sendrawtransaction', 'times_out_before');
    await run();
    const copy = await takeCopy(db);
    // The lost database gives up these bytes, and pays the first prize alone.
    await sql`update payouts set state = 'failed', txid = null`.execute(db);
    await sql`update prizes set status = 'owed', payout_id = null`.execute(db);
    await ban(db, '1002', '2026-03-01');
    await settle();
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 0n, 0n]);
    await restoreCopy(db, copy);
    const { problems } = await run(HUNT_ENDS_MS + HOUR_MS);
    expect(problems).toEqual([expect.stringContaining('payouts are stopped')]);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 0n, 0n]);
  });

  it('are settled by a person if a winner has another address now, and are not paid again', async () => {
    const { db, wallet, addresses, members, id, end, run, settle } = await begin();
    await end();
    const copy = await takeCopy(db);
    await settle();
    await restoreCopy(db, copy);
    const later = wallet.node.strangerAddress();
    await sql`update members set primary_address = ${later} where id = ${members[0]}`.execute(db);
    const { problems } = await run(HUNT_ENDS_MS + HOUR_MS);
    expect(problems).toEqual([expect.stringContaining('payouts are stopped')]);
    const [unknown] = await readUnknown(db);
    const payment = { txid: unknown?.txid ?? '', huntIds: [id], actor: 'operator' };
    const say = (memberIds: bigint[], isDryRun = false) =>
      settleAsPrizes(db, { ...payment, memberIds, isDryRun, nowMs: HUNT_ENDS_MS + HOUR_MS });
    await expect(say([])).rejects.toThrow(/^It also paid .* or their prizes are paid again/);
    await expect(say([members[2] ?? 0n])).rejects.toThrow('has no unpaid prize of that hunt');
    const winner = members[0] ?? 0n;
    expect(await say([winner], true)).toHaveLength(2);
    expect(await statuses()).toEqual(['owed', 'owed']);
    expect(await say([winner])).toMatchObject([
      { huntId: id, place: 1, memberId: winner, units: 5n * COIN, paidUnits: 0n },
      { huntId: id, place: 2, units: 2n * COIN, paidUnits: 2n * COIN },
    ]);
    await settle(HUNT_ENDS_MS + 2 * HOUR_MS);
    expect(paidTo(wallet, [...addresses, later])).toEqual([5n * COIN, 2n * COIN, 0n, 0n]);
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('are settled for all hunts that a payment paid at once', async () => {
    const { db, wallet, addresses, id, source, end, run, settle } = await begin();
    const next = await openHunt(
      db,
      {
        ...{ startsAt: DRAFT.endsAt, endsAt: new Date(HUNT_ENDS_MS + HOUR_MS).toISOString() },
        prizes: [{ amount: '3', points: 0 }],
      },
      source,
    );
    const [memberId] = await writeWinner(db, next);
    await end();
    const outputs = [{ address: addresses[0] ?? '', units: 9n * COIN }];
    const txid = await wallet.sendMany(outputs, 'by hand');
    await run(HUNT_ENDS_MS + HOUR_MS);
    const payment = { txid, memberIds: [], actor: 'operator', nowMs: HUNT_ENDS_MS + HOUR_MS };
    await expect(settleAsPrizes(db, { ...payment, huntIds: [id] })).rejects.toThrow(
      `which is enough for its prize of hunt ${next}. Name that hunt too`,
    );
    expect(await settleAsPrizes(db, { ...payment, huntIds: [id, next] })).toMatchObject([
      { huntId: id, memberId, units: 5n * COIN, paidUnits: 9n * COIN },
      { huntId: next, memberId, units: 3n * COIN, paidUnits: 9n * COIN },
    ]);
    await settle(HUNT_ENDS_MS + HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([9n * COIN, 2n * COIN, 0n]);
  });

  it('keep to the limit of a day, in their order', async () => {
    const { wallet, addresses, end, settle } = await begin({ dailyUnits: 5n * COIN });
    await end();
    await settle();
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 0n, 0n]);
    await settle(HUNT_ENDS_MS + 24 * HOUR_MS);
    expect(paidTo(wallet, addresses)).toEqual([5n * COIN, 2n * COIN, 0n]);
  });

  it('say so if one is more than a day’s limit, which was lowered', async () => {
    const { wallet, addresses, end, run } = await begin({ dailyUnits: 4n * COIN });
    await end();
    expect((await run()).problems).toEqual([expect.stringContaining('PRIZES_DAILY')]);
    expect(paidTo(wallet, addresses)).toEqual([0n, 0n, 0n]);
  });

  it('wait for winners who are banned or have no address, for 30 days', async () => {
    const { db, wallet, addresses, members, id, source, end, settle } = await begin();
    await end();
    const preview = async () =>
      describePreview(
        await previewDistribution(db, wallet, {
          nowMs: HUNT_ENDS_MS,
          coin: source.coin,
          prizesDailyUnits: DAILY,
        }),
      );
    expect(await preview()).toContain(
      '2 prizes of treasure hunts, 7, follow the shares: today at most 100 (PRIZES_DAILY).',
    );
    await sql`update members set primary_address = null where id = ${members[0]}`.execute(db);
    await ban(db, '1002', '2026-03-01');
    await settle();
    expect(await statuses()).toEqual(['owed', 'owed']);
    expect(await preview()).toContain(
      '2 prizes of treasure hunts, 7, wait: the winner is banned or has no address, or the payout failed.',
    );
    // An address that the wallet refuses is none.
    await sql`update members set primary_address = 'nonsense' where id = ${members[0]}`.execute(db);
    await settle(HUNT_ENDS_MS + PRIZE_WAITS_MS - 30 * MINUTE_MS);
    await unban(db, '1002', HUNT_ENDS_MS + PRIZE_WAITS_MS);
    await settle(HUNT_ENDS_MS + PRIZE_WAITS_MS);
    expect(await statuses()).toEqual(['void', 'paid']);
    expect(paidTo(wallet, addresses)).toEqual([0n, 2n * COIN, 0n]);
    const { winnerList } = await readHuntPage(db, { id, nowMs: HUNT_ENDS_MS, pageOf: () => null });
    expect(winnerList.map(({ payment }) => payment)).toEqual(['no_address', 'paid']);
  });

  it('lapse in the same way after a payout of them has failed', async () => {
    const { db, wallet, addresses, end, run, settle } = await begin();
    await end();
    wallet.node.faults.order('sendrawtransaction', { code: -26, message: 'dust' });
    await run();
    expect(await statuses()).toEqual(['failed', 'failed']);
    await ban(db, '1001', '2026-03-01');
    await settle(HUNT_ENDS_MS + PRIZE_WAITS_MS);
    expect(await statuses()).toEqual(['void', 'paid']);
    expect(paidTo(wallet, addresses)).toEqual([0n, 2n * COIN, 0n]);
    expect(await readReservedPrizes(db)).toBe(0n);
  });

  it('are reserved: a hunt is refused if the wallet cannot hold them in addition to what is owed', async () => {
    const { db, source, wallet } = await begin();
    const { balanceUnits } = await wallet.readState();
    const announce = async (units: bigint, poolUnits = 0n, isOwner = true) => {
      const draft = {
        ...DRAFT,
        startsAt: DRAFT.endsAt,
        endsAt: new Date(HUNT_ENDS_MS + HOUR_MS).toISOString(),
        prizes: [{ amount: formatAmount(units), points: 0 }],
      };
      const id = await createHunt(db, { draft, actor: ADMIN, nowMs: HUNT_NOW_MS });
      const asked = { ...source, poolUnits, dailyUnits: 2n * balanceUnits };
      return announceHunt(db, { id, actor: ADMIN, isOwner, source: asked, nowMs: HUNT_NOW_MS });
    };
    await expect(announce(balanceUnits)).rejects.toMatchObject({ code: 'conflict' });
    await expect(announce(balanceUnits - 6n * COIN)).rejects.toThrow(/are needed/);
    await expect(announce(COIN, balanceUnits)).rejects.toThrow(/are needed/);
    const byAdmin = announce(COIN, 0n, false);
    await expect(byAdmin).rejects.toMatchObject({ code: 'forbidden' });
    await announce(balanceUnits - 8n * COIN);
  });

  it('are only those that the owner has read, and that the wallet was asked for', async () => {
    const { db, source, wallet } = await begin();
    const draft = {
      ...DRAFT,
      startsAt: DRAFT.endsAt,
      endsAt: new Date(HUNT_ENDS_MS + HOUR_MS).toISOString(),
    };
    const by = { actor: ADMIN, nowMs: HUNT_NOW_MS };
    const id = await createHunt(db, { draft, ...by });
    const { rulesHash } = await readAdminHunt(db, id, {
      source,
      nowMs: HUNT_NOW_MS,
      language: 'en',
    });
    const raise = (amount: string) =>
      changeHunt(db, { id, draft: { ...draft, prizes: [{ amount, points: 0 }] }, ...by });
    await raise('900');
    const announcing = { id, isOwner: true, source, ...by };
    await expect(announceHunt(db, { ...announcing, rulesHash })).rejects.toThrow(/was changed/);
    await raise('1');
    const slow = {
      readState: async () => {
        const state = await wallet.readState();
        await raise('900');
        return state;
      },
    };
    const meanwhile = announceHunt(db, { ...announcing, source: { ...source, wallet: slow } });
    await expect(meanwhile).rejects.toThrow(/was changed/);
    const read = await readAdminHunt(db, id, { source, nowMs: HUNT_NOW_MS, language: 'en' });
    await announceHunt(db, { ...announcing, rulesHash: read.rulesHash });
  });
});
