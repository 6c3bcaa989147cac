import { randomBytes } from 'node:crypto';
import { TEST_BOT } from '#server/fakes/telegram/chats.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import type { TestMessage } from '#server/fakes/telegram/telegram.ts';

/** Update ids start with the seconds since then, so that they increase from start to start. */
const COUNTED_FROM_MS = Date.UTC(2026, 0, 1);
/** Messages kept in a chat. */
const MOST_MESSAGES = 200;

export type DemoTelegram = Awaited<ReturnType<typeof openDemoTelegram>>;

/**
 * The demo's Telegram: the fake one of the tests, with which the real bot talks over the Bot API, only on this machine. Its bot
 * gets a new token at each start.
 */
export async function openDemoTelegram(options: { now: () => number }) {
  const { now } = options;
  /** The chats that are open in a page; messages elsewhere are forgotten. */
  const open = new Set<string>();
  const times = new Map<number, { atMs: number; html: string; isEdited: boolean }>();
  const listeners = new Set<() => void>();
  let version = 1;

  function changed(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  const token = `${TEST_BOT.id}:${randomBytes(27).toString('base64url').slice(0, 35)}`;
  const server = await openTestTelegramServer({
    token,
    lastUpdateId: Math.floor((Date.now() - COUNTED_FROM_MS) / 1000),
    onCall: () => {
      lookThrough();
      changed();
    },
  });
  const { telegram } = server;

  // Records when messages came and changed, and forgets those that no page shows.
  function lookThrough(): void {
    for (const [id, { chatId, html }] of telegram.messages) {
      if (!open.has(chatId)) telegram.messages.delete(id);
      else {
        const known = times.get(id) ?? { atMs: now(), html, isEdited: false };
        times.set(id, { ...known, html, isEdited: known.isEdited || known.html !== html });
      }
    }
    for (const chatId of open) {
      for (const { messageId } of telegram.messagesOf(chatId).slice(0, -MOST_MESSAGES)) {
        telegram.messages.delete(messageId);
      }
    }
    for (const id of times.keys()) if (!telegram.messages.has(id)) times.delete(id);
  }

  return {
    telegram,
    token,
    apiRoot: server.root,
    version: () => version,
    changed: () => {
      lookThrough();
      changed();
    },
    /** The messages of a chat, oldest first. */
    messagesOf(chatId: string): (TestMessage & { atMs: number; isEdited: boolean })[] {
      return telegram.messagesOf(chatId).map((message) => {
        const { atMs, isEdited } = times.get(message.messageId) ?? { atMs: now(), isEdited: false };
        return { ...message, atMs, isEdited };
      });
    },
    open: (chatId: string) => open.add(chatId),
    close(chatId: string): void {
      open.delete(chatId);
      telegram.groups.delete(chatId);
      lookThrough();
    },
    /** Resolves at the next change, after this time at the latest, or when `signal` aborts. */
    whenChanged(withinMs: number, signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          listeners.delete(end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, withinMs);
        listeners.add(end);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      });
    },
    stop: () => server.close(),
  };
}
