import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { highestFee, SENT_AGAIN_FOR_MS } from '#rules/tips/payments.ts';
import type { IndexFault } from '#server/fakes/chain-index/index-of-chain.ts';
import { AddressUnreadable } from '#server/gateways/chain/chain-index.ts';
import { stopExpecting } from '#server/services/chain/expect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { cancelTip } from '#server/services/tips/end-tip.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openPayers, type Payers } from '#server/testing/tips/payers.ts';
import { type Coin, openPurse, type Purse } from '#server/testing/tips/purse.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { openInvoiceAt } from '#server/testing/wallet/buy-in-coins.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paySend, payTip, readPayment, readTipPayment } from './pay.ts';

const COIN = 100_000_000n;
const FEE = 30_000n;

describeOnPostgres('payments from the wallet page', (database) => {
  let chain: Payers['chain'];
  let index: Payers['source'];
  let people: Payers['people'];
  let deps: Payers['deps'];
  let ask: Payers['ask'];
  let purse: Purse;
  let coins: Coin[];
  beforeEach(async () => {
    ({ chain, source: index, people, deps, ask } = await openPayers(database().db));
    await people.setAddress('12');
    purse = openPurse('of 11');
    coins = [1, 2, 3].map(() => purse.funding(100n * COIN));
    chain.mineThese(coins.map(({ rawHex }) => rawHex));
  });

  const payer = () => people.numberOf('11');
  const coin = (place: number) => coins[place] as Coin;
  /** A payment of one coin, with the rest returned. */
  const sign = (address: string, units: bigint, { from = 0, fee = FEE } = {}) =>
    purse.sign(
      [coin(from)],
      [
        { address, units },
        { address: purse.address, units: 100n * COIN - units - fee },
      ],
    );
  const signFor = (tip: Tip, rest: Parameters<typeof sign>[2] = {}) =>
    sign(tip.address ?? '', tip.due ?? 0n, rest);
  const pay = (tip: Tip, rawHex: string, payerId = payer()) =>
    payTip(deps, { tipId: tip.id, payerId, rawHex });
  const failOnce = (method: string, fault: IndexFault) => {
    let isOver = false;
    index.fault = (asked) => {
      if (isOver || asked !== method) return null;
      isOver = true;
      return fault;
    };
  };
  const outputsAt = (address: string) => index.readReceived(address, { sinceMs: 0 });

  it('pay a tip once, however often it is pressed', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    const answers = await Promise.all([pay(tip, rawHex), pay(tip, rawHex), pay(tip, rawHex)]);
    for (const answer of answers) expect(answer).toMatchObject({ txid, state: 'sent' });
    expect(await people.read(tip)).toMatchObject({ state: 'seen', txid });
    expect(await pay(tip, rawHex)).toMatchObject({ txid, state: 'sent' });
    await expect(pay(tip, signFor(tip, { from: 1 }).rawHex)).rejects.toThrow('already been paid');
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    expect(await people.totals('11')).toMatchObject({ tips: 1, tipped: tip.units, points: 500 });
    chain.mine(5);
    await people.watch();
    expect(await readPayment(database().db, { payerId: payer(), txid })).toMatchObject({
      state: 'confirmed',
      confirmations: 6,
    });
    const { rows } = await sql`select from wallet_payments where raw_tx is not null`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
    expect(await outputsAt(tip.address ?? '')).toHaveLength(1);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('count, and are final, as deep as their coin asks', async () => {
    const coinOf3 = { ...JUNKCOIN_ON.test, confirmations: { counted: 3, deep: 8 } };
    const watch = () =>
      watchTips({ db: database().db, chain: index, coin: coinOf3, now: people.now });
    const [address, units] = [people.addressFor('12'), 25n * COIN];
    await paySend(deps, {
      payerId: payer(),
      address,
      units,
      rawHex: sign(address, units).rawHex,
    });
    const before = await people.totals('11');
    chain.mine(2);
    await watch();
    expect(await people.totals('11')).toEqual(before);
    chain.mine();
    await watch();
    expect((await people.totals('11'))?.points).toBeGreaterThan(before?.points ?? 0);
    const isFollowed = async () =>
      (await sql`select from expected_payments where is_followed`.execute(database().db)).rows
        .length;
    chain.mine(4);
    await watch();
    expect(await isFollowed()).toBe(1);
    chain.mine();
    await watch();
    expect(await isFollowed()).toBe(0);
  });

  it('are refused if they pay anything else', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const [to = '', due = 0n] = [tip.address ?? '', tip.due ?? 0n];
    const own = purse.address;
    const size = 226n;
    const wrong: [text: string, payment: { rawHex: string }][] = [
      ['does not pay that amount', sign(to, tip.units)],
      ['does not pay that amount', sign(to, due + 1n)],
      ['does not pay that amount', sign(people.addressFor('13'), due)],
      [
        'somebody else',
        purse.sign(
          [coin(0)],
          [
            { address: to, units: due },
            { address: people.addressFor('13'), units: COIN },
          ],
        ),
      ],
      [
        'somebody else',
        purse.sign(
          [coin(0)],
          [
            { address: to, units: due },
            { address: own, units: COIN },
            { address: own, units: 73n * COIN },
          ],
        ),
      ],
      [
        'somebody else',
        purse.sign(
          [coin(0)],
          [
            { address: to, units: due },
            { address: to, units: 100n * COIN - due - FEE },
          ],
        ),
      ],
      ['leaves no fee', signFor(tip, { fee: 0n })],
      [
        'fee of this transaction is too high',
        signFor(tip, { fee: highestFee(Number(size), JUNKCOIN_ON.test) + 3000n }),
      ],
      [
        'is spent, or not known',
        purse.sign([purse.funding(100n * COIN)], [{ address: to, units: due }]),
      ],
      // The key may belong to somebody else who is about to make this payment.
      ['signature of this transaction is not valid', { rawHex: forge(signFor(tip).rawHex) }],
      ['not a transaction', { rawHex: 'abcd' }],
      ['not a transaction', { rawHex: `${signFor(tip).rawHex}00` }],
      ['not signed the way', { rawHex: coin(0).rawHex }],
    ];
    for (const [text, { rawHex }] of wrong) await expect(pay(tip, rawHex)).rejects.toThrow(text);
    expect(chain.mempool.size).toBe(0);
    const { rawHex } = signFor(tip);
    await expect(pay(tip, rawHex, people.numberOf('12'))).rejects.toMatchObject({
      code: 'not_found',
    });
    people.clock.nowMs = tip.expiresAtMs;
    await expect(pay(tip, rawHex)).rejects.toThrow('is over');
    await people.watch();
    await expect(pay(tip, rawHex)).rejects.toThrow('is over (expired)');
    const waiting = await people.made('11', '14', COIN);
    await expect(pay(waiting, rawHex)).rejects.toThrow('cannot be paid yet');
    expect(chain.mempool.size).toBe(0);
  });

  it.each(['breaks_before', 'breaks_after'] as const)(
    'whose sending %s are settled by themselves, and cannot be made twice meanwhile',
    async (fault) => {
      const { db } = database();
      const tip = await people.made('11', '12', 25n * COIN);
      const { rawHex, txid } = signFor(tip);
      failOnce('broadcast', fault);
      expect(await pay(tip, rawHex)).toMatchObject({ state: 'sending' });
      await sql`update tips set payment = null, txid = null, vout = null`.execute(db);
      await expect(pay(tip, signFor(tip, { from: 1 }).rawHex)).rejects.toThrow('already under way');
      const cancelling = { id: tip.id, payerId: payer(), nowMs: people.now() };
      expect(await cancelTip(db, cancelling)).toBe('open');
      await people.watch();
      expect(await readTipPayment(db, { tipId: tip.id, payerId: payer() })).toMatchObject({
        txid,
        state: 'sent',
      });
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'seen', txid });
      expect(chain.mempool.size).toBe(1);
    },
  );

  it('are not said to be refused by anything that fails once they are kept', async () => {
    const { db } = database();
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    const { broadcast } = index;
    for (const code of ['bad_request', 'conflict', 'not_found', 'quota_exceeded'] as const) {
      index.broadcast = async () => {
        throw new AppError(code, 'Not now.');
      };
      await expect(pay(tip, rawHex)).rejects.not.toBeInstanceOf(AppError);
      expect(await readPayment(db, { payerId: payer(), txid })).toMatchObject({ state: 'sending' });
    }
    index.broadcast = broadcast;
    expect(await pay(tip, rawHex)).toMatchObject({ state: 'sent' });
    expect(chain.mempool.size).toBe(1);
  });

  it('that were not looked at are told apart from those that may have been sent', async () => {
    const { db } = database();
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    failOnce('readUnspent', 'breaks_before');
    await expect(pay(tip, rawHex)).rejects.toMatchObject({ code: 'not_sent' });
    expect(await readPayment(db, { payerId: payer(), txid })).toBeNull();
  });

  it('that the coin refuses are said to be refused, and can be made again', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const low = signFor(tip, { fee: 1n });
    expect(await pay(tip, low.rawHex)).toMatchObject({ state: 'refused', reason: 'low fee' });
    expect(await pay(tip, low.rawHex)).toMatchObject({ state: 'refused', reason: 'low fee' });
    const { rawHex } = signFor(tip);
    expect(await pay(tip, rawHex)).toMatchObject({ state: 'sent' });
    expect(chain.mempool.size).toBe(1);
  });

  it('whose coins are spent otherwise are refused once a block says so', async () => {
    const { db } = database();
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    failOnce('broadcast', 'breaks_before');
    await pay(tip, rawHex);
    const rival = sign(people.addressFor('13'), COIN);
    chain.accept(rival.rawHex);
    await people.watch();
    const read = () => readPayment(db, { payerId: payer(), txid });
    expect(await read()).toMatchObject({ state: 'sending' });
    chain.mine();
    await people.watch();
    expect(await read()).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('spent'),
    });
    expect(await pay(tip, signFor(tip, { from: 1 }).rawHex)).toMatchObject({ state: 'sent' });
  });

  it('are not refused by an index that keeps them and makes up a spend in a block', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    const { broadcast, readUnspent, readSpends } = index;
    const kept: string[] = [];
    index.broadcast = async (bytes) => {
      kept.push(bytes);
      index.readUnspent = async () => [];
      index.readSpends = async () => [
        { txid: 'ab'.repeat(32), confirmations: 3, inputs: [`${coin(0).txid}:0`], outputs: [] },
      ];
      return { outcome: 'refused', reason: 'not now' };
    };
    expect(await pay(tip, rawHex)).toMatchObject({ state: 'sending' });
    Object.assign(index, { broadcast, readUnspent, readSpends });
    await expect(pay(tip, signFor(tip, { from: 1 }).rawHex)).rejects.toThrow('already under way');
    for (const bytes of kept) expect(chain.accept(bytes).verdict).toBe('ok');
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect(await outputsAt(tip.address ?? '')).toHaveLength(1);
  });

  it('are the same payment under an id that was changed on its way', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    // The same coins, the same payment, another id.
    const changed = purse.sign(
      [coin(0)],
      [
        { address: tip.address ?? '', units: tip.due ?? 0n },
        { address: purse.address, units: 100n * COIN - (tip.due ?? 0n) - FEE - 1n },
      ],
    );
    failOnce('broadcast', 'breaks_before');
    await pay(tip, rawHex);
    chain.accept(changed.rawHex);
    chain.mine();
    await people.watch();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: changed.txid });
    expect(await readPayment(database().db, { payerId: payer(), txid })).toMatchObject({
      state: 'confirmed',
      txid: changed.txid,
    });
  });

  it('are not sent any more when nobody can be waiting for them', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex, txid } = signFor(tip);
    index.fault = (method) => (method === 'broadcast' ? 'breaks_before' : null);
    await pay(tip, rawHex);
    people.clock.nowMs += SENT_AGAIN_FOR_MS.untaken;
    index.fault = () => null;
    await people.watch();
    expect(await readPayment(database().db, { payerId: payer(), txid })).toMatchObject({
      state: 'refused',
    });
    expect(chain.mempool.size).toBe(0);
  });

  it('to any address earn the points of a send, lose them with the chain, and get them back', async () => {
    const send = (address: string, units: bigint, from: number) =>
      paySend(deps, {
        payerId: payer(),
        address,
        units,
        rawHex: sign(address, units, { from }).rawHex,
      });
    const nowhere = { payerId: payer(), address: 'nowhere', units: COIN, rawHex: 'abcd' };
    await expect(paySend(deps, nowhere)).rejects.toThrow('cannot be paid');
    await expect(send(people.addressFor('13'), 99_999n, 0)).rejects.toThrow('too small');
    expect(await send(people.addressFor('13'), COIN, 0)).toMatchObject({ state: 'sent' });
    // A payment to oneself earns nothing.
    expect(await send(purse.address, 2n * COIN, 1)).toMatchObject({ state: 'sent' });
    chain.mine();
    await people.watch();
    // Account 1, first send 3, send 0.25.
    expect(await people.totals('11')).toMatchObject({ points: 425 });
    chain.reorg(1, 'dropped');
    index.fault = (method) => (method === 'broadcast' ? 'breaks_before' : null);
    await people.watch();
    chain.mine(5);
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 425 });
    chain.mine();
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 100 });
    index.fault = () => null;
    // Sent again, there is one payment in any case.
    await people.watch();
    chain.mine();
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 425 });
    expect(await outputsAt(people.addressFor('13'))).toHaveLength(1);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('are settled whatever anybody has done to the addresses of tips', async () => {
    const busy = new Set(['12', '13', '14'].map((telegramId) => people.addressFor(telegramId)));
    for (const telegramId of ['12', '13', '14']) {
      await people.setAddress(telegramId);
      await people.made('11', telegramId, COIN, { updateKey: `busy ${telegramId}` });
    }
    const { readReceived } = index;
    index.readReceived = async (address, asked) => {
      if (busy.has(address)) throw new AddressUnreadable('it holds too much');
      return readReceived(address, asked);
    };
    const to = people.addressFor('21');
    const { rawHex } = sign(to, COIN);
    index.fault = (method) => (method === 'broadcast' ? 'breaks_before' : null);
    const send = { payerId: payer(), address: to, units: COIN, rawHex };
    expect(await paySend(deps, send)).toMatchObject({ state: 'sending' });
    index.fault = () => null;
    await people.watch();
    expect(await outputsAt(to)).toHaveLength(1);
  });

  it('are never reported as unsent if they are stored as another payment, whatever the index knows', async () => {
    const [to, units] = [people.addressFor('13'), COIN];
    const { rawHex } = sign(to, units);
    const other = people.numberOf('12');
    const send = (payerId: bigint, rest = {}) =>
      paySend(deps, { payerId, address: to, units, rawHex, ...rest });
    const { broadcast } = index;
    index.broadcast = async () => ({ outcome: 'refused', reason: 'min relay fee not met' });
    expect(await send(payer())).toMatchObject({ state: 'refused' });
    await expect(send(other)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('the coin refused it'),
    });
    index.broadcast = broadcast;
    const tip = await people.made('11', '12', 25n * COIN);
    for (const isBehind of [true, false]) {
      if (isBehind) index.standStill();
      else index.catchUp();
      expect(await send(payer())).toMatchObject({ state: 'sent' });
      await expect(send(payer(), { isFirst: true })).rejects.toMatchObject({
        code: 'already_sent',
      });
      await expect(send(other)).rejects.toMatchObject({ code: 'already_sent' });
      await expect(pay(tip, rawHex)).rejects.toMatchObject({ code: 'already_sent' });
    }
    index.fault = (method) => (method === 'readUnspent' ? 'breaks_before' : null);
    await expect(send(other)).rejects.toMatchObject({ code: 'already_sent' });
    expect(await outputsAt(to)).toHaveLength(1);
  });

  it('of exactly what a tip asks for pay that tip, and nothing else', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { rawHex } = signFor(tip);
    const asked = { address: tip.address ?? '', units: tip.due ?? 0n };
    await paySend(deps, { payerId: payer(), ...asked, rawHex });
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1 });
    const { rows } = await sql`select from activity_events where type = 'send'`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });

  it("of exactly what somebody else's tip asks for do not pay that tip", async () => {
    const tip = await people.made('13', '12', 25n * COIN);
    const { rawHex } = signFor(tip);
    const asked = { address: tip.address ?? '', units: tip.due ?? 0n };
    await paySend(deps, { payerId: payer(), ...asked, rawHex });
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const { rows } = await sql`
      select type, member_id from activity_events where type in ('tip', 'send')`.execute(
      database().db,
    );
    expect(rows).toEqual([{ type: 'send', member_id: payer() }]);
  });

  it('earn nothing where something else explains them: an invoice, or what an app has asked for', async () => {
    const { db } = database();
    const to = people.addressFor('13');
    const send = (address: string, units: bigint, from: number) => {
      const { rawHex } = sign(address, units, { from });
      return paySend(deps, { payerId: payer(), address, units, rawHex });
    };
    const invoice = { memberId: payer(), address: people.addressFor('14'), now: people.now };
    const { invoiceId } = await openInvoiceAt(db, invoice);
    // Looked for no more, so that only the address tells.
    const subject = { kind: 'invoice', ofId: BigInt(invoiceId) } as const;
    await db.transaction().execute((tx) => stopExpecting(tx, subject, people.now()));
    await ask('11', { address: to, units: COIN + 7n });
    await send(invoice.address, COIN, 0);
    await send(to, COIN + 7n, 1);
    chain.mine();
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 100 });
    const { rows } = await sql`select payment from payment_requests`.execute(db);
    expect(rows).toEqual([{ payment: 'paid' }]);
    chain.mine(6);
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 100 });
  });
});

/** Another signature of the first input, by nobody. */
function forge(rawHex: string): string {
  const placeInSignature = 110;
  const digit = rawHex[placeInSignature] === '1' ? '2' : '1';
  return rawHex.slice(0, placeInSignature) + digit + rawHex.slice(placeInSignature + 1);
}
