import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANTED_FARMS, type PlantedFarm, plantFarm } from './farms.ts';
import { NEWCOMERS } from './newcomers.ts';
import { BACKED, type BackedCounting, type PoolRules } from './policy.ts';

const FARM: PlantedFarm = {
  name: 'four accounts',
  accounts: 4,
  tips: { aWeek: 20, units: 100_000_000n, to: 'inside' },
  isThrowaway: false,
  boughtBackers: 0,
};
const { newcomers = NEWCOMERS, ...WITHOUT_NEWCOMERS } = BACKED.counting as BackedCounting;
const COUNTING: BackedCounting = {
  ...WITHOUT_NEWCOMERS,
  seenForWeeks: 3,
  activeWeeks: 2,
  activePoints: 10,
};
const RULES: PoolRules = {
  poolUnits: 1_000n,
  thresholdHundredths: 500,
  highestUnits: 1_000n,
  counting: COUNTING,
  isYoung: false,
};
/** Others have 40 counted points together. */
const OTHERS = [{ backedHundredths: 2000, newcomerHundredths: 0, members: 2 }];

/** The units that a farm takes in its first weeks. */
function take(farm: PlantedFarm, rules: PoolRules, weeks = 5): number[] {
  const { play } = plantFarm(farm);
  return Array.from({ length: weeks }, () => Number(play(rules, OTHERS)));
}

describe('a planted farm', () => {
  it.each<[string, Partial<PlantedFarm>, Partial<PoolRules>, number[]]>([
    // 24 points each in the first week, for the account and the first tip, and 20 later: 96 and 80 beside 40.
    ['earns with all points', {}, { counting: { kind: 'all' } }, [704, 664, 664, 664, 664]],
    ['gets nothing where nobody backs it', {}, {}, [0, 0, 0, 0, 0]],
    // One backer gives five points each: 20 beside 40.
    ['gets what one bought backer gives', { boughtBackers: 1 }, {}, [332, 332, 332, 332, 332]],
    // Two give ten points, an active week: from the third week on the accounts back each other.
    ['grows old with two bought backers', { boughtBackers: 2 }, {}, [500, 500, 664, 664, 664]],
    ['backs itself while the community is young', {}, { isYoung: true }, [600, 600, 600, 600, 600]],
    [
      'never grows old if its accounts are new each week',
      { isThrowaway: true, boughtBackers: 2 },
      {},
      [500, 500, 500, 500, 500],
    ],
    [
      'does not back itself with small tips, nor by tips to others',
      { tips: { ...FARM.tips, to: 'outside' } },
      { isYoung: true },
      [0, 0, 0, 0, 0],
    ],
    [
      'earns nothing by small tips but the point for its account',
      { tips: { ...FARM.tips, units: 99_999_999n }, boughtBackers: 1 },
      {},
      [92, 0, 0, 0, 0],
    ],
    [
      'needs the threshold',
      {},
      { counting: { kind: 'all' }, thresholdHundredths: 2001 },
      [704, 0, 0, 0, 0],
    ],
    [
      'gets the highest share at most',
      { boughtBackers: 1 },
      { highestUnits: 50n },
      [200, 200, 200, 200, 200],
    ],
    [
      // 20 hundredths of a point for each account, of 40.8 points: 4.9 units, rounded up.
      'shares what newcomers get, while its accounts are new',
      {},
      { counting: { ...COUNTING, newcomers } },
      [20, 20, 0, 0, 0],
    ],
    [
      'shares no more with new accounts each week',
      { isThrowaway: true, accounts: 40 },
      { counting: { ...COUNTING, newcomers } },
      [0, 0, 0, 0, 0],
    ],
    [
      // Five more points for each of four accounts would be 20 of 80; they count for 1.22 points in all.
      'gets hardly more beside a bought backer',
      { boughtBackers: 1 },
      { counting: { ...COUNTING, newcomers } },
      [344, 344, 332, 332, 332],
    ],
  ])('%s', (_, farm, rules, taken) => {
    expect(take({ ...FARM, ...farm }, { ...RULES, ...rules })).toEqual(taken);
  });

  it.each([
    [['1'], [600, 600, 600, 600, 600]],
    // Two founders give the ten points of an active week, so that the farm cannot give them to itself.
    [
      ['1', '2'],
      [600, 600, 600, 0, 0],
    ],
  ])(
    'that is there from the first week on, beside the founders %o, takes %o',
    (founders, taken) => {
      const counting = { ...COUNTING, founders };
      const { play } = plantFarm(FARM);
      const weeks = taken.map((_, week) =>
        Number(play({ ...RULES, counting, isYoung: week < COUNTING.seenForWeeks }, OTHERS)),
      );
      expect(weeks).toEqual(taken);
    },
  );

  it('takes nothing of a grown community’s pool without a bought backer but the newcomers’ part, however long it waits', () => {
    const farms = PLANTED_FARMS.filter(({ boughtBackers }) => boughtBackers === 0);
    expect(farms).toHaveLength(3);
    const counting = fc
      .record({
        pointsPerBacker: fc.integer({ min: 1, max: 50 }),
        seenForWeeks: fc.integer({ min: 1, max: 12 }),
        activeWeeks: fc.integer({ min: 1, max: 12 }),
        activePoints: fc.integer({ min: 1, max: 50 }),
      })
      .map((some) => ({ ...COUNTING, ...some }));
    fc.assert(
      fc.property(
        fc.constantFrom(...farms),
        counting,
        fc.integer({ min: 1, max: 50 }),
        (farm, some, most) => {
          const rules = { ...RULES, counting: some };
          expect(take(farm, rules, 52).every((units) => units === 0)).toBe(true);
          const newcomers = { ...NEWCOMERS, points: some.pointsPerBacker, highestShare: most };
          const taken = take(farm, { ...RULES, counting: { ...some, newcomers } }, 52);
          expect(Math.max(...taken)).toBeLessThanOrEqual((1_000 * most) / 100 + farm.accounts);
          if (!farm.isThrowaway) expect(Math.max(...taken.slice(2))).toBe(0);
        },
      ),
    );
  });
});
