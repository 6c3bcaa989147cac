import { expect, it } from 'vitest';
import { languageForCode } from './languages.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['en-US', 'en'],
  // A known language without a catalogue.
  ['pt-br', 'en'],
  ['tlh', 'en'],
  [undefined, null],
  ['', null],
  ['d', null],
  ['deutsch', null],
  ['de; drop table bot_people', null],
  ['<b>de</b>', null],
  ['__proto__', null],
  [`de${'-a'.repeat(100_000)}`, null],
])('reads the code %o as %o', (code, language) => {
  expect(languageForCode(code)).toBe(language);
});
