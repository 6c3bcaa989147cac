import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import type { ApiResponse } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import {
  type BroadcastContent,
  type BroadcastText,
  broadcastText,
  drawHeader,
} from '#rules/broadcast.ts';
import { storableText } from '#rules/names.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { nameOf } from '#server/services/members/names.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';
import { readBroadcast } from './broadcasts.ts';
import type { BroadcastSender } from './sender.ts';
import { isRecipient, writeBroadcast } from './write-broadcast.ts';

/** How long a call waits for the broadcast to end; shorter than the request timeout. */
const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 200;

type Post = { postId: string; customMessage?: string | undefined };
type Previewed = { previewed?: { header: number; text: string } | undefined };
export type BroadcastDeps = {
  db: Db;
  telegram: TelegramBot | null;
  sender: BroadcastSender | null;
  /** From 0 (included) to 1 (excluded); picks the header. */
  random: () => number;
};

/**
 * Returns the message as it would be sent, its parts, and the number of recipients; with `sendToMe` it is sent to the
 * administrator only. Draws a header, unless `header` names the one to keep. Throws `not_found`, `conflict` for a post that
 * cannot be broadcast, and when sending also `bot_not_configured` and `unavailable`.
 */
export async function previewBroadcast(
  { db, telegram, random }: Omit<BroadcastDeps, 'sender'>,
  input: Post & {
    sendToMe: boolean;
    header?: number | undefined;
    anotherHeaderThan?: number | undefined;
    actor: Pick<Actor, 'memberId' | 'telegramId'>;
    nowMs: number;
  },
): Promise<ApiResponse<'previewBroadcast'>> {
  const header = input.header ?? drawHeader(random(), input.anotherHeaderThan);
  const { html, text, ...content } = await composeMessage(db, input, header);
  const { rows } = await sql<{ recipients: number }>`
    select count(*)::int as recipients from members m where ${isRecipient(input.nowMs)}`.execute(
    db,
  );
  const { creator, contentType, url } = content;
  const recipients = rows[0]?.recipients ?? 0;
  const preview = { text, header, creator, contentType, url, recipients };
  if (!input.sendToMe) return { ...preview, delivered: null };
  if (telegram === null) throw noBot();
  const { telegramId } = input.actor;
  return { ...preview, delivered: await sendToMember(db, telegram, { telegramId, html }) };
}

/** A broadcast after a few seconds, with its counts beside it. */
export type SentBroadcast = {
  sent: number;
  failed: number;
  waiting: number;
  broadcast: Broadcast;
};

/**
 * Broadcasts an approved post to all members who want broadcasts and can be reached. Waits a few seconds for the end; the rest is
 * sent afterwards, by another server if this one dies.
 *
 * With `previewed` the message has to be exactly that one; without, it gets a random header.
 *
 * Throws `bot_not_configured`, `not_found`, and `conflict` for a post that cannot be broadcast or just was, and if the message is
 * no longer the previewed one.
 */
export async function broadcastPost(
  { db, telegram, sender, random }: BroadcastDeps,
  input: Post &
    Previewed & {
      actor: Pick<Actor, 'memberId' | 'telegramId'>;
      nowMs: number;
      patienceMs?: number;
    },
): Promise<SentBroadcast> {
  if (telegram === null || sender === null) throw noBot();
  const id = await startBroadcast(db, { ...input, random: random() });
  return awaitBroadcast(db, sender, { id, patienceMs: input.patienceMs });
}

/** Wakes the sender and waits a few seconds for the end of a broadcast. */
export async function awaitBroadcast(
  db: Db,
  sender: BroadcastSender,
  { id, patienceMs = PATIENCE_MS }: { id: string; patienceMs?: number | undefined },
): Promise<SentBroadcast> {
  sender.wake();
  const endMs = performance.now() + patienceMs;
  let broadcast = await readBroadcast(db, { id });
  while (broadcast.state === 'running' && performance.now() < endMs && !sender.isStopped()) {
    await wait(LOOK_EVERY_MS);
    broadcast = await readBroadcast(db, { id });
  }
  const { sent, failed, waiting } = broadcast;
  return { sent, failed, waiting, broadcast };
}

/** Records a broadcast and its recipients; returns its id. Throws `not_found` and `conflict`. */
export async function startBroadcast(
  db: Db,
  input: Post &
    Previewed & { actor: Pick<Actor, 'memberId' | 'telegramId'>; nowMs: number; random: number },
): Promise<string> {
  const { postId, actor, nowMs, previewed } = input;
  const customMessage = input.customMessage && storableText(input.customMessage);
  return db.transaction().execute(async (tx) => {
    // If two administrators call at once, the second waits here and then finds the first one's broadcast.
    await sql`select 1 from submissions where id = ${postId}::bigint for update`.execute(tx);
    const header = previewed?.header ?? drawHeader(input.random);
    const { html, text } = await composeMessage(tx, { postId, customMessage }, header);
    if (previewed && previewed.text !== text) {
      throw new AppError('conflict', 'This post has changed since the preview. Look at it again.');
    }
    const after = { customMessage: customMessage ?? null };
    return writeBroadcast(tx, { subject: { postId }, html, after, actor, nowMs });
  });
}

type PostRow = {
  status: 'pending' | 'approved' | 'rejected';
  content_type: string;
  url: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

async function composeMessage(
  db: Db,
  post: Post,
  header: number,
): Promise<BroadcastText & BroadcastContent> {
  const { rows } = await sql<PostRow>`
    select s.status, s.content_type, s.url, names.*
    from submissions s join members m on m.id = s.member_id
    -- A member hidden from public pages is not named here either.
    left join lateral (select m.username, m.first_name, m.last_name
      where m.hidden_at is null) names on true
    where s.id = ${post.postId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is no such post.');
  if (row.status !== 'approved') {
    throw new AppError('conflict', 'Only approved posts can be broadcast.');
  }
  const content = {
    header,
    creator: nameOf(row),
    contentType: row.content_type,
    customMessage: post.customMessage ?? null,
    url: row.url,
  };
  const message = broadcastText(content);
  if (message === null) throw new AppError('conflict', 'The link of this post cannot be sent.');
  return { ...content, ...message };
}

export function noBot(): AppError {
  return new AppError('bot_not_configured', 'No bot token is configured.');
}
