import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSearch, parsePage, parsePageState, printPageState } from './search-text.ts';

describe('mergeSearch', () => {
  it.each([
    ['', { page: '2' }, '?page=2'],
    ['?page=2', { page: undefined }, ''],
    ['?page=2&search=a', { page: undefined, search: '' }, ''],
    ['?from=chat&page=2', { page: '3' }, '?from=chat&page=3'],
    ['', { search: 'a&b=c %25 Ɉ' }, '?search=a%26b%3Dc+%2525+%C9%88'],
    ['?page=1&page=9', { page: '2' }, '?page=2'],
  ])('%j with %j is %j', (current, printed, expected) => {
    expect(mergeSearch(new URLSearchParams(current), printed)).toBe(expected);
  });

  it('can be read back, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (search) => {
        const text = mergeSearch(new URLSearchParams('?page=2'), { search });
        const back = new URLSearchParams(text);
        expect(back.get('search')).toBe(search);
        expect(back.get('page')).toBe('2');
      }),
    );
  });
});

describe('a page in the address', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['01', 1],
    ['0x10', 1],
    [' 2', 1],
    ['7', 7],
    ['1e3', 1],
    ['999999999', 999_999_999],
    ['1000000000', 1],
  ])('%j is page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });
});

describe('the page in the address', () => {
  it.each([
    ['', 1],
    ['page=12', 12],
    ['page=x', 1],
    ['page=2&page=3', 2],
  ])('%s is %i', (search, page) => {
    expect(parsePageState(new URLSearchParams(search))).toBe(page);
  });

  it('is left out where it is the first', () => {
    expect(printPageState(1)).toEqual({ page: undefined });
    expect(printPageState(2)).toEqual({ page: '2' });
  });
});
