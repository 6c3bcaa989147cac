import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { Policy } from '#contract/site/policies.ts';
import { byActivity, type PolicyPoints, SPECIFIED_POINTS } from '#rules/points/earning.ts';
import { POLICY_NUMBERS } from '#rules/policies/limits.ts';
import { BACKED, type BackedCounting, CLASSIC } from '#rules/policies/policy.ts';
import { type DraftText, readDraft, textOf } from './draft.ts';

const read = (changes: Partial<DraftText>) => readDraft({ ...textOf(BACKED), ...changes });

const POINTS: PolicyPoints = {
  leastTip: '0.5',
  activities: { gm: 0, first_tip: 2.5 },
  dailyActivityCap: 12.5,
  dailyTipPointsCap: 0,
  mostHuntPoints: 25.5,
};

const { newcomers: _, ...counting } = BACKED.counting as BackedCounting;

it.each([
  BACKED,
  CLASSIC,
  { ...BACKED, points: POINTS },
  { ...BACKED, counting },
  { ...CLASSIC, balancePart: 12.5 },
])('reads a policy as it was written', (policy) => {
  expect(readDraft(textOf(policy))).toEqual({ policy, problems: new Map() });
});

it('begins the fields that a policy lacks as in the example', () => {
  expect({ ...textOf(CLASSIC), kind: 'backed', name: 'backed' }).toEqual(textOf(BACKED));
});

it('leaves out points that are those of the specification', () => {
  expect(readDraft(textOf({ ...CLASSIC, points: SPECIFIED_POINTS })).policy).toEqual(CLASSIC);
  expect(read({ leastTipThatEarns: '0.0' }).policy).toEqual(BACKED);
  expect(read({ leastTipThatEarns: '1' }).policy?.points).toEqual({
    ...SPECIFIED_POINTS,
    activities: {},
    leastTip: '1',
  });
});

it('takes founders in any usual form', () => {
  const { policy } = read({ founders: ' 7, 12\n9 ' });
  expect(policy?.counting).toMatchObject({ founders: ['7', '12', '9'] });
});

it.each<[keyof DraftText, string[], string[]]>([
  ['name', ['a', 'Fair winds 2', 'ё'.repeat(40)], ['', ' ', 'a/b', 'a'.repeat(41)]],
  ['weeklyPool', ['0', '0.00000001', '500'], ['', '-1', '1.', '0.000000001', '1e3', 'x']],
  ['leastTip', ['0', '1'], ['', '1,5']],
  ['founders', ['', '1'], ['0', 'x', '7, 7', Array.from({ length: 51 }, (_, at) => at + 1).join()]],
])('accepts and refuses the same %s as the server', (field, fine, wrong) => {
  for (const text of fine) {
    const { policy } = read({ [field]: text });
    expect([text, policy !== null && Value.Check(Policy, policy)]).toEqual([text, true]);
  }
  for (const text of wrong) {
    expect([...read({ [field]: text }).problems.keys()]).toEqual([field]);
  }
});

const { activity, ...numbers } = POLICY_NUMBERS;

it.each(Object.entries({ ...numbers, ...byActivity(() => activity) }))(
  'bounds %s as the server does',
  (field, bounds) => {
    const { least, most, step } = bounds;
    for (const fine of [least, most]) {
      const { policy } = read({ [field]: String(fine) });
      expect(policy !== null && Value.Check(Policy, policy)).toBe(true);
    }
    // Only an optional part may be empty.
    const empty = field === 'balancePart' ? [] : [''];
    for (const wrong of [most + step, least + step / 10, ...empty, 'x', '-1']) {
      expect([...read({ [field]: String(wrong) }).problems.keys()]).toEqual([field]);
    }
  },
);

it('does not read the fields of another kind of counting, nor those of newcomers whose points do not count', () => {
  expect(read({ kind: 'all', leastTip: 'x', founders: 'x', activeWeeks: '' }).problems.size).toBe(
    0,
  );
  expect(read({ newcomers: 'none', newcomerWeeks: 'x', newcomerPoints: '' })).toEqual({
    policy: { ...BACKED, counting },
    problems: new Map(),
  });
});
