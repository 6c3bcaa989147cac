import { describe, expect, it } from 'vitest';
import {
  changeListState,
  listQuery,
  parseListState,
  printListState,
  SORT_OPTIONS,
  STATUS_OPTIONS,
} from './list-state.ts';

const DEFAULTS = { status: 'all', sort: 'submittedAt-desc', search: '', page: 1 } as const;

const read = (query: string) => parseListState(new URLSearchParams(query));

describe('the state of all submissions', () => {
  it('is the default if the address is empty or invalid', () => {
    expect(read('')).toEqual(DEFAULTS);
    expect(read('status=lost&sort=points&page=0&search=a')).toEqual(DEFAULTS);
    expect(read('page=1e3')).toEqual(DEFAULTS);
    expect(read('page=-1')).toEqual(DEFAULTS);
  });

  it('survives the way through the address', () => {
    for (const { value: status } of STATUS_OPTIONS) {
      for (const { value: sort } of SORT_OPTIONS) {
        const state = { status, sort, search: '50% & more', page: 7 };
        const written = Object.entries(printListState(state)).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        expect(read(new URLSearchParams(written).toString())).toEqual(state);
      }
    }
  });

  it('leaves defaults out of the address', () => {
    expect(printListState(DEFAULTS)).toEqual({ search: '' });
  });

  it('starts at page 1 when anything else changes', () => {
    const state = { ...DEFAULTS, page: 4 };
    expect(changeListState(state, { status: 'pending' }).page).toBe(1);
    expect(changeListState(state, { search: 'ab' }).page).toBe(1);
    expect(changeListState(state, { sort: 'status-asc' }).page).toBe(1);
  });

  it.each([
    ['', { status: 'all', page: '1', sortBy: 'submittedAt', sortOrder: 'desc' }],
    ['sort=points-asc', { status: 'all', page: '1', sortBy: 'points', sortOrder: 'asc' }],
    ['sort=status-asc&page=3', { status: 'all', page: '3', sortBy: 'status', sortOrder: 'asc' }],
    [
      'status=approved&search=ab&sort=evaluatedAt-desc',
      {
        status: 'approved',
        page: '1',
        sortBy: 'evaluatedAt',
        sortOrder: 'desc',
        search: 'ab',
      },
    ],
  ])('%s is sent as %j', (query, expected) => {
    expect(listQuery(read(query))).toEqual(expected);
  });
});
