/** The languages of the catalogue, by their codes (docs/languages.md). English comes first: it has every message. */
export const LANGUAGES = ['en', 'de', 'es', 'ru', 'ar', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
  ar: 'العربية',
  id: 'Bahasa Indonesia',
};

/** For `Intl`. Arabic gets the digits in which amounts, addresses and commands are written. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es',
  ru: 'ru',
  ar: 'ar-u-nu-latn',
  id: 'id',
};

export function isRightToLeft(language: Language): boolean {
  return language === 'ar';
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Longer codes are no languages, and cost nothing more to refuse. */
const MAX_CODE_LENGTH = 35;

/**
 * The language for a code from outside, such as Telegram's `language_code`: `de-AT` is German, and a language without a catalogue
 * is English.
 *
 * @param code anything, in any case
 * @returns null for a text that is no language code
 */
export function languageForCode(code: string | undefined): Language | null {
  if (code === undefined || code.length > MAX_CODE_LENGTH) return null;
  const [, primary] = /^([a-z]{2,3})(?:[-_][a-z\d]{1,8})*$/i.exec(code) ?? [];
  if (primary === undefined) return null;
  const language = primary.toLowerCase();
  return isLanguage(language) ? language : 'en';
}
