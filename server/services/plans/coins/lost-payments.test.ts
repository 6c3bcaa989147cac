import { expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { DROPPED_AFTER_MS } from '#rules/plans/invoices.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openFakeWorld, openInvoiceDesk } from '#server/testing/plans/invoice-desk.ts';

const MINUTE_MS = 60_000;
const _DAY_MS = 1440 * MINUTE_MS;
const MONTH_END = '2026-04-04T12:0';

describeOnPostgres('payments in coins that the chain loses', (database) => {
  const start = async () => {
    const world = openFakeWorld();
    return { world, desk: await openInvoiceDesk(database().db, world) };
  };

  it.each([1, 7])('suspend what a reorganisation of %i undoes, and restore it', async (depth) => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    await world.pay(invoice.address, '475');
    await world.mine(depth);
    await desk.follow();
    const before = await desk.plan();
    await world.reorg(depth);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid' });
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
    await world.mine();
    world.clock.nowMs += 5 * MINUTE_MS;
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'settled' });
    expect(await desk.plan()).toEqual(before);
    expect(await desk.credit()).toBe(0n);
  });

  it('are undone when something else spends the coins', async () => {
    const { world, desk } = await start();
    const invoice = await desk.open();
    const txid = await world.pay(invoice.address, '600');
    await world.mine();
    await desk.follow();
    expect(await desk.credit()).toBe(parseAmount('125'));
    const { inputs } = world.node.chain.find(txid);
    world.node.reorg(1, 'dropped');
    world.node.spend(inputs);
    world.clock.nowMs += 61 * MINUTE_MS;
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({
      status: 'paid',
      exception: 'dropped',
      credited: '0',
    });
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
    world.clock.nowMs += DROPPED_AFTER_MS;
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({
      status: 'expired',
      received: '0',
      credited: '0',
    });
    expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
    expect(await desk.credit()).toBe(0n);
  });

  it('wait for a dropped payment, and expire the invoice after a while', async () => {
    const world = openFakeWorld();
    const { mempool, rawHexOf, accept } = world.node.chain;
    const desk = await openInvoiceDesk(database().db, world);
    const invoice = await desk.open();
    const txid = await world.pay(invoice.address, '475');
    const rawHex = rawHexOf(txid) ?? '';
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: null });
    mempool.delete(txid);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: 'dropped' });
    // If it is sent again in time, nothing changes, and the time of its absence is forgotten.
    world.clock.nowMs += DROPPED_AFTER_MS - 1;
    accept(rawHex);
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: null });
    mempool.delete(txid);
    await desk.follow();
    world.clock.nowMs += DROPPED_AFTER_MS - 1;
    await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: 'dropped' });
    await expect(desk.open('pro')).rejects.toMatchObject({ code: 'conflict' });
    world.clock.nowMs += 1;
    await desk.follow();
    expect(await desk.paid(invoice)).toEqual({
      status: 'expired',
      exception: 'dropped',
      received: '0',
      missing: '0',
      credited: '0',
    });
    expect(await desk.plan()).toBeNull();
    expect(await desk.open('pro')).toMatchObject({ status: 'new', credit: '0' });
    // If it is confirmed after all, it becomes credit, once.
    accept(rawHex);
    await world.mine();
    for (let again = 0; again < 3; again += 1) await desk.follow();
    expect(await desk.paid(invoice)).toMatchObject({ status: 'expired', credited: '475' });
    expect(await desk.credit()).toBe(parseAmount('475'));
    expect(await desk.plan()).toBeNull();
  });

  it('return the credit of an invoice whose payment a reorganisation lost', async () => {
    const { world, desk } = await start();
    const first = await desk.open();
    await world.pay(first.address, '575');
    await world.mine();
    await desk.follow();
    const before = await desk.plan();
    const second = await desk.open();
    expect(second).toMatchObject({ credit: '100', amount: '375' });
    await world.pay(second.address, '375');
    await world.mine();
    await desk.follow();
    expect((await desk.plan())?.until).toBe('2026-05-04T12:00:00.000Z');
    world.node.reorg(1, 'dropped');
    await desk.follow();
    expect(await desk.paid(second)).toMatchObject({ status: 'paid', exception: 'dropped' });
    expect(await desk.plan()).toEqual(before);
    world.clock.nowMs += DROPPED_AFTER_MS;
    await desk.follow();
    expect(await desk.paid(second)).toMatchObject({ status: 'expired', exception: 'dropped' });
    expect(await desk.credit()).toBe(parseAmount('100'));
    expect(await desk.plan()).toEqual(before);
  });

  it('extend a plan from its end, change it at once, and undo only what was undone', async () => {
    const { world, desk } = await start();
    const buy = async (tier: 'starter' | 'pro', coins: string) => {
      const invoice = await desk.open(tier);
      const txid = await world.pay(invoice.address, coins);
      await world.mine(6);
      await desk.follow();
      return { invoice, txid };
    };
    await buy('starter', '475');
    await buy('starter', '475');
    expect((await desk.plan())?.until).toBe('2026-05-04T12:00:00.000Z');
    const { txid } = await buy('pro', '1425');
    const pro = await desk.plan();
    expect(pro).toMatchObject({ tier: 'pro', status: 'active' });
    expect(Date.parse(pro?.until ?? '')).toBeGreaterThan(Date.parse('2026-04-20'));
    const { inputs } = world.node.chain.find(txid);
    world.node.reorg(6, 'dropped');
    world.node.spend(inputs);
    await desk.follow();
    expect(await desk.plan()).toMatchObject({
      tier: 'starter',
      until: '2026-05-04T12:00:00.000Z',
      isUsable: true,
    });
  });
});

describeOnPostgres('payments in coins, cut off anywhere', (database) => {
  it('end the same', async () => {
    const world = openFakeWorld();
    const desk = await openInvoiceDesk(database().db, world);
    const invoice = await desk.open();
    await world.pay(invoice.address, '500');
    await world.mine();
    // Each statement fails once; the next run does the remaining work.
    for (let cut = 1; ; cut += 1) {
      let left = cut;
      const failing = new Proxy(database().db, {
        get(target, name, receiver) {
          if (name === 'transaction') {
            left -= 1;
            if (left === 0) throw new Error('cut off');
          }
          const value: unknown = Reflect.get(target, name, receiver);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const run = desk.follow(failing);
      if (
        await run.then(
          () => true,
          () => false,
        )
      )
        break;
    }
    expect(await desk.credit()).toBe(parseAmount('25'));
    expect((await desk.plan())?.until).toContain(MONTH_END);
  });
});
