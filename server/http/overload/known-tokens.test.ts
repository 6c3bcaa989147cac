import { expect, it } from 'vitest';
import { createKnownTokens } from './known-tokens.ts';

it('remembers the tokens that were good last, and so many of them', () => {
  const known = createKnownTokens(2);
  known.note('a', true, 'anne');
  known.note('b', true, 'bob');
  known.note('a', true, 'anne');
  known.note('c', true, 'carl');
  expect(['a', 'b', 'c'].map(known.ownerOf)).toEqual(['anne', null, 'carl']);
  known.note('a', false);
  expect(['a', 'b', 'c'].map(known.ownerOf)).toEqual([null, null, 'carl']);
});
