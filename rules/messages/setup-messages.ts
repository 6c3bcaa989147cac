import * as ar from './compiled/setup/ar.ts';
import * as de from './compiled/setup/de.ts';
import * as en from './compiled/setup/en.ts';
import * as es from './compiled/setup/es.ts';
import * as id from './compiled/setup/id.ts';
import * as ru from './compiled/setup/ru.ts';
import type { Language } from './languages.ts';

/** All texts of the set-up in a language, as functions of their values. Those that it lacks are English. */
export type SetupMessages = Omit<typeof en, 'language'>;

const ALL: Readonly<Record<Language, SetupMessages>> = { en, de, es, ru, ar, id };

export function setupMessagesIn(language: Language): SetupMessages {
  return ALL[language];
}
