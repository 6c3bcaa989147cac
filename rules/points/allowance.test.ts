import { describe, expect, it } from 'vitest';
import { allowanceOf } from './allowance.ts';
import { SPECIFIED_EARNING } from './earning.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const MIDNIGHT_MS = Date.parse('2026-03-05T00:00:00Z');
const none: ReadonlyMap<string, number> = new Map();
const allowance = (recurringHundredths: number, rewardedTips: number, claims = none) =>
  allowanceOf({ recurringHundredths, rewardedTips }, claims, NOW_MS, SPECIFIED_EARNING);

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
      claimAtMs: new Map(),
    });
  });

  it('follows the limits of the week', () => {
    const left = (tips: number) =>
      allowanceOf({ recurringHundredths: 200, rewardedTips: tips }, none, NOW_MS, {
        capHundredths: 500,
        tips: 3,
      });
    expect(left(2)).toMatchObject({ tipsLeft: 1, hundredthsLeft: 300 });
    expect(left(4)).toMatchObject({ tipsLeft: 0, hundredthsLeft: 300 });
  });

  it('lets claims wait for 24 hours after the last one that earned', () => {
    const claims = new Map([
      ['gm', NOW_MS - HOUR_MS],
      ['faucet', NOW_MS - 24 * HOUR_MS],
    ]);
    expect(
      allowanceOf({ recurringHundredths: 0, rewardedTips: 0 }, claims, NOW_MS, SPECIFIED_EARNING),
    ).toMatchObject({
      claimAtMs: new Map([['gm', NOW_MS + 23 * HOUR_MS]]),
    });
  });

  it('resets at midnight, also for a call exactly at midnight', () => {
    const at = (nowMs: number) =>
      allowanceOf({ recurringHundredths: 0, rewardedTips: 0 }, none, nowMs, SPECIFIED_EARNING)
        .resetsAtMs;
    expect(at(MIDNIGHT_MS - 1)).toBe(MIDNIGHT_MS);
    expect(at(MIDNIGHT_MS)).toBe(MIDNIGHT_MS + 24 * HOUR_MS);
  });
});
