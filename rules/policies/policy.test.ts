import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKED,
  type BackedCounting,
  backedHundredths,
  CLASSIC,
  canonicalPolicy,
  type Policy,
  poolRules,
} from './policy.ts';

const COUNTING = BACKED.counting as BackedCounting;

describe('canonicalPolicy', () => {
  it('sorts the members of every object and leaves no spaces', () => {
    expect(canonicalPolicy(BACKED)).toBe(
      '{"counting":{"activePoints":10,"activeWeeks":6,"founders":[],"highestShareWhileYoung":20,"kind":"backed","leastTip":"1",' +
        '"newcomers":{"highestShare":2,"points":5,"seenWithinWeeks":2},"pointsPerBacker":5,"seenForWeeks":8,"tippedWithinWeeks":4},"highestShare":100,"minActivityThreshold":5,' +
        '"name":"backed","version":1,"weeklyPool":"500"}',
    );
  });

  it('keeps the bytes of a policy without points of newcomers', () => {
    const { newcomers: _, ...counting } = COUNTING;
    expect(canonicalPolicy({ ...BACKED, counting })).toBe(
      '{"counting":{"activePoints":10,"activeWeeks":6,"founders":[],"highestShareWhileYoung":20,"kind":"backed","leastTip":"1",' +
        '"pointsPerBacker":5,"seenForWeeks":8,"tippedWithinWeeks":4},"highestShare":100,"minActivityThreshold":5,' +
        '"name":"backed","version":1,"weeklyPool":"500"}',
    );
  });

  // The examples of RFC 8785, section 3.2.2.
  it('writes strings and numbers as the standard does', () => {
    const text = (name: string, minActivityThreshold: number) =>
      canonicalPolicy({ ...CLASSIC, name, minActivityThreshold });
    expect(text('€$\u000F\nA\'B"\\"/', 1e-27)).toContain('"name":"€$\\u000f\\nA\'B\\"\\\\\\"/"');
    expect(text('a', 333333333.3333333)).toContain('"minActivityThreshold":333333333.3333333,');
    expect(text('a', 1e30)).toContain('"minActivityThreshold":1e+30,');
    expect(text('a', 4.5)).toContain('"minActivityThreshold":4.5,');
    expect(() => text('\ud800', 1)).toThrow(RangeError);
  });

  it('does not depend on the order in which a document is written', () => {
    const reversed = Object.fromEntries(Object.entries(BACKED).reverse()) as unknown as Policy;
    expect(canonicalPolicy(reversed)).toBe(canonicalPolicy(BACKED));
  });
});

describe('countedHundredths', () => {
  it.each([
    ['nobody backs the member', { hundredths: 1400, smallTipHundredths: 0, backers: 0 }, 0],
    ['two back them', { hundredths: 1400, smallTipHundredths: 0, backers: 2 }, 1000],
    ['three back them', { hundredths: 1400, smallTipHundredths: 0, backers: 3 }, 1400],
    ['at the limit', { hundredths: 1000, smallTipHundredths: 0, backers: 2 }, 1000],
    ['0.01 above it', { hundredths: 1001, smallTipHundredths: 0, backers: 2 }, 1000],
    ['small tips', { hundredths: 1400, smallTipHundredths: 600, backers: 3 }, 800],
    ['small tips alone', { hundredths: 500, smallTipHundredths: 500, backers: 3 }, 0],
    ['more small tips than points', { hundredths: 500, smallTipHundredths: 600, backers: 3 }, 0],
    ['small tips taken back', { hundredths: 500, smallTipHundredths: -100, backers: 3 }, 500],
  ])('%s', (_, facts, counted) => {
    expect(backedHundredths(COUNTING, facts)).toBe(counted);
    expect(backedHundredths({ kind: 'all' }, facts)).toBe(facts.hundredths);
  });

  it('keeps the first fifteen points of a member whom three members back', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 3, max: 50 }), (hundredths, backers) => {
        const counted = backedHundredths(COUNTING, { hundredths, smallTipHundredths: 0, backers });
        expect(counted).toBeGreaterThanOrEqual(Math.min(1500, hundredths));
      }),
    );
  });
});

describe('poolRules', () => {
  const rulesOf = (policy: Policy, week: string, firstWeek: string | null = '2026-01-04') =>
    poolRules(policy, { week, firstWeek, carriedUnits: 100n });

  it('adds what earlier weeks left to the pool', () => {
    expect(rulesOf(CLASSIC, '2026-03-08')).toEqual({
      poolUnits: 50_000_000_100n,
      thresholdHundredths: 500,
      highestUnits: 50_000_000_100n,
      counting: { kind: 'all' },
      isYoung: false,
    });
  });

  it.each([
    ['the first week', '2026-01-04', true],
    ['the eighth week', '2026-02-22', true],
    ['the ninth week', '2026-03-01', false],
  ])('a community is young in %s: %s', (_, week, isYoung) => {
    const rules = rulesOf(BACKED, week);
    expect(rules.isYoung).toBe(isYoung);
    expect(rules.highestUnits).toBe(isYoung ? 10_000_000_020n : 50_000_000_100n);
  });

  it('takes a community without points for a young one', () => {
    expect(rulesOf(BACKED, '2026-03-01', null).isYoung).toBe(true);
  });
});
