import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { type Chance, leadChance } from '#server/testing/adversary/chance.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openPurse } from '#server/testing/tips/purse.ts';
import { openTippers, type Tippers } from '#server/testing/tips/tippers.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import type { Tip } from './rows.ts';

const COIN = 100_000_000n;
/** Signed bytes; nobody looks at what they pay. */
const { address: SELF, ...purse } = openPurse('a send');
const RAW = purse.sign([purse.funding(COIN)], [{ address: SELF, units: COIN / 2n }]).rawHex;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MARK = 42;
const WANTED = 5n * COIN + BigInt(MARK);

describeOnPostgres('a tip never takes a payment that was made for something else', (database) => {
  let chain: FakeChainIndex;
  let people: Tippers;
  let chance: Chance;
  beforeEach(async () => {
    chance = leadChance(1);
    chain = createFakeChainIndex();
    chain.height = 100;
    people = await openTippers(database().db, chain, { count: 6 });
    await people.setAddress('12');
  });
  afterEach(() => chance.end());

  /** Makes a tip whose mark is drawn as the payer wishes. Null if it asks for another amount all the same. */
  async function hunt(from: string, wanted: bigint): Promise<Tip | null> {
    chance.wish(MARK);
    const tip = await people.made(from, '12', 5n * COIN);
    return tip.due === wanted ? tip : null;
  }

  /** Returns whether a tip has taken a payment. */
  async function isPaid(tip: Tip | null): Promise<boolean> {
    return tip !== null && ['seen', 'confirmed'].includes((await people.read(tip)).state);
  }

  it('which a block held ninety minutes before it was made', async () => {
    chain.pay(people.addressFor('12'), {
      units: WANTED,
      confirmations: 90,
      blockTimeMs: people.now() - 90 * MINUTE_MS,
    });
    const found = await hunt('11', WANTED);
    await people.watch();
    expect(await isPaid(found)).toBe(false);
    expect(await people.totals('11')).toMatchObject({ tips: 0, tipped: 0n });
  });

  it('which a member has sent from the wallet page', async () => {
    await sql`
      insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, raw_tx, state, created_at)
      values (${'ab'.repeat(32)}, ${people.numberOf('13')}::bigint, ${people.addressFor('12')}, '{}', ${WANTED}::bigint,
        1000, ${RAW}, 'sent', now())`.execute(database().db);
    const found = await hunt('11', WANTED);
    chain.pay(people.addressFor('12'), { units: WANTED, txid: 'ab'.repeat(32) });
    await people.watch();
    expect(await isPaid(found)).toBe(false);
  });

  const TXID = 'cd'.repeat(32);
  const address = () => people.addressFor('12');
  /** Puts outputs of the amount that a tip asks for into a block after the tip was made. */
  const payInBlock = (tip: Tip, txid = TXID, inputs: readonly string[] = []) => {
    chain.height += 1;
    return chain.pay(address(), {
      txid,
      inputs,
      units: tip.due ?? 0n,
      confirmations: 1,
      blockTimeMs: people.now(),
    });
  };
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database().db);

  it('which was in the mempool when it was made, in any later block', async () => {
    const early = chain.pay(address(), { units: WANTED });
    expect(await hunt('11', WANTED)).toBeNull();
    early.confirmations = 1;
    early.blockTimeMs = people.now();
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ tips: 0 });
  });

  it('which a reorganisation puts into a block after it was made', async () => {
    const old = chain.pay(address(), {
      units: WANTED,
      confirmations: 9,
      blockTimeMs: people.now() - 9 * MINUTE_MS,
    });
    const found = await hunt('11', WANTED);
    expect(found).not.toBeNull();
    chain.height += 3;
    Object.assign(old, { confirmations: 1, blockHeight: chain.height, blockTimeMs: people.now() });
    await people.watch();
    expect(await isPaid(found)).toBe(false);
    expect(await people.totals('11')).toMatchObject({ tips: 0, tipped: 0n });
  });

  it('but keeps its own through every reorganisation, also into a block of before', async () => {
    const tip = await people.made('11', '12', 5n * COIN);
    const payment = payInBlock(tip);
    await people.watch();
    payment.blockHeight = 99;
    // The other one was there before the tip, as far as anybody can tell.
    const { blockTimeMs } = payment;
    chain.pay(address(), { units: payment.units, confirmations: 1, blockHeight: 99, blockTimeMs });
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: TXID });
    const { rows } = await sql`select txid from chain_outputs`.execute(database().db);
    expect(rows).toEqual([{ txid: TXID }]);
  });

  /** A coin that one of our payments spends, if we have signed that payment. */
  const COIN_NAME = `${'cc'.repeat(32)}:0`;
  const watched = (kind: 'site' | 'send') => sql`
    insert into watched_coins (coin, kind, of_id)
    values (${COIN_NAME}, ${kind}, (select case when ${kind} = 'send' then max(id) else 0 end from wallet_payments))`;

  /** Payments of exactly a tip's amount from this site to its payee, under the id that the chain shows or another one. */
  const PAYMENTS: readonly [string, (tip: Tip, txid: string | null) => ReturnType<typeof sql>][] = [
    [
      'a weekly payment',
      ({ due }, txid) => sql`
        with paid as (
          insert into payouts (state, method, amount, txid, created_at)
          values (${txid ? 'sent' : 'calling'}, 'sendmany', ${due}::bigint, ${txid}, now()) returning id)
        insert into payout_outputs select id, ${address()}, ${due}::bigint from paid`,
    ],
    [
      'the faucet',
      ({ due }, txid) => sql`
        insert into faucet_payments (member_id, address, state, method, amount, txid, created_at)
        values (${people.numberOf('12')}::bigint, ${address()}, ${txid ? 'sent' : 'calling'}, 'sendmany', ${due}::bigint,
          ${txid}, now())`,
    ],
    [
      'an escrow',
      ({ due }, txid) => sql`
        insert into escrows (owner_id, call_id, buyer_id, seller_id, buyer_press, seller_press, amount, description,
          buyer_key, seller_key, refund_address, payout_address, operator_key, address, redeem_script, state, funded,
          psbt, signatures, raw_tx, txid, signed_at, created_at, confirm_by, fund_by)
        values (${people.numberOf('13')}::bigint, 'c', ${people.numberOf('13')}::bigint,
          ${people.numberOf('12')}::bigint, 'b', 's', ${due}::bigint, '', '', '', 'nowhere', ${address()}, '', 'held here',
          '', 'releasing', ${due}::bigint, 'x', 2, '00', ${txid ?? 'ee'.repeat(32)}, now(), now(), now(), now())`,
    ],
    [
      'a send of another member',
      ({ due }, txid) => sql`
        with made as (
          insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, raw_tx, state, created_at)
          values (${txid ?? 'ee'.repeat(32)}, ${people.numberOf('13')}::bigint, ${address()}, '{}', ${due}::bigint, 1,
            ${RAW}, 'sent', now()) returning id)
        insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until)
        select 'send', id, ${address()}, ${scriptOfAddress(address(), JUNKCOIN_ON.test)}, 'own', ${due}::bigint, 1, now(),
          now() + interval '100 years' from made`,
    ],
  ];

  it.each(PAYMENTS)('%s, by its id', async (_, insert) => {
    const tip = await people.made('11', '12', 5n * COIN);
    await run(insert(tip, TXID));
    payInBlock(tip);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    // Its own payment counts once the other one is over.
    await run(sql`update payouts set state = 'confirmed'`);
    await run(sql`update faucet_payments set state = 'confirmed'`);
    await run(sql`update escrows set state = 'released'`);
    chain.height += 1;
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const own = payInBlock(tip, 'ff'.repeat(32));
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: own.txid });
  });

  const SIGNED = PAYMENTS.slice(2);
  const CALLED = PAYMENTS.slice(0, 2);

  it.each(CALLED)('%s, while its id is not known', async (_, insert) => {
    const tip = await people.made('11', '12', 5n * COIN);
    await run(insert(tip, null));
    payInBlock(tip);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
  });

  it.each(SIGNED)('%s, by its coins under another id', async (name, insert) => {
    const tip = await people.made('11', '12', 5n * COIN);
    await run(insert(tip, null));
    await run(watched(name === 'an escrow' ? 'site' : 'send'));
    payInBlock(tip, TXID, [COIN_NAME]);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const own = payInBlock(tip, 'ff'.repeat(32), [`${'dd'.repeat(32)}:1`]);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: own.txid });
  });

  it.each(CALLED)(
    'but counts its own payment, however long %s of the same is under way',
    async (_, insert) => {
      const tip = await people.made('11', '12', 5n * COIN);
      await run(insert(tip, null));
      payInBlock(tip);
      people.clock.nowMs += 4 * DAY_MS;
      for (let look = 0; look < 2; look += 1) await people.watch();
      expect(await people.totals('11')).toMatchObject({ tips: 0 });
      await run(sql`update payouts set state = 'confirmed', txid = ${'ee'.repeat(32)}`);
      await run(sql`update faucet_payments set state = 'confirmed', txid = ${'ee'.repeat(32)}`);
      people.clock.nowMs += DAY_MS;
      chain.height += 1;
      await people.watch();
      expect(await people.totals('11')).toMatchObject({ tips: 1 });
    },
  );

  it.each(CALLED)(
    'but counts its own payment at once while the wallet was not yet asked for %s',
    async (_, insert) => {
      const tip = await people.made('11', '12', 5n * COIN);
      await run(insert(tip, null));
      await run(sql`update payouts set state = 'building'`);
      await run(sql`update faucet_payments set state = 'building'`);
      payInBlock(tip);
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    },
  );

  it.each(PAYMENTS)('%s, which is under way when it is made', async (_, insert) => {
    const [due] = [WANTED];
    const tip = await people.made('14', '12', COIN);
    await run(insert({ ...tip, due }, null));
    expect(await hunt('11', WANTED)).toBeNull();
  });

  it('which the wallet sent past the books', async () => {
    const tip = await people.made('11', '12', 5n * COIN);
    await run(sql`
      insert into unknown_payments (txid, sent_at, units, outputs, raw_tx, found_at)
      values (${TXID}, now(), 1, '[]', '00', now())`);
    payInBlock(tip);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
  });

  it('which the operator has made by hand, until that is taken back', async () => {
    const tip = await people.made('11', '12', 5n * COIN);
    await run(sql`
      insert into hand_payments (week, amount, txid, checked, recorded_by, recorded_at)
      values ('2026-03-01', ${tip.due}::bigint, ${TXID}, true, 'operator', now())`);
    payInBlock(tip);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    await run(sql`
      update hand_payments set taken_back_by = 'operator', taken_back_at = now(), taken_back_why = 'another week'`);
    chain.height += 1;
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
  });

  it.each(PAYMENTS)('but keeps what it has when %s of the same begins later', async (_, insert) => {
    const tip = await people.made('11', '12', 5n * COIN);
    payInBlock(tip);
    await people.watch();
    await run(insert(tip, null));
    for (let look = 0; look < 8; look += 1) {
      chain.height += 1;
      await people.watch();
    }
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: TXID });
    expect(await people.totals('11')).toMatchObject({ tips: 1 });
  });

  it.each([
    ['of one week', [WANTED, 7n]],
    ['of all weeks', [WANTED - 7n, 7n]],
  ])('nor asks for what its payee is owed, %s', async (_, amounts) => {
    for (const [index, units] of amounts.entries()) {
      const week = index === 0 ? '2026-03-01' : '2026-02-22';
      const shares = [{ memberId: people.numberOf('12'), units }];
      await writeClosedWeek(database().db, { week, shares });
    }
    expect(await hunt('11', WANTED)).toBeNull();
  });

  it('which another tip has, whichever servers look', async () => {
    const tips = [
      await people.made('11', '12', 5n * COIN),
      await people.made('13', '12', 5n * COIN),
    ];
    const [first] = tips as [Tip, Tip];
    // Makes both ask for the same amount, which the draw never does.
    await run(sql`update tips set due = ${first.due}::bigint`);
    await run(sql`update expected_payments set units = ${first.due}::bigint`);
    payInBlock(first);
    await Promise.all([people.watch(), people.watch(), people.watch()]);
    const states = await Promise.all(tips.map(async (tip) => (await people.read(tip)).state));
    expect(states.toSorted()).toEqual(['confirmed', 'open']);
  });

  it('and is opened later where the chain gives no answer', async () => {
    chain.isDown = true;
    const tip = await people.made('11', '12', 5n * COIN);
    expect(tip).toMatchObject({ state: 'waiting_address', isOpening: true, due: null });
    expect((await people.watch()).problems).not.toEqual([]);
    chain.isDown = false;
    chain.pay(address(), { units: WANTED });
    expect(await people.watch()).toMatchObject({ opened: 1 });
    const opened = await people.read(tip);
    expect(opened).toMatchObject({ state: 'open', isOpening: false });
    expect(opened.due).not.toBe(WANTED);
    expect(await people.notices()).toEqual(['open']);
  });

  it('and is opened where the mempool is not listed, after a look at the address', async () => {
    chain.listsMempool = false;
    chain.pay(address(), { units: WANTED });
    const tip = await people.made('11', '12', 5n * COIN);
    expect(tip).toMatchObject({ state: 'open' });
    expect(tip.due).not.toBe(WANTED);
  });

  it('and waits there while its address cannot be read, whatever waits before it', async () => {
    chain.listsMempool = false;
    chain.isDown = true;
    for (const to of ['13', '14', '15', '16']) {
      await people.setAddress(to);
      chain.unreadable.add(people.addressFor(to));
      for (let count = 0; count < 4; count += 1) await people.made('11', to, COIN);
    }
    const tip = await people.made('11', '12', 5n * COIN);
    chain.isDown = false;
    expect(await people.watch()).toMatchObject({ opened: 1, notRead: 16 });
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
  });
});
