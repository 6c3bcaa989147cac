import { createECDH } from 'node:crypto';
import { Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { ESCROW_CONFIRM_MS, ESCROW_FUND_MS } from '#rules/apps/escrows.ts';
import { ESCROW_OUTCOMES } from '#rules/apps/messages.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { ChainUnreachable, type Spend } from '#server/gateways/chain/chain-index.ts';
import { withdrawConsents } from '#server/services/consents/answers.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { ESCROW_XPUB, fundingTransaction, signPsbt } from '#server/testing/escrows.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { askForDeposit, createEscrow, disputeEscrow, readEscrow, readEscrows } from './escrows.ts';
import { decideDispute, draftEscrow, readDisputes, signEscrow } from './spending.ts';
import { watchEscrows } from './watch.ts';

const BUYER = Buffer.alloc(32, 1);
const SELLER = Buffer.alloc(32, 2);
const publicOf = (key: Buffer) => {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('hex', 'compressed');
};
const REFUND = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
const PAYOUT = '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y';
const { agreed, declined, over } = ESCROW_OUTCOMES;

describeOnBothEngines('escrows', (database, engine) => {
  let app: AppCrew;
  let chain: FakeChainIndex;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
    chain = createFakeChainIndex();
    for (const telegramId of ['22', '77']) {
      const memberId = app.crew.numberOf(telegramId);
      await allow(database().db, { caller: app.caller, memberId, permission: 'manage_escrow' });
    }
  });

  async function create(rest: object = {}) {
    calls += 1;
    const escrow = await createEscrow(database().db, app.caller, {
      buyer: '22',
      seller: '77',
      amount: '5',
      description: 'A <map>',
      coin: JUNKCOIN_ON.main,
      buyerKey: publicOf(BUYER),
      sellerKey: publicOf(SELLER),
      xpub: ESCROW_XPUB,
      refundAddress: REFUND,
      payoutAddress: PAYOUT,
      coinSymbol: 'JKC',
      callId: `call-${calls}`,
      nowMs: app.clock.nowMs,
      ...rest,
    });
    await sendAppMessages(app.deps);
    return { id: BigInt(escrow.id), caller: app.caller };
  }
  type Key = Awaited<ReturnType<typeof create>>;
  const read = (key: Key) => readEscrow(database().db, key);
  const watch = () => watchEscrows(database().db, chain, { now: app.now });
  const draft = (key: Key, direction: 'release' | 'refund') =>
    draftEscrow(database().db, chain, key, {
      direction,
      coin: JUNKCOIN_ON.main,
      nowMs: app.clock.nowMs,
    });
  const sign = async (key: Key, psbt: string) =>
    signEscrow(database().db, chain, key, { psbt, nowMs: app.clock.nowMs });

  /** Pays in, in a block. */
  async function payIn(key: Key, amount: string) {
    const address = (await read(key)).address ?? '';
    const units = parseAmount(amount);
    const { txid, vout, rawHex } = fundingTransaction(address, units);
    chain.transactions.set(txid, rawHex);
    return chain.pay(address, {
      txid,
      vout,
      units,
      confirmations: 1,
      blockTimeMs: app.clock.nowMs,
    });
  }
  async function fund() {
    const key = await create();
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    await payIn(key, '5.01');
    await watch();
    return key;
  }
  const outputsOf = (rawHex: string | undefined) => {
    const transaction = Transaction.fromRaw(Buffer.from(rawHex ?? '', 'hex'), {
      allowUnknownInputs: true,
    });
    return Array.from({ length: transaction.outputsLength }, (_, index) => [
      transaction.getOutputAddress(index, {
        bech32: 'none',
        pubKeyHash: 0x10,
        scriptHash: 0x05,
        wif: 0x90,
      }),
      transaction.getOutput(index).amount,
    ]);
  };
  /** Everything paid in is spent by a transaction, ours if it has no other name. */
  async function spend(key: Key, rest: Partial<Spend> = {}) {
    const { address, txid } = await read(key);
    const paidIn = chain.received.get(address ?? '') ?? [];
    const inputs = paidIn.map((output) => `${output.txid}:${output.vout}`);
    const spent = { txid: txid ?? '', confirmations: 1, inputs, outputs: [], ...rest };
    chain.spends.set(address ?? '', [...(chain.spends.get(address ?? '') ?? []), spent]);
    await watch();
    return spent;
  }

  it('are agreed by both, paid in, and released by their two signatures', async () => {
    const key = await create();
    expect(await read(key)).toMatchObject({
      state: 'awaiting_keys',
      address: null,
      deposit: '5.01',
    });
    expect(await app.press('22', 'Agree', '77')).toBe(over);
    expect(await app.press('22', 'Agree')).toBe(agreed);
    expect(await app.press('22', 'Agree')).toBe(over);
    expect((await read(key)).state).toBe('awaiting_keys');
    expect(await app.press('77', 'Agree')).toBe(agreed);
    expect(await read(key)).toMatchObject({
      state: 'funding',
      address: expect.stringMatching(/^3/),
    });
    await askForDeposit(database().db, app.caller, {
      id: key.id,
      coinSymbol: 'JKC',
      nowMs: app.clock.nowMs,
    });
    await sendAppMessages(app.deps);
    expect(app.telegram.sent.at(-1)).toMatchObject({ chatId: '22' });
    expect(app.telegram.sent.at(-1)?.html).toContain('<code>5.01</code>');

    await payIn(key, '5.00999999');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '5.00999999' });
    await expect(draft(key, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await payIn(key, '1');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '6.00999999' });

    const { psbt } = await draft(key, 'release');
    expect(await draft(key, 'release')).toMatchObject({ psbt, state: 'releasing' });
    const one = await sign(key, signPsbt(psbt ?? '', SELLER));
    expect([one.signatures, one.txid, chain.sent]).toEqual([1, null, []]);
    const two = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect(two).toMatchObject({ state: 'releasing', signatures: 2, txid: expect.any(String) });
    expect(outputsOf(chain.sent[0])).toEqual([
      [PAYOUT, 500_000_000n],
      [REFUND, 600_999_999n - 500_000_000n - 100_000n],
    ]);
    await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(draft(key, 'refund')).rejects.toMatchObject({ code: 'conflict' });
    await watch();
    expect(chain.sent).toHaveLength(2);
    await spend(key);
    expect((await read(key)).state).toBe('released');
    expect(await watch()).toMatchObject({ looked: 0 });
  });

  it('belong to the app, and one call creates one', async () => {
    const { db } = database();
    const key = await create({ callId: 'same' });
    expect(await create({ callId: 'same' })).toEqual(key);
    expect(app.telegram.sent).toHaveLength(2);
    const other = await app.callerOf('Other');
    await expect(readEscrow(db, { ...key, caller: other })).rejects.toMatchObject({
      code: 'not_found',
    });
    const list = { state: undefined, limit: 1, cursor: undefined };
    expect((await readEscrows(db, other, list)).data).toEqual([]);
    await create();
    const page = await readEscrows(db, app.caller, list);
    const next = await readEscrows(db, app.caller, { ...list, cursor: page.nextCursor ?? '' });
    expect([page.data[0]?.id, next.data[0]?.id, next.nextCursor]).toEqual(['2', '1', null]);
  });

  // What follows is the same on either engine.
  if (engine === 'embedded') return;

  it('end only when their own coins are spent, even if the seller is paid as much for another one', async () => {
    const [first, second] = [await fund(), await fund()];
    for (const key of [first, second]) {
      const { psbt } = await draft(key, 'release');
      await sign(key, signPsbt(psbt ?? '', SELLER));
      await sign(key, signPsbt(psbt ?? '', BUYER));
    }
    await spend(first);
    const { txid } = await read(second);
    const waiting = await spend(second, { confirmations: 0 });
    const states = async () => [(await read(first)).state, (await read(second)).state];
    expect(await states()).toEqual(['released', 'releasing']);
    // The same spend, signed once more past this site: its id is another one.
    waiting.txid = 'ab'.repeat(32);
    waiting.confirmations = 1;
    waiting.outputs = [{ address: PAYOUT, units: 500_000_000n }];
    await watch();
    expect(await states()).toEqual(['released', 'released']);
    expect([(await read(second)).txid, txid]).toEqual([waiting.txid, expect.any(String)]);
  });

  describe('whose coins two of the three spend past this site', () => {
    const ELSEWHERE = '7XkgSbkzJZkzJZkzJZkzJZkzJZkzJZkzJZ';
    const spentNotes = async () => {
      const { rows } = await sql<{ after: unknown }>`
        select after from audit_log where action = 'escrow_spent_elsewhere'`.execute(database().db);
      return rows.map(({ after }) => after);
    };
    const txid = 'cd'.repeat(32);

    it.each([
      ['nobody has signed here', 0, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, ELSEWHERE, 'spent_elsewhere'],
      ['two have signed here', 2, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, PAYOUT, 'released'],
      ['two have signed here', 2, PAYOUT, 'released'],
      ['nobody has signed here', 0, REFUND, 'refunded'],
      ['two have signed here', 2, REFUND, 'refunded'],
    ])('while %s (%i), to %s, are %s once that is deep', async (_, signatures, address, state) => {
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      for (const signer of [SELLER, BUYER].slice(0, signatures)) {
        await sign(key, signPsbt(psbt ?? '', signer));
      }
      const outputs = [{ address, units: 500_900_000n }];
      const spent = await spend(key, { txid, confirmations: 0, outputs });
      await watch();
      expect(await read(key)).toMatchObject({ state: 'releasing', funded: '5.01' });
      spent.confirmations = 1;
      const sent = chain.sent.length;
      await watch();
      await watch();
      expect(await read(key)).toMatchObject({ state, txid, funded: '0' });
      expect(await spentNotes()).toEqual([{ state, txid }]);
      const conflict = { code: 'conflict' };
      await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject(conflict);
      await expect(draft(key, 'refund')).rejects.toMatchObject(conflict);
      expect(chain.sent).toHaveLength(sent);
    });

    it('end too before anything is drafted, but not while their deposit is only reorganised', async () => {
      const key = await fund();
      const { address } = await read(key);
      const deposits = chain.received.get(address ?? '') ?? [];
      chain.received.set(address ?? '', []);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
      chain.received.set(address ?? '', deposits);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '5.01' });
      await spend(key, { txid, outputs: [{ address: ELSEWHERE, units: 1n }] });
      expect(await read(key)).toMatchObject({ state: 'spent_elsewhere', txid });
    });

    it('go on with what is left, if that is enough', async () => {
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      await sign(key, signPsbt(psbt ?? '', SELLER));
      const { address } = await read(key);
      const [first] = chain.received.get(address ?? '') ?? [];
      await payIn(key, '6');
      await spend(key, { txid, inputs: [`${first?.txid}:${first?.vout}`] });
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '6', signatures: 0 });
      expect(await spentNotes()).toEqual([{ state: 'funded' }]);
      const { psbt: another } = await draft(key, 'release');
      await sign(key, signPsbt(another ?? '', SELLER));
      await sign(key, signPsbt(another ?? '', BUYER));
      expect(outputsOf(chain.sent[0])[0]).toEqual([PAYOUT, 500_000_000n]);
      await spend(key, {
        inputs: (chain.received.get(address ?? '') ?? [])
          .slice(1)
          .map((output) => `${output.txid}:${output.vout}`),
      });
      expect((await read(key)).state).toBe('released');
    });
  });

  it('go back to the buyer, partial deposits too', async () => {
    const key = await create();
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    await payIn(key, '2');
    await watch();
    const { psbt } = await draft(key, 'refund');
    await sign(key, signPsbt(psbt ?? '', BUYER));
    await sign(key, signPsbt(psbt ?? '', SELLER));
    expect(outputsOf(chain.sent[0])).toEqual([[REFUND, 199_900_000n]]);
    await spend(key);
    expect((await read(key)).state).toBe('refunded');
  });

  it('keep the bytes when they cannot be sent, and send them later', async () => {
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    chain.isDown = true;
    const signed = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect([signed.txid === null, chain.sent]).toEqual([false, []]);
    expect((await watch()).problems).toHaveLength(1);
    chain.isDown = false;
    await watch();
    expect(chain.sent).toHaveLength(1);
  });

  it('drop signatures for one outcome when the other is drafted', async () => {
    const key = await fund();
    const release = await draft(key, 'release');
    await sign(key, signPsbt(release.psbt ?? '', SELLER));
    const refund = await draft(key, 'refund');
    expect(refund).toMatchObject({ state: 'refunding', signatures: 0 });
    await expect(sign(key, signPsbt(release.psbt ?? '', BUYER))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('end as the operator decides in a dispute, and in no other way', async () => {
    const { db } = database();
    const key = await fund();
    const about = { id: key.id, reason: 'No map', nowMs: app.clock.nowMs };
    await disputeEscrow(db, app.caller, about);
    await expect(disputeEscrow(db, app.caller, about)).rejects.toMatchObject({ code: 'conflict' });
    for (const direction of ['release', 'refund'] as const) {
      await expect(draft(key, direction)).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await readDisputes(db)).toMatchObject([{ id: String(key.id), dispute: 'No map' }]);
    const decided = { id: key.id, decision: 'refund' as const, actor: 'operator' };
    await decideDispute(db, { ...decided, nowMs: app.clock.nowMs });
    await expect(decideDispute(db, { ...decided, nowMs: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(draft(key, 'release')).rejects.toMatchObject({ code: 'conflict' });
    expect((await draft(key, 'refund')).state).toBe('refunding');
    await expect(disputeEscrow(db, app.caller, about)).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await sql`
      select from audit_log where action = 'escrow_decided' and actor = 'operator'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('can be declined by either, and expire unanswered', async () => {
    const first = await create();
    expect(await app.press('77', 'Decline')).toBe(declined);
    expect((await read(first)).state).toBe('declined');
    const second = await create();
    await app.press('22', 'Agree');
    app.clock.nowMs += ESCROW_CONFIRM_MS;
    expect(await app.press('77', 'Agree')).toBe(over);
    await watch();
    expect((await read(second)).state).toBe('expired');
  });

  it.each([
    ['one person', { seller: '22' }, 'bad_request'],
    ['somebody who allowed nothing', { seller: '88' }, 'no_consent'],
    ['nobody', { buyer: '55' }, 'no_consent'],
    ['the same key', { sellerKey: publicOf(BUYER) }, 'bad_request'],
    [
      'an address of another chain',
      { payoutAddress: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86' },
      'bad_request',
    ],
    ['too little', { amount: '0.99999999' }, 'bad_request'],
    ['too much', { amount: '1000000.00000001' }, 'bad_request'],
  ])('are refused with %s', async (_, change, code) => {
    await expect(create(change)).rejects.toMatchObject({ code });
    expect(app.telegram.sent).toEqual([]);
  });

  it('return late deposits, and expire only without any', async () => {
    const key = await create();
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    const paid = await payIn(key, '5.01');
    paid.confirmations = 0;
    app.clock.nowMs += ESCROW_FUND_MS;
    chain.isDown = true;
    await watch();
    chain.isDown = false;
    await watch();
    // On its way in time.
    expect((await read(key)).state).toBe('funding');
    chain.received.clear();
    await watch();
    expect((await read(key)).state).toBe('expired');
    await payIn(key, '5.01');
    const { psbt, state } = await draft(key, 'refund');
    expect(state).toBe('refunding');
    await sign(key, signPsbt(psbt ?? '', BUYER));
    await sign(key, signPsbt(psbt ?? '', SELLER));
    expect(outputsOf(chain.sent[0])).toEqual([[REFUND, 500_900_000n]]);
  });

  it('are followed even if the index fails for others', async () => {
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    await sign(key, signPsbt(psbt ?? '', BUYER));
    await sql`
      insert into escrows (app_id, owner_id, call_id, buyer_id, seller_id, buyer_press, seller_press, amount,
        description, buyer_key, seller_key, refund_address, payout_address, operator_key, address, redeem_script,
        state, created_at, confirm_by, fund_by)
      select app_id, owner_id, n, buyer_id, seller_id, n, n, amount, description, buyer_key, seller_key,
        refund_address, payout_address, operator_key, 'busy ' || n, redeem_script, 'funding', created_at, confirm_by,
        fund_by
      from escrows, generate_series(1, 20) n`.execute(database().db);
    const readUnspent = chain.readUnspent.bind(chain);
    chain.readUnspent = async (address) => {
      if (address.startsWith('busy')) throw new ChainUnreachable('more than can be looked at');
      return readUnspent(address);
    };
    await spend(key);
    for (let run = 0; run < 7; run += 1) {
      app.clock.nowMs += 60_000;
      await watch();
    }
    expect((await read(key)).state).toBe('released');
  });

  it('send nothing to a buyer who withdrew consent', async () => {
    const { db } = database();
    const key = await create();
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    const { memberId, telegramId } = { memberId: app.crew.numberOf('22'), telegramId: '22' };
    const appId = app.caller.app?.id ?? 0n;
    await withdrawConsents(db, { memberId, telegramId }, { appId, nowMs: app.clock.nowMs });
    const ask = { id: key.id, coinSymbol: 'JKC', nowMs: app.clock.nowMs };
    await expect(askForDeposit(db, app.caller, ask)).rejects.toMatchObject({ code: 'no_consent' });
  });

  it('cannot be agreed to by banned members, or for a removed app', async () => {
    const { db } = database();
    const key = await create();
    const at = new Date(app.clock.nowMs).toISOString();
    await sql`update members set banned_at = ${at}::timestamptz where telegram_id = 22`.execute(db);
    expect(await app.press('22', 'Agree')).toBe(over);
    await sql`update members set banned_at = null`.execute(db);
    await sql`update apps set removed_at = ${at}::timestamptz`.execute(db);
    expect(await app.press('22', 'Agree')).toBe(over);
    expect(await app.press('22', 'Decline')).toBe(declined);
    expect((await read(key)).state).toBe('declined');
  });

  it('return a double deposit to the buyer', async () => {
    const key = await fund();
    await payIn(key, '5.01');
    await payIn(key, '0.0005');
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    await sign(key, signPsbt(psbt ?? '', BUYER));
    // Dust of strangers, which costs more than it is worth, stays where it is.
    expect(outputsOf(chain.sent[0])).toEqual([
      [PAYOUT, 500_000_000n],
      [REFUND, 1_002_000_000n - 500_000_000n - 100_000n],
    ]);
  });
});
