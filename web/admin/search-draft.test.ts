import { describe, expect, it } from 'vitest';
import { searchToSend } from './search-draft.ts';

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

  it('never cuts a character in half', () => {
    const sent = searchToSend(`${'x'.repeat(199)}👑`);
    expect(sent).toBe('x'.repeat(199));
  });
});
