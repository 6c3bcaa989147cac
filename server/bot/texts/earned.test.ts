import { expect, it } from 'vitest';
import { messagesIn } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { SPECIFIED_EARNING } from '#rules/points/earning.ts';
import { earnedText } from './earned.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const EARNING = {
  ...SPECIFIED_EARNING,
  leastTipUnits: 150_000_000n,
  capHundredths: 750,
  tips: 3,
};
const line = (change: Partial<EarnedLine>): EarnedLine => ({
  ...{ rule: 'tip', hundredths: 0, fullHundredths: 100, cut: null },
  earning: EARNING,
  ...change,
});

it.each<[Partial<EarnedLine>, string]>([
  [{ cut: 'least_tip' }, 'No points: a tip of less than 1.5 coins earns nothing.'],
  [
    { cut: 'daily_tip_limit' },
    "No points: the day's 3 tips that earn are used up. More can be earned in 12h (00:00 UTC).",
  ],
  [
    { cut: 'daily_activity_cap' },
    "No points: the day's limit of 7.5 is reached. More can be earned in 12h (00:00 UTC).",
  ],
  [
    { cut: 'daily_activity_cap', hundredths: 25 },
    "+0.25 points: the rest of 1 point is above the day's limit of 7.5. More can be earned in 12h (00:00 UTC).",
  ],
  [{ fullHundredths: 0 }, ''],
])('says the limits of the policy of the event: %o', (change, text) => {
  expect(earnedText(messagesIn('en'), [line(change)], { nextMs: null, nowMs: NOW_MS })).toBe(text);
});
