import { sql } from 'kysely';
import type { Language } from '#rules/messages/languages.ts';
import type { Db } from '#server/db/connect.ts';
import { languageOf } from './people.ts';

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

/** Notes the language that a person chose; null for that of their Telegram. */
export async function chooseLanguage(
  tx: Db,
  { telegramId, language }: { telegramId: string; language: Language | null },
): Promise<void> {
  await sql`
    update bot_people set language = ${language}
    where telegram_id = ${telegramId}::bigint`.execute(tx);
}
