import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import {
  type BroadcastSender,
  createBroadcastSender,
  type SenderOptions,
} from '#server/services/broadcasts/sender.ts';
import { startBroadcast } from '#server/services/broadcasts/start-broadcast.ts';
import type { SenderClock } from '#server/services/telegram/pace.ts';
import { openTestTelegramServer, type TestTelegramServer } from '../fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '../fakes/telegram/signer.ts';

export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
/** The administrator: the member with the lowest number, Telegram id 101. */
export const ADMIN = { memberId: 1n, telegramId: '101' };

/** Members 1 to `count` with the Telegram ids 101 and up, and an approved post by the second one. */
export async function enrolCrowd(db: Db, count: number): Promise<string> {
  await sql`
    insert into members (id, telegram_id, username, created_at) overriding system value
    select n, 100 + n, 'user_' || n, '2026-01-01T00:00:00Z' from generate_series(1, ${count}::int) n`.execute(
    db,
  );
  await sql`
    insert into member_totals (member_id) select id from members`.execute(db);
  return addPost(db, {});
}

/** A post by member 2; returns its number. */
export async function addPost(
  db: Db,
  { status = 'approved', url = 'https://a.org/?a=1&b=2' }: { status?: string; url?: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with event as (
      insert into activity_events (id, type, at, member_id, week)
      values (gen_random_uuid()::text, 'content_submitted', '2026-03-03T12:00:00Z', 2, '2026-03-08')
      returning seq),
    counted as (
      insert into week_totals (week, member_id, points, transactions) values ('2026-03-08', 2, 0, 1)
      on conflict (week, member_id) do update set transactions = week_totals.transactions + 1)
    insert into submissions (event_seq, member_id, content_type, url, title, status, points,
      admin_comments, evaluated_at, submitted_at)
    select seq, 2, 'youtube_video', ${url}, 'A <title>', ${status}, 1200, 'Well done',
      '2026-03-03T13:00:00Z', '2026-03-03T12:00:00Z' from event
    returning id::text as id`.execute(db);
  return rows[0]?.id ?? '0';
}

export type Deck = {
  server: TestTelegramServer;
  /** Pauses in ms, in order; no time passes. */
  pauses: number[];
  /** Reported errors. */
  reports: string[];
  /** A new server's sender. */
  openSender(options?: Partial<SenderOptions>): BroadcastSender;
  close(): Promise<void>;
};

/** A fake Telegram with senders that do not wait. */
export async function openDeck(db: Db): Promise<Deck> {
  const server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const pauses: number[] = [];
  const reports: string[] = [];
  const senders: BroadcastSender[] = [];
  const clock: SenderClock = {
    monotonicMs: () => performance.now(),
    async pause(ms) {
      pauses.push(ms);
    },
  };
  return {
    server,
    pauses,
    reports,
    openSender(options = {}) {
      const sender = createBroadcastSender({
        db,
        telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root }),
        now: () => NOW_MS,
        report: (error, what) => reports.push(`${what}: ${String(error)}`),
        clock,
        // Later than the claim, never earlier: the database's clock has microseconds.
        doubtAfterMs: 0.001,
        ...options,
      });
      senders.push(sender);
      return sender;
    },
    async close() {
      await Promise.all(senders.map((sender) => sender.stop()));
      await server.close();
    },
  };
}

/** Starts a broadcast of the post by the administrator; returns its number. */
export function start(db: Db, postId: string, rest: object = {}): Promise<string> {
  const input = { postId, actor: ADMIN, nowMs: NOW_MS, random: 0, language: 'en' as const };
  return startBroadcast(db, { ...input, ...rest });
}

/** Sends everything, and waits until nothing more can be sent. */
export async function sendAll(sender: BroadcastSender): Promise<void> {
  sender.wake();
  await sender.idle();
}

/** Member counts by the status of their row. */
export async function readRows(db: Db): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ status: string; members: bigint[] }>`
    select status, array_agg(member_id order by member_id) as members from broadcast_recipients
    group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, members }) => [status, members.map(Number)]));
}

/** How many messages with the broadcast's text each chat holds; chats without one are left out. */
export function broadcastsByChat(server: TestTelegramServer): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { chatId, text } of server.telegram.messages.values()) {
    if (text.includes('https://a.org/')) counts[chatId] = (counts[chatId] ?? 0) + 1;
  }
  return counts;
}

/** Time that passes only when everyone is waiting for it. */
export function createVirtualClock(): SenderClock {
  const timers: { atMs: number; resolve(): void }[] = [];
  let nowMs = 0;
  function advance(): void {
    timers.sort((a, b) => a.atMs - b.atMs);
    const next = timers.shift();
    if (!next) return;
    nowMs = Math.max(nowMs, next.atMs);
    next.resolve();
    if (timers.length > 0) setImmediate(advance);
  }
  return {
    monotonicMs: () => nowMs,
    pause(ms) {
      if (timers.length === 0) setImmediate(advance);
      return new Promise((resolve) => timers.push({ atMs: nowMs + ms, resolve }));
    },
  };
}
