import type { Language } from '#rules/messages/languages.ts';
import { type SiteMessages, siteMessagesIn } from '#rules/messages/site-messages.ts';

/**
 * The texts of the page, in its language. The server sets both right before it renders; nothing is awaited until it has the page.
 * Afterwards there is none, so a constant of a module cannot hold a text. A browser's build has a module with the texts of one
 * language instead of this one (scripts/package/site-messages.mjs).
 */
export let m: SiteMessages = noMessages();
export let language: Language = 'en';

/**
 * @param next null once the page is rendered
 * @param texts those of the catalogue, or a test's
 */
export function setLanguage(next: Language | null, texts?: SiteMessages): void {
  m = texts ?? (next === null ? noMessages() : siteMessagesIn(next));
  language = next ?? 'en';
}

function noMessages(): SiteMessages {
  return new Proxy({} as SiteMessages, {
    get(_, key) {
      throw new Error(`${String(key)} is read outside of a page, where no language is known`);
    },
  });
}
