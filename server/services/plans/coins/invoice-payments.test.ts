import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import { chainOfIndex } from '#server/gateways/chain/chain.ts';
import { createTestAddresses, enrolMembers } from '#server/testing/billing.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { openFakeWorld, openInvoiceDesk, statusIn } from '#server/testing/plans/invoice-desk.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { keepInvoices } from './invoice-payments.ts';
import { openInvoice } from './invoices.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const MONTH_END = '2026-04-04T12:0';

describeOnBothInFull('payments in coins, on a fake node', (database, engine) => {
  const start = async () => {
    const world = openFakeWorld();
    return { world, desk: await openInvoiceDesk(database().db, world) };
  };

  it('pay for a plan once confirmed, and only once', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    expect(invoice).toMatchObject({
      status: 'new',
      listPrice: '500',
      amount: '475',
      missing: '475',
    });
    expect((await desk.open()).address).toBe(invoice.address);
    await desk.follow();
    expect(await desk.plan()).toBeNull();
    await world.pay(invoice.address, '475');
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', missing: '0' });
    expect(await desk.plan()).toBeNull();
    await world.mine();
    for (let again = 0; again < 3; again += 1) await desk.follow();
    expect(await desk.read(invoice)).toMatchObject({
      status: 'settled',
      confirmations: 1,
      bought: 'plan',
    });
    expect(await desk.plan()).toMatchObject({ tier: 'starter', status: 'active', isUsable: true });
    expect((await desk.plan())?.until).toContain(MONTH_END);
    expect(await desk.credit()).toBe(0n);
    await world.mine(3);
    await desk.follow();
    expect((await desk.plan())?.until).toContain(MONTH_END);
  });

  it('credit overpayments and double payments to the next invoice', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '475');
    await world.pay(invoice.address, '475');
    await world.mine();
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({
      status: 'settled',
      exception: 'overpaid',
      credited: '475',
    });
    expect(await desk.credit()).toBe(parseAmount('475'));
    const next = await desk.open('pro');
    expect(next).toMatchObject({ credit: '475', amount: '950' });
    expect(await desk.credit()).toBe(0n);
    // The credit of a given-up invoice is returned.
    const other = await desk.open('enterprise');
    expect(other).toMatchObject({ credit: '475', amount: '4275' });
    expect(await desk.read(next)).toMatchObject({ status: 'expired' });
    await desk.open('pro');
    const { rows } = await sql`select from credit_entries where reason = 'used'`.execute(
      database().db,
    );
    expect(rows).toHaveLength(3);
  });

  it('count nothing twice if several servers read the chain', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '500');
    await world.mine();
    await Promise.all([desk.follow(), desk.follow(), desk.follow()]);
    await desk.follow();
    expect(await desk.credit()).toBe(parseAmount('25'));
    expect((await desk.plan())?.until).toContain(MONTH_END);
    const { rows } = await sql`select from coin_payments`.execute(database().db);
    expect(rows).toHaveLength(1);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('show what is missing, and accept the rest in time', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '400');
    await world.mine();
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({
      status: 'seen',
      exception: 'underpaid',
      received: '400',
      missing: '75',
    });
    expect(await desk.plan()).toBeNull();
    await world.pay(invoice.address, '75');
    await world.mine();
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', missing: '0' });
    expect(await desk.credit()).toBe(0n);
  });

  it('credit what is late or too little', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '400');
    world.clock.nowMs += 60 * MINUTE_MS;
    await desk.follow();
    await world.pay(invoice.address, '75');
    await desk.follow();
    expect(await desk.credit()).toBe(0n);
    await world.mine();
    await desk.follow();
    expect(await desk.paid(invoice)).toEqual({
      status: 'expired',
      exception: 'late',
      received: '475',
      missing: '0',
      credited: '475',
    });
    expect(await desk.plan()).toBeNull();
    // An invoice that credit covers completely settles at once. Its address is still watched long after.
    const covered = await desk.open();
    expect(covered).toMatchObject({ status: 'settled', amount: '0', credit: '475' });
    expect(await desk.plan()).toMatchObject({ tier: 'starter', isUsable: true });
    world.clock.nowMs += 3 * DAY_MS;
    await world.pay(invoice.address, '1');
    await world.mine();
    await desk.follow();
    expect(await desk.credit()).toBe(parseAmount('1'));
  });

  it('accept a payment seen in time, even if nobody looked', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    world.clock.nowMs += 59 * MINUTE_MS;
    await world.pay(invoice.address, '475');
    world.clock.nowMs += 300 * MINUTE_MS;
    await world.mine(200);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', exception: null });
  });

  it('accept what was paid while the chain was not read for a day', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    world.clock.nowMs += 30 * MINUTE_MS;
    await world.pay(invoice.address, '400');
    await world.mine();
    await world.pay(invoice.address, '75');
    world.source.fault = () => 'breaks_before';
    world.clock.nowMs += DAY_MS;
    await expect(desk.follow()).rejects.toThrow('did not hear');
    await keepInvoices({ ...desk.deps, report: () => {} });
    expect(await statusIn(database().db, invoice)).toBe('new');
    world.source.fault = () => null;
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: null });
    await world.mine();
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', received: '475' });
  });

  it('take nothing that this site has sent, by its id or while that is not known', async () => {
    const { world, desk } = await start();
    const { db } = database();
    const invoice = await desk.open();
    const shareTo = (txid: string | null) => sql`
      with paid as (
        insert into payouts (state, method, amount, txid, created_at)
        values (${txid ? 'confirmed' : 'calling'}, 'sendmany', 1, ${txid}, now()) returning id)
      insert into payout_outputs select id, ${invoice.address}, ${String(parseAmount('475'))}::bigint from paid`;
    await shareTo(await world.pay(invoice.address, '475')).execute(db);
    await shareTo(null).execute(db);
    await world.pay(invoice.address, '475');
    await world.mine(6);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'new', received: '0' });
    // The second payout was not the one.
    await sql`update payouts set state = 'failed' where txid is null`.execute(db);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', received: '475' });
  });

  it('wait for a node that is down, and for a chain that is not read', async () => {
    const { world, desk } = await start();
    world.node.faults.isDown = true;
    await expect(desk.open()).rejects.toMatchObject({ code: 'unavailable' });
    world.node.faults.isDown = false;
    await sql`update chain_state set halted = 'a test'`.execute(database().db);
    await expect(desk.open()).rejects.toMatchObject({ code: 'unavailable' });
    await sql`update chain_state set halted = null`.execute(database().db);
    const invoice = await desk.open();
    world.clock.nowMs += 61 * MINUTE_MS;
    world.source.fault = () => 'breaks_before';
    await expect(desk.follow()).rejects.toThrow('did not hear');
    await keepInvoices({ ...desk.deps, report: () => {} });
    expect(await statusIn(database().db, invoice)).toBe('new');
    expect((await desk.read(invoice)).status).toBe('expired');
    world.source.fault = () => null;
    await desk.follow();
    expect(await statusIn(database().db, invoice)).toBe('expired');
  });

  it('have the prices and the depths of the community’s coin', async () => {
    const world = openFakeWorld();
    const coin = { ...JUNKCOIN_ON.test, code: 'PRL', confirmations: { counted: 3, deep: 30 } };
    const prices = { starter: 50_000_000n, pro: 100_000_000n, enterprise: 400_000_000_000n };
    const desk = await openInvoiceDesk(database().db, world, { coin, prices });
    const invoice = await desk.open();
    expect(invoice).toMatchObject({
      currency: 'PRL',
      listPrice: '0.5',
      amount: '0.475',
      confirmationsNeeded: 3,
    });
    await world.pay(invoice.address, '0.475');
    await world.mine(2);
    await desk.follow();
    expect(await desk.read(invoice)).toMatchObject({ status: 'paid', confirmations: 2 });
    await world.mine();
    await desk.follow();
    expect((await desk.read(invoice)).status).toBe('settled');
    expect(await desk.open('enterprise')).toMatchObject({
      amount: '3800',
      confirmationsNeeded: 30,
    });
  });

  it('keep the value of what was bought when prices change', async () => {
    const { world, desk } = await start();
    const first = await desk.open('starter');
    await world.pay(first.address, first.amount);
    await world.mine();
    await desk.follow();
    const dearer = { starter: 5n * 10n ** 12n, pro: 15n * 10n ** 12n, enterprise: 5n * 10n ** 13n };
    const second = await desk.open('pro', 'monthly', dearer);
    expect(second.amount).toBe('142500');
    await world.pay(second.address, second.amount);
    await world.mine(20);
    await desk.follow();
    // A month, and for the unused 475 coins a 300th of a month of 31 days more.
    expect((await desk.plan())?.until.slice(0, 15)).toBe('2026-04-04T14:2');
  });

  it('are not asked for before the chain was read', async () => {
    const world = openFakeWorld();
    const [memberId = 0n] = await enrolMembers(database().db, '11');
    const deps = {
      db: database().db,
      chain: world.chain,
      coin: JUNKCOIN_ON.test,
      prices: JUNKCOIN_PRICES,
    } as const;
    const wish = { memberId, tier: 'starter', period: 'monthly' } as const;
    const now = () => world.clock.nowMs;
    const opening = openInvoice({ ...deps, addressOf: createTestAddresses(9), now }, wish);
    await expect(opening).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('return credit from an invoice that the node never watched', async () => {
    const { world, desk } = await start();
    const first = await desk.open();
    await world.pay(first.address, '1475');
    await world.mine(6);
    await desk.follow();
    expect(await desk.credit()).toBe(parseAmount('1000'));
    world.node.faults.isDown = true;
    // Once credit covers everything, and once a part.
    await expect(desk.open('starter')).rejects.toMatchObject({ code: 'unavailable' });
    world.node.faults.isDown = false;
    const before = await desk.plan();
    const pro = await desk.open('pro');
    // Given up before anybody saw it, so it buys nothing.
    expect(pro).toMatchObject({ credit: '1000', amount: '425' });
    expect(await desk.plan()).toEqual(before);
    world.node.faults.isDown = true;
    await expect(desk.open('enterprise')).rejects.toMatchObject({ code: 'unavailable' });
    world.node.faults.isDown = false;
    world.clock.nowMs += 61 * MINUTE_MS;
    await desk.follow();
    expect(await desk.credit()).toBe(parseAmount('1000'));
  });

  it.each(['node', 'index'])(
    'never give out an address that a %s says was paid before',
    async (who) => {
      const world = openFakeWorld();
      if (who === 'index') world.chain = chainOfIndex(world.source);
      const desk = await openInvoiceDesk(database().db, world);
      const used = desk.deps.addressOf(1);
      expect(await world.chain.isUsed(used)).toBe(false);
      await world.pay(used, '5');
      const invoice = await desk.open();
      expect(invoice.address).toBe(desk.deps.addressOf(2));
      await desk.follow();
      expect(await desk.credit()).toBe(0n);
    },
  );

  it('refuse too many invoices, and a second one while money is on its way', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '1');
    await desk.follow();
    await expect(desk.open('pro')).rejects.toMatchObject({ code: 'conflict' });
    world.clock.nowMs += 61 * MINUTE_MS;
    for (let count = 0; count < 9; count += 1) await desk.open(count % 2 ? 'starter' : 'pro');
    await expect(desk.open('enterprise')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
