import { sql } from 'kysely';
import type { Language } from '#rules/messages/languages.ts';
import { MOMENT_KINDS, type MomentKind } from '#rules/points/moments.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { languageOf } from '#server/services/members/languages.ts';

/** The settings by a group's administrators. */
export type ChatSettings = {
  /** The names of commands that are not answered there. */
  commandsOff: readonly string[];
  /** In units; null for the coin's own limit. */
  leastTip: bigint | null;
  /** True to use reactions instead of words if they say enough. */
  quiet: boolean;
  /** True to delete messages with commands soon afterwards. */
  deletesCommands: boolean;
  /** The only topic in which the bot talks; null for all. */
  topicId: number | null;
  /** The language in which the bot talks there; null for the community's. */
  language: Language | null;
  /** The kinds of moments that are not told there. */
  momentsOff: readonly MomentKind[];
};

const UNSET: ChatSettings = {
  commandsOff: [],
  leastTip: null,
  quiet: false,
  deletesCommands: false,
  topicId: null,
  language: null,
  momentsOff: [],
};

/** The settings of a group; those of a new one if nobody set any. */
export async function readChatSettings(db: Db, chatId: string): Promise<ChatSettings> {
  const { rows } = await sql<{
    commands_off: string[];
    least_tip: bigint | null;
    quiet: boolean;
    deletes_commands: boolean;
    topic_id: bigint | null;
    language: string | null;
    moments_off: string[];
  }>`
    select commands_off, least_tip, quiet, deletes_commands, topic_id, language, moments_off
    from bot_chats where chat_id = ${chatId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) return UNSET;
  return {
    commandsOff: row.commands_off,
    leastTip: row.least_tip,
    quiet: row.quiet,
    deletesCommands: row.deletes_commands,
    topicId: row.topic_id === null ? null : Number(row.topic_id),
    language: languageOf(row.language),
    momentsOff: MOMENT_KINDS.filter((kind) => row.moments_off.includes(kind)),
  };
}

/** Changes the settings of a group; omitted settings stay. */
export async function changeChatSettings(
  tx: Db,
  input: { chatId: string; nowMs: number; change: Partial<ChatSettings> },
): Promise<void> {
  const settings = { ...(await readChatSettings(tx, input.chatId)), ...input.change };
  const { commandsOff, leastTip, quiet, deletesCommands, topicId, language, momentsOff } = settings;
  await sql`
    insert into bot_chats (chat_id, joined_at, commands_off, least_tip, quiet, deletes_commands, topic_id,
      language, moments_off)
    values (${input.chatId}::bigint, ${isoTime(input.nowMs)}::timestamptz,
      ${[...commandsOff]}::text[], ${leastTip}::bigint, ${quiet}, ${deletesCommands}, ${topicId}::bigint,
      ${language}, ${[...momentsOff]}::text[])
    on conflict (chat_id) do update set commands_off = excluded.commands_off,
      least_tip = excluded.least_tip, quiet = excluded.quiet,
      deletes_commands = excluded.deletes_commands, topic_id = excluded.topic_id,
      language = excluded.language, moments_off = excluded.moments_off`.execute(tx);
}

/** Notes that the bot has joined or left a group. True if it has just joined. */
export async function noteStanding(
  tx: Db,
  input: { chatId: string; title: string | null; isIn: boolean; nowMs: number },
): Promise<boolean> {
  const { chatId, title, isIn } = input;
  const now = isoTime(input.nowMs);
  const { rows } = await sql<{ has_come: boolean }>`
    with before as (select left_at from bot_chats where chat_id = ${chatId}::bigint)
    insert into bot_chats (chat_id, title, joined_at, left_at)
    values (${chatId}::bigint, ${title}, ${now}::timestamptz, ${isIn ? null : now}::timestamptz)
    on conflict (chat_id) do update set title = excluded.title, left_at = excluded.left_at
    returning ${isIn}::boolean and not exists (
      select 1 from before where left_at is null) as has_come`.execute(tx);
  return rows[0]?.has_come ?? false;
}

/**
 * Handles a group's new number from Telegram: its settings, its tips and the messages waiting for it move along. Messages already
 * sent stay behind, since they can no longer be edited, answered or deleted.
 */
export async function moveChat(
  tx: Db,
  { fromChatId, toChatId }: { fromChatId: string; toChatId: string },
): Promise<void> {
  await sql`
    update bot_chats set chat_id = ${toChatId}::bigint where chat_id = ${fromChatId}::bigint
      and not exists (select 1 from bot_chats where chat_id = ${toChatId}::bigint)`.execute(tx);
  await sql`
    update bot_outbox set chat_id = ${toChatId}::bigint, message_id = null
    where chat_id = ${fromChatId}::bigint and status = 'waiting' and action = 'send'`.execute(tx);
  await sql`
    delete from bot_outbox where chat_id = ${fromChatId}::bigint and status = 'waiting'`.execute(
    tx,
  );
  await sql`
    delete from bot_living l using bot_outbox o
    where o.id = l.said_id and o.chat_id = ${fromChatId}::bigint`.execute(tx);
  await sql`
    update moments set chat_id = ${toChatId}::bigint where chat_id = ${fromChatId}::bigint`.execute(
    tx,
  );
  await sql`
    update tips set chat_id = ${toChatId}::bigint, post_id = null
    where chat_id = ${fromChatId}::bigint`.execute(tx);
}
