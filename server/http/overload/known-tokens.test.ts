import { expect, it } from 'vitest';
import { createKnownTokens } from './known-tokens.ts';

it('remembers the tokens that were good last, and so many of them', () => {
  const known = createKnownTokens(2);
  known.note('a', true);
  known.note('b', true);
  known.note('a', true);
  known.note('c', true);
  expect(['a', 'b', 'c'].map(known.has)).toEqual([true, false, true]);
  known.note('a', false);
  expect(['a', 'b', 'c'].map(known.has)).toEqual([false, false, true]);
});
