import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, shortened, wellFormed } from './telegram-html.ts';

// fast-check's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('escapeHtml', () => {
  it.each([
    ['Anne', 'Anne'],
    ['a & b', 'a &amp; b'],
    ['&amp;', '&amp;amp;'],
    ['<b>"x"</b>', '&lt;b&gt;"x"&lt;/b&gt;'],
    ['\ud83c', '\ufffd'],
    ['🏴', '🏴'],
  ])('writes %j as %j', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });

  it('leaves nothing that opens a tag or an entity, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 60 }), (text) => {
        const html = escapeHtml(text);
        expect(html).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/);
        const back = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        expect(back).toBe(wellFormed(text));
      }),
    );
  });
});

describe('shortened', () => {
  it.each([
    ['', 1, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['🏴🏴🏴', 3, '🏴🏴🏴'],
    ['🏴🏴🏴🏴', 3, '🏴🏴…'],
    ['ab', 1, '…'],
  ])('cuts %j to %i characters: %j', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });
});
