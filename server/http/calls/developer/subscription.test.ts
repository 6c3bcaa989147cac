import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import {
  openTestStripe,
  TEST_STRIPE_KEY,
  TEST_WEBHOOK_SECRET,
  type TestStripe,
} from '#server/fakes/stripe/stripe.ts';
import type { Cards } from '#server/gateways/cards/cards.ts';
import { createStripeCards } from '#server/gateways/cards/stripe.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { createTestAddresses, enrolMembers, followInvoices } from '#server/testing/billing.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestAppOptions } from '#server/testing/http/app.ts';

const WEBHOOK = '/api/stripe/webhook';
const BASE = '/api/developer/subscription';
const ORDER = { tierId: 'starter', period: 'monthly' };

describeOnPostgres('the calls of a developer’s plan', (database) => {
  let stripe: TestStripe;
  let cards: Cards;
  beforeAll(async () => {
    stripe = await openTestStripe({ now: () => NOW_MS });
    cards = await createStripeCards({
      secretKey: TEST_STRIPE_KEY,
      webhookSecrets: [TEST_WEBHOOK_SECRET],
      isLive: false,
      apiRoot: stripe.apiRoot,
      retries: 0,
    });
  });
  afterAll(() => stripe?.close());

  async function open(options: TestAppOptions = {}) {
    const { db } = database();
    const members = await enrolMembers(db, '11', '22');
    const chain = createTestInvoiceChain();
    const source = createIndexOfChain(chain.node.chain);
    await followInvoices({ db, source, now: () => NOW_MS });
    const invoices = { chain, addressOf: createTestAddresses(), prices: JUNKCOIN_PRICES };
    const test = await openTestApp(db, {
      planPayments: { cards, invoices },
      environment: { COIN_NETWORK: 'test' },
      ...options,
    });
    const cookies = await Promise.all(
      members.map(async (memberId) => {
        const token = await createSession(db, { memberId, nowMs: NOW_MS });
        return `deck=${token}`;
      }),
    );
    const send = (method: 'GET' | 'POST', url: string, who: number | null, payload?: unknown) =>
      test.app.inject({
        method,
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(who === null ? {} : { cookie: cookies[who] ?? '' }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
    return { ...test, db, send };
  }

  it('are for the member only', async () => {
    const { send, db, app } = await open();
    const calls: ['GET' | 'POST', string, unknown?][] = [
      ['GET', BASE],
      ['POST', `${BASE}/stripe`, ORDER],
      ['POST', `${BASE}/crypto`, { ...ORDER, currency: 'JKC' }],
      ['POST', `${BASE}/portal`, {}],
      ['GET', '/api/developer/invoices/1'],
    ];
    for (const [method, url, body] of calls) {
      expect((await send(method, url, null, body)).statusCode, url).toBe(401);
    }
    const made = await send('POST', `${BASE}/crypto`, 0, { ...ORDER, currency: 'JKC' });
    expect(made.json()).toMatchObject({ invoiceId: '1', amount: '475', status: 'new' });
    expect((await send('GET', '/api/developer/invoices/1', 0)).statusCode).toBe(200);
    for (const id of ['1', '2', '999999999999999999']) {
      expect((await send('GET', `/api/developer/invoices/${id}`, 1)).statusCode).toBe(404);
    }
    expect((await send('GET', BASE, 1)).json()).toMatchObject({
      tier: null,
      status: 'none',
      openInvoice: null,
      credit: '0',
      payments: { card: true, coin: true, checkoutOrigin: stripe.apiRoot },
    });
    expect((await send('GET', BASE, 0)).json().openInvoice.invoiceId).toBe('1');
    // Nothing to manage, from another site, and banned.
    expect((await send('POST', `${BASE}/portal`, 0, {})).statusCode).toBe(409);
    const foreign = await app.inject({
      method: 'POST',
      url: `${BASE}/stripe`,
      payload: ORDER,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
    await sql`update members set banned_at = ${new Date(NOW_MS).toISOString()}::timestamptz`.execute(
      db,
    );
    for (const [method, url, body] of calls) {
      expect((await send(method, url, 0, body)).statusCode, url).toBe(401);
    }
  });

  it('accept only plans, periods and the coin', async () => {
    const { send } = await open();
    const bad = [
      {},
      { ...ORDER, tierId: 'constructor' },
      { ...ORDER, tierId: ['pro'] },
      { ...ORDER, period: 'weekly' },
      { ...ORDER, amount: 1 },
      { ...ORDER, tierId: 'starter\u0000' },
    ];
    for (const body of bad) {
      expect((await send('POST', `${BASE}/stripe`, 0, body)).statusCode).toBe(400);
      const coins = { ...body, currency: 'JKC' };
      expect((await send('POST', `${BASE}/crypto`, 0, coins)).statusCode).toBe(400);
    }
    for (const currency of ['BTC', 'USDT', '', 5, null]) {
      const answer = await send('POST', `${BASE}/crypto`, 0, { ...ORDER, currency });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('say what is missing in the configuration', async () => {
    const { send, app } = await open({ planPayments: { cards: null, invoices: null } });
    for (const [path, body] of [
      ['stripe', ORDER],
      ['crypto', { ...ORDER, currency: 'JKC' }],
      ['portal', {}],
    ] as const) {
      const answer = await send('POST', `${BASE}/${path}`, 0, body);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'payments_not_configured' });
    }
    const methods = (await send('GET', '/api/developer/payment-methods', null)).json();
    expect(methods).toMatchObject({ card: false, coin: false, checkoutOrigin: null });
    expect(methods.cardReason).toContain('no card processor');
    expect((await app.inject({ method: 'POST', url: WEBHOOK, payload: {} })).statusCode).toBe(404);
  });

  it('accept only events that Stripe signed, to the byte', async () => {
    const { send, app, logs } = await open();
    const { checkoutUrl } = (await send('POST', `${BASE}/stripe`, 0, ORDER)).json();
    const { events } = stripe.pay(checkoutUrl.split('/').at(-1));
    const post = (payload: string, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: WEBHOOK, payload, headers });
    const [, , completed = {}] = events;
    const { payload, headers } = stripe.signed(completed);
    const forged: [string, Record<string, string>, number][] = [
      [payload, { 'content-type': 'application/json' }, 400],
      [payload.replace('{', '{ '), headers, 400],
      [payload, { ...headers, 'stripe-signature': '' }, 400],
      [
        payload,
        { ...headers, 'stripe-signature': headers['stripe-signature'].replace('v1', 'v0') },
        400,
      ],
      [payload, stripe.signed(completed, { secret: 'whsec_stranger' }).headers, 400],
      [payload, stripe.signed(completed, { atMs: NOW_MS - 301_000 }).headers, 400],
      [payload, { ...headers, 'content-type': 'text/plain' }, 415],
      [`${payload}${' '.repeat(256 * 1024)}`, headers, 413],
    ];
    for (const [text, head, status] of forged) {
      expect((await post(text, head)).statusCode).toBe(status);
    }
    expect((await send('GET', BASE, 0)).json().status).toBe('none');
    stripe.order(/GET .*sessions/, 'error');
    expect((await post(payload, headers)).statusCode).toBe(503);
    expect((await post(payload, headers)).json()).toEqual({ received: true, outcome: 'taken' });
    expect((await post(payload, headers)).json()).toEqual({ received: true, outcome: 'known' });
    const mine = (await send('GET', BASE, 0)).json();
    expect(mine).toMatchObject({ tier: 'starter', status: 'active', source: 'card' });
    const written = logs.join('\n');
    expect(written).not.toContain(headers['stripe-signature'].split('v1=')[1]);
    expect(written).not.toContain(TEST_STRIPE_KEY);
  });
});
