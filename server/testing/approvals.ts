import type { AdminSession } from '#contract/site/auth.ts';
import { takePress } from '#server/bot/presses.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type AdminSignIn,
  type ApprovalDeps,
  createSignInApprovals,
  type Waiting,
} from '#server/services/sign-in/approvals.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { createFakeTelegramBot, type SentMessage } from '../fakes/telegram/bot.ts';
import { NOW_MS } from './sign-ins.ts';

type Asked = Partial<Omit<AdminSignIn, 'telegramId'>>;

/** A wait that takes no time: each pause advances its clock and runs the test's work. */
export function createTestWaiting(
  onPause: (elapsedMs: number) => Promise<unknown> = async () => {},
) {
  const waiting: Waiting & { ms: number; onPause: typeof onPause } = {
    ms: 0,
    onPause,
    elapsedMs: () => waiting.ms,
    async pause(ms) {
      waiting.ms += ms;
      await waiting.onPause(waiting.ms);
    },
  };
  return waiting;
}

/** A wait that ends only when the caller leaves, or has left already. */
export function untilAborted(_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
}

/** Approval requests to administrators with a recording bot and no real time. */
export function openTestApprovals(db: Db, rest: Partial<ApprovalDeps> = {}) {
  const bot = createFakeTelegramBot();
  const waiting = createTestWaiting();
  const reports: string[] = [];
  const clock = { nowMs: NOW_MS };
  const now = () => clock.nowMs + waiting.ms;
  const report = (_error: unknown, what: string) => reports.push(what);
  const approvals = createSignInApprovals({
    db,
    telegram: bot,
    messagesFor,
    takesPresses: true,
    isDemo: false,
    now,
    waiting,
    report,
    ...rest,
  });
  const ask = (telegramId: string, input: Asked = {}) =>
    approvals.ask({
      telegramId,
      matchCode: null,
      ipPrefix: '203.0.113.x',
      browser: 'Chrome on Linux',
      earlierToken: null,
      signal: new AbortController().signal,
      ...input,
    });
  const press = (message: SentMessage, text: string, fromId?: string) =>
    takePress({ db, telegram: bot, messagesFor, now, report }, bot.press(message, text, fromId));
  return {
    bot,
    waiting,
    reports,
    clock,
    now,
    approvals,
    ask,
    press,
    /** Presses a button under the latest question after this long, as this person or the one asked. */
    pressAfter(elapsedMs: number, text: string, fromId?: string): void {
      waiting.onPause = async (at) => {
        const message = bot.sent.at(-1);
        if (at === elapsedMs && message) await press(message, text, fromId);
      };
    },
    /** Asks, and returns the outcome with the time it took. */
    async outcome(telegramId: string, input: Asked = {}) {
      const before = waiting.ms;
      let result: string;
      try {
        result = await signedInAs(ask(telegramId, input));
      } catch (error) {
        result = String(error instanceof Error ? error.message : error);
      }
      // Waits for the calls that the bot still gets after its own queries.
      await approvals.idle();
      return { result, waitedMs: waiting.ms - before, sent: bot.sent.length };
    },
  };
}

async function signedInAs(asking: Promise<{ session: AdminSession }>): Promise<string> {
  return `signed in: ${(await asking).session.telegramId}`;
}
