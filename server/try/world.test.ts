import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { TRY_ROUTES } from '#contract/try/routes.ts';
import { distributionMs, weekEndMs } from '#rules/weeks/week.ts';
import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { sourceOf } from '#server/fakes/node/source-of-chain.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { openInvoice, readInvoice } from '#server/services/plans/coins/invoices.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { enrolMembers, followInvoices } from '#server/testing/billing.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { BUILT_SITE, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paths } from '#web/paths.ts';
import { demoAddress } from './chain/chain.ts';
import { openDemoWorld } from './world.ts';

const WEEK = '2026-03-08';
const config = readConfig({ DEMO: '1' }, '/');
const COIN = 100_000_000n;

async function openAt(db: Db, nowMs: number) {
  const clock = { aheadMs: nowMs };
  const world = await openDemoWorld(db, {
    config,
    clock,
    now: () => clock.aheadMs,
    report: (error) => {
      throw error;
    },
  });
  return { world, clock };
}

describeOnBothInFull("the demo's chain", (database) => {
  it('pays a closed week when it is due, and is the same after a restart', async () => {
    const { db } = database();
    const at = new Date(weekEndMs(WEEK) - 3_600_000).toISOString();
    await ingestEvents(db, {
      events: ['11', '22'].flatMap((telegramId) => [
        {
          id: `a${telegramId}`,
          type: 'primary_address_set',
          at,
          telegramId,
          address: demoAddress(telegramId),
        },
        { id: `b${telegramId}`, type: 'booty_hunt_chest', at, telegramId, points: 10 },
      ]),
      nowMs: weekEndMs(WEEK),
    });
    await closePastWeeks(db, { ...config, nowMs: distributionMs(WEEK) });
    const { world, clock } = await openAt(db, distributionMs(WEEK) + 3_600_000);
    await world.payWeek(WEEK);
    const { rows } = await sql<{ status: string; txid: string; amount: string }>`
      select status, txid, amount::text as amount from shares`.execute(db);
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
    const shown = await world.gateways.chainIndex.readReceived(demoAddress('11'), { sinceMs: 0 });
    expect(shown).toMatchObject([
      { txid: rows[0]?.txid, confirmations: 6, blockTimeMs: distributionMs(WEEK) + 60_000 },
    ]);
    expect(await world.gateways.chainIndex.readBalance(demoAddress('22'))).toEqual({
      confirmedUnits: BigInt(rows[1]?.amount ?? 0),
      unconfirmedUnits: 0n,
      isUsed: true,
    });
    // Transactions that wait for a block survive too.
    const paid = world.chain.pay(demoAddress('33'), COIN);
    await world.stop();

    const again = (await openAt(db, clock.aheadMs)).world;
    expect(again.chain.chain.blocks).toEqual(world.chain.chain.blocks);
    expect([...again.chain.chain.mempool]).toEqual([paid?.txid]);
    expect(await again.gateways.wallet.readState()).toEqual(
      await world.gateways.wallet.readState(),
    );
    // The wallet still knows its payments, and the purse continues with the rest of its coins.
    await again.payWeek(WEEK);
    expect(again.chain.pay(demoAddress('33'), 2n * COIN)).not.toBeNull();
    again.chain.mine();
    expect(await again.gateways.chainIndex.readBalance(demoAddress('33'))).toEqual({
      confirmedUnits: 3n * COIN,
      unconfirmedUnits: 0n,
      isUsed: true,
    });
    expect((await sql<{ status: string }>`select status from shares`.execute(db)).rows).toEqual([
      { status: 'paid' },
      { status: 'paid' },
    ]);
    await again.stop();
  });
});

describeOnPostgres("the demo's calls", (database) => {
  let test: TestApp;
  let ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await test.app.close();
    for (const end of ends) await end();
    ends = [];
  });
  const headers = { 'sec-fetch-site': 'same-origin' };

  it('pay an invoice from the purse and show it, transaction by transaction', async () => {
    const { db } = database();
    const nowMs = Date.parse('2026-03-04T12:00:00Z');
    const { world } = await openAt(db, nowMs);
    ends.push(world.stop);
    test = await openTestApp(db, { demo: true, trial: world });
    const { invoices } = world.gateways.planPayments;
    if (invoices === null) throw new Error('the demo sells no plans');
    const [memberId = 0n] = await enrolMembers(db, '11');
    const deps = { db, ...invoices, coin: JUNKCOIN_ON.test, now: () => nowMs };
    const source = sourceOf(world.chain.chain, () => world.chain.chain);
    const follow = () => followInvoices({ db, source, now: () => nowMs });
    await follow();
    const invoice = await openInvoice(deps, { memberId, tier: 'starter', period: 'monthly' });
    const post = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/try/chain${url}`, headers, payload });
    const get = async (path: string) => (await test.get(`/api/try/chain${path}`)).json();

    const paid = await post('/payments', { address: invoice.address, amount: invoice.amount });
    const { txid } = paid.json();
    expect(await get(`/transactions/${txid}`)).toMatchObject({
      confirmations: 0,
      block: null,
      amount: invoice.amount,
      inputs: [{ owner: 'purse' }],
    });
    expect(await get('')).toMatchObject({ waiting: 1 });
    for (let block = 0; block < invoice.confirmationsNeeded; block++) await post('/blocks', {});
    const { height, waiting, transactions } = await get('');
    expect({ waiting, newest: transactions[0] }).toEqual({
      waiting: 0,
      newest: { txid, height: height - invoice.confirmationsNeeded + 1, amount: invoice.amount },
    });
    expect(await get(`/blocks/${transactions[0].height}`)).toMatchObject({
      isNewest: invoice.confirmationsNeeded === 1,
      transactions: [{ txid }],
    });
    expect(await get(`/addresses/${invoice.address}`)).toMatchObject({
      received: invoice.amount,
      balance: invoice.amount,
      transactionCount: 1,
    });
    await follow();
    const read = { memberId, id: invoice.invoiceId, coin: JUNKCOIN_ON.test, nowMs };
    expect(await readInvoice(db, read)).toMatchObject({
      status: 'settled',
      received: invoice.amount,
    });

    for (const body of [
      { address: invoice.address, amount: '0.00009999' },
      { address: invoice.address, amount: '1000.00000001' },
      // An address of the main chain: real coins could be sent there.
      { address: '7aRwHxWKkPH6LWFsd1DTpUx9kBwrTmBUqM', amount: '1' },
      { address: 'nonsense', amount: '1' },
    ]) {
      expect([body, (await post('/payments', body)).statusCode]).toEqual([body, 400]);
    }
    expect((await test.get(`/api/try/chain/transactions/${'0'.repeat(64)}`)).statusCode).toBe(404);
    expect((await test.get('/api/try/chain/blocks/999999')).statusCode).toBe(404);
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    const request = { method: 'POST', url: '/api/try/chain/blocks', payload: {} } as const;
    expect((await test.app.inject({ ...request, headers: foreign })).statusCode).toBe(403);
  });

  it('and files do not exist on any other server', async () => {
    test = await openTestApp(database().db, { siteFolder: BUILT_SITE });
    const files = readdirSync(join(BUILT_SITE, 'client/assets/try'));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect([file, (await test.get(`/assets/try/${file}`)).statusCode]).toEqual([file, 404]);
    }
    for (const { method, path } of Object.values(TRY_ROUTES)) {
      const url = path.replace(':txid', '0'.repeat(64)).replace(/:\w+/, '1');
      const answer = await test.app.inject({ method, url, headers });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    for (const path of [paths.try, paths.tryChain, '/try/block/1']) {
      const page = await test.get(path);
      expect([path, page.statusCode]).toEqual([path, 404]);
      expect(page.body).not.toContain('/assets/try/');
    }
    const home = await test.get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).not.toContain('href="/try');
    const document = (await test.get('/api/openapi.json')).body;
    expect(document).not.toContain('/api/try');
  });
});

it('no page of every site needs a file that only a demo has', () => {
  const files = JSON.parse(readFileSync(join(BUILT_SITE, 'page-files.json'), 'utf8'));
  for (const [source, names] of Object.entries<string[]>(files)) {
    if (/^(try|shell\/trial)\//.test(source)) continue;
    expect([source, names.filter((name) => name.startsWith('/assets/try/'))]).toEqual([source, []]);
  }
});
