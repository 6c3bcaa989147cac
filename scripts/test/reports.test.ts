import { describe, expect, test } from 'vitest';
import { judge, judgeAgain, mayBeChance, readPlaywright, tellFlaky } from './reports.mjs';

const passed = { id: 'a', name: 'a', title: 'a', file: 'x.test.ts', state: 'passed', why: '' };
const failed = { ...passed, id: 'b', name: 'b', state: 'failed', why: 'one\ntwo' };
const skipped = { ...passed, id: 'c', name: 'c', state: 'skipped' };
const elsewhere = { ...skipped, file: 'y.test.ts' };
const unhandled = { name: 'outside', file: null, why: 'a rejection' };
const unloaded = { name: 'x.test.ts', file: 'x.test.ts', why: 'no such module' };

function judged(tests: object[], errors: object[] = []) {
  return judge({ tests, errors });
}

/** The counts and the names of the failures, after a first and a second run. */
function afterwards(first: ReturnType<typeof judge>, tests: object[], errors: object[] = []) {
  const { passed, failures, flaky } = judgeAgain(first, { tests, errors });
  return { passed, failed: failures.map(({ name }) => name), flaky: flaky.map(({ name }) => name) };
}

describe('a first run', () => {
  test('counts what passed, and reruns each failed test', () => {
    const { passed: count, failures } = judged([passed, failed]);
    expect(count).toBe(1);
    expect(failures).toMatchObject([{ name: 'b', why: 'one\ntwo', again: { test: failed } }]);
  });

  test('fails a skipped test and an error outside the tests for good', () => {
    const { failures } = judged([passed, failed, elsewhere], [unhandled]);
    const lasting = failures.filter(({ again }) => again === null);
    expect(lasting.map(({ name }) => name)).toEqual(['outside', 'c']);
  });

  test('counts an unfinished test as skipped', () => {
    const { failures } = judged([{ ...passed, state: 'pending' }]);
    expect(failures).toMatchObject([{ name: 'a', again: null }]);
  });

  test.each([
    ['cannot be loaded', [], [unloaded], 0, 1],
    ['has a failure that kept others from running', [passed, failed, skipped], [], 1, 3],
    ['has a hook that failed', [passed, failed], [unloaded], 1, 2],
  ])('reruns a whole file that %s', (_, tests, errors, passes, atLeast) => {
    const { passed: count, failures } = judged(tests, errors);
    expect(count).toBe(passes);
    expect(failures).toMatchObject([
      { name: 'x.test.ts', again: { tests: atLeast, passed: passes, test: null } },
    ]);
    for (const each of [...tests, ...errors]) expect(failures[0]?.why).toContain(each.why);
  });
});

describe('a second run', () => {
  const first = judged([passed, failed, elsewhere]);

  test('counts a test that passes now as passed, and a skipped one as failed', () => {
    const second = afterwards(first, [{ ...failed, state: 'passed' }, skipped]);
    expect(second).toEqual({ passed: 2, failed: ['c'], flaky: ['b'] });
  });

  test.each([
    ['fails again', [failed], []],
    ['is skipped now', [{ ...failed, state: 'skipped' }], []],
    ['is not found', [{ ...passed, id: 'another' }], []],
    ['passes in a run with an error', [{ ...failed, state: 'passed' }], [unhandled]],
  ])('keeps a test failed that %s', (_, tests, errors) => {
    const second = afterwards(first, tests, errors);
    const expected = ['b', 'c', ...errors.map(({ name }) => name)];
    expect(second).toEqual({ passed: 1, failed: expected, flaky: [] });
  });

  test('counts the tests of a whole file once', () => {
    const whole = [passed, failed, skipped];
    const now = whole.map((each) => ({ ...each, state: 'passed' }));
    const nothing = { passed: 1, failed: ['x.test.ts'], flaky: [] };
    expect(afterwards(judged(whole), now)).toEqual({ passed: 3, failed: [], flaky: ['x.test.ts'] });
    expect(afterwards(judged([], [unloaded]), now).passed).toBe(3);
    expect(afterwards(judged(whole), now.slice(1))).toEqual(nothing);
    expect(afterwards(judged(whole), [...now.slice(1), passed, skipped])).toEqual(nothing);
    expect(afterwards(judged([], [unloaded]), []).failed).toEqual(['x.test.ts']);
  });
});

test('more than twenty failures are not chance; permanent ones do not count', () => {
  const [chance] = judged([failed]).failures;
  const [lasting] = judged([skipped]).failures;
  expect(mayBeChance([...Array(20).fill(chance), lasting])).toBe(true);
  expect(mayBeChance(Array(21).fill(chance))).toBe(false);
});

test('Playwright reports specs of all depths, with colours taken off', () => {
  const spec = (id: string, status: string, result: object) => ({
    id,
    title: id,
    file: 'tips.spec.ts',
    line: 7,
    tests: [{ status, results: [{ attachments: [], errors: [], ...result }] }],
  });
  const unexpected = {
    errors: [{ message: '\u001b[31mred\u001b[39m' }],
    attachments: [{ name: 'error-context', path: '/page.md' }, { name: 'trace' }],
  };
  const specs = [spec('good', 'expected', {}), spec('left', 'skipped', {})];
  const inner = [spec('bad', 'unexpected', unexpected), spec('half', 'flaky', {})];
  const { tests, errors } = readPlaywright({
    suites: [{ specs, suites: [{ specs: inner }] }],
    errors: [{ message: 'no browser' }],
  });
  expect(tests.map(({ state }) => state)).toEqual(['passed', 'skipped', 'failed', 'failed']);
  expect(tests[2]).toMatchObject({ file: 'e2e/tips.spec.ts', why: 'red', pages: ['/page.md'] });
  expect(errors).toMatchObject([{ file: null, why: 'no browser' }]);
});

test('the log names each flaky test with the first line of its failure, then all of it', () => {
  expect(tellFlaky(judged([failed]).failures)).toBe('flaky: b, first failure: one\none\ntwo\n');
});
