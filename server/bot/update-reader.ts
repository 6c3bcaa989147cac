import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { type TelegramBot, TelegramConflict } from '#server/gateways/telegram/telegram.ts';
import type { TelegramUpdate, TelegramUpdateKind } from '#server/gateways/telegram/updates.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import {
  releaseUpdateLease,
  saveUpdateOffset,
  takeUpdateLease,
} from '#server/services/telegram/update-lease.ts';
import type { UpdateConflicts } from './update-conflicts.ts';

/** The time in seconds that one call to Telegram waits for an update. */
const WAIT_SECONDS = 8;
/**
 * Longer than such a call with its timeout of ten more seconds: while a server is alive, no other one reads. With the pause,
 * another server takes over within 30 seconds of a death.
 */
const LEASE_SECONDS = 24;
/** After a failure, and while another server reads. */
const PAUSE_MS = 5_000;
/** Chats whose updates are handled at the same time. */
const CHATS_TOGETHER = 8;

export type UpdateReader = { stop(): Promise<void> };

export type UpdateReaderDeps = {
  db: Db;
  telegram: TelegramBot;
  /** Each bot numbers its own updates. */
  botId: string;
  kinds: readonly TelegramUpdateKind[];
  /** Rejects if Telegram should send the update again. */
  take(update: TelegramUpdate): Promise<void>;
  conflicts: UpdateConflicts;
  report(error: unknown, what: string): void;
  pause: Waiting['pause'];
  holder?: string;
};

/**
 * Polls Telegram for updates (`TELEGRAM_UPDATES=poll`). One of several servers does it; when it stops, another continues from
 * the same offset.
 */
export function startUpdateReader(deps: UpdateReaderDeps): UpdateReader {
  const { db, telegram, botId, kinds, take, conflicts, pause, report } = deps;
  const { holder = randomUUID() } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const lease = { botId, holder };
  const takeLease = () => takeUpdateLease(db, { ...lease, seconds: LEASE_SECONDS });
  const ended = readOn();

  async function readOn(): Promise<void> {
    while (!signal.aborted) {
      try {
        const offset = await takeLease();
        if (offset === null) await pause(PAUSE_MS, signal);
        else await readFrom(offset);
      } catch (error) {
        if (signal.aborted) break;
        await note(error);
        await pause(PAUSE_MS, signal);
      }
    }
  }

  async function note(error: unknown): Promise<void> {
    const what = 'updates could not be read from Telegram';
    if (!(error instanceof TelegramConflict)) report(error, what);
    else await conflicts.meet(error).catch((failure: unknown) => report(failure, what));
  }

  // The offset is saved only after all earlier updates are handled, so a failed one comes again.
  async function readFrom(offset: number): Promise<void> {
    const waitSeconds = WAIT_SECONDS;
    const read = await telegram.readUpdates({ offset, kinds, waitSeconds, signal });
    await conflicts.pass();
    if (read.nextOffset === offset) return;
    // The updates of a lost lease are another server's, which reads them from the same offset.
    if ((await takeLease()) === null) return;
    await takeAll(read.updates, take);
    await saveUpdateOffset(db, { ...lease, nextOffset: read.nextOffset });
  }

  return {
    async stop() {
      stopping.abort();
      await ended;
      await releaseUpdateLease(db, lease).catch((error: unknown) =>
        report(error, 'the lease on reading updates could not be released'),
      );
    },
  };
}

/** Handles the updates of each chat in order, several chats at a time. Rejects with the first failure, after the others end. */
async function takeAll(
  updates: readonly TelegramUpdate[],
  take: UpdateReaderDeps['take'],
): Promise<void> {
  const byChat = new Map<string, TelegramUpdate[]>();
  for (const update of updates) {
    const chat = chatOf(update);
    byChat.set(chat, [...(byChat.get(chat) ?? []), update]);
  }
  const chats = [...byChat.values()];
  const failures: unknown[] = [];
  const workers = Array.from({ length: CHATS_TOGETHER }, async () => {
    for (let chat = chats.shift(); chat !== undefined; chat = chats.shift()) {
      try {
        for (const update of chat) await take(update);
      } catch (error) {
        failures.push(error);
      }
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

function chatOf(update: TelegramUpdate): string {
  switch (update.kind) {
    case 'message':
      return update.message.chat.id;
    case 'press':
      return update.press.fromId;
    case 'standing':
      return update.chat.id;
    case 'moved':
      return update.fromChatId;
    case 'other':
      return '';
  }
}
