import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteMessagesIn } from '../messages/site-messages.ts';
import { byActivity, type PolicyPoints, SPECIFIED_POINTS } from '../points/earning.ts';
import { describePolicy, policyDifferences } from './describe.ts';
import { pointsDifferences, pointsSentences } from './describe-points.ts';
import { CLASSIC } from './policy.ts';
import { policyTextsOf } from './texts.ts';

const ENGLISH = policyTextsOf('en', siteMessagesIn('en'));

const of = (change: Partial<PolicyPoints>): PolicyPoints => ({ ...SPECIFIED_POINTS, ...change });

it('says nothing where actions earn as in the specification', () => {
  expect(pointsSentences(undefined, 'JKC', ENGLISH)).toEqual([]);
  expect(pointsSentences(of({ leastTip: '0.00' }), 'JKC', ENGLISH)).toEqual([]);
  expect(pointsDifferences(of({}), undefined, 'JKC', ENGLISH)).toEqual([]);
});

it.each<[PolicyPoints, string, string]>([
  [
    of({ leastTip: '1.50' }),
    'A tip below 1.5 JKC earns no points.',
    'A tip earns points from 1.5 JKC instead of 0.',
  ],
  [of({ activities: { gm: 2 } }), '“/gm” earns 2 points.', '“/gm” earns 2 points instead of 1.'],
  [
    of({ activities: { first_tip: 0 } }),
    '“First tip” earns nothing.',
    '“First tip” earns nothing instead of 3.',
  ],
  [
    of({ dailyActivityCap: 1000 }),
    'Tips, sends, /gm and /faucet earn at most 1,000 points together in a day.',
    'The most that tips, sends, /gm and /faucet earn together in a day rises from 20 to 1,000 points.',
  ],
  [
    of({ dailyTipPointsCap: 1 }),
    'At most 1 tip a day earns points.',
    'The number of tips a day that earn points falls from 10 to 1.',
  ],
  [
    of({ dailyTipPointsCap: 5 }),
    'At most 5 tips a day earn points.',
    'The number of tips a day that earn points falls from 10 to 5.',
  ],
  [
    of({ mostHuntPoints: 25 }),
    'A treasure hunt gives a member at most 25 points.',
    'The most that a treasure hunt gives a member falls from 120 to 25 points.',
  ],
])('says what is not: %o', (points, rule, difference) => {
  const policy = { ...CLASSIC, points };
  expect(describePolicy(policy, 'JKC', ENGLISH)).toEqual([
    ...describePolicy(CLASSIC, 'JKC', ENGLISH),
    rule,
  ]);
  expect(policyDifferences(CLASSIC, policy, 'JKC', ENGLISH)).toEqual([difference]);
  expect(policyDifferences(policy, policy, 'JKC', ENGLISH)).toEqual([]);
  expect(policyDifferences(policy, CLASSIC, 'JKC', ENGLISH)).toHaveLength(1);
});

it('says each part that differs, once', () => {
  const points = fc.integer({ min: 0, max: 2 });
  const anyPoints: fc.Arbitrary<PolicyPoints> = fc.record({
    leastTip: points.map(String),
    activities: fc.record(byActivity(() => points)),
    dailyActivityCap: points,
    dailyTipPointsCap: points,
  });
  fc.assert(
    fc.property(anyPoints, anyPoints, (before, after) => {
      const parts = ({ activities: own, ...rest }: PolicyPoints) =>
        Object.values({ ...own, ...rest });
      const changed = parts(before).filter((each, at) => each !== parts(after)[at]);
      const sentences = pointsDifferences(before, after, 'JKC', ENGLISH);
      expect(new Set(sentences).size).toBe(changed.length);
    }),
  );
});
