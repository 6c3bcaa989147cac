import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import {
  DUE_MS,
  MINUTE_MS,
  paidTo,
  runAt,
  runUntilSettled,
  statusesOf,
  WEEK,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';

const COIN = 100_000_000n;
const OWNER = '77';
const CALL = '/api/admin/hand-payments';
const EXPLORER = 'https://explorer.example/tx/{txid}';

// Two servers: one answers the owner's calls, the other pays. Coins move on PostgreSQL only.
describe('payments made by hand, beside a wallet that pays', () => {
  let postgres: TestDatabase;
  let payer: Database;
  let app: TestApp;
  let wallet: TestWallet;
  let addresses: string[];
  beforeAll(async () => {
    postgres = await openPostgresForTest();
    payer = await connect({ databaseUrl: postgres.url ?? '' });
  });
  beforeEach(async () => {
    const { db } = postgres;
    await emptyDatabase(db);
    wallet = createTestWallet();
    addresses = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
    await writeShares(
      db,
      addresses.map((address) => ({ address, units: COIN })),
    );
    await sql`insert into members (id, telegram_id, role, created_at)
      overriding system value values (${OWNER}, ${OWNER}, 'owner', '2026-01-01')`.execute(db);
    app = await openTestApp(db, {
      chainIndex: createIndexOfChain(wallet.node.chain),
      environment: { EXPLORER_TX_URL: EXPLORER },
    });
    app.clock.nowMs = DUE_MS;
  });
  afterAll(async () => {
    await payer?.close();
    await postgres?.close();
  });

  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const session = { memberId: BigInt(OWNER), nowMs: app.clock.nowMs };
    const cookie = `deck=${await createSession(postgres.db, session)}`;
    return app.app.inject({
      method,
      url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  }
  const record = (given: object, expected = { shares: 2, amount: '2' }) =>
    send('POST', CALL, { week: WEEK, expected, ...given });

  it('are seen on every page, with the transaction and the note, until they are taken back', async () => {
    // Paid from the site's own wallet: the payouts find a record of it.
    const outputs = Object.fromEntries(addresses.map((address) => [address, '1']));
    const txid = String(wallet.node.methods('sendmany', ['', outputs, 1, 'by hand']));
    wallet.node.chain.mine();
    const preview = await send('POST', `${CALL}/preview`, { week: WEEK, txid });
    expect(preview.json()).toEqual({ shares: 2, amount: '2', left: 0, isChecked: true });
    expect((await record({ txid, note: 'Paid by Mary' })).json()).toMatchObject({
      id: '1',
      isChecked: true,
    });
    const explorerUrl = EXPLORER.replace('{txid}', txid);
    const shown = { status: 'paid', explorerUrl, paidNote: 'Paid by Mary' };
    const week = (await app.app.inject(`/api/weekly-rewards/weeks/${WEEK}`)).json();
    expect(week.shares).toMatchObject([shown, shown]);
    expect(week.statuses).toEqual([{ status: 'paid', members: 2, amount: '2' }]);
    const history = await app.app.inject('/api/weekly-rewards/distribution-history');
    expect(history.json()).toMatchObject([{ week: WEEK, explorerUrl }]);
    const board = (await app.app.inject('/api/leaderboard')).json();
    expect(board).toMatchObject({ totalRewardsDistributed: '2', totalRewardsPaid: '2' });
    const member = { memberId: 1n, nowMs: app.clock.nowMs };
    const own = { cookie: `deck=${await createSession(postgres.db, member)}` };
    const weeks = await app.app.inject({
      url: '/api/weekly-rewards/user-weeks/1001',
      headers: own,
    });
    expect(weeks.json().weeks ?? []).toEqual([]);
    const payments = await app.app.inject({ url: '/api/creator/me/payments', headers: own });
    expect(payments.json().payments).toMatchObject([{ ...shown, txHash: txid }]);
    expect((await send('GET', '/api/admin/unpaid-weeks')).json()).toEqual({
      weeks: [],
      checksTransactions: true,
    });
    expect((await send('GET', CALL)).json().payments).toMatchObject([
      { id: '1', txid, note: 'Paid by Mary', isChecked: true, shares: 2, takenBack: null },
    ]);
    expect(await runAt(payer.db, wallet)).toMatchObject({ payouts: 0, problems: [] });

    expect((await send('POST', `${CALL}/1/take-back`, { reason: 'No' })).statusCode).toBe(200);
    expect((await send('POST', `${CALL}/1/take-back`, { reason: 'No' })).statusCode).toBe(409);
    const after = (await app.app.inject(`/api/weekly-rewards/weeks/${WEEK}`)).json();
    expect(after.shares[0]).toMatchObject({ status: 'owed', explorerUrl: null, paidNote: null });
    await expectSoundBooks(postgres.db);
  });

  it('made with the site’s wallet and recorded in part stop the payouts: the rest would be paid twice', async () => {
    const outputs = Object.fromEntries(addresses.map((address) => [address, '1']));
    const txid = String(wallet.node.methods('sendmany', ['', outputs, 1, 'by hand']));
    wallet.node.chain.mine();
    const one = { shares: 1, amount: '1' };
    expect((await record({ txid, memberId: '1' }, one)).statusCode).toBe(200);
    const { payouts, problems } = await runAt(payer.db, wallet);
    expect({ payouts, problems }).toEqual({
      payouts: 0,
      problems: [expect.stringContaining('payouts are stopped')],
    });
    expect(await statusesOf(postgres.db)).toEqual(['paid', 'owed']);
  });

  it('are refused if they would record anything but what was confirmed', async () => {
    const refused = await record({ note: 'In cash' }, { shares: 1, amount: '1' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    for (const body of [{}, { note: ' ' }, { txid: 'x' }, { memberId: '7', note: 'a' }]) {
      expect((await record(body)).statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    }
    app.clock.nowMs = DUE_MS - 1;
    expect((await record({ note: 'In cash' })).statusCode).toBe(400);
    expect(await statusesOf(postgres.db)).toEqual(['owed', 'owed']);
  });

  it('are recorded once by two administrators at once, and taken back once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => record({ note: 'In cash' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { rows } = await sql`select from hand_payments`.execute(postgres.db);
    expect(rows.length).toBe(1);
    const backs = await Promise.all(
      [1, 2].map(() => send('POST', `${CALL}/1/take-back`, { reason: 'No' })),
    );
    expect(backs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await expectSoundBooks(postgres.db);
  });

  /** Locks the shares until both calls wait for them, in this order. */
  async function atOnce<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
    const isWaiting = async (count: number) => {
      const { rows } = await sql<{ waiting: number }>`
        select count(distinct pid)::int as waiting from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
        postgres.db,
      );
      return (rows[0]?.waiting ?? 0) >= count;
    };
    const until = (count: number) =>
      vi.waitUntil(() => isWaiting(count), { timeout: 60_000, interval: 5 });
    const begun = await postgres.db.transaction().execute(async (tx) => {
      await sql`select from shares for update`.execute(tx);
      const one = first();
      await until(1);
      const two = second();
      await until(2);
      return { both: Promise.all([one, two]) };
    });
    return begun.both;
  }

  it.each([
    ['the payout first', true],
    ['the record first', false],
  ])('never meet a payout of the same shares, %s', async (_, isPayoutFirst) => {
    const pay = () => runAt(payer.db, wallet);
    const recordAll = () => record({ note: 'In cash' });
    const [run, answer] = isPayoutFirst
      ? await atOnce(pay, recordAll)
      : (await atOnce(recordAll, pay)).toReversed();
    const { payouts } = run as Awaited<ReturnType<typeof pay>>;
    const { statusCode } = answer as Awaited<ReturnType<typeof recordAll>>;
    expect({ payouts, statusCode }).toEqual(
      isPayoutFirst ? { payouts: 1, statusCode: 409 } : { payouts: 0, statusCode: 200 },
    );
    await runUntilSettled(payer.db, wallet);
    expect(paidTo(wallet, addresses)).toEqual(isPayoutFirst ? [COIN, COIN] : [0n, 0n]);
    expect(await statusesOf(postgres.db)).toEqual(['paid', 'paid']);
    await expectSoundBooks(postgres.db);
  });

  it('are paid by the wallet once they were taken back, and not before', async () => {
    await record({ note: 'In cash' });
    await runUntilSettled(payer.db, wallet);
    expect(paidTo(wallet, addresses)).toEqual([0n, 0n]);
    await send('POST', `${CALL}/1/take-back`, { reason: 'Never sent' });
    await runUntilSettled(payer.db, wallet, { fromMs: DUE_MS + MINUTE_MS });
    expect(paidTo(wallet, addresses)).toEqual([COIN, COIN]);
    // Paid by the site's own payouts, whose transactions cannot be recorded as payments by hand.
    const { rows } = await sql<{ txid: string }>`select txid from payouts`.execute(postgres.db);
    const again = await record({ txid: rows[0]?.txid });
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      expect.stringContaining('sent this transaction itself'),
    ]);
  });
});
