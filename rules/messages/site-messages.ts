import * as ar from './compiled/site/ar.ts';
import * as de from './compiled/site/de.ts';
import * as en from './compiled/site/en.ts';
import * as es from './compiled/site/es.ts';
import * as id from './compiled/site/id.ts';
import * as ru from './compiled/site/ru.ts';
import type { Language } from './languages.ts';

/** All texts of the site in a language, as functions of their values. Those that it lacks are English. */
export type SiteMessages = Omit<typeof en, 'language'>;

const ALL: Readonly<Record<Language, SiteMessages>> = { en, de, es, ru, ar, id };

/** For the server, which speaks all languages: a browser's build has one (scripts/package/site-messages.mjs). */
export function siteMessagesIn(language: Language): SiteMessages {
  return ALL[language];
}
