import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['en;q=0.5, ru;q=0.9', 'ru'],
  ['en ; q=0.5 , id ; q=1.000', 'id'],
  // As much as each other.
  ['es;q=0.8,ar;q=0.8', 'es'],
  ['zh-Hant-TW,ar-EG;q=0.1', 'ar'],
  // Refused by the browser, or unreadable.
  ['de;q=0', null],
  ['de;q=NaN', null],
  ['de;q=1e3, es;q=0.1', 'es'],
  ['de;q=-1, es;q=0.1', 'es'],
  ['de;q=9, es;q=0.1', 'es'],
  ['de;q=Infinity', null],
  ['de;level=1;q=1', null],
  ['*', null],
  ['fr', null],
  ['', null],
  [undefined, null],
  ['__proto__', null],
  ['deutsch', null],
  ['<script>de</script>', null],
  [','.repeat(9000), null],
  // Only the beginning of a long one is read.
  [`${'fr,'.repeat(500)}de`, null],
  [`de,${'fr,'.repeat(500)}`, 'de'],
  [`${' '.repeat(10_000)}de`, null],
  [`de${'-a'.repeat(5000)}`, null],
  [`de;q=0.${'9'.repeat(10_000)}`, null],
])('%o likes %o', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
