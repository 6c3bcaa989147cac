import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { WATCHED_AFTER_END_MS } from '#rules/apps/payment-requests.ts';
import { OPEN_FOR_MS } from '#rules/tips/tips.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { paySend, payTip } from '#server/services/sends/pay.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openPayers, type Payers } from '#server/testing/tips/payers.ts';
import { type Coin, openPurse, type Purse } from '#server/testing/tips/purse.ts';
import { takeTipNotices } from './notices.ts';
import type { Tip } from './rows.ts';

const COIN = 100_000_000n;
const FEE = 30_000n;

describeOnPostgres('a tip whose payee changes their address', (database) => {
  let chain: Payers['chain'];
  let index: Payers['source'];
  let people: Payers['people'];
  let deps: Payers['deps'];
  let purse: Purse;
  let coins: Coin[];
  let tip: Tip;
  let wrong: string;
  let right: string;
  beforeEach(async () => {
    ({ chain, source: index, people, deps } = await openPayers(database().db));
    purse = openPurse('of 11');
    coins = [1, 2, 3, 4].map(() => purse.funding(100n * COIN));
    chain.mineThese(coins.map(({ rawHex }) => rawHex));
    wrong = people.addressFor('13');
    right = people.addressFor('12');
    await people.setAddress('12', wrong);
    tip = await people.made('11', '12', 5n * COIN);
  });

  const payer = () => people.numberOf('11');
  const sign = (address: string, units: bigint) =>
    purse.sign(
      [coins.shift() as Coin],
      [
        { address, units },
        { address: purse.address, units: 100n * COIN - units - FEE },
      ],
    );
  /** Pays a tip from another wallet, exactly as shown. */
  const pay = ({ address, due }: Tip) => {
    const { rawHex, txid } = sign(address ?? '', due ?? 0n);
    expect(chain.accept(rawHex).verdict).toBe('ok');
    return txid;
  };
  const move = async () => {
    await people.setAddress('12', right);
    expect(await people.watch()).toMatchObject({ moved: 1, problems: [] });
    return people.read(tip);
  };
  const notices = () =>
    database()
      .db.transaction()
      .execute((tx) => takeTipNotices(tx, { most: 100 }));

  it('is paid to the new one, and says where it was to be paid before', async () => {
    const moved = await move();
    expect(moved).toMatchObject({ state: 'open', address: right, movedFrom: wrong });
    expect(moved.due).toBeGreaterThan(tip.units);
    expect(await notices()).toMatchObject([{ kind: 'moved', address: wrong }]);
    expect(await people.watch()).toMatchObject({ moved: 0 });
    const txid = pay(moved);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect(await people.totals('11')).toMatchObject({ tips: 1, tipped: tip.units });
  });

  it('is settled at the former one as well, once, and reports extra payments', async () => {
    const moved = await move();
    const first = pay(tip);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: first });
    await notices();
    const second = pay(moved);
    chain.mine(7);
    await people.watch();
    people.clock.nowMs += 10 * 60_000;
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: first });
    expect(await notices()).toMatchObject([{ kind: 'paid_again', txid: second, address: right }]);
    people.clock.nowMs += 10 * 60_000;
    await people.watch();
    expect(await notices()).toEqual([]);
    expect(await people.totals('11')).toMatchObject({ tips: 1, tipped: tip.units });
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('is not paid twice by a replacement of the payment on its way', async () => {
    const [coin] = coins;
    pay(tip);
    await people.setAddress('12', right);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'seen', address: wrong });
    // The payment is gone, so the tip moves now, and the same coins pay it at the new address.
    chain.mempool.clear();
    await people.watch();
    await people.watch();
    const moved = await people.read(tip);
    expect(moved).toMatchObject({ state: 'open', address: right });
    coins.unshift(coin as Coin);
    const txid = pay(moved);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect((await notices()).map(({ kind }) => kind)).not.toContain('paid_again');
  });

  it('stays where a payment of the wallet page is under way', async () => {
    index.fault = (method) => (method === 'broadcast' ? 'breaks_before' : null);
    const { rawHex, txid } = sign(wrong, tip.due ?? 0n);
    const toPay = { tipId: tip.id, payerId: payer(), rawHex };
    expect(await payTip(deps, toPay)).toMatchObject({ state: 'sending' });
    await people.setAddress('12', right);
    expect(await people.watch()).toMatchObject({ moved: 0 });
    index.fault = () => null;
    await people.watch();
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid, address: wrong });
  });

  it('is not paid by the wallet page to an address that it has left, or is about to', async () => {
    const { rawHex } = sign(wrong, tip.due ?? 0n);
    const toPay = { tipId: tip.id, payerId: payer(), rawHex };
    await people.setAddress('12', right);
    await expect(payTip(deps, toPay)).rejects.toThrow('has changed their address');
    await people.watch();
    await expect(payTip(deps, toPay)).rejects.toMatchObject({ code: 'bad_request' });
    expect(chain.mempool.size).toBe(0);
    // A send to that address alone still counts as the tip's payment.
    const send = { payerId: payer(), address: wrong, units: tip.due ?? 0n, rawHex };
    await paySend(deps, send);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
  });

  it('is notified of a second payment at the same address too, five times at most', async () => {
    const { address: to, due } = tip;
    const output = { address: to ?? '', units: due ?? 0n };
    const many = Array.from({ length: 9 }, () => output);
    const back = { address: purse.address, units: 100n * COIN - 9n * output.units - 4n * FEE };
    const { rawHex } = purse.sign([coins[0] as Coin], [...many, back]);
    expect(chain.accept(rawHex).verdict).toBe('ok');
    chain.mine();
    await people.watch();
    people.clock.nowMs += 10 * 60_000;
    await people.watch();
    const kinds = (await notices()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'paid_again')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'confirmed')).toHaveLength(1);
    expect(await people.totals('11')).toMatchObject({ tips: 1 });
  });

  it('is looked for at both until its time is over, and then at neither', async () => {
    const moved = await move();
    people.clock.nowMs += OPEN_FOR_MS + WATCHED_AFTER_END_MS;
    chain.mine();
    await people.watch();
    await people.watch();
    expect(await people.watch()).toMatchObject({ moved: 0 });
    pay(tip);
    pay(moved);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'expired' });
  });

  it('follows once, whichever servers look', async () => {
    await people.setAddress('12', right);
    await Promise.all([people.watch(), people.watch(), people.watch()]);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ address: right });
    const { rows } = await sql`select from expected_payments`.execute(database().db);
    expect(rows).toHaveLength(2);
    expect((await notices()).map(({ kind }) => kind)).toEqual(['moved']);
  });

  it('follows five times at most', async () => {
    for (let count = 0; count < 8; count += 1) {
      await people.setAddress('12', count % 2 === 0 ? right : wrong);
      await people.watch();
    }
    expect((await notices()).map(({ kind }) => kind)).toEqual(Array(5).fill('moved'));
  });
});
