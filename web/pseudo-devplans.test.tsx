import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanRequest } from '#contract/developer/plan-requests.ts';
import type {
  CoinInvoice,
  PaymentMethods,
  Subscription,
} from '#contract/developer/subscription.ts';
import type { FirstView } from '#contract/first-view.ts';
import { APPLICATION_TYPES } from '#rules/apps/form.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#rules/messages/languages.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { ARRANGED_COINS } from '#rules/plans/arrangements.ts';
import { BILLING_PERIODS, PLANS } from '#rules/plans/plans.ts';
import { paymentMethods } from '#server/services/plans/subscriptions.ts';
import { queryKeyFor } from './api/query-client.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { permissionAbout } from './developers/portal/permission-about.ts';
import { Arrangement } from './developers/subscription/arrangement/arrangement.tsx';
import { OwnRequests } from './developers/subscription/arrangement/own-requests.tsx';
import { SubscriptionPage } from './developers/subscription/index.tsx';
import { InvoicePage } from './developers/subscription/invoice.tsx';
import { invoiceText } from './developers/subscription/invoice-text.ts';
import { MethodsCard } from './developers/subscription/methods-card.tsx';
import { NotForSale } from './developers/subscription/not-for-sale.tsx';
import { PlanCard } from './developers/subscription/plan-card.tsx';
import { planFeatures } from './developers/subscription/plan-features.tsx';
import { PlansElsewhere } from './developers/subscription/plans-elsewhere.tsx';
import { unavailableText } from './developers/subscription/unavailable-text.ts';
import { UsageCard } from './developers/subscription/usage-card.tsx';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';
import { appTypeName } from './ui/text/app-type-name.ts';

const AT = '2026-03-04T10:00:00Z';
const noop = () => undefined;

describe('plans in another language', () => {
  let site: DemoSite;
  let view: FirstView;
  let cookie: string;
  beforeAll(async () => {
    site = await openDemoSite();
    cookie = await site.cookieOf(1n);
    view = viewIn((await site.get('/developers/portal', { headers: { cookie } })).body);
    setCommunity(view.community);
  });
  afterAll(() => site?.close());

  function render(
    parts: ReactNode,
    { client = queryClientWith(view), path = '/', as = view } = {},
  ): string {
    setLanguage('de', PSEUDO);
    return renderParts(as, parts, { client, path });
  }

  /** A client in which a call has failed. */
  async function clientWithout(...[route, input]: Parameters<typeof queryKeyFor>) {
    const client = queryClientWith(view);
    client.setDefaultOptions({ queries: { retryOnMount: false } });
    const queryFn = () => Promise.reject(new Error('away'));
    await client.prefetchQuery({ queryKey: queryKeyFor(route, input), queryFn, retry: false });
    return client;
  }

  function expectTold(html: string, ...data: unknown[]): void {
    expect(html).toContain('⟦');
    expect.soft(looseWords(html, stringsIn([view, PLAN_NAMES, COINS, ' away.', data]))).toEqual([]);
  }

  it.each([
    '/developers/portal',
    '/developers/portal?tab=register',
    '/developers/portal?tab=apps',
    '/developers/subscription',
    '/developers/subscription?period=yearly&pay=crypto',
    '/developers/subscription?payment=cancelled',
    '/developers/subscription/invoices/1',
  ])('says nothing at %s that is not in the catalogue', async (path) => {
    await preparePage(path.split('?')[0] ?? '', false);
    for (const headers of [{}, { cookie }]) {
      const page = viewIn((await site.get(path, { headers })).body);
      for (const answers of [page.answers, []]) {
        setLanguage('de', PSEUDO);
        const shown = { ...page, language: 'de' as const, answers };
        const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
        expect(html.split('⟦').length).toBeGreaterThan(12);
        expectTold(html, page, Object.values(LANGUAGE_NAMES));
      }
    }
  });

  it('has the English words of the rules', () => {
    setLanguage('en');
    for (const { id, label } of APPLICATION_TYPES) expect(appTypeName(id)).toBe(label);
    for (const { id, description } of APP_PERMISSIONS) {
      expect(permissionAbout(id)).toBe(description);
    }
    for (const plan of PLANS) expect(planFeatures(plan)).toEqual(plan.features);
    const { coin } = view.community;
    const none = paymentMethods({ cardRoot: null, coin: false }, coin.code);
    const methods = { ...METHODS, ...none };
    expect(unavailableText(methods, 'card')).toBe(none.cardReason);
    expect(unavailableText(methods, 'crypto')).toBe(none.coinReason);
    expect(unavailableText(METHODS, 'card')).toBeNull();
    expect(unavailableText(undefined, 'crypto')).toBeNull();
  });

  it.each(LANGUAGES)('has a feature of each plan once in %s', (language) => {
    setLanguage(language);
    for (const plan of PLANS) {
      const features = planFeatures(plan);
      expect(new Set(features).size).toBe(plan.features.length);
    }
  });

  it('says nothing about plans and their use that is not in the catalogue', async () => {
    const shown: string[] = [];
    for (const subscription of SUBSCRIPTIONS) {
      for (const period of BILLING_PERIODS) {
        shown.push(
          render(
            <UsageCard
              subscription={subscription}
              onManage={noop}
              onExtend={noop}
              period={period}
              pending={null}
            />,
          ),
        );
      }
      const client = queryClientWith(view);
      client.setQueryData(queryKeyFor('getSubscription', {}), subscription);
      client.setQueryData(queryKeyFor('getOwnPlanRequests', {}), REQUESTS);
      for (const search of ['', '?payment=done', '?payment=managed', '?pay=crypto']) {
        const path = `/developers/subscription${search}`;
        shown.push(render(<SubscriptionPage />, { client, path }));
      }
    }
    const failed = await clientWithout('getSubscription', {});
    shown.push(render(<SubscriptionPage />, { client: failed, path: '/developers/subscription' }));
    for (const methods of ALL_METHODS) {
      shown.push(
        render(
          <>
            <NotForSale methods={methods} />
            <MethodsCard methods={methods} period="monthly" />
          </>,
        ),
      );
    }
    const { coin } = view.community;
    for (const planPrices of [coin.planPrices, PRICES, null]) {
      setCommunity({ ...view.community, coin: { ...coin, planPrices } });
      for (const period of BILLING_PERIODS) {
        for (const payWith of ['card', 'crypto'] as const) {
          shown.push(
            ...PLANS.map((plan) =>
              render(
                <PlanCard
                  plan={plan}
                  period={period}
                  payWith={payWith}
                  isCurrent={plan.id === 'starter'}
                  isPending={false}
                  isThisPending={false}
                  isForSale={true}
                  isUnavailable={false}
                  onChoose={noop}
                />,
              ),
            ),
          );
        }
      }
    }
    setCommunity(view.community);
    shown.push(render(<PlansElsewhere />));
    for (const html of shown) expectTold(html, SUBSCRIPTIONS, REQUESTS);
    const all = shown.join().replaceAll('<!-- -->', '');
    const wanted = [
      ...['Save 17%', 'could not be loaded', 'No price in', 'instead of', '5% off', 'Saves $'],
      ...['past due', 'Pay now', 'Everything works until', 'stopped working', 'Extend Pro by'],
      ...['does not renew by itself', 'It renews on', 'undone on the chain', 'Used up', '80% or'],
      ...['of unlimited', 'None without', 'has arrived', 'is confirming', 'Show the invoice'],
      ...['by arrangement with the owner', 'operator can give', 'outside Telegram'],
    ];
    expect(wanted.filter((said) => !all.includes(said))).toEqual([]);
  });

  it('says nothing about plans by arrangement that is not in the catalogue', () => {
    const closed = REQUESTS.filter(({ status }) => status !== 'open');
    const shown: string[] = [];
    for (const requests of [[], closed, REQUESTS]) {
      const client = queryClientWith(view);
      client.setQueryData(queryKeyFor('getOwnPlanRequests', {}), requests);
      for (const coin of [null, 'BTC'] as const) {
        for (const viewer of [view.viewer, null]) {
          shown.push(
            render(<Arrangement coin={coin} onCoin={noop} period="yearly" />, {
              client,
              as: { ...view, viewer },
            }),
          );
        }
      }
    }
    const told = shown.filter((html) => html.includes('⟦'));
    told.push(render(<OwnRequests requests={REQUESTS} />));
    for (const html of told) expectTold(html, REQUESTS);
    for (const said of ['Sign in to ask', 'already have an open', 'List price: $', '24 months']) {
      expect(told.join()).toContain(said);
    }
  });

  it('says nothing about an invoice that is not in the catalogue', async () => {
    const path = '/developers/subscription/invoices/7';
    const call = { params: { id: '7' } };
    for (const invoice of INVOICES) {
      const client = queryClientWith(view);
      client.setQueryData(queryKeyFor('getInvoice', call), invoice);
      const html = render(<InvoicePage />, { client, path });
      expectTold(html, INVOICES);
      const { title, text } = invoiceText(invoice);
      // Each sentence is a message of its own.
      expect(`${title} ${text}`).toMatch(/^(⟦[^⟦]*⟧ ?)+$/);
    }
    const failed = await clientWithout('getInvoice', call);
    const unread = render(<InvoicePage />, { client: failed, path });
    expect(unread).toContain('could not be loaded');
    expectTold(unread);
    expectTold(render(<InvoicePage />, { path, as: { ...view, viewer: null } }));
  });

  it.each(LANGUAGES)('writes what is to be paid alike in %s', (language) => {
    setLanguage(language);
    const client = queryClientWith(view);
    const [invoice] = INVOICES;
    client.setQueryData(queryKeyFor('getInvoice', { params: { id: '7' } }), invoice);
    const path = '/developers/subscription/invoices/7';
    const html = renderParts(view, <InvoicePage />, { client, path });
    expect(html).toContain('<bdi>1,425.50000000 JKC</bdi>');
    expect(html).toContain(`<bdi>${invoice?.address}</bdi>`);
  });
});

const PLAN_NAMES = PLANS.map(({ name }) => name);
const COINS = ARRANGED_COINS.map(({ name }) => name);
const PRICES = { starter: '500', pro: '1500.000001', enterprise: '5000' };

const METHODS: PaymentMethods = {
  card: true,
  coin: true,
  cardReason: null,
  coinReason: null,
  arrangement: true,
  checkoutOrigin: null,
  freeRequests: 500,
};
const UNPAYABLE = { card: false, coin: false, cardReason: 'no', coinReason: 'no' };
const ALL_METHODS: readonly PaymentMethods[] = [true, false].flatMap((arrangement) =>
  [0, 500].flatMap((freeRequests) => [
    { ...METHODS, arrangement, freeRequests },
    { ...METHODS, ...UNPAYABLE, arrangement, freeRequests },
  ]),
);

const INVOICE: CoinInvoice = {
  invoiceId: '7',
  tierId: 'pro',
  period: 'monthly',
  currency: 'JKC',
  listPrice: '1500',
  discountPercent: 5,
  credit: '0.5',
  amount: '1424.5',
  received: '0',
  missing: '1425.5',
  credited: '0',
  address: '7XKdkGnTh1nXG4ZN1d6fLT9CkxdY5cX9Ua',
  status: 'new',
  exception: null,
  bought: null,
  confirmations: -1,
  confirmationsNeeded: 6,
  createdAt: AT,
  expiresAt: AT,
};
const INVOICES: readonly CoinInvoice[] = [
  INVOICE,
  { ...INVOICE, period: 'yearly', exception: 'dropped' },
  { ...INVOICE, status: 'seen', exception: 'underpaid' },
  { ...INVOICE, status: 'paid', confirmations: 2, credited: '3' },
  { ...INVOICE, status: 'paid', exception: 'dropped', credited: '3' },
  { ...INVOICE, status: 'settled', bought: 'plan' },
  { ...INVOICE, status: 'settled', bought: 'credit', credited: '3' },
  ...([null, 'late', 'underpaid', 'overpaid', 'dropped'] as const).map((exception) => ({
    ...INVOICE,
    ...{ status: 'expired' as const, exception },
  })),
];

const NO_PLAN: Subscription = {
  tier: null,
  period: null,
  status: 'none',
  source: null,
  expiresAt: null,
  endsAtExpiry: false,
  graceUntil: null,
  usage: { apiRequests: 0, webhooks: 0, apps: 0 },
  limits: { apiRequests: 0, webhooks: 100, apps: 1 },
  usageResetsAt: AT,
  credit: '0',
  payments: METHODS,
  payUrl: null,
  openInvoice: null,
};
const ACTIVE: Subscription = {
  ...NO_PLAN,
  ...{ tier: 'pro', period: 'monthly', status: 'active', source: 'coin', expiresAt: AT },
  usage: { apiRequests: 85_000, webhooks: 10_000, apps: 1 },
  limits: { apiRequests: 100_000, webhooks: 10_000, apps: null },
};
const LATE: Subscription = { ...ACTIVE, source: 'card', status: 'past_due' };
const SUBSCRIPTIONS: readonly Subscription[] = [
  NO_PLAN,
  { ...NO_PLAN, payments: { ...METHODS, ...UNPAYABLE } },
  { ...ACTIVE, credit: '5', endsAtExpiry: true, openInvoice: INVOICE },
  { ...ACTIVE, source: 'card', credit: '-5' },
  { ...LATE, graceUntil: '2030-01-01T00:00:00Z', payUrl: 'https://invoice.stripe.com/x' },
  { ...LATE, graceUntil: '2020-01-01T00:00:00Z' },
  ...(['past_due', 'suspended', 'expired', 'cancelled'] as const).map((status) => ({
    ...LATE,
    status,
  })),
];

const REQUEST: PlanRequest = {
  id: '1',
  tierId: 'pro',
  months: 3,
  coin: 'USDC',
  contact: '@polly',
  status: 'open',
  createdAt: AT,
  endedAt: null,
  received: null,
  reason: null,
  beginsAt: null,
  expiresAt: null,
};
const REQUESTS: readonly PlanRequest[] = [
  REQUEST,
  { ...REQUEST, id: '2', months: 1, status: 'granted', expiresAt: AT, received: 'All of it' },
  { ...REQUEST, id: '3', status: 'declined', reason: 'No wind.' },
  { ...REQUEST, id: '4', status: 'withdrawn' },
];
