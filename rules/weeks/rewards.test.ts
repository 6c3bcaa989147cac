import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UNITS } from '../amounts.ts';
import {
  capShare,
  DEFAULT_POOL_UNITS,
  DEFAULT_THRESHOLD_HUNDREDTHS,
  FORMULA_VERSION,
  isEligible,
  missingHundredths,
  type PoolMember,
  splitByPoints,
  splitCounted,
  splitPool,
} from './rewards.ts';

describe('the defaults', () => {
  it('are as specified', () => {
    expect(DEFAULT_POOL_UNITS).toBe(50_000_000_000n);
    expect(DEFAULT_THRESHOLD_HUNDREDTHS).toBe(500);
    expect(FORMULA_VERSION).toBe(1);
  });
});

describe('isEligible', () => {
  it.each([
    [499, 500, false, false, 1],
    [500, 500, false, true, 0],
    [501, 500, false, true, 0],
    [501, 500, true, false, 0],
    [0, 500, false, false, 500],
    [-200, 500, false, false, 700],
    [0, 0, false, false, 1],
    [1, 0, false, true, 0],
    [-1, 0, false, false, 2],
  ])(
    '%i of %i hundredths, banned %s: %s, %i missing',
    (weekly, threshold, banned, eligible, missing) => {
      expect(isEligible(weekly, threshold, banned)).toBe(eligible);
      expect(missingHundredths(weekly, threshold)).toBe(missing);
    },
  );
});

describe('splitPool', () => {
  const old = { createdAtMs: 1000, accountNumber: 9 };
  const young = { createdAtMs: 2000, accountNumber: 1 };

  it.each<[string, bigint, PoolMember[], [string, bigint][]]>([
    ['nobody', 500n, [], []],
    ['a single member gets all', 7n, [{ id: 'a', hundredths: 525, ...old }], [['a', 7n]]],
    ['an empty pool', 0n, [{ id: 'a', hundredths: 525, ...old }], [['a', 0n]]],
    [
      'in proportion',
      400n,
      [
        { id: 'a', hundredths: 500, ...old },
        { id: 'b', hundredths: 1500, ...old },
      ],
      [
        ['a', 100n],
        ['b', 300n],
      ],
    ],
    [
      'the larger remainder gets the unit, with fewer points too',
      10n,
      [
        // 10 × 500/1600 = 3.125; 10 × 1100/1600 = 6.875
        { id: 'a', hundredths: 500, ...old },
        { id: 'b', hundredths: 1100, ...young },
      ],
      [
        ['a', 3n],
        ['b', 7n],
      ],
    ],
    [
      'the larger remainder wins although its points are fewer',
      10n,
      [
        // 10 × 600/1600 = 3.75; 10 × 1000/1600 = 6.25
        { id: 'a', hundredths: 600, ...young },
        { id: 'b', hundredths: 1000, ...old },
      ],
      [
        ['a', 4n],
        ['b', 6n],
      ],
    ],
    [
      'equal remainders: more points first',
      2n,
      [
        // 0.5 and 1.5
        { id: 'a', hundredths: 500, ...old },
        { id: 'b', hundredths: 1500, ...young },
      ],
      [
        ['a', 0n],
        ['b', 2n],
      ],
    ],
    [
      'equal points: the older account first',
      3n,
      [
        { id: 'a', hundredths: 500, ...young },
        { id: 'b', hundredths: 500, ...old },
      ],
      [
        ['a', 1n],
        ['b', 2n],
      ],
    ],
    [
      'made at the same instant: the smaller account number first',
      3n,
      [
        { id: 'a', hundredths: 500, createdAtMs: 1000, accountNumber: 10 },
        { id: 'b', hundredths: 500, createdAtMs: 1000, accountNumber: 9 },
      ],
      [
        ['a', 1n],
        ['b', 2n],
      ],
    ],
    [
      'fewer units than members',
      1n,
      [
        { id: 'a', hundredths: 500, ...young },
        { id: 'b', hundredths: 500, ...old },
        { id: 'c', hundredths: 500, createdAtMs: 3000, accountNumber: 0 },
      ],
      [
        ['a', 0n],
        ['b', 1n],
        ['c', 0n],
      ],
    ],
  ])('%s', (_, pool, members, shares) => {
    expect([...splitPool(pool, members)]).toEqual(shares);
  });

  it('refuses impossible input', () => {
    const member = { id: 'a', hundredths: 500, ...old };
    expect(() => splitPool(-1n, [member])).toThrow(RangeError);
    expect(() => splitPool(1n, [member, { ...member }])).toThrow(RangeError);
    for (const hundredths of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => splitPool(1n, [{ ...member, hundredths }])).toThrow(RangeError);
    }
  });

  // Few different points and times, so that ties of every kind are common.
  const members = fc
    .array(
      fc.record({
        hundredths: fc.oneof(
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 500, max: 90_000 }),
        ),
        createdAtMs: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 60 },
    )
    .map((list) => list.map((each, index) => ({ ...each, id: `m${index}`, accountNumber: index })));
  const pool = fc.oneof(fc.bigInt(0n, 200n), fc.bigInt(0n, MAX_UNITS));

  it('adds up to the pool exactly, with an entry for everyone', () => {
    fc.assert(
      fc.property(pool, members, (units, list) => {
        const shares = splitPool(units, list);
        expect([...shares.values()].reduce((sum, share) => sum + share, 0n)).toBe(units);
        expect([...shares.keys()]).toEqual(list.map((each) => each.id));
      }),
    );
  });

  it('never gives less for more points, or less to the older of two equals', () => {
    fc.assert(
      fc.property(pool, members, (units, list) => {
        const shares = splitPool(units, list);
        const sorted = list.toSorted(
          (a, b) =>
            b.hundredths - a.hundredths ||
            a.createdAtMs - b.createdAtMs ||
            a.accountNumber - b.accountNumber,
        );
        for (const [index, member] of sorted.entries()) {
          const before = sorted[index - 1];
          if (!before) continue;
          expect(shares.get(before.id)).toBeGreaterThanOrEqual(shares.get(member.id) ?? -1n);
        }
      }),
    );
  });

  it('does not depend on the order of the members', () => {
    const shuffled = members.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(pool, shuffled, (units, [list, other]) => {
        const a = [...splitPool(units, list)].toSorted();
        expect([...splitPool(units, other)].toSorted()).toEqual(a);
      }),
    );
  });

  it('equals the plain per-member largest-remainder method', () => {
    fc.assert(
      fc.property(pool, members, (units, list) => {
        expect(splitPool(units, list)).toEqual(plainSplit(units, list));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves fewer units over in a group than it has members', () => {
    const counts = fc
      .dictionary(fc.integer({ min: 1, max: 50 }).map(String), fc.integer({ min: 1, max: 4 }))
      .map((groups) => new Map(Object.entries(groups).map(([key, count]) => [Number(key), count])));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 200n }), counts, (units, groups) => {
        for (const [hundredths, { extra }] of splitByPoints(units, groups)) {
          expect(extra).toBeLessThan(groups.get(hundredths) ?? 0);
        }
      }),
    );
  });

  it('splits for a million members by groups, not one by one', () => {
    const many = Array.from({ length: 1_000_000 }, (_, index) => ({
      id: String(index),
      hundredths: 500 + ((index * 7919) % 20_000),
      createdAtMs: index % 1000,
      accountNumber: index,
    }));
    const shares = splitPool(DEFAULT_POOL_UNITS, many);
    let sum = 0n;
    for (const share of shares.values()) sum += share;
    expect(sum).toBe(DEFAULT_POOL_UNITS);
  });
});

describe('splitCounted', () => {
  const member = (id: string, hundredths: number) => ({
    id,
    hundredths,
    createdAtMs: 0,
    accountNumber: Number(id),
  });

  it.each([
    ['nobody has points that count', [0, 0], 1000n, [0n, 0n]],
    ['one has none', [0, 500], 1000n, [0n, 1000n]],
    ['below the limit of a share', [500, 500], 501n, [500n, 500n]],
    ['at the limit', [500, 500], 500n, [500n, 500n]],
    ['above the limit', [500, 500], 499n, [499n, 499n]],
    ['a limit of 0', [500, 500], 0n, [0n, 0n]],
  ])('%s', (_, points, highestUnits, shares) => {
    const members = points.map((hundredths, at) => member(String(at + 1), hundredths));
    const split = splitCounted({ poolUnits: 1000n, highestUnits }, members);
    expect([...split.values()]).toEqual(shares);
  });

  it('leaves no unit of rounding above the limit', () => {
    expect(capShare({ units: 499n, extra: 2 }, 500n)).toEqual({ units: 499n, extra: 2 });
    expect(capShare({ units: 500n, extra: 2 }, 500n)).toEqual({ units: 500n, extra: 0 });
  });

  it('is the plain split, cut at the limit, and equals the one by groups', () => {
    const counted = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2000n),
        fc.bigInt(0n, 500n),
        counted,
        (poolUnits, highestUnits, points) => {
          const members = points.map((hundredths, at) => member(String(at + 1), hundredths));
          const split = splitCounted({ poolUnits, highestUnits }, members);
          const plain = plainSplit(
            poolUnits,
            members.filter(({ hundredths }) => hundredths > 0),
          );
          for (const { id } of members) {
            const units = plain.get(id) ?? 0n;
            expect(split.get(id)).toBe(units < highestUnits ? units : highestUnits);
          }
          const counts = new Map<number, number>();
          for (const each of points) if (each > 0) counts.set(each, (counts.get(each) ?? 0) + 1);
          let sum = 0n;
          for (const [hundredths, group] of splitByPoints(poolUnits, counts)) {
            const { units, extra } = capShare(group, highestUnits);
            sum += units * BigInt(counts.get(hundredths) ?? 0) + BigInt(extra);
          }
          expect([...split.values()].reduce((all, units) => all + units, 0n)).toBe(sum);
        },
      ),
    );
  });
});

/** The split of docs/spec/week.md#4-shares-and-rounding step by step, without optimisations. */
function plainSplit(poolUnits: bigint, members: readonly PoolMember[]): Map<string, bigint> {
  const total = members.reduce((sum, each) => sum + BigInt(each.hundredths), 0n);
  const rows = members.map((member) => {
    const quota = poolUnits * BigInt(member.hundredths);
    return { member, share: quota / total, remainder: quota % total };
  });
  const handedOut = rows.reduce((sum, row) => sum + row.share, 0n);
  const queue = rows.toSorted(
    (a, b) =>
      Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) ||
      b.member.hundredths - a.member.hundredths ||
      a.member.createdAtMs - b.member.createdAtMs ||
      a.member.accountNumber - b.member.accountNumber,
  );
  for (const row of queue.slice(0, Number(poolUnits - handedOut))) row.share += 1n;
  return new Map(rows.map((row) => [row.member.id, row.share]));
}
