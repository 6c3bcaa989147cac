import { describe, expect, it } from 'vitest';
import { cleanSearch } from './search-draft.ts';

describe('cleanSearch', () => {
  it.each([
    ['  a  ', 'a'],
    ['a\uD83D', 'a'],
    ['\uDE00a', 'a'],
    ['😀', '😀'],
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ])('%j → %j', (typed, sent) => {
    expect(cleanSearch(typed)).toBe(sent);
  });
});
