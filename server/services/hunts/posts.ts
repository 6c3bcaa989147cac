import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** The bot's message in a group that shows a hunt, by its number in the outbox, with the text that it shows. */
export type HuntPost = { huntId: bigint; chatId: string; saidId: bigint; shown: string };

const MOST_AT_ONCE = 20;

/** Stores the post of a group, and returns the number of the one that it replaces; null if there was none. */
export async function keepHuntPost(
  tx: Db,
  { huntId, chatId, saidId, shown, nowMs }: HuntPost & { nowMs: number },
): Promise<bigint | null> {
  const { rows } = await sql<{ said_id: bigint }>`
    select said_id from hunt_posts where hunt_id = ${String(huntId)}::bigint and chat_id = ${chatId}::bigint
    for update`.execute(tx);
  // Two servers may make the first post of a group at once.
  await sql`
    insert into hunt_posts (hunt_id, chat_id, said_id, shown, looked_at)
    values (${String(huntId)}::bigint, ${chatId}::bigint, ${String(saidId)}::bigint, ${shown}, ${isoTime(nowMs)}::timestamptz)
    on conflict (hunt_id, chat_id) do update set said_id = excluded.said_id, shown = excluded.shown,
      looked_at = excluded.looked_at`.execute(tx);
  return rows[0]?.said_id ?? null;
}

/** Posts that nobody has compared with their hunt since a time, those compared longest ago first. */
export async function findHuntPosts(tx: Db, beforeMs: number): Promise<HuntPost[]> {
  const { rows } = await sql<{ hunt_id: bigint; chat_id: bigint; said_id: bigint; shown: string }>`
    select hunt_id, chat_id, said_id, shown from hunt_posts
    where looked_at <= ${isoTime(beforeMs)}::timestamptz
    order by looked_at, hunt_id, chat_id limit ${sql.lit(MOST_AT_ONCE)}`.execute(tx);
  return rows.map((row) => ({
    huntId: row.hunt_id,
    chatId: String(row.chat_id),
    saidId: row.said_id,
    shown: row.shown,
  }));
}

/** Notes the text of a post; null once its hunt is over, after which nothing rewrites it. */
export async function noteHuntPost(
  tx: Db,
  { huntId, chatId }: HuntPost,
  { shown, nowMs }: { shown: string | null; nowMs: number },
): Promise<void> {
  const isPost = sql`hunt_id = ${String(huntId)}::bigint and chat_id = ${chatId}::bigint`;
  if (shown === null) await sql`delete from hunt_posts where ${isPost}`.execute(tx);
  else {
    await sql`
      update hunt_posts set shown = ${shown}, looked_at = ${isoTime(nowMs)}::timestamptz where ${isPost}`.execute(
      tx,
    );
  }
}
