import { BACKED, type Policy } from '#rules/policies/policy.ts';

/** The shipped example without points of newcomers: accounts are new in most tests, and only backed points count. */
export const ONLY_BACKED: Policy = withoutNewcomers();

function withoutNewcomers(): Policy {
  if (BACKED.counting.kind !== 'backed') throw new Error('the example counts all points');
  const { newcomers: _, ...counting } = BACKED.counting;
  return { ...BACKED, counting };
}
