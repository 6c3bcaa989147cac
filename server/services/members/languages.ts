import { sql } from 'kysely';
import { isLanguage, type Language } from '#rules/messages/languages.ts';
import { type Messages, messagesIn } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * Finds the catalogue for a message to one person, from their Telegram id (docs/spec/bot.md#4-languages). It is read before
 * each message, so a language chosen meanwhile counts.
 */
export type MessagesFor = (db: Db, telegramId: string) => Promise<Messages>;

/**
 * @param readCommunityLanguage the language of the community, for people whose own is unknown; any other text counts as English
 * @param catalogue replaces the catalogues in tests
 */
export function messagesForPeople(
  readCommunityLanguage: () => string | Promise<string>,
  catalogue: (language: Language) => Messages = messagesIn,
): MessagesFor {
  return async (db, telegramId) => {
    const known = await readChatLanguage(db, telegramId);
    return catalogue(known ?? languageOf(await readCommunityLanguage()) ?? 'en');
  };
}

/**
 * The language of a chat: a group's own, or the one that its person chose, else that of their Telegram when they last wrote. Null
 * if none is known.
 *
 * @param chatId a group's number, or a person's Telegram id, whose private chat has the same
 */
export async function readChatLanguage(db: Db, chatId: string): Promise<Language | null> {
  const { rows } = await sql<{ language: string | null }>`
    select language from bot_chats where chat_id = ${chatId}::bigint
    union all
    select coalesce(language, language_seen) from bot_people
    where telegram_id = ${chatId}::bigint`.execute(db);
  return languageOf(rows[0]?.language);
}

/** The languages of a person: the one that they chose, in the bot or on the site, and that of their Telegram. */
export type PersonLanguages = { chosen: Language | null; seen: Language | null };

export async function readPersonLanguages(db: Db, telegramId: string): Promise<PersonLanguages> {
  const { rows } = await sql<{ language: string | null; language_seen: string | null }>`
    select language, language_seen from bot_people
    where telegram_id = ${telegramId}::bigint`.execute(db);
  const [row] = rows;
  return { chosen: languageOf(row?.language), seen: languageOf(row?.language_seen) };
}

/** Notes the language that a person chose, in the bot or on the site; null for that of their Telegram. */
export async function chooseLanguage(
  tx: Db,
  { telegramId, language }: { telegramId: string; language: Language | null },
): Promise<void> {
  // On the site also somebody whose names Telegram never told the bot: the names of anybody else are newer than none.
  await sql`
    insert into bot_people (telegram_id, language, known_at)
    values (${telegramId}::bigint, ${language}, 'epoch')
    on conflict (telegram_id) do update set language = excluded.language`.execute(tx);
}

/** A stored language; null for one that this version does not know, as after a downgrade. */
export function languageOf(stored: string | null | undefined): Language | null {
  return stored && isLanguage(stored) ? stored : null;
}
