import { describe, expect, it } from 'vitest';
import { parsePageState, printPageState } from './page-state.ts';

describe('the page in the address', () => {
  it.each([
    ['', 1],
    ['page=12', 12],
    ['page=x', 1],
    ['page=2&page=3', 2],
  ])('%s is %i', (search, page) => {
    expect(parsePageState(new URLSearchParams(search))).toEqual({ page });
  });

  it('is left out where it is the first', () => {
    expect(printPageState({ page: 1 })).toEqual({ page: undefined });
    expect(printPageState({ page: 2 })).toEqual({ page: '2' });
  });
});
