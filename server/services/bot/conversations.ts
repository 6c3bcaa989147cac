import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** The bot's question to somebody in private, and their answers so far. */
export type Conversation = { kind: string; step: string; data: Record<string, string> };

/** A later answer starts again. */
const OPEN_MS = 60 * 60_000;

/** The open question to somebody; null if there is none. */
export async function findConversation(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<Conversation | null> {
  const { rows } = await sql<Conversation>`
    select kind, step, data from bot_conversations
    where telegram_id = ${telegramId}::bigint and ends_at > ${isoTime(nowMs)}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Stores the next question. A person has one question at a time. */
export async function keepConversation(
  tx: Db,
  { telegramId, nowMs, ...conversation }: Conversation & { telegramId: string; nowMs: number },
): Promise<void> {
  const { kind, step, data } = conversation;
  await sql`
    insert into bot_conversations (telegram_id, kind, step, data, ends_at)
    values (${telegramId}::bigint, ${kind}, ${step}, ${JSON.stringify(data)}::jsonb,
      ${isoTime(nowMs + OPEN_MS)}::timestamptz)
    on conflict (telegram_id) do update set kind = excluded.kind, step = excluded.step,
      data = excluded.data, ends_at = excluded.ends_at`.execute(tx);
}

/** Deletes the question; false if there was none. */
export async function endConversation(tx: Db, telegramId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from bot_conversations where telegram_id = ${telegramId}::bigint returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function pruneConversations(db: Db, nowMs: number): Promise<void> {
  await sql`delete from bot_conversations where ends_at < ${isoTime(nowMs)}::timestamptz`.execute(
    db,
  );
}
