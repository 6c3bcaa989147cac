import { expect, it } from 'vitest';
import { ACTIVITIES } from './activities.ts';
import {
  type EarningRules,
  earningRules,
  isSameEarning,
  PRICED_IDS,
  SPECIFIED_EARNING,
  SPECIFIED_POINTS,
} from './earning.ts';

it('is the table where a policy says nothing', () => {
  expect(earningRules(undefined)).toBe(SPECIFIED_EARNING);
  expect(earningRules(SPECIFIED_POINTS)).toEqual({
    leastTipUnits: 0n,
    capHundredths: 2000,
    tips: 10,
    hundredths: Object.fromEntries(
      ACTIVITIES.slice(0, 10).map(({ id, hundredths }) => [id, hundredths]),
    ),
  });
  expect(PRICED_IDS).toHaveLength(10);
  expect(earningRules({ ...SPECIFIED_POINTS, activities: { gm: 0 } }).hundredths).toEqual({
    ...SPECIFIED_EARNING.hundredths,
    gm: 0,
  });
});

it('differs with every single part', () => {
  const others: EarningRules[] = [
    { ...SPECIFIED_EARNING, leastTipUnits: 1n },
    { ...SPECIFIED_EARNING, capHundredths: 1999 },
    { ...SPECIFIED_EARNING, tips: 11 },
    ...PRICED_IDS.map((id) => ({
      ...SPECIFIED_EARNING,
      hundredths: { ...SPECIFIED_EARNING.hundredths, [id]: 1 },
    })),
  ];
  for (const other of others) expect(isSameEarning(other, SPECIFIED_EARNING)).toBe(false);
  expect(isSameEarning(earningRules(SPECIFIED_POINTS), SPECIFIED_EARNING)).toBe(true);
});

it.each([{ leastTip: '-1' }, { dailyActivityCap: 0.001 }, { activities: { gm: Number.NaN } }])(
  'refuses what cannot be computed: %o',
  (wrong) => {
    expect(() => earningRules({ ...SPECIFIED_POINTS, ...wrong })).toThrow(RangeError);
  },
);
