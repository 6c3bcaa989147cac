import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { SaidContent, SaidEphemerally } from './outbox.ts';

/** A line of the outbox that this server is about to send. */
export type ClaimedLine = {
  id: bigint;
  chatId: string;
  topicId: number | null;
  must: boolean;
  attempts: number;
  createdMs: number;
  /**
   * The message to change; for a send, the message that it replies to. Null for other actions means that the message never
   * arrived.
   */
  messageId: number | null;
} & (
  | { action: 'send'; content: SaidContent & { ephemeral?: SaidEphemerally; untilMs?: number } }
  | { action: 'edit'; content: SaidContent }
  | { action: 'react'; content: { emoji: string } }
  | { action: 'delete'; content: null }
);

/** Telegram's limits for a chat, and for a group. */
const PER_CHAT_MS = 1000;
const GROUP_WINDOW_MS = 60_000;
const GROUP_MOST = 20;
/** Stands for all chats in `bot_holds`. */
const ALL_CHATS = '0';

type Row = {
  id: bigint;
  chat_id: bigint;
  topic_id: bigint | null;
  action: ClaimedLine['action'];
  must: boolean;
  attempts: number;
  created_at: Date;
  message_id: bigint | null;
  sent_id: bigint | null;
  content: unknown;
};

/**
 * Claims the oldest line that may be sent now, by Telegram's limits and its latest requests to wait; null if there is none. For
 * each chat one line is claimed at a time, by any server. Reactions, which have no limit of a chat's, wait for no other lines.
 */
export async function claimLine(db: Db, nowMs: number): Promise<ClaimedLine | null> {
  const now = isoTime(nowMs);
  const { rows } = await sql<Row>`
    update bot_outbox o set status = 'sending', claimed_at = ${now}::timestamptz,
      attempts = o.attempts + 1
    where o.status = 'waiting' and o.id = (
      select w.id from bot_outbox w
      where w.status = 'waiting' and w.due_at <= ${now}::timestamptz
        and not exists (select 1 from bot_holds h
          where h.chat_id in (w.chat_id, ${ALL_CHATS}::bigint) and h.until > ${now}::timestamptz)
        and not exists (select 1 from bot_outbox b
          where b.chat_id = w.chat_id and b.status = 'sending')
        and (w.action = 'react' or not exists (select 1 from bot_outbox b
          where b.chat_id = w.chat_id and b.status = 'waiting' and b.id < w.id
            and b.due_at <= ${now}::timestamptz))
        and not exists (select 1 from bot_outbox b
          where b.id = w.said_id and b.status in ('waiting', 'sending'))
        and (w.action in ('delete', 'react') or not exists (select 1 from bot_outbox b
          where b.chat_id = w.chat_id and b.action in ('send', 'edit') and b.status = 'sent'
            and b.ended_at > ${isoTime(nowMs - PER_CHAT_MS)}::timestamptz))
        and (w.action in ('delete', 'react') or w.chat_id > 0 or (select count(*) from bot_outbox b
          where b.chat_id = w.chat_id and b.action in ('send', 'edit') and b.status = 'sent'
            and b.ended_at > ${isoTime(nowMs - GROUP_WINDOW_MS)}::timestamptz) < ${sql.lit(GROUP_MOST)})
      order by w.id limit 1 for update skip locked)
    returning o.id, o.chat_id, o.topic_id, o.action, o.must, o.attempts, o.created_at, o.message_id,
      (select s.sent_id from bot_outbox s where s.id = o.said_id) as sent_id, o.content`.execute(
    db,
  );
  const [row] = rows;
  return row ? lineOf(row) : null;
}

function lineOf(row: Row): ClaimedLine {
  const messageId = row.message_id ?? row.sent_id;
  const line = {
    id: row.id,
    chatId: String(row.chat_id),
    topicId: row.topic_id === null ? null : Number(row.topic_id),
    must: row.must,
    attempts: row.attempts,
    createdMs: row.created_at.getTime(),
    messageId: messageId === null ? null : Number(messageId),
    action: row.action,
    content: row.content,
  };
  // Written by outbox.ts, where the action determines the content.
  return line as ClaimedLine;
}

/** The outcome of a line. */
export type LineEnd = 'sent' | 'unreachable' | 'refused' | 'unclear';

/** Records the outcome of a line; false if another server has taken it over meanwhile. */
export async function endLine(
  db: Db,
  line: Pick<ClaimedLine, 'id'>,
  input: { as: LineEnd; sentId: number | null; nowMs: number },
): Promise<boolean> {
  // A change that cannot reach a closed chat is made when the chat is open again (`changeAgain`).
  const isKept = input.as === 'unreachable';
  const { rows } = await sql`
    update bot_outbox set status = ${input.as}, sent_id = ${input.sentId}::bigint, claimed_at = null,
      content = case when ${isKept}::boolean and must
        and (action = 'edit' or content->'waits' is not null) then content end,
      ended_at = ${isoTime(input.nowMs)}::timestamptz
    where id = ${line.id}::bigint and status = 'sending' returning 1`.execute(db);
  return rows.length > 0;
}

/** Puts a line back, to be sent later. */
export async function putBack(
  db: Db,
  line: Pick<ClaimedLine, 'id'>,
  { dueMs }: { dueMs: number },
): Promise<void> {
  await sql`
    update bot_outbox set status = 'waiting', claimed_at = null,
      due_at = ${isoTime(dueMs)}::timestamptz
    where id = ${line.id}::bigint and status = 'sending'`.execute(db);
}

/** Puts a line back whose picture Telegram refuses, to be sent later as a text. */
export async function putBackWithoutPicture(
  db: Db,
  line: Pick<ClaimedLine, 'id'>,
  { dueMs }: { dueMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update bot_outbox set content = content - 'qr' - 'picture' where id = ${line.id}::bigint`.execute(
      tx,
    );
    await putBack(tx, line, { dueMs });
  });
}

/**
 * Notes that Telegram accepts nothing more in a chat for a while. If two chats are refused at once, the limit is for all chats:
 * Telegram never says which one it means.
 */
export async function holdChat(
  db: Db,
  input: { chatId: string; nowMs: number; untilMs: number },
): Promise<void> {
  const { rows } = await sql`
    select 1 from bot_holds
    where chat_id <> ${input.chatId}::bigint and until > ${isoTime(input.nowMs)}::timestamptz
    limit 1`.execute(db);
  await hold(db, input.chatId, input.untilMs);
  if (rows.length > 0) await holdAll(db, input.untilMs);
}

/** Notes that nothing can be sent at all until then. */
export async function holdAll(db: Db, untilMs: number): Promise<void> {
  await hold(db, ALL_CHATS, untilMs);
}

async function hold(db: Db, chatId: string, untilMs: number): Promise<void> {
  await sql`
    insert into bot_holds (chat_id, until)
    values (${chatId}::bigint, ${isoTime(untilMs)}::timestamptz)
    on conflict (chat_id) do update set until = greatest(bot_holds.until, excluded.until)`.execute(
    db,
  );
}

/** Longer than the calls for a line, of ten seconds at most each: a second one follows where a topic is gone. */
const ABANDONED_MS = 30_000;

/** Takes over the lines of servers that died: nobody knows whether they arrived. */
export async function takeOverLines(db: Db, nowMs: number): Promise<void> {
  const now = isoTime(nowMs);
  await sql`
    update bot_outbox set claimed_at = null,
      status = case when must or action <> 'send' then 'waiting' else 'unclear' end,
      ended_at = case when must or action <> 'send' then null else ${now}::timestamptz end,
      content = case when must or action <> 'send' then content end
    where status = 'sending' and claimed_at < ${isoTime(nowMs - ABANDONED_MS)}::timestamptz`.execute(
    db,
  );
}
