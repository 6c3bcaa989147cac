import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyTerm, type CoinTerm, termOf, unusedUnits } from './coin-terms.ts';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  coinPrice,
  JUNKCOIN_PRICES,
  PLANS,
  type PlanId,
} from './plans.ts';

const at = (text: string) => Date.parse(text);
const DAY_MS = 86_400_000;
/** A purchase at the price of the day. */
const buy = (
  term: CoinTerm | null,
  bought: { tier: PlanId; period: BillingPeriod; atMs: number },
) =>
  buyTerm(term, { ...bought, priceUnits: coinPrice(JUNKCOIN_PRICES[bought.tier], bought.period) });

describe('what coins buy', () => {
  const first = buy(null, { tier: 'starter', period: 'monthly', atMs: at('2026-03-01') });

  test('a month from now on', () => {
    expect(first).toMatchObject({ anchorMs: at('2026-03-01'), expiresMs: at('2026-04-01') });
    expect(first.valueUnits).toBe(47_500_000_000n);
  });

  test('a month more from the current end', () => {
    const again = { tier: 'starter', period: 'monthly', atMs: at('2026-03-20') } as const;
    expect(buy(first, again)).toMatchObject({
      anchorMs: at('2026-03-01'),
      expiresMs: at('2026-05-01'),
    });
    expect(buy(first, { ...again, atMs: at('2026-04-01') })).toMatchObject({
      anchorMs: at('2026-04-01'),
      expiresMs: at('2026-05-01'),
    });
  });

  test('months counted from the start, so that a short one takes no days from the next', () => {
    const month = { tier: 'starter', period: 'monthly', atMs: at('2026-01-31T10:00:00Z') } as const;
    const one = buy(null, month);
    expect(one.expiresMs).toBe(at('2026-02-28T10:00:00Z'));
    const two = buy(one, month);
    expect(two.expiresMs).toBe(at('2026-03-31T10:00:00Z'));
    expect(buy(two, { ...month, period: 'yearly' }).expiresMs).toBe(at('2027-03-31T10:00:00Z'));
    const leap = { tier: 'pro', period: 'yearly', atMs: at('2028-02-29') } as const;
    const years = [0, 1, 2, 3].reduce<CoinTerm | null>((term) => buy(term, leap), null);
    expect(years?.expiresMs).toBe(at('2032-02-29'));
  });

  test('another plan at once, and more of it for the unused rest', () => {
    const half = at('2026-03-16T12:00:00Z');
    expect(unusedUnits(first, half)).toBe(23_750_000_000n);
    const pro = buy(first, { tier: 'pro', period: 'monthly', atMs: half });
    // 237.5 of 1425: a sixth of its month of 31 days.
    expect(pro.expiresMs - at('2026-04-16T12:00:00Z')).toBe(Math.floor((31 * DAY_MS) / 6));
    expect(pro.valueUnits).toBe(142_500_000_000n + 23_750_000_000n);
  });

  test('the rest of a plan paid another way counts at its price in coins', () => {
    const term = termOf({
      tier: 'pro',
      period: 'monthly',
      anchorMs: 0,
      nowMs: at('2026-03-01'),
      expiresMs: at('2026-03-16T12:00:00Z'),
      priceUnits: 142_500_000_000n,
    });
    expect(term.valueUnits).toBe(71_250_000_000n);
    expect(unusedUnits({ ...term, expiresMs: 0 }, 1)).toBe(0n);
  });

  test('the rest is never more than was paid, and nothing after the end', () => {
    expect(unusedUnits(first, at('2026-02-01'))).toBe(first.valueUnits);
    const over = { tier: 'pro', period: 'monthly', anchorMs: 0, priceUnits: 1n } as const;
    const nowMs = at('2026-03-01');
    expect(termOf({ ...over, nowMs, expiresMs: nowMs - 31 * DAY_MS }).valueUnits).toBe(0n);
  });

  test('never gives more than was paid or shortens what was bought', () => {
    const purchase = fc.record({
      tier: fc.constantFrom(...PLANS.map(({ id }) => id)),
      period: fc.constantFrom(...BILLING_PERIODS),
      gapMs: fc.integer({ min: 0, max: 60 * DAY_MS }),
    });
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (purchases) => {
        let nowMs = at('2026-01-31T10:00:00Z');
        let term: CoinTerm | null = null;
        let paid = 0n;
        for (const { tier, period, gapMs } of purchases) {
          nowMs += gapMs;
          const before = term === null ? 0n : unusedUnits(term, nowMs);
          const price = coinPrice(JUNKCOIN_PRICES[tier], period);
          paid += price;
          const next = buy(term, { tier, period, atMs: nowMs });
          expect(next.valueUnits).toBe(before + price);
          expect(next.valueUnits).toBeLessThanOrEqual(paid);
          expect(next.expiresMs).toBeGreaterThan(nowMs);
          if (term?.tier === tier) expect(next.expiresMs).toBeGreaterThan(term.expiresMs);
          term = next;
        }
      }),
    );
  });
});
