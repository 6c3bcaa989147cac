import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_SITE } from '#server/testing/http/app.ts';
import { openFonts } from './fonts.ts';
import { createLetterer } from './letterer.ts';

const fonts = openFonts(join(BUILT_SITE, 'server/posters'));
/** Every character is half as wide as it is high. */
const layOut = createLetterer(fonts, (text) => [...text].length / 2);
const textOf = (text: string, roomPx = 10_000) =>
  layOut(text, { face: 'display', sizePx: 100, roomPx })
    .runs.map((run) => run.text)
    .join('');

describe('a text on a poster', () => {
  it.each([
    ['Latin with accents', 'Zoë Ångström Łukasz Đặng'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Анна Петрова Їжак'],
    ['Chinese, simplified', '李小龙王伟张丽'],
    ['Chinese, traditional', '陳偉龍張麗華'],
    ['Japanese', '田中さくら渡辺ケンジ辻榊々'],
    ['Korean', '김민준박서연'],
    ['Devanagari', 'नमस्ते'],
    ['Thai', 'สวัสดี'],
    ['emoji', '🚀⚓☠🦜👑🏴'],
  ])('has a font for %s', (_, text) => {
    expect(textOf(text)).toBe(text.normalize('NFKC'));
  });

  it.each([
    ['Arabic', 'محمد'],
    ['Persian', 'پریچهر'],
    ['Hebrew', 'שלום'],
  ])('has a font for %s', (_, text) => {
    expect(layOut(text, { face: 'text', sizePx: 9, roomPx: 900 }).runs).toMatchObject([{ text }]);
  });

  it.each([
    ['drawn letters are plain ones', '𝓐𝓷𝓷𝓮 Ｂｏｎｎｙ', 'Anne Bonny'],
    ['marks that turn or hide the text around them are gone', 'a\u202eb\u200bc\u0000d', 'abcd'],
    ['a family is drawn as its people', '👨\u200d👩\u200d👧', '👨👩👧'],
    ['characters that no font has are left out', 'a\u{1f0ff}b', 'ab'],
    ['no text', '', ''],
  ])('%s', (_, text, drawn) => {
    expect(textOf(text)).toBe(drawn);
  });

  it.each([
    ['as long as the room', 'a'.repeat(8), 400, 'a'.repeat(8), 100],
    ['a little longer', 'a'.repeat(10), 400, 'a'.repeat(10), 80],
    ['as long as the smallest size allows', 'a'.repeat(13), 390, 'a'.repeat(13), 60],
    ['longer', 'a'.repeat(14), 390, `${'a'.repeat(12)}…`, 60],
    ['a mark stays with its letter', 'नि'.repeat(20), 390, `${'नि'.repeat(6)}…`, 60],
  ])('%s', (_, text, roomPx, drawn, sizePx) => {
    const line = layOut(text, { face: 'text', sizePx: 100, roomPx });
    const shown = line.runs.map((run) => run.text).join('');
    expect(shown.startsWith(drawn)).toBe(true);
    expect(line.sizePx).toBeCloseTo(sizePx);
  });

  it('fits into its room, from left to right', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 64 }),
      fc.string({ unit: fc.constantFrom('a', 'م', '李', ' ', '👑', 'e\u0301'), maxLength: 200 }),
    );
    fc.assert(
      fc.property(name, fc.integer({ min: 60, max: 900 }), (text, roomPx) => {
        const line = layOut(text, { face: 'display', sizePx: 82, roomPx });
        expect(line.widthPx).toBeLessThanOrEqual(roomPx + 0.01);
        expect(line.sizePx).toBeGreaterThan(49);
        const places = line.runs.map(({ x }) => x);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
