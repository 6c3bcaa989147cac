import { Bot, type PollingOptions } from 'grammy';
import type { TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createSlots, SYSTEM_CLOCK, TELEGRAM_PACE } from '#server/services/telegram/pace.ts';

export type Running = { stop(): Promise<void> };

/** The answer to every command. */
const TEXT = 'GM! +1 point. The next one comes in 24h 0m.';
const WAIT_SECONDS = 20;

/** The part of an update that a bot must read to answer commands. */
type Update = { update_id: number; message?: Message };
type Message = { message_id: number; chat: { id: number }; text?: string };

/**
 * The smallest bot that answers the same commands: it polls, and sends a constant at our pace. It has no database, so the
 * commands under way when it stops are lost or answered twice.
 */
export async function openBare({ root }: TestTelegramServer): Promise<Running> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const slot = createSlots(TELEGRAM_PACE, SYSTEM_CLOCK);
  const nextInChat = new Map<number, number>();

  async function call<T>(method: string, payload: unknown): Promise<T> {
    const response = await fetch(`${root}/bot${TEST_BOT_TOKEN}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal,
    });
    const body = (await response.json()) as { ok: boolean; result: T }; // // The Bot API's format: the fake is ours.
    if (!body.ok) throw new Error(`${method} was refused`);
    return body.result;
  }

  async function answer({ message_id, chat, text }: Message): Promise<void> {
    if (!text?.startsWith('/')) return;
    const nowMs = SYSTEM_CLOCK.monotonicMs();
    const dueMs = Math.max(nowMs, nextInChat.get(chat.id) ?? 0);
    nextInChat.set(chat.id, dueMs + TELEGRAM_PACE.perChatMs);
    if (dueMs > nowMs) await SYSTEM_CLOCK.pause(dueMs - nowMs, signal);
    await slot(signal);
    const reply_parameters = { message_id, allow_sending_without_reply: true };
    await call('sendMessage', {
      chat_id: chat.id,
      text: TEXT,
      parse_mode: 'HTML',
      reply_parameters,
    });
  }

  async function run(): Promise<void> {
    for (let offset = 0; ; ) {
      const wanted = { offset, timeout: WAIT_SECONDS, allowed_updates: ['message'] };
      const updates = await call<Update[]>('getUpdates', wanted);
      await Promise.all(updates.map(async ({ message }) => message && answer(message)));
      offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
    }
  }

  const ended = run().catch((error: unknown) => {
    if (!signal.aborted) console.error('the bare bot', error);
  });
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** The same with grammY, as at the start of its guide: one update after the other, without a pace. */
export async function openGrammy({ root }: TestTelegramServer): Promise<Running> {
  const bot = new Bot(TEST_BOT_TOKEN, { client: { apiRoot: root } });
  bot.on('message:text', async (context) => {
    const { message_id, text } = context.msg;
    if (!text.startsWith('/')) return;
    await context.reply(TEXT, { reply_parameters: { message_id } });
  });
  await new Promise<void>((resolve, reject) => {
    const options: PollingOptions = { allowed_updates: ['message'], onStart: () => resolve() };
    bot.start(options).catch(reject);
  });
  return { stop: () => bot.stop() };
}
