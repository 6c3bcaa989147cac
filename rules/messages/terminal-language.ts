import { type Language, languageForCode } from './languages.ts';

/**
 * The language of a terminal, by the variables that say it to every program, the strongest first. Never Arabic: terminals do not
 * order lines that run from the right.
 */
export function terminalLanguage(
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((each) => each);
  const language = languageForCode(locale?.replace(/[.@].*$/, '')) ?? 'en';
  return language === 'ar' ? 'en' : language;
}
