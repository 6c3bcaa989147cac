import { expect, it } from 'vitest';
import { terminalLanguage } from './terminal-language.ts';

it.each([
  [{}, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'ru_RU.UTF-8', LC_MESSAGES: 'es_ES' }, 'es'],
  [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'id', LC_ALL: '' }, 'id'],
  [{ LANG: 'sr_RS@latin' }, 'en'],
  // Terminals do not order lines that run from the right.
  [{ LANG: 'ar_EG.UTF-8' }, 'en'],
  [{ LANG: '__proto__' }, 'en'],
  [{ LANG: '../de' }, 'en'],
])('reads %o as %s', (environment, language) => {
  expect(terminalLanguage(environment)).toBe(language);
});
