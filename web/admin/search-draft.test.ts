import { describe, expect, it } from 'vitest';
import { parsePage, searchToSend } from './search-draft.ts';

describe('a search in the admin area', () => {
  it.each([
    ['', ''],
    ['a', ''],
    [' a ', ''],
    ['ab', 'ab'],
    ['  ab ', 'ab'],
    ['50%', '50%'],
    ['\uD83C', ''],
    ['a\uD83Cb', 'ab'],
    ['👑', ''],
    ['👑👑', '👑👑'],
    ['x'.repeat(201), 'x'.repeat(200)],
  ])('%j is sent as %j', (typed, sent) => {
    expect(searchToSend(typed)).toBe(sent);
  });

  it('never sends half of a character where it is cut', () => {
    const sent = searchToSend(`${'x'.repeat(199)}👑`);
    expect(sent).toBe('x'.repeat(199));
  });
});

describe('a page in the address', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['7', 7],
    ['1e3', 1],
    ['999999999', 999_999_999],
    ['1000000000', 1],
  ])('%j is page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });
});
