import { describe, expect, it } from 'vitest';
import { parsePageState, printPageState } from './page-state.ts';

describe('the page in the address', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=12', 12],
    ['page=999999999', 999_999_999],
    ['page=9999999999', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=01', 1],
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
