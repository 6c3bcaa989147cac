import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
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
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { banStands } from '#server/services/members/bans.ts';
import { nameOf } from '#server/services/members/names.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';
import { readBroadcast } from './broadcasts.ts';
import type { BroadcastSender } from './sender.ts';

/** A post is broadcast at most once in this time. */
const AGAIN_AFTER_MS = 60 * 60_000;
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
): Promise<{ sent: number; failed: number; waiting: number; broadcast: Broadcast }> {
  if (telegram === null || sender === null) throw noBot();
  const id = await startBroadcast(db, { ...input, random: random() });
  sender.wake();
  const endMs = performance.now() + (input.patienceMs ?? PATIENCE_MS);
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
    await requireNotYet(tx, { postId, nowMs });
    const { rows } = await sql<{ id: string }>`
      insert into broadcasts (post_id, html, started_by, created_at)
      values (${postId}::bigint, ${html}, ${actor.memberId}, ${isoTime(nowMs)}::timestamptz)
      returning id::text as id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('a broadcast was not written');
    // The foreign key check uses a plan cached by the connection. A plan made when there were few members would scan them all for
    // every recipient, for minutes; fresh statistics make it use the index.
    await sql`analyze members (id)`.execute(tx);
    const written = await sql<{ recipients: number }>`
      with written as (
        insert into broadcast_recipients (broadcast_id, member_id)
        select ${id}::bigint, m.id from members m where ${isRecipient(nowMs)} returning 1)
      select count(*)::int as recipients from written`.execute(tx);
    await writeAudit(tx, {
      actor: actor.telegramId,
      action: 'broadcast_started',
      entity: 'broadcast',
      entityId: id,
      after: { postId, customMessage: customMessage ?? null, ...written.rows[0] },
    });
    return id;
  });
}

/** True for a member `m` who receives broadcasts, as a condition in SQL. */
function isRecipient(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(not m.broadcasts_off and m.unreachable_at is null
    and not ${banStands(isoTime(nowMs))})`;
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

// A broadcast cancelled before its first message does not count.
async function requireNotYet(
  tx: Db,
  { postId, nowMs }: { postId: string; nowMs: number },
): Promise<void> {
  const since = isoTime(nowMs - AGAIN_AFTER_MS);
  const { rows } = await sql`
    select 1 from broadcasts b
    where b.post_id = ${postId}::bigint and (b.state in ('running', 'paused')
      or (b.created_at > ${since}::timestamptz and (b.state = 'done' or exists (
        select from broadcast_recipients r
        where r.broadcast_id = b.id and r.status in ('sending', 'sent', 'unclear')))))
    limit 1`.execute(tx);
  if (rows.length > 0) {
    throw new AppError('conflict', 'This post is being broadcast, or was within the last hour.');
  }
}

function noBot(): AppError {
  return new AppError('bot_not_configured', 'No bot token is configured.');
}
