import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import type { ApiResponse } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { drawHeader } from '#rules/broadcast.ts';
import type { Language } from '#rules/messages/languages.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';
import { readBroadcast } from './broadcasts.ts';
import { type CustomMessages, composePost, storableMessages } from './compose.ts';
import type { BroadcastSender } from './sender.ts';
import { htmlByLanguage, isRecipient, writeBroadcast } from './write-broadcast.ts';

/** How long a call waits for the broadcast to end; shorter than the request timeout. */
const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 200;

type Post = { postId: string } & CustomMessages;
type Previewed = {
  previewed?: { header: number; language?: Language | undefined; text: string } | undefined;
};
export type BroadcastDeps = {
  db: Db;
  telegram: TelegramBot | null;
  sender: BroadcastSender | null;
  /** From 0 (included) to 1 (excluded); picks the header. */
  random: () => number;
  /** The community's language, for members whose own is unknown. */
  language: Language;
};

/**
 * Returns the message as it would be sent to readers of a language, its parts, and the number of recipients; with `sendToMe` it is
 * sent to the administrator only. Draws a header, unless `header` names the one to keep. Throws `not_found`, `conflict` for a post that
 * cannot be broadcast, and when sending also `bot_not_configured` and `unavailable`.
 */
export async function previewBroadcast(
  deps: Omit<BroadcastDeps, 'sender'>,
  input: Post & {
    sendToMe: boolean;
    header?: number | undefined;
    anotherHeaderThan?: number | undefined;
    language?: Language | undefined;
    actor: Pick<Actor, 'memberId' | 'telegramId'>;
    nowMs: number;
  },
): Promise<ApiResponse<'previewBroadcast'>> {
  const { db, telegram, random } = deps;
  const header = input.header ?? drawHeader(random(), input.anotherHeaderThan);
  const { texts, ...parts } = await composePost(db, input, header);
  const language = input.language ?? deps.language;
  const { text, html } = texts[language];
  const { rows } = await sql<{ recipients: number }>`
    select count(*)::int as recipients from members m where ${isRecipient(input.nowMs)}`.execute(
    db,
  );
  const recipients = rows[0]?.recipients ?? 0;
  const preview = { ...parts, text, language, header, recipients };
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
 * Each member gets it in their language (docs/spec/portal.md#15-broadcasts). With `previewed` the message has to be exactly that
 * one; without, it gets a random header.
 *
 * Throws `bot_not_configured`, `not_found`, and `conflict` for a post that cannot be broadcast or just was, and if the message is
 * no longer the previewed one.
 */
export async function broadcastPost(
  { db, telegram, sender, random, language }: BroadcastDeps,
  input: Post &
    Previewed & {
      actor: Pick<Actor, 'memberId' | 'telegramId'>;
      nowMs: number;
      patienceMs?: number;
    },
): Promise<SentBroadcast> {
  if (telegram === null || sender === null) throw noBot();
  const calledMs = performance.now();
  const id = await startBroadcast(db, { ...input, random: random(), language });
  return awaitBroadcast(db, sender, { id, calledMs, patienceMs: input.patienceMs });
}

/** Wakes the sender and waits for the end of a broadcast, until a few seconds after the call: to record it may have taken some. */
export async function awaitBroadcast(
  db: Db,
  sender: BroadcastSender,
  {
    id,
    calledMs,
    patienceMs = PATIENCE_MS,
  }: { id: string; calledMs: number; patienceMs?: number | undefined },
): Promise<SentBroadcast> {
  sender.wake();
  const endMs = calledMs + patienceMs;
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
    Previewed & {
      actor: Pick<Actor, 'memberId' | 'telegramId'>;
      nowMs: number;
      random: number;
      language: Language;
    },
): Promise<string> {
  const { postId, actor, nowMs, previewed } = input;
  return db.transaction().execute(async (tx) => {
    // If two administrators call at once, the second waits here and then finds the first one's broadcast.
    await sql`select 1 from submissions where id = ${postId}::bigint for update`.execute(tx);
    const header = previewed?.header ?? drawHeader(input.random);
    const { texts } = await composePost(tx, input, header);
    if (previewed && previewed.text !== texts[previewed.language ?? input.language].text) {
      throw new AppError('conflict', (m) => m.refusal_post_changed());
    }
    const translations = htmlByLanguage(texts);
    const { html } = texts[input.language];
    const after = storableMessages(input);
    return writeBroadcast(tx, { subject: { postId }, html, translations, after, actor, nowMs });
  });
}

export function noBot(): AppError {
  return new AppError('bot_not_configured', (m) => m.refusal_no_bot());
}
