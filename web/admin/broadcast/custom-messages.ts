import { LANGUAGES, type Language } from '#rules/messages/languages.ts';
import { useTyped } from '../use-typed.ts';

/** The readers of a message: of one language, or everybody else. */
export type Readers = Language | 'everybody';

export type CustomMessages = ReturnType<typeof useCustomMessages>;

/** The administrator's words about a post: for everybody, and for readers of single languages. They survive a reload. */
export function useCustomMessages(postId: string) {
  const typed = {
    everybody: useTyped(`broadcast ${postId}`),
    en: useTyped(`broadcast ${postId} en`),
    de: useTyped(`broadcast ${postId} de`),
    es: useTyped(`broadcast ${postId} es`),
    ru: useTyped(`broadcast ${postId} ru`),
    ar: useTyped(`broadcast ${postId} ar`),
    id: useTyped(`broadcast ${postId} id`),
  } satisfies Record<Readers, ReturnType<typeof useTyped>>;
  const wordsFor = (readers: Readers) => typed[readers].text.trim();
  const written = LANGUAGES.filter((language) => wordsFor(language) !== '');
  return {
    typed,
    written,
    /** The words that readers of a language get; null for none. */
    wordsIn: (language: Language) => wordsFor(language) || wordsFor('everybody') || null,
    /** The fields of a call. */
    body: {
      ...(wordsFor('everybody') !== '' && { customMessage: wordsFor('everybody') }),
      ...(written.length > 0 && {
        translations: Object.fromEntries(written.map((language) => [language, wordsFor(language)])),
      }),
    },
    clear(): void {
      for (const each of Object.values(typed)) each.clear();
    },
  };
}
