import { describe, expect, it } from 'vitest';
import { allowanceOf, receiptOf } from './receipt.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const MIDNIGHT_MS = Date.parse('2026-03-05T00:00:00Z');
const none = { gm: null, faucet: null };
const allowance = (recurringHundredths: number, rewardedTips: number, claims = none) =>
  allowanceOf({ recurringHundredths, rewardedTips }, claims, NOW_MS);

describe('what is left of a day', () => {
  it.each([
    [0, 0, 10, 2000],
    [900, 9, 1, 1100],
    [1000, 10, 0, 1000],
    [1975, 5, 5, 25],
    [2000, 5, 0, 0],
    [2100, 11, 0, 0],
  ])('after %i hundredths and %i tips', (hundredths, tips, tipsLeft, hundredthsLeft) => {
    expect(allowance(hundredths, tips)).toEqual({
      tipsLeft,
      hundredthsLeft,
      resetsAtMs: MIDNIGHT_MS,
      gmAtMs: null,
      faucetAtMs: null,
    });
  });

  it('lets claims wait for 24 hours after the last one that earned', () => {
    const claims = { gm: NOW_MS - HOUR_MS, faucet: NOW_MS - 24 * HOUR_MS };
    expect(allowanceOf({ recurringHundredths: 0, rewardedTips: 0 }, claims, NOW_MS)).toMatchObject({
      gmAtMs: NOW_MS + 23 * HOUR_MS,
      faucetAtMs: null,
    });
  });

  it('begins anew at midnight, also for who asks at midnight', () => {
    const at = (nowMs: number) =>
      allowanceOf({ recurringHundredths: 0, rewardedTips: 0 }, none, nowMs).resetsAtMs;
    expect(at(MIDNIGHT_MS - 1)).toBe(MIDNIGHT_MS);
    expect(at(MIDNIGHT_MS)).toBe(MIDNIGHT_MS + 24 * HOUR_MS);
  });
});

describe('a receipt', () => {
  const line = (rule: string, hundredths: number, fullHundredths = hundredths, cut = null) => {
    return { rule, hundredths, fullHundredths, cut };
  };
  const gm = { gm: NOW_MS, faucet: null };

  it.each([
    ['tip', allowance(500, 5), null],
    ['tip', allowance(1000, 10), MIDNIGHT_MS],
    ['tip', allowance(2000, 3), MIDNIGHT_MS],
    ['send', allowance(1000, 10), null],
    ['send', allowance(2000, 3), MIDNIGHT_MS],
    ['gm', allowance(100, 0, gm as never), NOW_MS + 24 * HOUR_MS],
    ['faucet', allowance(2000, 0), MIDNIGHT_MS],
    ['twitter_set', allowance(2000, 10), null],
  ] as const)('of a %s says when the next one earns', (type, left, moreAtMs) => {
    const receipt = receiptOf(type, [line(type, 100)], { allowance: left, banEndsAtMs: null });
    expect(receipt.moreAtMs).toBe(moreAtMs);
  });

  it('adds up what was earned, and says what cut it', () => {
    const lines = [
      line('first_tip', 300),
      { rule: 'tip', hundredths: 25, fullHundredths: 100, cut: 'daily_activity_cap' as const },
    ];
    const left = { allowance: allowance(2000, 4), banEndsAtMs: null };
    expect(receiptOf('tip', lines, left)).toEqual({
      lines,
      hundredths: 325,
      fullHundredths: 400,
      cut: 'daily_activity_cap',
      moreAtMs: MIDNIGHT_MS,
    });
  });

  it.each([NOW_MS + HOUR_MS, null])('during a ban waits for its end', (banEndsAtMs) => {
    const lines = [{ rule: 'tip', hundredths: 0, fullHundredths: 100, cut: 'banned' as const }];
    const receipt = receiptOf('tip', lines, { allowance: allowance(0, 0), banEndsAtMs });
    expect(receipt).toMatchObject({ hundredths: 0, cut: 'banned', moreAtMs: banEndsAtMs });
  });
});
