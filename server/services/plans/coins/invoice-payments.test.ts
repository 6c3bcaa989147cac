import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { parseAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { DROPPED_AFTER_MS } from '#rules/plans/invoices.ts';
import { type CoinPrices, JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain, type IndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { chainOfIndex, type InvoiceChain } from '#server/gateways/chain/chain.ts';
import { createInvoiceChain } from '#server/gateways/chain/chain-rpc.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { createNodeSource } from '#server/gateways/chain/node-source.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import {
  BILLING_NOW_MS,
  createTestAddresses,
  creditsOf,
  enrolMembers,
  followInvoices,
} from '#server/testing/billing.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../../scripts/litecoind.mjs';
import { readPlanStanding } from '../standing.ts';
import { keepInvoices } from './invoice-payments.ts';
import { openInvoice, readInvoice } from './invoices.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const MONTH_END = '2026-04-04T12:0';

type World = {
  chain: InvoiceChain;
  source: ChainSource;
  clock: { nowMs: number };
  pay(address: string, coins: string): Promise<string>;
  mine(count?: number): Promise<void>;
  reorg(depth: number): Promise<void>;
};

type Wallet = Awaited<ReturnType<Litecoind['openWallet']>>;

let seeds = 10;

async function openDesk(
  db: Db,
  world: World,
  { coin = JUNKCOIN_ON.test, prices = JUNKCOIN_PRICES }: { coin?: Coin; prices?: CoinPrices } = {},
) {
  const [memberId = 0n] = await enrolMembers(db, '11');
  seeds += 1;
  const addressOf = createTestAddresses(seeds);
  const now = () => world.clock.nowMs;
  const deps = { db, chain: world.chain, addressOf, coin, prices, now };
  const follow = (from: Db = db) => followInvoices({ db: from, source: world.source, coin, now });
  await follow();
  const read = (invoice: CoinInvoice) =>
    readInvoice(db, { memberId, id: invoice.invoiceId, coin, nowMs: now() });
  return {
    memberId,
    deps,
    read,
    open: (
      tier: 'starter' | 'pro' | 'enterprise' = 'starter',
      period: 'monthly' | 'yearly' = 'monthly',
      at: CoinPrices = prices,
    ) => openInvoice({ ...deps, prices: at }, { memberId, tier, period }),
    follow,
    plan: async () => {
      const standing = await readPlanStanding(db, { memberId, nowMs: now() });
      if (standing === null) return null;
      const { plan, status, isUsable, expiresAtMs } = standing;
      return { tier: plan.id, status, isUsable, until: new Date(expiresAtMs).toISOString() };
    },
    credit: async () => (await creditsOf(db))[String(memberId)] ?? 0n,
    async paid(invoice: CoinInvoice) {
      const { status, exception, received, missing, credited } = await read(invoice);
      return { status, exception, received, missing, credited };
    },
  };
}

function openFake(): World & { node: ReturnType<typeof createTestNode>; source: IndexOfChain } {
  const clock = { nowMs: BILLING_NOW_MS };
  const node = createTestNode({ chain: 'test', coins: [], now: () => clock.nowMs });
  return {
    node,
    clock,
    chain: createTestInvoiceChain({ node }),
    source: createIndexOfChain(node.chain),
    pay: async (address, coins) => node.receive(address, parseAmount(coins)),
    mine: async (count = 1) => node.mine(count),
    reorg: async (depth) => node.reorg(depth),
  };
}

/** The stored status; a reader sees the end of the time before that. */
async function statusIn(db: Db, { invoiceId }: CoinInvoice): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from coin_invoices where id = ${invoiceId}::bigint`.execute(db);
  return rows[0]?.status;
}

describeOnBothInFull('payments in coins, on a fake node', (database, engine) => {
  const start = async () => {
    const world = openFake();
    return { world, desk: await openDesk(database().db, world) };
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
    const world = openFake();
    const { mempool, rawHexOf, accept } = world.node.chain;
    const desk = await openDesk(database().db, world);
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
    const world = openFake();
    const coin = { ...JUNKCOIN_ON.test, code: 'PRL', confirmations: { counted: 3, deep: 30 } };
    const prices = { starter: 50_000_000n, pro: 100_000_000n, enterprise: 400_000_000_000n };
    const desk = await openDesk(database().db, world, { coin, prices });
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
    const world = openFake();
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
      const world = openFake();
      if (who === 'index') world.chain = chainOfIndex(world.source);
      const desk = await openDesk(database().db, world);
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

describeOnPostgres('payments in coins, cut off anywhere', (database) => {
  it('end the same', async () => {
    const world = openFake();
    const desk = await openDesk(database().db, world);
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

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: payments were tried on the fake node only.');
} else {
  describeOnPostgres('payments in coins, on a real daemon', (database) => {
    let daemon: Litecoind;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());

    const openReal = async () => {
      const watching = await daemon.openWallet([]);
      // Makes more of the daemon's own money spendable.
      await daemon.mine(40);
      const payer = await daemon.openWallet(['600', '600']);
      return {
        payer,
        chain: createInvoiceChain({ url: watching.url }),
        source: createNodeSource(daemon),
        clock: { nowMs: Date.now() },
        pay: async (address: string, coins: string) =>
          String(await payer.call('sendtoaddress', address, coins)),
        mine: async (count = 1) => daemon.mine(count),
        reorg: async (depth: number) => daemon.reorg(depth),
      };
    };
    const hexOf = async (wallet: Wallet, txid: string) =>
      String(Object(await wallet.call('gettransaction', txid)).hex);
    /** Moves the daemon's clock past the time for which it keeps transactions that are in no block. */
    const dropMempool = async (payer: Wallet) => {
      await daemon.call('setmocktime', Math.floor((Date.now() + 15 * DAY_MS) / 1000));
      // The daemon checks its mempool when a new transaction comes.
      await daemon.fund(await payer.newAddress());
      await daemon.call('setmocktime', 0);
    };

    it('are seen, confirmed, undone and restored; too much and too late becomes credit', async () => {
      const world = await openReal();
      const desk = await openDesk(database().db, world);
      const invoice = await desk.open();
      await desk.follow();
      await world.pay(invoice.address, '400');
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'seen', missing: '75' });
      await world.pay(invoice.address, '100');
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', missing: '0' });
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '25' });
      const before = await desk.plan();
      expect(before).toMatchObject({ status: 'active', isUsable: true });
      await daemon.reorg(1);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', credited: '0' });
      expect(await desk.plan()).toMatchObject({ status: 'suspended' });
      await world.mine();
      await desk.follow();
      expect(await desk.plan()).toEqual(before);
      expect(await desk.credit()).toBe(parseAmount('25'));
      world.clock.nowMs = Date.now() + 60 * MINUTE_MS;
      const next = await desk.open('starter');
      expect(next).toMatchObject({ credit: '25', amount: '450' });
      await sql`update coin_invoices set expires_at = now() - interval '1 second' where id = ${next.invoiceId}::bigint`.execute(
        database().db,
      );
      await desk.follow();
      await world.pay(next.address, '450');
      await world.mine();
      await desk.follow();
      expect(await desk.paid(next)).toMatchObject({
        status: 'expired',
        exception: 'late',
        credited: '450',
      });
      expect(await desk.credit()).toBe(parseAmount('475'));
      expect(await desk.plan()).toEqual(before);
    });

    it('expire when the coin drops them, and become credit if they arrive after all', async () => {
      const world = await openReal();
      const desk = await openDesk(database().db, world);
      const invoice = await desk.open();
      const txid = await world.pay(invoice.address, '475');
      const rawHex = await hexOf(world.payer, txid);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: null });
      await dropMempool(world.payer);
      expect(await daemon.call('getrawmempool')).not.toContain(txid);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'paid', exception: 'dropped' });
      world.clock.nowMs += DROPPED_AFTER_MS;
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'expired', exception: 'dropped' });
      expect(await desk.plan()).toBeNull();
      expect(await desk.credit()).toBe(0n);
      // The payment comes after all, and the member has paid once more meanwhile.
      await daemon.call('sendrawtransaction', rawHex);
      await world.pay(invoice.address, '475');
      await world.mine();
      await desk.follow();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'expired', credited: '950' });
      expect(await desk.credit()).toBe(parseAmount('950'));
      expect(await desk.plan()).toBeNull();
    });

    it('are undone when a block spends the coins elsewhere, and can be made again', async () => {
      const world = await openReal();
      const desk = await openDesk(database().db, world);
      const invoice = await desk.open();
      const txid = await world.pay(invoice.address, '500');
      const rival = await spendElsewhere(world.payer, txid);
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '25' });
      const before = await desk.plan();
      await daemon.reorg(1);
      await daemon.mineThis(rival);
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({
        status: 'paid',
        exception: 'dropped',
        credited: '0',
      });
      expect(await desk.plan()).toMatchObject({ status: 'suspended', isUsable: false });
      expect(await desk.credit()).toBe(0n);
      await world.pay(invoice.address, '475');
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({ status: 'settled', credited: '0' });
      expect(await desk.plan()).toEqual(before);
      world.clock.nowMs += DROPPED_AFTER_MS;
      await world.mine();
      await desk.follow();
      expect(await desk.paid(invoice)).toMatchObject({
        status: 'settled',
        exception: null,
        received: '475',
      });
      expect(await desk.plan()).toEqual(before);
      expect(await desk.credit()).toBe(0n);
    });

    /** Spends the coins of another transaction, back to their owner. */
    async function spendElsewhere(wallet: Wallet, txid: string): Promise<string> {
      const { inputs } = readTransaction(await hexOf(wallet, txid));
      const raw = await wallet.call('createrawtransaction', inputs, {
        [await wallet.newAddress()]: '599.9',
      });
      return String(Object(await wallet.call('signrawtransactionwithwallet', raw)).hex);
    }
  });
}
