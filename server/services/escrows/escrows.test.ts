import { createECDH } from 'node:crypto';
import { Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { ESCROW_CONFIRM_MS, ESCROW_FUND_MS } from '#rules/apps/escrows.ts';
import { ESCROW_OUTCOMES } from '#rules/apps/messages.ts';
import { type Coin, coinOn } from '#rules/coins/coin.ts';
import { DOGECOIN } from '#rules/coins/dogecoin.ts';
import { addressOfScript, scriptOfAddress } from '#server/coin/addresses.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import type { ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { withdrawConsents } from '#server/services/consents/answers.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { createTestSource, type TestSource } from '#server/testing/chain/test-source.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ESCROW_XPUB, fundingTransaction, signPsbt } from '#server/testing/escrows.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { askForDeposit, createEscrow, disputeEscrow, readEscrow, readEscrows } from './escrows.ts';
import { decideDispute, draftEscrow, readDisputes, signEscrow } from './spending.ts';
import { keepEscrows } from './upkeep.ts';

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

describeOnBothInFull('escrows', (database, engine) => {
  let app: AppCrew;
  /** The blocks and the mempool. */
  let chain: TestSource;
  /** Knows the bytes of transactions, and receives ours. */
  let index: FakeChainIndex;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
    chain = createTestSource({ blocks: 10 });
    index = createFakeChainIndex();
    await follow();
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
  const scriptOf = (address: string, coin: Coin = JUNKCOIN_ON.main) =>
    scriptOfAddress(address, coin);
  const follow = () =>
    workOnChain({
      db: database().db,
      source: chain.source,
      coin: JUNKCOIN_ON.main,
      now: app.now,
      report: (error) => expect.fail(String(error)),
    });
  /** Advances the clock by a minute and runs both jobs. */
  async function watch() {
    app.clock.nowMs += 60_000;
    await follow();
    const run = await keepEscrows({ db: database().db, chain: index, now: app.now });
    await follow();
    return run;
  }
  const draft = (key: Key, direction: 'release' | 'refund') =>
    draftEscrow(database().db, index, key, {
      direction,
      coin: JUNKCOIN_ON.main,
      nowMs: app.clock.nowMs,
    });
  const sign = async (key: Key, psbt: string) =>
    signEscrow(database().db, index, key, { psbt, nowMs: app.clock.nowMs });

  /** Pays in with a transaction that is in no block yet. */
  async function payIn(key: Key, amount: string, coin?: Coin): Promise<ChainTransaction> {
    const address = (await read(key)).address ?? '';
    const units = parseAmount(amount);
    const { txid, rawHex } = fundingTransaction(address, units, coin);
    index.transactions.set(txid, rawHex);
    const deposit = { ...chain.transaction([[scriptOf(address, coin), units]]), txid };
    chain.send(deposit);
    return deposit;
  }
  /** Pays in with a transaction in a block. */
  async function payInBlock(key: Key, amount: string, coin?: Coin): Promise<ChainTransaction> {
    const deposit = await payIn(key, amount, coin);
    chain.mine(deposit);
    return deposit;
  }
  const coinOf = ({ txid }: ChainTransaction) => `${txid}:0`;
  async function agree(rest: object = {}) {
    const key = await create(rest);
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    return key;
  }
  async function fund() {
    const key = await agree();
    const deposit = await payInBlock(key, '5.01');
    await watch();
    return { ...key, deposit };
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
  /** The last sent transaction, as the network has it. */
  function sentLast(): ChainTransaction {
    const { txid, inputs, outputs } = readTransaction(index.sent.at(-1) ?? '');
    const coins = inputs.map((input) => `${input.txid}:${input.vout}`);
    const paid = outputs.map(({ scriptHex, units }) => [scriptHex, units] as const);
    return { ...chain.transaction(paid, coins), txid };
  }
  /** Spends a coin without this site. */
  const spending = (deposit: ChainTransaction, script: string, units = 500_900_000n) =>
    chain.transaction([[script, units]], [coinOf(deposit)]);
  const signBoth = async (key: Key, direction: 'release' | 'refund' = 'release') => {
    const { psbt } = await draft(key, direction);
    await sign(key, signPsbt(psbt ?? '', SELLER));
    return sign(key, signPsbt(psbt ?? '', BUYER));
  };
  const webhooks = async () => {
    const { rows } = await sql<{ state: string; funded: string }>`
      select body::json -> 'data' ->> 'state' as state, body::json -> 'data' ->> 'funded' as funded
      from webhook_deliveries order by id`.execute(database().db);
    return rows;
  };

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

    await payInBlock(key, '5.00999999');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '5.00999999' });
    await expect(draft(key, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await payInBlock(key, '1');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '6.00999999' });

    const { psbt } = await draft(key, 'release');
    expect(await draft(key, 'release')).toMatchObject({ psbt, state: 'releasing' });
    const one = await sign(key, signPsbt(psbt ?? '', SELLER));
    expect([one.signatures, one.txid, index.sent]).toEqual([1, null, []]);
    const two = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect(two).toMatchObject({ state: 'releasing', signatures: 2, txid: expect.any(String) });
    expect(outputsOf(index.sent[0])).toEqual([
      [PAYOUT, 500_000_000n],
      [REFUND, 600_999_999n - 500_000_000n - 100_000n],
    ]);
    await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(draft(key, 'refund')).rejects.toMatchObject({ code: 'conflict' });
    await watch();
    // The network has forgotten it.
    expect(index.sent).toHaveLength(2);
    chain.send(sentLast());
    await watch();
    chain.mine(sentLast());
    await watch();
    expect(await read(key)).toMatchObject({ state: 'released', funded: '0', txid: two.txid });
    expect(await watch()).toEqual({ expired: 0, sent: 0, problems: [] });
    expect(index.sent).toHaveLength(2);
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

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('add the fee of their coin to the deposit', async () => {
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

  it('end only when their own coins are spent, even if the seller is paid as much for another one', async () => {
    const [first, second] = [await fund(), await fund()];
    await signBoth(first);
    const ofFirst = sentLast();
    const { txid } = await signBoth(second);
    const ofSecond = sentLast();
    chain.mine(ofFirst);
    chain.send(ofSecond);
    await watch();
    const states = async () => [(await read(first)).state, (await read(second)).state];
    expect(await states()).toEqual(['released', 'releasing']);
    // The same spend, signed once more without this site, has another id.
    const again = { ...ofSecond, txid: 'ab'.repeat(32) };
    chain.drop(ofSecond);
    chain.mine(again);
    await watch();
    expect(await states()).toEqual(['released', 'released']);
    expect([(await read(second)).txid, txid]).toEqual([again.txid, expect.any(String)]);
  });

  describe('whose coins two of the three spend past this site', () => {
    const [SELLERS, BUYERS] = [scriptOf(PAYOUT), scriptOf(REFUND)];
    const ELSEWHERE = `76a914${'11'.repeat(20)}88ac`;
    const spentNotes = async () => {
      const { rows } = await sql<{ after: unknown }>`
        select after from audit_log where action = 'escrow_spent_elsewhere'`.execute(database().db);
      return rows.map(({ after }) => after);
    };
    it.each([
      ['nobody has signed here', 0, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, ELSEWHERE, 'spent_elsewhere'],
      ['two have signed here', 2, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, SELLERS, 'released'],
      ['two have signed here', 2, SELLERS, 'released'],
      ['nobody has signed here', 0, BUYERS, 'refunded'],
      ['two have signed here', 2, BUYERS, 'refunded'],
    ])('while %s (%i), to %s, are %s once that is deep', async (_, signatures, script, state) => {
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      for (const signer of [SELLER, BUYER].slice(0, signatures)) {
        await sign(key, signPsbt(psbt ?? '', signer));
      }
      const spent = spending(key.deposit, script);
      chain.send(spent);
      await watch();
      await watch();
      expect(await read(key)).toMatchObject({ state: 'releasing', funded: '5.01' });
      const { txid } = spent;
      const sent = index.sent.length;
      chain.mine(spent);
      await watch();
      await watch();
      expect(await read(key)).toMatchObject({ state, txid, funded: '0' });
      expect(await spentNotes()).toEqual([{ state, txid }]);
      const conflict = { code: 'conflict' };
      await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject(conflict);
      await expect(draft(key, 'refund')).rejects.toMatchObject(conflict);
      expect(index.sent).toHaveLength(sent);
    });

    it('end too before anything is drafted, but not while their deposit is only reorganised', async () => {
      const key = await fund();
      chain.reorganise(1);
      chain.mineMany(2);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
      chain.mine(key.deposit);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '5.01' });
      const spent = spending(key.deposit, ELSEWHERE);
      chain.mine(spent);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'spent_elsewhere', txid: spent.txid });
    });

    it('go on with what is left, if that is enough, also after a reorganisation', async () => {
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      await sign(key, signPsbt(psbt ?? '', SELLER));
      chain.mine(spending(key.deposit, ELSEWHERE));
      const second = await payInBlock(key, '6');
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '6', signatures: 0 });
      expect(await spentNotes()).toEqual([{ state: 'funded' }]);
      chain.reorganise(1);
      chain.mineMany(2);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
      chain.mine(second);
      await watch();
      await signBoth(key);
      expect(outputsOf(index.sent[0])[0]).toEqual([PAYOUT, 500_000_000n]);
      chain.mine(sentLast());
      await watch();
      expect((await read(key)).state).toBe('released');
    });

    it('are theirs again when a reorganisation takes the spend back', async () => {
      const key = await agree({ amount: '2000' });
      const deposit = await payInBlock(key, '2000.01');
      chain.mineMany(5);
      await watch();
      const { psbt } = await draft(key, 'release');
      chain.mine(spending(deposit, ELSEWHERE, 1n));
      chain.mineMany(4);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'releasing', funded: '2000.01' });
      chain.reorganise(5, { returns: false });
      chain.mineMany(6);
      await watch();
      await sign(key, signPsbt(psbt ?? '', SELLER));
      await sign(key, signPsbt(psbt ?? '', BUYER));
      chain.mine(sentLast());
      chain.mineMany(5);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'released' });
      expect(await spentNotes()).toEqual([]);
    });

    it('while the operator decides, end once that is done', async () => {
      const key = await fund();
      const about = { id: key.id, nowMs: app.clock.nowMs };
      await disputeEscrow(database().db, app.caller, { ...about, reason: 'No map' });
      const spent = spending(key.deposit, ELSEWHERE);
      chain.mine(spent);
      await watch();
      expect((await read(key)).state).toBe('disputed');
      await decideDispute(database().db, { ...about, decision: 'refund', actor: 'operator' });
      await follow();
      expect(await read(key)).toMatchObject({ state: 'spent_elsewhere', txid: spent.txid });
    });
  });

  it.each([
    ['one block', '5', 1],
    ['seven blocks', '2000', 7],
  ])('lose their deposit with %s, and count it once it is deep again', async (_, amount, depth) => {
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

  it('count their deposit, regardless of payments by strangers', async () => {
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

  it('go back to the buyer, partial deposits too', async () => {
    const key = await agree();
    await payInBlock(key, '2');
    await watch();
    await signBoth(key, 'refund');
    expect(outputsOf(index.sent[0])).toEqual([[REFUND, 199_900_000n]]);
    chain.mine(sentLast());
    await watch();
    expect((await read(key)).state).toBe('refunded');
  });

  it('keep the bytes when they cannot be sent, and send them later', async () => {
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    index.isDown = true;
    const signed = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect([signed.txid === null, index.sent]).toEqual([false, []]);
    expect((await watch()).problems).toHaveLength(1);
    index.isDown = false;
    await watch();
    expect(index.sent).toHaveLength(1);
  });

  it('tell the operator that the network refuses what was signed, and send the others', async () => {
    const [first, second] = [await fund(), await fund()];
    index.refusal = 'min relay fee not met';
    for (const key of [first, second]) await signBoth(key);
    const problems = [first, second].map(
      ({ id }) => `escrow ${id}: the network refuses its transaction: min relay fee not met`,
    );
    const refused = await watch();
    expect({ ...refused, problems: refused.problems.toSorted() }).toEqual({
      expired: 0,
      sent: 0,
      problems,
    });
    index.refusal = null;
    expect(await watch()).toEqual({ expired: 0, sent: 2, problems: [] });
  });

  it('are settled by no later block once they are over, or while the operator decides', async () => {
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

  it('move nothing while the chain is in doubt', async () => {
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sql`update chain_state set halted = 'a deep reorganisation'`.execute(database().db);
    const unavailable = { code: 'unavailable' };
    await expect(create()).rejects.toMatchObject(unavailable);
    await expect(draft(key, 'refund')).rejects.toMatchObject(unavailable);
    await expect(sign(key, signPsbt(psbt ?? '', SELLER))).rejects.toMatchObject(unavailable);
  });

  it('name the coins that they spend before their bytes are sent', async () => {
    const key = await fund();
    await draft(key, 'release');
    index.isDown = true;
    await signBoth(key);
    const { rows } = await sql`
      select from watched_coins where kind = 'site' and coin = ${coinOf(key.deposit)}`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);
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

  it('do not expire while blocks of before the deadline may not have been read', async () => {
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
    chain.listsMempool = false;
    const key = await agree();
    app.clock.nowMs += ESCROW_FUND_MS;
    await watch();
    expect((await read(key)).state).toBe('funding');
    app.clock.nowMs += 86_400_000;
    await watch();
    expect((await read(key)).state).toBe('expired');
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
});
