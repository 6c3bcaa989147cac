import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { someOf } from '#server/testing/run/scope.ts';
import {
  DUE_MS,
  MINUTE_MS,
  paidTo,
  runAt,
  runUntilSettled,
  statusesOf,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';
import { describeRun } from './distribution.ts';
import { settleAsOther } from './fence/settle.ts';
import { payoutComment, readPayout } from './payouts.ts';
import { giveUpPayout, readFailedShares, resendFailedShares } from './repairs.ts';

const COIN = 100_000_000n;
const FAULTS: Fault[] = [
  'times_out_before',
  'times_out_after',
  'breaks_before',
  'breaks_after',
  'cut_answer',
  'http_error',
  'warming_up',
];
const RAW_METHODS = [
  'getblockchaininfo',
  'validateaddress',
  'listlockunspent',
  'createrawtransaction',
  'fundrawtransaction',
  'signrawtransactionwithwallet',
  'decoderawtransaction',
  'lockunspent',
  'sendrawtransaction',
  'gettransaction',
];

/** The calls that change the wallet: these meet every fault in every run. */
const MOVING = new Set([
  'fundrawtransaction',
  'signrawtransactionwithwallet',
  'lockunspent',
  'sendrawtransaction',
]);

// Money moves on PostgreSQL only.
describe('a payout', () => {
  let opened: TestDatabase;
  const database = () => opened;
  beforeAll(async () => {
    opened = await openPostgresForTest();
  });
  beforeEach(() => emptyDatabase(opened.db));
  afterAll(() => opened?.close());

  /** Two members to pay, and the amounts that they must have in the end. */
  async function begin(options: { onlySendMany?: boolean } = {}) {
    const { db } = database();
    const canSignRaw = async () => !options.onlySendMany;
    // The calls that find out what the wallet can do would meet the faults before the calls that are tested here.
    const wallet = { ...createTestWallet(), canSignRaw };
    const addresses = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
    await writeShares(
      db,
      addresses.map((address, index) => ({ address, units: COIN + BigInt(index) })),
    );
    const expectPaidOnce = async () => {
      expect(paidTo(wallet, addresses)).toEqual([COIN, COIN + 1n]);
      expect(await statusesOf(db)).toEqual(['paid', 'paid']);
      await expectSoundBooks(db);
    };
    return { db, wallet, addresses, expectPaidOnce };
  }

  it.each(RAW_METHODS)('pays once, whatever happens to the first calls of %s', async (method) => {
    for (const fault of MOVING.has(method) ? FAULTS : someOf(FAULTS, 2, method)) {
      await emptyDatabase(database().db);
      const { db, wallet, expectPaidOnce } = await begin();
      wallet.node.faults.order(method, fault, fault, fault);
      await runUntilSettled(db, wallet);
      await expectPaidOnce();
    }
  });

  it.each<Fault>(['accepts_then_drops', 'in_chain', 'missing_inputs'])(
    'pays once when a broadcast %s',
    async (fault) => {
      const { db, wallet, expectPaidOnce } = await begin();
      wallet.node.faults.order('sendrawtransaction', fault);
      await runUntilSettled(db, wallet);
      await expectPaidOnce();
    },
  );

  it('sends the same bytes again after the node lost everything but blocks', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', 'times_out_before');
    await runAt(db, wallet);
    const before = await readTxids(db);
    expect(before).toHaveLength(1);
    wallet.node.restart();
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
    expect(await readTxids(db)).toEqual(before);
  });

  it.each(['to_mempool', 'dropped'] as const)(
    'stands a reorganisation after which it is %s',
    async (transactions) => {
      const { db, wallet, expectPaidOnce } = await begin();
      await runAt(db, wallet);
      wallet.node.mine(3);
      await runAt(db, wallet, DUE_MS + MINUTE_MS);
      wallet.node.reorg(3, transactions);
      await runUntilSettled(db, wallet);
      await expectPaidOnce();
      expect(await readTxids(db)).toHaveLength(1);
    },
  );

  it('names the coins that it spends before its bytes are sent', async () => {
    const { db, wallet } = await begin();
    let named: unknown[] = [];
    const broadcast = async (payment: { rawHex: string }) => {
      const { inputs } = readTransaction(payment.rawHex);
      named = await readNamed(db, inputs.map(outputName));
      expect(named).toHaveLength(inputs.length);
      return wallet.broadcast(payment);
    };
    await runUntilSettled(db, { ...wallet, broadcast });
    expect(named).not.toEqual([]);
  });

  it('keeps its coins, signed and not sent, while the next one is signed', async () => {
    const { db, wallet } = await begin();
    wallet.node.faults.order('sendrawtransaction', ...Array<Fault>(9).fill('times_out_before'));
    await runAt(db, wallet);
    await sql`
      insert into weeks select '2026-03-01', frozen_at, distribution_at, pool, threshold, formula_version, active_members,
        eligible_members, total_points, eligible_points, distributed, null, result_hash
      from weeks where week = '2026-03-08'`.execute(db);
    await sql`
      insert into shares (week, member_id, points, amount, rank, account_created_at)
      select '2026-03-01', member_id, points, amount, rank, account_created_at
      from shares where week = '2026-03-08'`.execute(db);
    await runAt(db, wallet, DUE_MS + MINUTE_MS);
    const { rows } = await sql<{ state: string; inputs: { txid: string; vout: number }[] }>`
      select state, inputs from payouts order by id`.execute(db);
    expect(rows).toMatchObject([{ state: 'signed' }, { state: 'signed' }]);
    const coins = rows.flatMap(({ inputs }) => inputs.map(outputName));
    expect(new Set(coins).size).toBe(coins.length);
  });

  it('that another transaction pushed out fails after twenty blocks, not before', async () => {
    const { db, wallet, addresses } = await begin();
    await runAt(db, wallet);
    const { rows } = await sql<{ inputs: { txid: string; vout: number }[] }>`
      select inputs from payouts`.execute(db);
    wallet.node.spend(rows[0]?.inputs ?? []);
    wallet.node.mine(18);
    await runAt(db, wallet, DUE_MS + MINUTE_MS);
    expect(await statusesOf(db)).toEqual(['sent', 'sent']);
    wallet.node.mine(1);
    expect(await runAt(db, wallet, DUE_MS + 2 * MINUTE_MS)).toMatchObject({ failed: 1 });
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
    expect((await sql<{ txid: null }>`select txid from weeks`.execute(db)).rows).toEqual([
      { txid: null },
    ]);
    // Nothing is paid again until somebody says so.
    await runAt(db, wallet, DUE_MS + 3 * MINUTE_MS);
    expect(paidTo(wallet, addresses)).toEqual([0n, 0n]);
    await expectSoundBooks(db);
  });

  it('that the node refused fails, and its rows are sent again alone', async () => {
    const { db, wallet, addresses, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', { code: -26, message: '64: scriptpubkey' });
    expect(await runAt(db, wallet)).toMatchObject({
      failed: 1,
      problems: ['payout 1: refused: 64: scriptpubkey'],
    });
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
    expect(await wallet.listLocked()).toEqual([]);
    expect(await readFailedShares(db, {})).toHaveLength(2);
    expect(await resendFailedShares(db, { memberId: 2n, actor: 'operator' })).toEqual([
      { week: '2026-03-08', memberId: 2n, units: COIN + 1n },
    ]);
    await runUntilSettled(db, wallet);
    expect(paidTo(wallet, addresses)).toEqual([0n, COIN + 1n]);
    expect(await resendFailedShares(db, { actor: 'operator' })).toHaveLength(1);
    expect(await resendFailedShares(db, { actor: 'operator' })).toEqual([]);
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('of which bytes may be out is never given up by itself', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const refused: Fault = { code: -26, message: '64: scriptpubkey' };
    wallet.node.faults.order('sendrawtransaction', 'times_out_before', refused, refused);
    await runAt(db, wallet);
    const run = await runAt(db, wallet, DUE_MS + MINUTE_MS);
    expect(run).toMatchObject({ failed: 0, problems: ['payout 1: refused: 64: scriptpubkey'] });
    expect(await statusesOf(db)).toEqual(['paying', 'paying']);
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('says that a later run has sent what an earlier one could not sign', async () => {
    const { db, wallet } = await begin();
    wallet.node.faults.order('signrawtransactionwithwallet', 'breaks_before');
    const first = await runAt(db, wallet);
    expect(describeRun(first)).toMatch(/^1 payouts with 2 shares made, 2\.00000001; payout 1: /);
    const second = await runAt(db, wallet, DUE_MS + MINUTE_MS);
    expect(describeRun(second)).toBe('1 sent');
  });

  it('frees the coins of bytes that were lost before they were written down', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('signrawtransactionwithwallet', 'breaks_before');
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
    await runAt(db, wallet, DUE_MS + 60 * MINUTE_MS);
    const { rows } = await sql<{ fee: bigint }>`select fee from payouts`.execute(db);
    const left = (await wallet.readState()).balanceUnits + (rows[0]?.fee ?? 0n) + 2n * COIN + 1n;
    expect(left).toBe(50_000n * COIN);
  });

  it.each(FAULTS)('by sendmany pays once when the call %s', async (fault) => {
    const { db, wallet, addresses, expectPaidOnce } = await begin({ onlySendMany: true });
    wallet.node.faults.order('sendmany', fault);
    await runUntilSettled(db, wallet);
    const paid = paidTo(wallet, addresses);
    if (paid[0] !== 0n) return expectPaidOnce();
    // The call never arrived. Nobody may send it again without having looked.
    expect(await statusesOf(db)).toEqual(['paying', 'paying']);
    expect((await sql<{ state: string }>`select state from payouts`.execute(db)).rows).toEqual([
      { state: 'unclear' },
    ]);
    const input = { payoutId: 1n, actor: 'operator', nowMs: DUE_MS };
    expect(await giveUpPayout(db, input)).toBe('failed');
    await expect(giveUpPayout(db, input)).rejects.toMatchObject({ code: 'conflict' });
    await resendFailedShares(db, { actor: 'operator' });
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('by sendmany carries a comment, and fails when the wallet says no', async () => {
    const { db, wallet, expectPaidOnce } = await begin({ onlySendMany: true });
    wallet.node.faults.order('sendmany', { code: -6, message: 'Insufficient funds' });
    await runAt(db, wallet);
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
    await resendFailedShares(db, { actor: 'operator' });
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
    const comment = payoutComment(await readPayout(db, 2n));
    expect(await wallet.findByComment(comment, 0)).toBe((await readTxids(db))[0]);
  });

  it('by sendmany is not taken for that of a database which was lost', async () => {
    const { db, wallet, addresses } = await begin({ onlySendMany: true });
    await runAt(db, wallet);
    await emptyDatabase(db);
    await writeShares(
      db,
      addresses.map((address) => ({ address, units: COIN })),
    );
    // The wallet shows that it paid something; a person has to say what.
    expect(await runAt(db, wallet, DUE_MS + MINUTE_MS)).toMatchObject({ payouts: 0 });
    await settleAsOther(db, { txid: null, reason: 'a test', actor: 'operator', nowMs: DUE_MS });
    wallet.node.faults.order('sendmany', 'times_out_before');
    await runAt(db, wallet, DUE_MS + 2 * MINUTE_MS);
    await runAt(db, wallet, DUE_MS + 3 * MINUTE_MS);
    expect(await statusesOf(db)).toEqual(['paying', 'paying']);
  });

  it('is given up by a person when the node refused bytes that may be out, and not before', async () => {
    const { db, wallet } = await begin();
    const give = () => giveUpPayout(db, { payoutId: 1n, actor: 'operator', nowMs: DUE_MS });
    const refused: Fault = { code: -26, message: 'mempool full' };
    wallet.node.faults.order('sendrawtransaction', 'times_out_before', refused, refused);
    await runAt(db, wallet);
    await sql`update payouts set problem = null`.execute(db);
    await expect(give()).rejects.toMatchObject({ code: 'conflict' });
    await runAt(db, wallet, DUE_MS + MINUTE_MS);
    expect(await give()).toBe('failed');
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
  });

  it('cannot be given up while its bytes are on their way', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const refused: Fault = { code: -26, message: '64: scriptpubkey' };
    wallet.node.faults.order('sendrawtransaction', 'times_out_before', refused);
    await runAt(db, wallet);
    await runAt(db, wallet, DUE_MS + MINUTE_MS);
    const call = wallet.node.faults.hold('sendrawtransaction', 'before');
    const run = runAt(db, wallet, DUE_MS + 2 * MINUTE_MS);
    await call.reached;
    const given = giveUpPayout(db, { payoutId: 1n, actor: 'operator', nowMs: DUE_MS });
    await expect(given).rejects.toMatchObject({ code: 'conflict' });
    call.release();
    await run;
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('that the node has no room for goes out later, without a person', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    const full: Fault[] = [
      { code: -26, message: 'too-long-mempool-chain, too many unconfirmed ancestors [limit: 25]' },
      { code: -26, message: '66: mempool full' },
      { code: -26, message: 'mempool min fee not met' },
    ];
    wallet.node.faults.order('sendrawtransaction', ...full);
    expect(await runAt(db, wallet)).toMatchObject({
      failed: 0,
      problems: [expect.stringMatching(/^payout 1: .*too-long-mempool-chain/)],
    });
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
    expect(await readTxids(db)).toHaveLength(1);
  });

  it.each(['sent', 'signed'])('mined under another id is paid once: %s', async (state) => {
    const { db, wallet, expectPaidOnce } = await begin();
    if (state === 'signed') {
      wallet.node.faults.order('sendrawtransaction', 'times_out_after');
    }
    await runAt(db, wallet);
    expect((await sql<{ state: string }>`select state from payouts`.execute(db)).rows).toEqual([
      { state },
    ]);
    const [txid = ''] = await readTxids(db);
    const other = wallet.node.payAgain(txid);
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
    expect(await readTxids(db)).toEqual([other]);
    const { rows } = await sql<{ txid: string }>`
      select txid from weeks union all select txid from shares`.execute(db);
    expect(rows).toEqual([other, other, other].map((each) => ({ txid: each })));
  });

  it('does not mistake another payout of the same amounts for its own', async () => {
    const { db, wallet } = await begin();
    await runAt(db, wallet);
    const [txid = ''] = await readTxids(db);
    const other = wallet.node.payAgain(txid);
    await sql`
      insert into payouts (method, state, amount, raw_tx, txid, created_at)
      values ('raw', 'confirmed', 1, '00', ${other}, now())`.execute(db);
    wallet.node.mine(19);
    expect(await runAt(db, wallet, DUE_MS + MINUTE_MS)).toMatchObject({ failed: 1 });
    expect(await statusesOf(db)).toEqual(['failed', 'failed']);
  });

  it('is sent even through a wallet that does not know its coins', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('sendrawtransaction', 'times_out_before');
    await runAt(db, wallet);
    const unknown: Fault = { code: -8, message: 'Invalid parameter, unknown transaction' };
    wallet.node.faults.order('lockunspent', unknown);
    expect(await runAt(db, wallet, DUE_MS + MINUTE_MS)).toMatchObject({ problems: [] });
    expect(await statusesOf(db)).toEqual(['sent', 'sent']);
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('the wallet will never sign can be given up by a person, and its rows are then paid', async () => {
    const { db, wallet, expectPaidOnce } = await begin();
    wallet.node.faults.order('fundrawtransaction', { code: -4, message: 'Transaction too large' });
    await runAt(db, wallet);
    expect(await statusesOf(db)).toEqual(['paying', 'paying']);
    const input = { payoutId: 1n, actor: 'operator', nowMs: DUE_MS };
    expect(await giveUpPayout(db, input)).toBe('failed');
    await resendFailedShares(db, { actor: 'operator' });
    await runUntilSettled(db, wallet);
    await expectPaidOnce();
  });

  it('can be given up by a person only if its outcome cannot be determined', async () => {
    const { db, wallet } = await begin();
    await runAt(db, wallet);
    const give = (payoutId: bigint) =>
      giveUpPayout(db, { payoutId, actor: 'operator', nowMs: DUE_MS });
    await expect(give(1n)).rejects.toMatchObject({ code: 'conflict' });
    await expect(give(9n)).rejects.toMatchObject({ code: 'not_found' });
    expect(await statusesOf(db)).toEqual(['sent', 'sent']);
  });
});

/** The coins among these that are known to be spent by this site. */
async function readNamed(db: TestDatabase['db'], coins: string[]): Promise<unknown[]> {
  const { rows } = await sql`
    select coin from watched_coins where kind = 'site' and coin = any(${coins}::text[])`.execute(
    db,
  );
  return rows;
}

async function readTxids(db: Parameters<typeof runAt>[0]): Promise<string[]> {
  const { rows } = await sql<{ txid: string }>`
    select txid from payouts where txid is not null order by id`.execute(db);
  return rows.map(({ txid }) => txid);
}
