import { expect, it } from 'vitest';
import { describeWaiting } from './restore.ts';

it('a restore says that weeks and payouts wait too if only treasure hunts have ended since', () => {
  expect(describeWaiting({ weeksWait: false, huntsWait: 0 })).toEqual([]);
  const rest = expect.stringMatching(
    /^No week is closed, no treasure hunt ends and no payout is made until .*import.* FILE.* or run .*close-week/,
  );
  const hunts = expect.stringMatching(/^2 treasure hunts have ended since, .* Cancel those/);
  const week = 'A week has ended since.';
  expect(describeWaiting({ weeksWait: false, huntsWait: 2 })).toEqual([hunts, rest]);
  expect(describeWaiting({ weeksWait: true, huntsWait: 2 })).toEqual([week, hunts, rest]);
  expect(describeWaiting({ weeksWait: true, huntsWait: 0 })).toEqual([week, rest]);
});
