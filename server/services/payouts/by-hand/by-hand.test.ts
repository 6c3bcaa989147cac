import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { settleWeek } from '#server/services/weeks/settlement.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import {
  DUE_MS,
  statusesOf,
  WEEK,
  weeksBack,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';
import { readOwed, readPaid } from '../owed.ts';
import { readHandPayments, readUnpaidShares, readUnpaidWeeks } from './reads.ts';
import { type HandPaymentInput, recordByHand } from './record.ts';
import { takeBackByHand } from './take-back.ts';

const COIN = 100_000_000n;
const ACTOR = '77';

describeOnBothInFull('payments made by hand', (database) => {
  /** The operator's own wallet, with its payments in an index, and two members with a share each. */
  async function begin(addressesOf = (wallet: TestWallet) => twoAddresses(wallet)) {
    const { db } = database();
    const wallet = createTestWallet();
    const { chain } = wallet.node;
    const addresses = addressesOf(wallet);
    await writeShares(
      db,
      addresses.map((address, index) => ({ address, units: COIN * BigInt(index + 1) })),
    );
    const index = {
      readTransaction: async (txid: string) => {
        const hex = chain.rawHexOf(txid);
        if (hex === null) throw new ChainUnreachable('unknown');
        return hex;
      },
      isInBlock: async (txid: string) => chain.confirmationsOf(txid) > 0,
    };
    const send = (outputs: Record<string, string>) =>
      String(wallet.node.methods('sendmany', ['', outputs, 1, 'by hand']));
    const input = { week: WEEK, memberId: null, txid: null, note: null };
    const recording = { actor: ACTOR, nowMs: DUE_MS, chain: { index, coin: JUNKCOIN_ON.main } };
    return {
      db,
      addresses,
      send,
      pay(outputs: Record<string, string>) {
        const txid = send(outputs);
        chain.mine();
        return txid;
      },
      record: (given: Partial<HandPaymentInput>, more: object = {}) =>
        recordByHand(db, { ...input, ...given }, { ...recording, ...more }),
      takeBack: (id: bigint | null) =>
        takeBackByHand(db, { id: id ?? 0n, reason: 'wrong', actor: ACTOR, nowMs: DUE_MS }),
    };
  }
  const twoAddresses = ({ node }: TestWallet): (string | null)[] => [
    node.strangerAddress(),
    node.strangerAddress(),
  ];

  it('are recorded for a whole week with a note, and taken back once', async () => {
    const { db, record, takeBack } = await begin();
    expect(await readUnpaidWeeks(db, DUE_MS)).toEqual([{ week: WEEK, shares: 2, amount: '3' }]);
    const would = await record({ note: 'In cash' }, { isDryRun: true });
    expect(would).toEqual({ id: null, shares: 2, units: 3n * COIN, left: 0, isChecked: false });
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    const { id } = await record({ note: ' In cash ' });
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    expect([await readPaid(db), (await readOwed(db)).units]).toEqual([3n * COIN, 0n]);
    expect(await readUnpaidWeeks(db, DUE_MS)).toEqual([]);
    await expectSoundBooks(db);
    await expect(record({ note: 'In cash' })).rejects.toThrow('No share of this week is unpaid.');
    expect(await takeBack(id)).toEqual({ id, week: WEEK, shares: 2, units: 3n * COIN });
    await expect(takeBack(id)).rejects.toThrow('It was taken back already.');
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    expect([await readPaid(db), (await readOwed(db)).units]).toEqual([0n, 3n * COIN]);
    await expectSoundBooks(db);
    const listed = await readHandPayments(db, { page: 1, limit: 20, pageOf: () => null });
    expect(listed).toMatchObject({
      payments: [{ note: 'In cash', shares: 2, recordedBy: ACTOR, takenBack: { reason: 'wrong' } }],
      pagination: { total: 1 },
    });
    const audit = await sql<{ action: string; actor: string }>`
      select action, actor from audit_log order by id`.execute(db);
    expect(audit.rows).toEqual([
      { action: 'payment_recorded_by_hand', actor: ACTOR },
      { action: 'payment_by_hand_taken_back', actor: ACTOR },
    ]);
  });

  it('with a transaction are those shares that it pays in full, by its own bytes', async () => {
    const { db, addresses, pay, record } = await begin();
    const [first = '', second = ''] = addresses.map(String);
    const txid = pay({ [first]: '1', [second]: '1.9' });
    expect(await record({ txid: txid.toUpperCase() })).toMatchObject({
      shares: 1,
      units: COIN,
      left: 1,
      isChecked: true,
    });
    expect(await statusesOf(db)).toEqual(['paid', 'owed']);
    expect((await readUnpaidShares(db, { week: WEEK, page: 1, limit: 20 })).shares).toMatchObject([
      { userId: '2', amount: '2', address: second },
    ]);
    await expect(record({ txid, memberId: 2n })).rejects.toThrow(
      `Of this transaction less than 2 is left for ${second}.`,
    );
    const rows = await sql<{ txid: string }>`select txid from weeks`.execute(db);
    expect(rows.rows).toEqual([{ txid }]);
  });

  it('are not recorded with a transaction before it is in a block', async () => {
    const { db, addresses, send, pay, record } = await begin();
    const [first = '', second = ''] = addresses.map(String);
    const txid = send({ [first]: '1' });
    const refusal = 'This transaction is not in a block yet. Record it once it is confirmed.';
    await expect(record({ txid })).rejects.toThrow(refusal);
    await expect(record({ txid }, { isDryRun: true })).rejects.toThrow(refusal);
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
    pay({ [second]: '2' });
    expect(await record({ txid })).toMatchObject({ shares: 1, isChecked: true });
  });

  it('pay with one output as many shares as it covers, and none twice', async () => {
    const { db, addresses, pay, record, takeBack } = await begin(({ node }) => {
      const address = node.strangerAddress();
      return [address, address];
    });
    const earlier = weeksBack(1);
    const shares = [1, 2].map((memberId) => ({ memberId, units: COIN * BigInt(memberId) }));
    await writeClosedWeek(db, { week: earlier, shares });
    const txid = pay({ [String(addresses[0])]: '4' });
    const { id } = await record({ txid });
    expect(await record({ txid, week: earlier })).toMatchObject({
      shares: 1,
      units: COIN,
      left: 1,
    });
    await expect(record({ txid, week: earlier })).rejects.toThrow('pays no unpaid share');
    // After it is taken back, its outputs are free again.
    await takeBack(id);
    expect(await record({ txid, week: earlier })).toMatchObject({ shares: 1, units: 2n * COIN });
    expect(await record({ txid })).toMatchObject({ shares: 1, left: 1 });
    await expect(record({ txid })).rejects.toThrow('pays no unpaid share');
  });

  it('accept no outputs that pay something else, and no transactions of ours or unknown ones', async () => {
    const { db, addresses, pay, record } = await begin();
    const txid = pay({ [String(addresses[0])]: '1', [String(addresses[1])]: '2' });
    await sql`insert into used_outputs (txid, vout, kind, of_id)
      select ${txid}, vout, 'tip', 1 from generate_series(0, 2) vout`.execute(db);
    await expect(record({ txid })).rejects.toThrow('pays no unpaid share');
    await sql`delete from used_outputs`.execute(db);
    await sql`insert into unknown_payments (txid, sent_at, units, outputs, raw_tx, found_at)
      values (${txid}, now(), 1, '[]', '', now())`.execute(db);
    await expect(record({ txid })).rejects.toThrow('own wallet sent this transaction');
    await sql`delete from unknown_payments`.execute(db);
    await sql`insert into payouts (state, method, amount, txid, created_at)
      values ('failed', 'raw', 1, ${txid}, now())`.execute(db);
    await expect(record({ txid })).rejects.toThrow('sent this transaction itself');
    await expect(record({ txid: 'a'.repeat(64) })).rejects.toThrow('does not know');
    await expect(record({ txid: 'nonsense' })).rejects.toThrow('64 digits');
    await expect(record({})).rejects.toThrow('Give the transaction, or a note');
    expect(await statusesOf(db)).toEqual(['owed', 'owed']);
  });

  it('without a chain are taken at the operator’s word, once for each address', async () => {
    const { record, takeBack } = await begin();
    const txid = 'ab'.repeat(32);
    const { id, isChecked } = await record({ txid, memberId: 1n }, { chain: null });
    expect(isChecked).toBe(false);
    await takeBack(id);
    await record({ txid, memberId: 1n }, { chain: null });
    expect(await record({ txid }, { chain: null })).toMatchObject({ shares: 1, units: 2n * COIN });
    await expect(record({ txid }, { chain: null })).rejects.toThrow('No share of this week');
  });

  it.each([
    ['held', `hold_reason = 'why'`, 'held. Release it first'],
    ['settled', '', 'settled elsewhere'],
    ['paying', 'payout_id = 1', 'about to go out'],
    ['sent', 'payout_id = 1', 'has been sent'],
    ['paid', 'payout_id = 1', 'has been paid'],
  ])('are not of a share that is %s', async (status, more, refusal) => {
    const { db, record } = await begin();
    await sql`insert into payouts (state, method, amount, created_at)
      values ('building', 'sendmany', 1, now())`.execute(db);
    await sql`update payouts set id = 1`.execute(db);
    const set = sql.raw([`status = '${status}'`, ...(more ? [more] : [])].join(', '));
    await sql`update shares set ${set} where member_id = 1`.execute(db);
    await expect(record({ memberId: 1n, note: 'cash' })).rejects.toThrow(refusal);
    // The week's other shares can be recorded.
    expect(await record({ note: 'cash' })).toMatchObject({ shares: 1, units: 2n * COIN });
    expect((await statusesOf(db))[0]).toBe(status);
  });

  it('are of failed shares too, which fail again when it is taken back', async () => {
    const { db, record, takeBack } = await begin();
    await sql`update shares set status = 'failed' where member_id = 1`.execute(db);
    const { id } = await record({ note: 'cash' });
    await takeBack(id);
    expect(await statusesOf(db)).toEqual(['failed', 'owed']);
  });

  it('are refused before the distribution, without a share, and if anything has changed since it was looked at', async () => {
    const { record } = await begin();
    await expect(record({ note: 'a' }, { nowMs: DUE_MS - 1 })).rejects.toThrow('not distributed');
    await expect(record({ note: 'a', memberId: 9n })).rejects.toThrow('has no share');
    await expect(record({ note: 'a', week: '2020-01-05' })).rejects.toThrow('no closed week');
    await expect(record({ note: 'a'.repeat(301) })).rejects.toThrow('at most 300');
    const expected = { shares: 1, amount: '3' };
    await expect(record({ note: 'a' }, { expected })).rejects.toThrow('changed meanwhile');
  });

  it('cannot be of a share that a payout has: the database itself refuses', async () => {
    const { db, record } = await begin();
    await record({ note: 'cash' });
    await sql`insert into payouts (state, method, amount, created_at)
      values ('building', 'sendmany', 1, now())`.execute(db);
    for (const change of [
      sql`status = 'paying', payout_id = (select max(id) from payouts)`,
      sql`payout_id = (select max(id) from payouts)`,
      sql`status = 'settled'`,
      sql`hand_payment_id = null`,
    ]) {
      await expect(sql`update shares set ${change}`.execute(db)).rejects.toThrow(
        /shares_paid_once/,
      );
    }
    await sql`update shares set status = 'settled', hand_payment_id = null`.execute(db);
    await expect(
      sql`update shares set payout_id = (select max(id) from payouts)`.execute(db),
    ).rejects.toThrow(/shares_paid_once/);
  });
});

describeOnPostgres('a payment by hand that is taken back', (database) => {
  it('leaves nothing owed in a week that is settled elsewhere at the same moment', async () => {
    const { db } = database();
    await writeShares(db, [{ units: COIN, address: null }]);
    const said = { week: WEEK, memberId: null, txid: null, note: 'In cash' };
    const { id } = await recordByHand(db, said, { actor: ACTOR, nowMs: DUE_MS, chain: null });
    // The week's row is busy, so the settlement has its shares locked and waits.
    const { settling, taking } = await db.transaction().execute(async (tx) => {
      await sql`select from weeks for update`.execute(tx);
      const settling = settleWeek(db, { week: WEEK, settlement: 'elsewhere', actor: ACTOR });
      while ((await countWaiting(db)) !== 1);
      const given = { id: id ?? 0n, reason: 'wrong', actor: ACTOR, nowMs: DUE_MS };
      const taking = takeBackByHand(db, given);
      while ((await countWaiting(db)) !== 2);
      return { settling, taking };
    });
    await Promise.all([settling, taking]);
    expect(await statusesOf(db)).toEqual(['settled']);
  });
});
