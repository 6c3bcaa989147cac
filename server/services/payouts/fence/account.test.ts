import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { distributionMs, nextWeek } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { endImport, markImport } from '#server/services/ledger/import-mark.ts';
import { readPayout } from '#server/services/payouts/payouts.ts';
import { giveUpPayout, resendFailedShares } from '#server/services/payouts/repairs.ts';
import { restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import {
  DUE_MS,
  MINUTE_MS,
  paidTo,
  runAt,
  runUntilSettled,
  statusesOf,
  weeksBack,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';
import { accountForSent } from './account.ts';
import { BookingLost, bookFound } from './book.ts';
import { readCandidates, readWaiting } from './candidates.ts';
import { confirmOldHostStopped, raiseFence, raiseFenceIn, readFence } from './fence.ts';
import { settleAsOther, settleAsShares } from './settle.ts';
import { readUnknown } from './unknown.ts';

const COIN = 100_000_000n;
const LATER_MS = DUE_MS + 60 * MINUTE_MS;
const OPERATOR = { actor: 'operator', nowMs: LATER_MS };

/** Another share, in a week that is closed by then. */
async function addShare(db: Db, share: { week: string; memberId: number; units: bigint }) {
  await writeClosedWeek(db, { week: share.week, shares: [share] });
}

describeOnPostgres('payouts that another copy of the database sent', (database) => {
  /** Two members, owed different amounts. */
  async function begin(options: { onlySendMany?: boolean; now?: () => number } = {}) {
    const { db } = database();
    const { onlySendMany = false, now = Date.now } = options;
    const wallet = { ...createTestWallet({ now }), canSignRaw: async () => !onlySendMany };
    const addresses = [wallet.node.strangerAddress(), wallet.node.strangerAddress('scriptHash')];
    await writeShares(
      db,
      addresses.map((address, index) => ({ address, units: COIN + BigInt(index) })),
    );
    const expectPaidOnce = async () => {
      await runUntilSettled(db, wallet);
      expect(await statusesOf(db)).toEqual(['paid', 'paid']);
      expect(paidTo(wallet, addresses)).toEqual([COIN, COIN + 1n]);
      await expectSoundBooks(db);
      expect((await readFence(db))?.reason).toBeNull();
    };
    return { db, wallet, addresses, expectPaidOnce };
  }
  /** Another copy of the database gives up the first payout, pays its shares again, or one member's, and is lost. */
  async function giveUpElsewhere(wallet: TestWallet, memberId?: bigint) {
    const { db } = database();
    const copy = await takeCopy(db);
    await giveUpPayout(db, { payoutId: 1n, ...OPERATOR });
    const whose = memberId === undefined ? {} : { memberId };
    await resendFailedShares(db, { ...whose, actor: 'operator' });
    await runAt(db, wallet);
    await restoreCopy(db, copy);
  }
  const actionsOf = async () => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where action ~ '^(pay(out|ment)s?_(found|st|res|settled)|old_host_)' order by id`.execute(
      database().db,
    );
    return rows.map(({ action }) => action);
  };

  it.each([false, true])('are booked from the wallet (sendmany only: %s)', async (onlySendMany) => {
    const { db, wallet, expectPaidOnce } = await begin({ onlySendMany });
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    await restoreCopy(db, copy);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ found: 1, payouts: 0, problems: [] });
    expect(await statusesOf(db)).toEqual(['sent', 'sent']);
    expect(await actionsOf()).toEqual(['payout_found']);
    await expectPaidOnce();
  });

  it('are booked however deep they lie by then', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    wallet.node.mine(300);
    await restoreCopy(db, copy);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ found: 1 });
    await expectPaidOnce();
  });

  it('are booked where a payout of this copy was about to pay the same', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('fundrawtransaction', { code: -4, message: 'Insufficient funds' });
    await runAt(db, wallet);
    expect(await readPayout(db, 1n)).toMatchObject({ state: 'building' });
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    await restoreCopy(db, copy);
    await expectPaidOnce();
    const problem = expect.stringMatching(/^its shares were paid by [0-9a-f]{64}$/);
    expect(await readPayout(db, 1n)).toMatchObject({ state: 'failed', problem });
  });

  it('leave the rest of a payout that this copy was about to make owed', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('fundrawtransaction', { code: -4, message: 'Insufficient funds' });
    await runAt(db, wallet);
    await giveUpElsewhere(wallet, 1n);
    await expectPaidOnce();
  });

  it('are booked where a share is held in this copy', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const key = { week: weeksBack(0), memberId: 1n };
    const hold = (status: string, reason: string | null) =>
      sql`update shares set status = ${status}, hold_reason = ${reason}
        where member_id = ${key.memberId}`.execute(db);
    await hold('held', 'doubt');
    const copy = await takeCopy(db);
    await hold('owed', null);
    await runAt(db, wallet);
    await restoreCopy(db, copy);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ found: 1, problems: [] });
    await expectPaidOnce();
  });

  it('are booked for a later week, where a held share has the same amount', async () => {
    let nowMs = DUE_MS;
    const { db, wallet, addresses } = await begin({ now: () => nowMs });
    const next = nextWeek(weeksBack(0));
    await sql`update shares set status = 'held', hold_reason = 'doubt' where member_id = 1`.execute(
      db,
    );
    await addShare(db, { week: next, memberId: 1, units: COIN });
    nowMs = distributionMs(next);
    wallet.node.mine(1);
    const copy = await takeCopy(db);
    await runAt(db, wallet, nowMs);
    await restoreCopy(db, copy);
    expect(await runAt(db, wallet, nowMs)).toMatchObject({ found: 1, payouts: 0, problems: [] });
    await runUntilSettled(db, wallet, { fromMs: nowMs });
    const { rows } = await sql`
      select week, status from shares where member_id = 1 order by week`.execute(db);
    expect(rows).toMatchObject([
      { week: weeksBack(0), status: 'held' },
      { week: next, status: 'paid' },
    ]);
    expect(paidTo(wallet, addresses)).toEqual([COIN, COIN + 1n]);
  });

  it('are booked where a share has failed in this copy', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('fundrawtransaction', { code: -4, message: 'Insufficient funds' });
    await runAt(db, wallet);
    await giveUpPayout(db, { payoutId: 1n, ...OPERATOR });
    const copy = await takeCopy(db);
    await resendFailedShares(db, { actor: 'operator' });
    await runAt(db, wallet);
    await restoreCopy(db, copy);
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ found: 1, problems: [] });
    await expectPaidOnce();
  });

  it('are not booked over a payout that another server has begun to send meanwhile', async () => {
    const { db, wallet, addresses } = await begin();
    wallet.node.faults.order('fundrawtransaction', { code: -4, message: 'Insufficient funds' });
    await runAt(db, wallet);
    const idle = await readWaiting(db);
    await sql`update payouts set method = 'sendmany', state = 'calling', called_at = now()`.execute(
      db,
    );
    const booking = db.transaction().execute(async (tx) => {
      const shares = await readCandidates(tx, addresses, [1n]);
      expect(shares).toHaveLength(2);
      const found = { txid: '2'.repeat(64), rawTx: '00', sentAtMs: DUE_MS, actor: 'system' };
      await bookFound(tx, found, shares, idle, LATER_MS);
    });
    await expect(booking).rejects.toThrow(BookingLost);
    expect(await readPayout(db, 1n)).toMatchObject({ state: 'calling' });
  });

  it('are booked for their own weeks, where two have the same amounts', async () => {
    let nowMs = DUE_MS;
    const { db, wallet, addresses } = await begin({ now: () => nowMs });
    const next = nextWeek(weeksBack(0));
    const copy = await takeCopy(db);
    await runAt(db, wallet, nowMs);
    wallet.node.mine(1);
    const closeNext = () => addShare(db, { week: next, memberId: 1, units: COIN });
    await closeNext();
    nowMs = distributionMs(next);
    wallet.node.mine(1);
    await runAt(db, wallet, nowMs);
    const { rows } = await sql`select week, member_id, txid from shares order by 1, 2`.execute(db);
    await restoreCopy(db, copy);
    await closeNext();
    expect(await runAt(db, wallet, nowMs)).toMatchObject({ found: 2, payouts: 0, problems: [] });
    const again = await sql`select week, member_id, txid from shares order by 1, 2`.execute(db);
    expect(again.rows).toEqual(rows);
    wallet.node.mine(1);
    expect(paidTo(wallet, addresses)).toEqual([2n * COIN, COIN + 1n]);
  });

  it('are booked by the comment of a call that this copy had not made', async () => {
    const { db, wallet, expectPaidOnce } = await begin({ onlySendMany: true });
    // Killed before the row records that the wallet is asked.
    await runAt(db, {
      ...wallet,
      listSent: async () => ({ transactions: [], block: null, entries: 0 }),
    });
    const { rows } = await sql<{ txid: string }>`select txid from payouts`.execute(db);
    await sql`
      update payouts set state = 'building', txid = null, sent_at = null, called_at = null`.execute(
      db,
    );
    await sql`update shares set status = 'paying', txid = null`.execute(db);
    await sql`update weeks set txid = null`.execute(db);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ found: 1, payouts: 0 });
    expect(await readPayout(db, 1n)).toMatchObject({ state: 'sent', txid: rows[0]?.txid });
    await expectPaidOnce();
  });

  it('are booked where this copy kept bytes that were given up elsewhere', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', { code: -26, message: 'mempool full' });
    await runAt(db, wallet);
    expect(await readPayout(db, 1n)).toMatchObject({ state: 'signed' });
    await giveUpElsewhere(wallet);
    await expectPaidOnce();
  });

  it('stop a signed payout that has only a part in common with them, until a person has looked', async () => {
    const { db, wallet, addresses, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', { code: -26, message: 'mempool full' });
    await runAt(db, wallet);
    await giveUpElsewhere(wallet, 1n);
    const run = await runAt(db, wallet, LATER_MS);
    expect(run).toMatchObject({ payouts: 0, problems: [expect.stringMatching(/ \(1\)\. See: /)] });
    wallet.node.mine(1);
    expect(paidTo(wallet, addresses)).toEqual([COIN, 0n]);
    await giveUpPayout(db, { payoutId: 1n, ...OPERATOR });
    await resendFailedShares(db, { actor: 'operator' });
    await expectPaidOnce();
  });

  it('are found again where they failed here and are in the chain after all', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', 'times_out_after');
    await runAt(db, wallet);
    const { txid } = await readPayout(db, 1n);
    await sql`update payouts set state = 'failed'`.execute(db);
    await sql`update shares set status = 'owed', payout_id = null`.execute(db);
    await expectPaidOnce();
    expect(await readPayout(db, 2n)).toMatchObject({ txid, method: 'raw' });
  });

  it('leave what a later week is due to be paid', async () => {
    const { db, wallet, addresses } = await begin();
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    await restoreCopy(db, copy);
    await addShare(db, { week: nextWeek(weeksBack(0)), memberId: 1, units: 3n * COIN });
    await runAt(db, wallet);
    await runUntilSettled(db, wallet, { fromMs: distributionMs(nextWeek(weeksBack(0))) });
    expect(paidTo(wallet, addresses)).toEqual([4n * COIN, COIN + 1n]);
    expect(await statusesOf(db)).toEqual(['paid', 'paid', 'paid']);
  });

  it('are found in a new database, even if the weeks imported into it are old', async () => {
    const { db, wallet, addresses, expectPaidOnce } = await begin();
    await runAt(db, wallet);
    await emptyDatabase(db);
    // The first look at the wallet, with nothing due yet.
    await runAt(db, wallet, LATER_MS);
    await writeShares(
      db,
      addresses.map((address, index) => ({ address, units: COIN + BigInt(index) })),
    );
    await expectPaidOnce();
  });

  it('stop all others if no share explains them, and nothing else stops', async () => {
    const { db, wallet, addresses } = await begin();
    await runAt(db, wallet);
    const stranger = wallet.node.strangerAddress();
    const txid = await wallet.sendMany([{ address: stranger, units: 5n * COIN }], 'mine');
    await sql`
      insert into members (id, telegram_id, primary_address, created_at)
      overriding system value values (3, 3, ${stranger}, now())`.execute(db);
    await addShare(db, { week: weeksBack(0), memberId: 3, units: COIN });
    for (let block = 1; block <= 6; block++) {
      wallet.node.mine(1);
      const run = await runAt(db, wallet, DUE_MS + block * MINUTE_MS);
      expect(run).toMatchObject({
        payouts: 0,
        confirmed: block === 6 ? 1 : 0,
        problems: [
          expect.stringMatching(
            /^payouts are stopped: the wallet shows a payment that this database does not know \(1\)\. See: .*fence$/,
          ),
        ],
      });
    }
    expect(await statusesOf(db)).toEqual(['paid', 'paid', 'owed']);
    expect(await readUnknown(db)).toEqual([
      {
        txid,
        units: 5n * COIN,
        outputs: [{ address: stranger, units: 5n * COIN }],
        sentAtMs: expect.any(Number),
        rawTx: expect.stringMatching(/^[0-9a-f]+$/),
      },
    ]);
    expect(await actionsOf()).toEqual(['payouts_stopped']);
    await settleAsOther(db, { txid, reason: 'for the server', ...OPERATOR });
    await runUntilSettled(db, wallet);
    expect(paidTo(wallet, [...addresses, stranger])).toEqual([COIN, COIN + 1n, 6n * COIN]);
    expect(await actionsOf()).toEqual(['payouts_stopped', 'payment_settled', 'payouts_resumed']);
  });

  it('pay a member who has another address here as a person says', async () => {
    const { db, wallet, addresses } = await begin();
    const copy = await takeCopy(db);
    await sql`update members set primary_address = ${wallet.node.strangerAddress()} where id = 2`.execute(
      db,
    );
    await runAt(db, wallet);
    const { rows } = await sql<{ txid: string }>`select txid from payouts`.execute(db);
    const txid = rows[0]?.txid ?? '';
    await restoreCopy(db, copy);
    expect(await runAt(db, wallet, LATER_MS)).toMatchObject({ payouts: 0, found: 0 });
    const first = { txid, weeks: [weeksBack(0)], memberIds: [], ...OPERATOR };
    await expect(settleAsShares(db, first)).rejects.toThrow(/^It also paid /);
    await expect(
      settleAsShares(db, { ...first, weeks: [weeksBack(1)], memberIds: [2n] }),
    ).rejects.toThrow('It paid no address with an unpaid share in that week.');
    await expect(settleAsShares(db, { ...first, memberIds: [3n] })).rejects.toThrow(
      'Member 3 has no unpaid share in that week.',
    );
    const both = { ...first, memberIds: [2n] };
    expect(await settleAsShares(db, { ...both, isDryRun: true })).toHaveLength(2);
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    expect(await settleAsShares(db, both)).toEqual([
      { week: weeksBack(0), memberId: 1n, units: COIN, paidUnits: COIN },
      { week: weeksBack(0), memberId: 2n, units: COIN + 1n, paidUnits: 0n },
    ]);
    await expect(settleAsShares(db, both)).rejects.toThrow(
      'There is no unknown payment with this id.',
    );
    await runUntilSettled(db, wallet);
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    // Nobody is paid a second time.
    expect(paidTo(wallet, addresses)).toEqual([COIN, 0n]);
  });

  it('settle shares in a payment that also paid somebody who is not here, for a reason', async () => {
    const { db, wallet, addresses } = await begin();
    const outputs = [...addresses, wallet.node.strangerAddress()].map((address) => ({
      address,
      units: COIN,
    }));
    const txid = await wallet.sendMany(outputs, 'by hand');
    await runAt(db, wallet, LATER_MS);
    const settling = { txid, weeks: [weeksBack(0)], memberIds: [], ...OPERATOR };
    await expect(settleAsShares(db, settling)).rejects.toThrow(/^It also paid /);
    await expect(settleAsShares(db, { ...settling, restReason: ' ' })).rejects.toThrow('Say what');
    expect(await settleAsShares(db, { ...settling, restReason: 'a joiner' })).toHaveLength(2);
    await runUntilSettled(db, wallet);
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    expect(paidTo(wallet, addresses)).toEqual([COIN, COIN]);
    expect(await actionsOf()).toContain('payment_settled');
  });

  it('settle several weeks that one output paid, and only together', async () => {
    const { db, wallet, addresses } = await begin();
    const older = weeksBack(1);
    await addShare(db, { week: older, memberId: 1, units: 3n * COIN });
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    expect(paidTo(wallet, addresses)).toEqual([0n, 0n]);
    const { txid } = await readPayout(db, 1n);
    await restoreCopy(db, copy);
    // The week was closed again without some of its events.
    await sql`update shares set amount = amount - 5 where member_id = 1 and week = ${weeksBack(0)}::date`.execute(
      db,
    );
    await runAt(db, wallet, LATER_MS);
    const settling = { txid: txid ?? '', memberIds: [], ...OPERATOR };
    await expect(settleAsShares(db, { ...settling, weeks: [weeksBack(0)] })).rejects.toThrow(
      `the week of ${older}`,
    );
    expect(await settleAsShares(db, { ...settling, weeks: [weeksBack(0), older] })).toHaveLength(3);
    await runUntilSettled(db, wallet);
    expect(await statusesOf(db)).toEqual(['paid', 'paid', 'paid']);
    expect(paidTo(wallet, addresses)).toEqual([4n * COIN, COIN + 1n]);
  });

  it('settle a week that was closed again with other amounts', async () => {
    const { db, wallet, addresses } = await begin();
    const copy = await takeCopy(db);
    await runAt(db, wallet);
    const { txid } = await readPayout(db, 1n);
    await restoreCopy(db, copy);
    await sql`update shares set amount = amount + 5 where member_id = 1`.execute(db);
    await sql`update shares set amount = amount - 5 where member_id = 2`.execute(db);
    await runAt(db, wallet, LATER_MS);
    const week = weeksBack(0);
    const settled = await settleAsShares(db, {
      txid: txid ?? '',
      weeks: [week],
      memberIds: [],
      ...OPERATOR,
    });
    expect(settled.map(({ units, paidUnits }) => units - paidUnits)).toEqual([5n, -5n]);
    await runUntilSettled(db, wallet);
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    expect(paidTo(wallet, addresses)).toEqual([COIN, COIN + 1n]);
  });

  it('stay stopped after a restore until its import has ended', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    await raiseFence(db, { reason: 'a backup was restored', atMs: DUE_MS });
    await markImport(db);
    const run = await runAt(db, wallet);
    expect(run.problems).toEqual([
      expect.stringMatching(/^payouts are stopped: a backup was restored\. See: /),
    ]);
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    await endImport(db);
    await expectPaidOnce();
    expect(await actionsOf()).toEqual(['payouts_stopped', 'payouts_resumed']);
  });

  it('stay stopped after a restore until the operator says that the old host is stopped', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const reason = 'a backup was restored';
    await db
      .transaction()
      .execute((tx) => raiseFenceIn(tx, { reason, atMs: DUE_MS, oldHostMayRun: true }));
    const run = await runAt(db, wallet);
    expect(run.problems).toEqual([
      'a backup was restored, and nobody has confirmed that the old host is stopped: npm run fence -- confirm --i-have-made-sure',
    ]);
    // Nor is the wallet's history alone enough, should a run have begun before the restore.
    expect(await accountForSent(db, wallet, { nowMs: DUE_MS })).toMatchObject({ stopped: reason });
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    expect(await confirmOldHostStopped(db, OPERATOR)).toBe(true);
    expect(await confirmOldHostStopped(db, OPERATOR)).toBe(false);
    await expectPaidOnce();
    expect(await actionsOf()).toEqual(['payouts_stopped', 'old_host_stopped', 'payouts_resumed']);
  });

  it('stop everything while the wallet cannot be asked for them', async () => {
    const { db, wallet } = await begin();
    wallet.node.faults.order('listsinceblock', 'http_error', 'http_error', 'http_error');
    expect((await runAt(db, wallet)).payouts).toBe(0);
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
  });
});
