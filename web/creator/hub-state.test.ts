import { describe, expect, it } from 'vitest';
import { changeHubState, parseHubState, printHubState } from './hub-state.ts';

const parse = (search: string) => parseHubState(new URLSearchParams(search));
const FIRST = { tab: 'showcase', search: '', type: null, sort: 'recent', page: 1 } as const;

describe('the hub’s state in the address', () => {
  it.each([
    ['', FIRST],
    ['?tab=dashboard', { ...FIRST, tab: 'dashboard' }],
    ['?tab=admin&sort=date&page=0&type=A', FIRST],
    [
      '?search=%20a%20b%20&type=meme_image&sort=points&page=3',
      {
        tab: 'showcase',
        search: 'a b',
        type: 'meme_image',
        sort: 'points',
        page: 3,
      },
    ],
    [`?search=${'x'.repeat(300)}`, { ...FIRST, search: 'x'.repeat(200) }],
    ['?page=9999999999', FIRST],
  ])('%s', (search, state) => {
    expect(parse(search)).toEqual(state);
    const printed = Object.entries(printHubState(parse(search))).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(parseHubState(new URLSearchParams(printed))).toEqual(state);
  });

  it('goes back to page 1 only with another search, type or order', () => {
    const state = { ...FIRST, page: 4 };
    expect(changeHubState(state, { search: 'a' }).page).toBe(1);
    expect(changeHubState(state, { type: 'meme_image' }).page).toBe(1);
    expect(changeHubState(state, { sort: 'creator' }).page).toBe(1);
    expect(changeHubState(state, { search: '', type: null, sort: 'recent' }).page).toBe(4);
  });
});
