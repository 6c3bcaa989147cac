import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type {
  TelegramButton,
  TelegramCopy,
  TelegramLink,
} from '#server/gateways/telegram/telegram.ts';

/**
 * The messages of the community's bot. Each line is written in the transaction that it reports, and sent after its commit
 * (`outbox-sender.ts`).
 */

/**
 * A button. With `signsIn` its address also signs in the person whose private chat it is in: the link is made when the message is
 * sent (`outbox-sender.ts`), so that no link is stored.
 */
export type SaidButton = TelegramButton | TelegramCopy | (TelegramLink & { signsIn?: true });

/** A picture of a treasure hunt, by the hash of its bytes. */
export type SaidPicture = { huntId: string; hash: string };

/**
 * A text with rows of buttons. `qr` is a text whose QR code is shown above it, `preview` the address of a page whose picture is shown
 * below it, `picture` the picture of a clue, whose bytes are read when the message is sent.
 */
export type SaidContent = {
  html: string;
  buttons?: SaidButton[][];
  qr?: string;
  picture?: SaidPicture;
  preview?: string | undefined;
};

/** A message in a group that one person sees. */
export type SaidEphemerally = {
  receiverId: string;
  /** The number of the ephemeral message that it answers. */
  answers: number | null;
  /** From then on the person may be gone, and Telegram delivers it to nobody who is offline. */
  untilMs: number;
  /** The messages that replace it if it is too late or refused: to the receiver in private, and in the chat. */
  instead: { inPrivate?: SaidContent; inChat?: SaidContent };
};

export type Saying = SaidContent & {
  chatId: string;
  topicId?: number | null;
  /** The message that it replies to; of an ephemeral message, the one to which `inChat` replies. */
  replyTo?: number | null;
  ephemeral?: SaidEphemerally;
  /**
   * True to send again if nobody knows whether it arrived; set it if money or an answer depends on it. Otherwise the message may
   * be lost, and never comes twice.
   */
  must: boolean;
  /** True to keep it for a person who has closed the private chat, until they open it again. */
  waits?: true;
  /** It is not sent after this time. */
  untilMs?: number;
  nowMs: number;
};

/** Makes the bot say something; returns the number by which it can be edited later. */
export async function say(tx: Db, saying: Saying): Promise<bigint> {
  const {
    chatId,
    topicId = null,
    replyTo = null,
    must,
    nowMs,
    html,
    buttons,
    qr,
    picture,
    preview,
    ephemeral,
    waits,
    untilMs,
  } = saying;
  const content = JSON.stringify({
    html,
    ...(buttons ? { buttons } : {}),
    ...(qr ? { qr } : {}),
    ...(picture ? { picture } : {}),
    ...(preview ? { preview } : {}),
    ...(ephemeral ? { ephemeral } : {}),
    ...(waits ? { waits } : {}),
    ...(untilMs === undefined ? {} : { untilMs }),
  });
  const at = isoTime(nowMs);
  const { rows } = await sql<{ id: bigint }>`
    insert into bot_outbox (chat_id, topic_id, action, must, message_id, content, created_at, due_at)
    values (${chatId}::bigint, ${topicId}::bigint, 'send', ${must}, ${replyTo}::bigint,
      ${content}::jsonb, ${at}::timestamptz, ${at}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('what the bot says was not written down');
  return row.id;
}

/**
 * The most answers that may wait in a chat: two minutes' worth in a group, in which Telegram allows the bot 20 messages a minute.
 */
const MOST_ANSWERS_WAITING = 40;

/** Returns whether so many answers, or reactions, wait in a chat that a further one would come too late to be useful. */
export async function isChatFull(
  db: Db,
  chatId: string,
  action: 'send' | 'react' = 'send',
): Promise<boolean> {
  const { rows } = await sql`
    select from bot_outbox
    where chat_id = ${chatId}::bigint and status = 'waiting' and action = ${action}
    offset ${sql.lit(MOST_ANSWERS_WAITING - 1)} limit 1`.execute(db);
  return rows.length > 0;
}

/** A message of the bot's, by its number in the outbox, or by Telegram's. */
export type Said = { saidId: bigint } | { chatId: string; messageId: number };

/**
 * Rewrites a message of the bot's: in the outbox if it has not been sent, otherwise in the chat. Of several waiting texts only
 * the newest is sent.
 */
export async function editSaid(
  tx: Db,
  said: Said,
  { nowMs, ...content }: Omit<SaidContent, 'qr' | 'picture'> & { nowMs: number },
): Promise<void> {
  const text = JSON.stringify(content);
  const at = isoTime(nowMs);
  const { rows: rewritten } = await sql`
    update bot_outbox set content = ${text}::jsonb ||
      case when content->'waits' is null then '{}' else '{"waits": true}' end::jsonb
    where (status = 'waiting' or ${isKept}) and ${isEditOf(said)} returning 1`.execute(tx);
  if (rewritten.length > 0) return;
  if ('saidId' in said) {
    // Does nothing for a message that never arrived, since there is nothing to edit.
    await sql`
      insert into bot_outbox (chat_id, action, must, said_id, content, created_at, due_at)
      select chat_id, 'edit', true, id, ${text}::jsonb, ${at}::timestamptz, ${at}::timestamptz
      from bot_outbox where id = ${said.saidId}::bigint
        and status in ('sending', 'sent', 'unclear')`.execute(tx);
    return;
  }
  await sql`
    insert into bot_outbox (chat_id, action, must, message_id, content, created_at, due_at)
    values (${said.chatId}::bigint, 'edit', true, ${said.messageId}::bigint, ${text}::jsonb,
      ${at}::timestamptz, ${at}::timestamptz)`.execute(tx);
}

/** A message that waits for its private chat to be opened again. */
const isKept = sql`(status = 'unreachable' and action = 'send' and content is not null)`;

function isEditOf(said: Said) {
  return 'saidId' in said
    ? sql`(id = ${said.saidId}::bigint or (action = 'edit' and said_id = ${said.saidId}::bigint))`
    : sql`(action = 'edit' and chat_id = ${said.chatId}::bigint
        and message_id = ${said.messageId}::bigint)`;
}

/** Makes the bot delete a message at a later time. */
export async function removeLater(
  tx: Db,
  message: Said,
  { nowMs, afterMs }: { nowMs: number; afterMs: number },
): Promise<void> {
  const must = false;
  await act(tx, message, { action: 'delete', content: null, must, nowMs, dueMs: nowMs + afterMs });
}

/** Takes a message back: cancels it if sending has not begun, and deletes it otherwise. */
export async function removeSaid(
  tx: Db,
  { saidId, nowMs }: { saidId: bigint; nowMs: number },
): Promise<void> {
  if (await unsay(tx, { saidId, nowMs })) return;
  const must = true;
  await act(tx, { saidId }, { action: 'delete', content: null, must, nowMs, dueMs: nowMs });
}

/** Cancels a message that waits to be sent; false if it is too late. */
export async function unsay(
  tx: Db,
  { saidId, nowMs }: { saidId: bigint; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update bot_outbox set status = 'refused', content = null, ended_at = ${isoTime(nowMs)}::timestamptz
    where id = ${saidId}::bigint and status = 'waiting' returning 1`.execute(tx);
  return rows.length > 0;
}

/** Makes the bot put an emoji under a message. */
export async function react(
  tx: Db,
  message: Said,
  { emoji, nowMs }: { emoji: string; nowMs: number },
): Promise<void> {
  const must = false;
  await act(tx, message, { action: 'react', content: { emoji }, must, nowMs, dueMs: nowMs });
}

async function act(
  tx: Db,
  message: Said,
  input: {
    action: 'delete' | 'react';
    content: object | null;
    must: boolean;
    nowMs: number;
    dueMs: number;
  },
): Promise<void> {
  const { action, must } = input;
  const content = input.content && JSON.stringify(input.content);
  const now = isoTime(input.nowMs);
  const due = isoTime(input.dueMs);
  const meant =
    'saidId' in message
      ? sql`select chat_id, null::bigint, id from bot_outbox where id = ${message.saidId}::bigint`
      : sql`select ${message.chatId}::bigint, ${message.messageId}::bigint, null::bigint`;
  await sql`
    insert into bot_outbox (chat_id, message_id, said_id, action, must, content, created_at, due_at)
    select m.*, ${action}, ${must}::boolean, ${content}::jsonb, ${now}::timestamptz, ${due}::timestamptz
    from (${meant}) m`.execute(tx);
}

/**
 * Makes the changes that a closed private chat prevented, now that it is open again, and sends the messages kept for it. A message
 * that asked for a payment may still be there.
 */
export async function changeAgain(
  tx: Db,
  { chatId, nowMs }: { chatId: string; nowMs: number },
): Promise<void> {
  await sql`
    update bot_outbox set status = 'waiting', attempts = 0, ended_at = null, due_at = ${isoTime(nowMs)}::timestamptz
    where chat_id = ${chatId}::bigint and status = 'unreachable' and must
      and (action in ('edit', 'delete') or ${isKept})`.execute(tx);
}

/** Nobody edits a message after this time. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes old messages from the outbox. */
export async function pruneOutbox(db: Db, nowMs: number): Promise<number> {
  const before = isoTime(nowMs - KEPT_MS);
  const { rows } = await sql`
    delete from bot_outbox o where ended_at < ${before}::timestamptz
      and not exists (select 1 from bot_outbox e where e.said_id = o.id) returning 1`.execute(db);
  await sql`delete from bot_holds where until < ${isoTime(nowMs)}::timestamptz`.execute(db);
  return rows.length;
}
