import * as ar from './compiled/ar.ts';
import * as de from './compiled/de.ts';
import * as en from './compiled/en.ts';
import * as es from './compiled/es.ts';
import * as id from './compiled/id.ts';
import * as ru from './compiled/ru.ts';
import type { Language } from './languages.ts';

/** All messages of a language, as functions of their values. Those that it lacks are English. */
export type Messages = typeof en;

const ALL: Readonly<Record<Language, Messages>> = { en, de, es, ru, ar, id };

/** For programs that speak several languages at once: a page imports its own language alone. */
export function messagesIn(language: Language): Messages {
  return ALL[language];
}
