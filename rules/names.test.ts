import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardName, cleanName, displayNameFor, foldForSearch, isUsername } from './names.ts';

// fast-check's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: character }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

describe('displayNameFor and boardName', () => {
  it.each([
    [
      { firstName: 'Anne', lastName: 'Bonny', username: 'anne' },
      'Anne Bonny',
      'Anne Bonny',
      'firstName',
    ],
    [{ firstName: 'Anne', lastName: null, username: 'anne' }, 'Anne', 'Anne', 'firstName'],
    [{ firstName: 'Anne', lastName: ' ', username: null }, 'Anne', 'Anne', 'firstName'],
    [{ firstName: null, lastName: 'Bonny', username: 'anne' }, '@anne', 'anne', 'username'],
    [{ firstName: '  ', lastName: '', username: 'anne' }, '@anne', 'anne', 'username'],
    [{ username: 'anne' }, '@anne', 'anne', 'username'],
    [
      { firstName: null, lastName: 'Bonny', username: null },
      'Anonymous User',
      'Anonymous User',
      'other',
    ],
    [
      { firstName: undefined, lastName: undefined, username: '' },
      'Anonymous User',
      'Anonymous User',
      'other',
    ],
    [{}, 'Anonymous User', 'Anonymous User', 'other'],
  ])('%j', (names, shown, displayName, displayType) => {
    expect(displayNameFor(names)).toBe(shown);
    expect(boardName(names)).toEqual({ displayName, displayType });
  });
});

describe('cleanName', () => {
  it.each([
    ['plain', 'Anne Bonny', 'Anne Bonny'],
    ['trim', '  Anne  ', 'Anne'],
    ['NFC', 'Ane\u0301', 'An\u00e9'],
    ['a hidden mark between letter and accent', 'e\u200b\u0301', '\u00e9'],
    ['NUL and controls', 'A\u0000n\u0007n\u001b\u007f\u0085e', 'Anne'],
    ['white space of any kind', 'A\tn\r\nn\u00a0\u2028e', 'A n n e'],
    ['bidirectional marks', '\u202eA\u2066n\u2069n\u200fe\u061c', 'Anne'],
    ['zero-width marks', 'A\u200bn\u200dn\u2060e\ufeff', 'Anne'],
    ['a lone high surrogate', 'A\ud83d', 'A'],
    ['a lone low surrogate', '\ude00A', 'A'],
    ['a whole pair stays', 'A\ud83d\ude00', 'A\ud83d\ude00'],
    ['blank-looking letters', '\u3164\uffa0\u2800', ''],
    ['only marks', '\u200e \u200f', ''],
    ['right-to-left text stays', 'שלום', 'שלום'],
    ['markup is text', '<b>%_\\</b>', '<b>%_\\</b>'],
  ])('%s', (_, text, clean) => {
    expect(cleanName(text)).toBe(clean);
  });

  it.each([
    ['a'.repeat(64), 64],
    ['a'.repeat(65), 64],
    ['\ud83d\ude00'.repeat(65), 64],
    [`${'a'.repeat(63)} b`, 63],
  ])('caps %j at %i code points', (text, length) => {
    expect([...cleanName(text)]).toHaveLength(length);
  });

  it('returns storable text, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanName(text);
        expect(cleanName(clean)).toBe(clean);
        expect(clean).not.toMatch(/\p{Control}|\p{Surrogate}|\p{Bidi_Control}/u);
        expect([...clean].length).toBeLessThanOrEqual(64);
        expect(clean).toBe(clean.trim().normalize('NFC'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('foldForSearch', () => {
  it.each([
    ['Anne', 'ANNE'],
    ['ＡＮＮＥ', 'anne'],
    ['ﬁn', 'FIN'],
    ['É', 'e\u0301'],
    ['ΟΔΟΣ', 'οδος'],
    ['Straße', 'STRAßE'],
    ['ÇIĞ', 'çiğ'],
    ['%_\\', '%_\\'],
  ])('finds %s by %s', (name, sought) => {
    expect(foldForSearch(name)).toBe(foldForSearch(sought));
  });

  it('finds a Greek word inside another', () => {
    expect(foldForSearch('ΟΔΟΣΑΝΝΑ')).toContain(foldForSearch('ΟΔΟΣ'));
  });

  it('keeps different names different', () => {
    expect(foldForSearch('anne')).not.toBe(foldForSearch('anna'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
      { numRuns: 500 },
    );
  });

  it('finds each part of an ASCII name in any case', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(ascii, ascii, ascii, (before, part, after) => {
        const folded = foldForSearch(before + part.toUpperCase() + after);
        expect(folded).toContain(foldForSearch(part.toLowerCase()));
      }),
    );
  });
});

describe('isUsername', () => {
  it.each(['abc', 'A_9', '___', '123', 'a'.repeat(32)])('accepts %s', (text) => {
    expect(isUsername(text)).toBe(true);
  });

  it.each(['', 'ab', 'a'.repeat(33), '@abc', 'a-b', 'a b', 'abc\n', 'äbc', 'ａｂｃ', 'abc%'])(
    'refuses %j',
    (text) => {
      expect(isUsername(text)).toBe(false);
    },
  );
});
