import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResult } from './check-result.ts';
import {
  type ResultInputs,
  type ResultShare,
  readResult,
  resultHeader,
  resultLine,
} from './result.ts';
import { FORMULA_VERSION, splitPool } from './rewards.ts';

const INPUTS: ResultInputs = {
  week: '2026-03-08',
  poolUnits: 50_000_000_000n,
  thresholdHundredths: 500,
  formulaVersion: 1,
  policy: null,
};
// 500 coins split among 6 and 6.62 points: computed by hand, not by the code under test.
const TEXT = `week;2026-03-08
pool_units;50000000000
threshold_hundredths;500
formula_version;1
member;points_hundredths;account_created_ms;share_units
1;600;1772535600000;23771790808
2;662;1772535600001;26228209192
`;
const SHARES: ResultShare[] = [
  {
    memberNumber: 1,
    hundredths: 600,
    countedHundredths: 600,
    createdAtMs: 1772535600000,
    units: 23771790808n,
  },
  {
    memberNumber: 2,
    hundredths: 662,
    countedHundredths: 662,
    createdAtMs: 1772535600001,
    units: 26228209192n,
  },
];

function write(inputs: ResultInputs, shares: readonly ResultShare[]): string {
  return resultHeader(inputs) + shares.map((share) => resultLine(share, inputs)).join('');
}

describe('the result of a week as text', () => {
  it('is exactly this', () => {
    expect(write(INPUTS, SHARES)).toBe(TEXT);
    expect(createHash('sha256').update(TEXT).digest('hex')).toBe(
      '2ebbcb26136ed046dcedc7e4d3f8bb7ca0cc0cc75c498ac64ab4b88d7a7d821f',
    );
  });

  it('round-trips', () => {
    expect(readResult(TEXT)).toEqual({ inputs: INPUTS, shares: SHARES });
    expect(readResult(write(INPUTS, []))).toEqual({ inputs: INPUTS, shares: [] });
  });

  it('reports reading progress', () => {
    const shares = Array.from({ length: 50_000 }, (_, index) => ({
      memberNumber: index + 1,
      hundredths: 500,
      countedHundredths: 500,
      createdAtMs: 0,
      units: 0n,
    }));
    const seen: number[] = [];
    expect(readResult(write(INPUTS, shares), (part) => seen.push(part)).shares).toHaveLength(
      50_000,
    );
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBeGreaterThan(0.3);
    expect(seen[1]).toBeLessThan(0.9);
  });

  it.each([
    ['nothing', ''],
    ['no week', TEXT.replace('2026-03-08', '2026-03-07')],
    ['another order of the first lines', TEXT.replace(/(pool.*\n)(threshold.*\n)/, '$2$1')],
    ['a pool with a decimal point', TEXT.replace('50000000000', '500.0')],
    ['a leading zero', TEXT.replace('1;600', '1;0600')],
    ['no points', TEXT.replace('1;600', '1;0')],
    ['a negative share', TEXT.replace('23771790808', '-1')],
    ['a further field', TEXT.replace('1;600', '1;x;600')],
    ['a member twice', TEXT.replace('2;662', '1;662')],
    ['members in another order', TEXT.replace(/(1;.*\n)(2;.*\n)/, '$2$1')],
    ['an empty line', `${TEXT}\n`],
    ['a cut line', TEXT.slice(0, -1)],
    ['other line ends', TEXT.replaceAll('\n', '\r\n')],
    ['a formula of a spreadsheet', TEXT.replace('2;662', '=1+1;662')],
  ])('is refused with %s', (_, text) => {
    expect(() => readResult(text)).toThrow(RangeError);
  });
});

// Ten points count, of which member 2 has nine; half of the pool is the most that one member gets.
const COUNTED_TEXT = `week;2026-03-08
pool_units;1000
threshold_hundredths;500
formula_version;2
policy;${'a1'.repeat(32)}
highest_share_units;500
member;points_hundredths;counted_hundredths;account_created_ms;share_units
1;600;100;1772535600000;100
2;962;900;1772535600001;500
3;700;0;1772535600001;0
`;

describe('the result of a week with a dated policy', () => {
  const { inputs, shares } = readResult(COUNTED_TEXT);

  it('is read with the policy and the points that count, and round-trips', () => {
    expect(inputs.policy).toEqual({ hash: 'a1'.repeat(32), highestUnits: 500n, balance: null });
    expect(shares.map(({ countedHundredths }) => countedHundredths)).toEqual([100, 900, 0]);
    expect(write(inputs, shares)).toBe(COUNTED_TEXT);
  });

  it('is checked with the limit of a share', () => {
    expect(checkResult(inputs, shares)).toMatchObject({ agrees: true, expectedUnits: 600n });
    const raised = { ...inputs, policy: { hash: '', highestUnits: 501n, balance: null } };
    expect(checkResult(raised, shares)).toMatchObject({ agrees: false, differing: 1 });
  });

  it.each([
    ['the other formula version', COUNTED_TEXT.replace('formula_version;2', 'formula_version;1')],
    ['no policy', COUNTED_TEXT.replace(/policy;.*\n/, '')],
    ['no limit of a share', COUNTED_TEXT.replace(/highest.*\n/, '')],
    ['a hash that is none', COUNTED_TEXT.replace('a1', 'A1')],
    ['more points that count than points', COUNTED_TEXT.replace('1;600;100', '1;600;601')],
    ['no points that count', COUNTED_TEXT.replace('1;600;100', '1;600')],
  ])('refuses %s', (_, text) => {
    expect(() => readResult(text)).toThrow(RangeError);
  });
});

// A tenth of 10,009 free units less 109 of debts, and 10 units that the week before left.
const BALANCE_TEXT = COUNTED_TEXT.replace(
  'member;points',
  `balance_part_hundredths;1000
highest_pool_units;5000
balance_units;10009
debts_units;109
balance_height;812345
carried_units;10
member;points`,
);

describe('the result of a week whose pool is a part of a balance', () => {
  const { inputs, shares } = readResult(BALANCE_TEXT);

  it('is read with what the pool is made of, and round-trips', () => {
    expect(inputs.policy?.balance).toEqual({
      partHundredths: 1000,
      mostUnits: 5000n,
      balanceUnits: 10_009n,
      debtsUnits: 109n,
      height: 812_345,
      carriedUnits: 10n,
    });
    expect(write(inputs, shares)).toBe(BALANCE_TEXT);
  });

  it('is checked with the pool that the balance makes', () => {
    const checked = checkResult(inputs, shares);
    expect(checked).toMatchObject({ agrees: true, expectedPoolUnits: 1000n });
  });

  it.each([
    ['another balance', 'balance_units;10009', 'balance_units;10019', 1001n],
    ['other debts', 'debts_units;109', 'debts_units;0', 1010n],
    ['another part', 'hundredths;1000', 'hundredths;999', 999n],
    ['another ceiling', 'pool_units;5000', 'pool_units;989', 999n],
    ['more left by the week before', 'carried_units;10', 'carried_units;11', 1001n],
    ['no balance', 'balance_units;10009', 'balance_units;0', 10n],
  ])('does not agree with %s', (_, of, by, expectedPoolUnits) => {
    const read = readResult(BALANCE_TEXT.replace(of, by));
    expect(checkResult(read.inputs, read.shares)).toMatchObject({
      agrees: false,
      expectedPoolUnits,
    });
  });

  it.each([
    ['one of its lines', BALANCE_TEXT.replace(/debts_units.*\n/, '')],
    ['a negative balance', BALANCE_TEXT.replace('balance_units;', 'balance_units;-')],
    ['a part of nothing', BALANCE_TEXT.replace('hundredths;1000', 'hundredths;0')],
    ['the other formula version', BALANCE_TEXT.replace('formula_version;2', 'formula_version;1')],
  ])('is refused with or without %s', (_, text) => {
    expect(() => readResult(text)).toThrow(RangeError);
  });
});

describe('checkResult', () => {
  it('agrees with a correct result', () => {
    expect(checkResult(INPUTS, SHARES)).toEqual({
      members: 2,
      listedUnits: INPUTS.poolUnits,
      expectedPoolUnits: INPUTS.poolUnits,
      expectedUnits: INPUTS.poolUnits,
      belowThreshold: [],
      differing: 0,
      differences: [],
      isSameFormula: true,
      agrees: true,
    });
  });

  it('agrees if nobody gets anything', () => {
    expect(checkResult(INPUTS, [])).toMatchObject({ agrees: true, expectedUnits: 0n });
  });

  it('names members whose share differs from the formula, even if the sum is right', () => {
    const moved = SHARES.map((share, index) => ({
      ...share,
      units: share.units + (index === 0 ? 1n : -1n),
    }));
    expect(checkResult(INPUTS, moved)).toMatchObject({
      agrees: false,
      listedUnits: INPUTS.poolUnits,
      differing: 2,
      differences: [
        { memberNumber: 1, listedUnits: 23771790809n, computedUnits: 23771790808n },
        { memberNumber: 2, listedUnits: 26228209191n, computedUnits: 26228209192n },
      ],
    });
  });

  it('names members listed below the threshold', () => {
    const inputs = { ...INPUTS, thresholdHundredths: 601 };
    expect(checkResult(inputs, SHARES)).toMatchObject({ agrees: false, belowThreshold: [1] });
  });

  it('neither judges nor approves another formula', () => {
    const inputs = { ...INPUTS, formulaVersion: FORMULA_VERSION + 1 };
    expect(checkResult(inputs, SHARES)).toMatchObject({
      agrees: false,
      isSameFormula: false,
      differing: 0,
    });
  });

  it('lists the first few differences and counts them all', () => {
    const shares = Array.from({ length: 20 }, (_, index) => ({
      memberNumber: index + 1,
      hundredths: 500,
      countedHundredths: 500,
      createdAtMs: index,
      units: 0n,
    }));
    const check = checkResult(INPUTS, shares);
    expect([check.differing, check.differences.length]).toEqual([20, 5]);
  });

  it('agrees with every split, and with none after a unit is moved', () => {
    const members = fc.uniqueArray(
      fc.record({
        memberNumber: fc.integer({ min: 1, max: 500 }),
        hundredths: fc.oneof(fc.constantFrom(500, 600), fc.integer({ min: 500, max: 9999 })),
        createdAtMs: fc.integer({ min: 0, max: 5 }),
      }),
      { selector: ({ memberNumber }) => memberNumber, minLength: 2, maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), members, (poolUnits, unsorted) => {
        const inputs = { ...INPUTS, poolUnits };
        const sorted = unsorted.toSorted((a, b) => a.memberNumber - b.memberNumber);
        const split = splitPool(
          poolUnits,
          sorted.map(({ memberNumber, ...rest }) => ({
            id: String(memberNumber),
            accountNumber: memberNumber,
            ...rest,
          })),
        );
        const shares = sorted.map((member) => ({
          ...member,
          countedHundredths: member.hundredths,
          units: split.get(String(member.memberNumber)) ?? -1n,
        }));
        const read = readResult(write(inputs, shares));
        expect(checkResult(read.inputs, read.shares).agrees).toBe(true);
        const moved = shares.map((share, index) => ({
          ...share,
          units: share.units + (index === 0 ? 1n : 0n),
        }));
        expect(checkResult(inputs, moved).agrees).toBe(false);
      }),
    );
  });
});
