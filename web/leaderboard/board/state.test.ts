import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BOARD_SORT } from '#rules/board-sorts.ts';
import { cleanSearch, MAX_SEARCH_LENGTH } from '#web/shell/search/search-draft.ts';
import { SORT_OPTIONS } from './sort-options.ts';
import { type BoardState, changeBoardState, parseBoardState, printBoardState } from './state.ts';

const DEFAULTS: BoardState = { sort: DEFAULT_BOARD_SORT, search: '', page: 1, eligibleOnly: false };

function parse(search: string): BoardState {
  return parseBoardState(new URLSearchParams(search));
}

function print(state: BoardState): string {
  const given = Object.entries(printBoardState(state)).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, value ?? ''])).toString();
}

describe('parseBoardState', () => {
  it.each([
    ['', DEFAULTS],
    ['?', DEFAULTS],
    ['?sort=totalTipped', { ...DEFAULTS, sort: 'totalTipped' }],
    ['?search=%20finn%20', { ...DEFAULTS, search: 'finn' }],
    ['?search=100%25+%26+_', { ...DEFAULTS, search: '100% & _' }],
    ['?page=7', { ...DEFAULTS, page: 7 }],
    ['?page=999999999', { ...DEFAULTS, page: 999_999_999 }],
    ['?eligible=1', { ...DEFAULTS, eligibleOnly: true }],
    [
      '?eligible=1&page=2&search=a&sort=username',
      { sort: 'username', search: 'a', page: 2, eligibleOnly: true },
    ],
  ])('reads %s', (search, state) => {
    expect(parse(search)).toEqual(state);
  });

  it.each([
    '?sort=rank',
    '?sort=',
    '?sort=toString',
    '?sort=TotalTipped',
    '?page=0',
    '?eligible=true',
    '?eligible=0',
    '?search=%20%20',
    '?something=else',
  ])('reads junk as the default: %s', (search) => {
    expect(parse(search)).toEqual(DEFAULTS);
  });

  it('never returns what the call would refuse, whatever the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sort, search, page) => {
        const state = parseBoardState(new URLSearchParams({ sort, search, page }));
        expect(SORT_OPTIONS.map(({ value }) => value)).toContain(state.sort);
        expect(state.search.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
        expect(String(state.page)).toMatch(/^[1-9][0-9]{0,8}$/);
      }),
    );
  });
});

describe('printBoardState', () => {
  it('leaves defaults out', () => {
    expect(print(DEFAULTS)).toBe('');
  });

  it('writes what differs', () => {
    expect(print({ sort: 'username', search: 'a b', page: 3, eligibleOnly: true })).toBe(
      'sort=username&search=a+b&page=3&eligible=1',
    );
  });

  it('is read back as it was', () => {
    const states = fc.record({
      sort: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
      search: fc.string({ unit: 'grapheme' }).map(cleanSearch),
      page: fc.integer({ min: 1, max: 999_999_999 }),
      eligibleOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(print(state))).toEqual(state);
      }),
    );
  });
});

describe('changeBoardState', () => {
  const onPage4 = { ...DEFAULTS, search: 'finn', page: 4 };

  it('starts at page 1 for another search or sort', () => {
    expect(changeBoardState(onPage4, { search: 'fin' }).page).toBe(1);
    expect(changeBoardState(onPage4, { sort: 'username' }).page).toBe(1);
  });

  it('keeps the page when nothing changed', () => {
    expect(changeBoardState(onPage4, { search: 'finn', sort: DEFAULT_BOARD_SORT })).toEqual(
      onPage4,
    );
  });
});
