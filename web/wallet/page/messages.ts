import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { isLanguage, isRightToLeft, type Language, LOCALES } from '#rules/messages/languages.ts';
import type { WalletMessages, WalletText } from '#rules/messages/wallet-messages.ts';
import { WalletError } from '../keys/refused.ts';

/** A script of its own for each language, of which the page loads one. All are files of the build that `verify-wallet` compares. */
const CATALOGUES: Readonly<Record<Language, () => Promise<WalletMessages>>> = {
  en: () => import('#rules/messages/compiled/wallet/en.ts'),
  de: () => import('#rules/messages/compiled/wallet/de.ts'),
  es: () => import('#rules/messages/compiled/wallet/es.ts'),
  ru: () => import('#rules/messages/compiled/wallet/ru.ts'),
  ar: () => import('#rules/messages/compiled/wallet/ar.ts'),
  id: () => import('#rules/messages/compiled/wallet/id.ts'),
};

/** The texts of the page; none before {@link speak}. */
export let m: WalletMessages;
export let language: Language | null = null;

/** The language that this browser likes best, until the server has said which one the visitor chose. */
export function browserLanguage(): Language {
  return acceptedLanguage(navigator.languages.join(',')) ?? 'en';
}

/**
 * Loads the texts of a language, and gives the page its direction.
 *
 * @param wanted the server's word; a language that this page does not have changes nothing
 * @throws Error if they cannot be loaded
 */
export async function speak(wanted: string): Promise<void> {
  if (!isLanguage(wanted) || wanted === language) return;
  m = await CATALOGUES[wanted]();
  language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = isRightToLeft(wanted) ? 'rtl' : 'ltr';
}

/** The text of an error, for the member. */
export function textOf(error: unknown): string {
  if (!(error instanceof WalletError))
    return error instanceof Error ? error.message : String(error);
  const { text } = error;
  return 'said' in text ? text.said : say(text);
}

// The type of a text binds its values to its key.
function say([key, values]: WalletText): string {
  return (m[key] as (values: unknown) => string)(values);
}

/** A time in UTC. English has the form of HTTP's dates. */
export function timeText(iso: string): string {
  const time = new Date(iso);
  if (language === null || language === 'en') return time.toUTCString();
  const how = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${time.toLocaleString(LOCALES[language], how)} UTC`;
}
