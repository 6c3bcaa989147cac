import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { REFUSAL_BINDS_MS } from '#rules/tips/payments.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openPayers, type Payers } from '#server/testing/tips/payers.ts';
import { type Coin, openPurse, type Purse } from '#server/testing/tips/purse.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paySend, payTip, readPayment } from './pay.ts';
import { readRefusals } from './refused-payments.ts';

const COIN = 100_000_000n;
const FEE = 30_000n;

describeOnPostgres('a payment that the coin refused and kept', (database) => {
  let chain: Payers['chain'];
  let index: Payers['source'];
  let people: Payers['people'];
  let deps: Payers['deps'];
  let purse: Purse;
  let other: Purse;
  let coins: Coin[];
  let tip: Tip;
  /** The transactions that the index said it refused. */
  let kept: string[];

  beforeEach(async () => {
    ({ chain, source: index, people, deps } = await openPayers(database().db));
    await people.setAddress('12');
    [purse, other] = [openPurse('of 11'), openPurse('another of 11')];
    coins = [purse, purse, purse, other].map((each) => each.funding(100n * COIN));
    chain.mineThese(coins.map(({ rawHex }) => rawHex));
    tip = await people.made('11', '12', 25n * COIN);
    kept = [];
    const { broadcast } = index;
    index.broadcast = async (rawHex) => {
      kept.push(rawHex);
      return { outcome: 'refused', reason: 'not now' };
    };
    expect(await payIt(signed(0))).toMatchObject({ state: 'refused' });
    index.broadcast = broadcast;
  });

  const payer = () => people.numberOf('11');
  const coin = (place: number) => coins[place] as Coin;
  function signed(place: number, { to = tip.address ?? '', units = tip.due ?? 0n } = {}) {
    const from = place === 3 ? other : purse;
    return from.sign(
      [coin(place)],
      [
        { address: to, units },
        { address: from.address, units: 100n * COIN - units - FEE },
      ],
    );
  }
  /** The same coins and purpose under another id. */
  const dearer = () =>
    purse.sign(
      [coin(0)],
      [
        { address: tip.address ?? '', units: tip.due ?? 0n },
        { address: purse.address, units: 100n * COIN - (tip.due ?? 0n) - 2n * FEE },
      ],
    );
  const payIt = ({ rawHex }: { rawHex: string }) =>
    payTip(deps, { tipId: tip.id, payerId: payer(), rawHex });
  const send = (place: number, to = people.addressFor('13'), units = COIN) =>
    paySend(deps, {
      payerId: payer(),
      address: to,
      units,
      rawHex: signed(place, { to, units }).rawHex,
    });
  const refusals = () =>
    readRefusals(database().db, { payerId: payer(), coin: JUNKCOIN_ON.test, nowMs: people.now() });
  const outputsAt = (address: string) => index.readReceived(address, { sinceMs: 0 });

  it('binds the next one to a coin of it, so that only one of both is made', async () => {
    await expect(payIt(signed(1))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('has to spend a coin of that one'),
    });
    await expect(send(1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await refusals()).toEqual([{ txid: signed(0).txid, coins: [`${coin(0).txid}:0`] }]);
    expect(await payIt(dearer())).toMatchObject({ state: 'sent' });
    // Now they are sent, too late.
    for (const rawHex of kept) expect(chain.accept(rawHex).verdict).not.toBe('ok');
    chain.mine();
    await people.watch();
    expect(await outputsAt(tip.address ?? '')).toHaveLength(1);
  });

  it('binds nothing once it was made again, even with the same bytes', async () => {
    expect(await payIt(signed(0))).toMatchObject({ state: 'sent' });
    expect(await refusals()).toEqual([]);
    expect(await send(1)).toMatchObject({ state: 'sent' });
    expect(chain.mempool.size).toBe(2);
  });

  it('is made again by a payment of the same, and other payments can be made too', async () => {
    expect(await payIt(dearer())).toMatchObject({ state: 'sent' });
    expect(await refusals()).toEqual([]);
    expect(await send(1)).toMatchObject({ state: 'sent' });
    chain.mine();
    await people.watch();
    expect(await send(2)).toMatchObject({ state: 'sent' });
  });

  it('binds payments of another wallet only if they would pay the same once more', async () => {
    expect(await send(3)).toMatchObject({ state: 'sent' });
    await expect(payIt(signed(3))).rejects.toMatchObject({ code: 'conflict' });
    people.clock.nowMs += REFUSAL_BINDS_MS;
    await people.watch();
    expect(await refusals()).toEqual([]);
    const { rows } = await sql`
      select from wallet_payments where state = 'refused' and raw_tx is not null`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });

  it('binds nothing once a block has spent its coins', async () => {
    const rival = signed(0, { to: people.addressFor('14'), units: COIN });
    chain.accept(rival.rawHex);
    await expect(payIt(signed(1))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Wait for the next block'),
    });
    chain.mine();
    expect(await payIt(signed(1))).toMatchObject({ state: 'sent' });
    expect(await refusals()).toEqual([]);
  });

  it('binds although the index makes up a spend in a block: only a block that was read counts', async () => {
    const { readUnspent, readSpends } = index;
    index.readUnspent = async (address, asked) =>
      (await readUnspent(address, asked)).filter(({ txid }) => txid !== coin(0).txid);
    index.readSpends = async () => [
      { txid: 'ab'.repeat(32), confirmations: 3, inputs: [`${coin(0).txid}:0`], outputs: [] },
    ];
    await expect(payIt(signed(1))).rejects.toMatchObject({ code: 'conflict' });
    expect(await refusals()).toHaveLength(1);
    Object.assign(index, { readUnspent, readSpends });
    expect(chain.accept(kept[0] ?? '').verdict).toBe('ok');
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: signed(0).txid });
    expect(await outputsAt(tip.address ?? '')).toHaveLength(1);
  });

  it('is said to be made after all, before anything else is paid, and counts', async () => {
    expect(chain.accept(kept[0] ?? '').verdict).toBe('ok');
    await expect(send(1)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('was made after all'),
    });
    const { txid } = signed(0);
    const read = () => readPayment(database().db, { payerId: payer(), txid });
    expect(await read()).toMatchObject({ state: 'sent', reason: null });
    await expect(payIt(signed(1))).rejects.toMatchObject({ code: 'conflict' });
    expect(await send(1)).toMatchObject({ state: 'sent' });
    chain.mine();
    await people.watch();
    expect(await read()).toMatchObject({ state: 'confirmed' });
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect(await outputsAt(tip.address ?? '')).toHaveLength(1);
  });

  it('is not looked past while the index is away', async () => {
    index.fault = (method) => (method === 'readReceived' ? 'breaks_before' : null);
    await expect(payIt(signed(1))).rejects.toMatchObject({ code: 'not_sent' });
  });

  it('costs no more memory however many there are', async () => {
    const { db } = database();
    await sql`
      insert into wallet_payments (txid, payer_id, tip_id, address, from_addresses, units, fee, raw_tx, state, reason,
        created_at)
      select 'refused ' || n, payer_id, tip_id, address, from_addresses, units, fee, raw_tx, state, reason, created_at
      from wallet_payments, generate_series(1, 500) n`.execute(db);
    expect(await refusals()).toHaveLength(10);
    await expect(send(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is found by itself when the coin has made it after all', async () => {
    expect(chain.accept(kept[0] ?? '').verdict).toBe('ok');
    chain.mine();
    people.clock.nowMs += 11 * 60_000;
    for (let runs = 0; runs < 2; runs += 1) {
      await people.watch();
      people.clock.nowMs += 61_000;
    }
    const { txid } = signed(0);
    expect(await readPayment(database().db, { payerId: payer(), txid })).toMatchObject({
      state: 'confirmed',
      reason: null,
    });
    expect(await refusals()).toEqual([]);
  });

  it('is never sent again by itself', async () => {
    for (let runs = 0; runs < 3; runs += 1) {
      people.clock.nowMs += 11 * 60_000;
      await people.watch();
    }
    expect(chain.mempool.size).toBe(0);
  });
});
