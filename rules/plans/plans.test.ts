import { describe, expect, it } from 'vitest';
import { formatAmount } from '../amounts.ts';
import {
  BILLING_PERIODS,
  COIN_DISCOUNT_PERCENT,
  cardPriceCents,
  coinPrice,
  JUNKCOIN_PRICES,
  PLANS,
  planAtPrice,
  planFor,
  plansAllowing,
  YEARLY_SAVING_PERCENT,
  yearlySavingCents,
} from './plans.ts';

describe('PLANS', () => {
  it.each([
    ['starter', 999, 9999, '500', 10_000, 1_000, 2, false],
    ['pro', 2999, 29_999, '1500', 100_000, 10_000, 10, true],
    ['enterprise', 9999, 99_999, '5000', null, null, null, false],
  ])(
    '%s is as specified',
    (id, monthlyCents, yearlyCents, coins, apiRequests, webhooks, apps, mostPopular) => {
      const plan = planFor(id);
      const limits = { apiRequests, webhooks, apps };
      expect(plan).toMatchObject({ id, monthlyCents, yearlyCents, limits, mostPopular });
      expect(formatAmount(plan ? JUNKCOIN_PRICES[plan.id] : 0n)).toBe(coins);
    },
  );

  it('names its limits among its features', () => {
    for (const { features, limits } of PLANS) {
      const text = (limit: number | null) => limit?.toLocaleString('en-US') ?? 'Unlimited';
      expect(features).toContain(`${text(limits.apiRequests)} API requests`);
      expect(features).toContain(`${text(limits.webhooks)} webhooks`);
      expect(features).toContain(`${text(limits.apps)} apps`);
    }
  });

  it.each([
    ['starter', ['Community support']],
    ['pro', ['Email support', 'Custom rate limits', 'Escrow management']],
    [
      'enterprise',
      ['Dedicated support', 'White-label options', 'Account manager', 'SLA guarantees'],
    ],
  ])('%s offers its own', (id, features) => {
    expect(planFor(id)?.features).toEqual(expect.arrayContaining(features));
  });
});

describe('planFor', () => {
  it.each(['', 'Starter', 'free', 'constructor', '__proto__', 'toString', '0'])(
    'has no plan %j',
    (id) => {
      expect(planFor(id)).toBeUndefined();
    },
  );
});

describe('planAtPrice', () => {
  it('finds each plan by its card price for a period, and by no other amount', () => {
    for (const period of BILLING_PERIODS) {
      const found = PLANS.map((plan) => planAtPrice(cardPriceCents(plan, period), period));
      expect(found).toEqual(PLANS);
    }
    expect(planAtPrice(9999, 'monthly')?.id).toBe('enterprise');
    expect(planAtPrice(9999, 'yearly')?.id).toBe('starter');
    expect([0, -999, 998, 1000].map((cents) => planAtPrice(cents, 'monthly'))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('the savings', () => {
  it.each([
    ['starter', 1989],
    ['pro', 5989],
    ['enterprise', 19_989],
  ])('of a year of %s are %i cents, about 17 percent', (id, cents) => {
    const plan = planFor(id);
    expect(plan && yearlySavingCents(plan)).toBe(cents);
    expect(Math.round((cents / ((plan?.monthlyCents ?? 0) * 12)) * 100)).toBe(17);
    expect(YEARLY_SAVING_PERCENT).toBe(17);
  });

  it.each([
    ['starter', '475', '4750'],
    ['pro', '1425', '14250'],
    ['enterprise', '4750', '47500'],
  ])('in coins make %s cost %s a month and %s a year', (id, month, year) => {
    expect(COIN_DISCOUNT_PERCENT).toBe(5);
    expect(BILLING_PERIODS).toEqual(['monthly', 'yearly']);
    const plan = planFor(id);
    const prices = BILLING_PERIODS.map((period) =>
      formatAmount(coinPrice(plan ? JUNKCOIN_PRICES[plan.id] : 0n, period)),
    );
    expect(prices).toEqual([month, year]);
  });
});

describe('plansAllowing', () => {
  it('has escrow from Pro on, and everything else in every plan and without one', () => {
    expect(plansAllowing('manage_escrow')).toEqual(['pro', 'enterprise']);
    for (const id of [null, 'read_balance', 'request_payments'] as const) {
      expect(plansAllowing(id)).toEqual(['starter', 'pro', 'enterprise', 'free']);
    }
  });
});
