import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { AdminSession } from '#contract/site/auth.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { approveRequest, claimRequest, endRequest, isApproved } from './answers.ts';
import { approvalButtons, approvalText, outcomeText } from './approval-message.ts';
import { openRequest, type RequestAbout } from './requests.ts';
import { authUserOf } from './sign-in.ts';

/** How long a call is held; proxies cut it off at 60 s. */
export const WAIT_MS = 55_000;
const POLL_MS = 1_000;
/** The audit log's name for automatic actions. */
const SYSTEM = 'system';

/** The clock for waits. Not the wall clock, which may be set meanwhile. */
export type Waiting = {
  elapsedMs(): number;
  /** Ends early, without an error, when the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export type ApprovalDeps = {
  db: Db;
  /** Null without a bot token. */
  telegram: TelegramBot | null;
  messagesFor: MessagesFor;
  /** True if button presses in Telegram reach this site (TELEGRAM_UPDATES). */
  takesPresses: boolean;
  /** The demo's own administrators need no question (docs/spec/portal.md#7-the-demos-own-people). */
  isDemo: boolean;
  now: () => number;
  waiting: Waiting;
  report(error: unknown, what: string): void;
};

export type AdminSignIn = {
  telegramId: string;
  matchCode: string | null;
  ipPrefix: string;
  browser: string;
  /** The browser's earlier session, which ends when the new one begins. */
  earlierToken: string | null;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
};

/** A request, and the texts of the person asked. */
type Asked = RequestAbout & { m: Messages };

export type SignInApprovals = ReturnType<typeof createSignInApprovals>;

/**
 * Sign-in by an id that anybody may know: the bot asks the account of that id, and the call is held until it approves
 * (docs/spec/portal.md#4-signing-in-by-a-telegram-id). Strangers, denials and silence take the same path and the same time and
 * get the same refusal, so that nobody learns who is an administrator.
 */
export function createSignInApprovals(deps: ApprovalDeps) {
  const { db, telegram, messagesFor, now, waiting, report } = deps;
  const stopping = new AbortController();
  /** Work that must end before the database is closed. */
  const running = new Set<Promise<unknown>>();

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  async function ask(input: AdminSignIn): Promise<{ token: string; session: AdminSession }> {
    if (!deps.isDemo && (telegram === null || !deps.takesPresses)) {
      throw new AppError('bot_not_configured', (m) => m.refusal_cannot_ask());
    }
    const signal = AbortSignal.any([input.signal, stopping.signal]);
    const createdMs = now();
    // First, because it refuses callers over the limit.
    const opened = await openRequest(db, { ...input, nowMs: createdMs });
    // Read for strangers too, whose call must take the same time.
    const m = await messagesFor(db, input.telegramId);
    const { id } = opened;
    const about = { ...input, createdMs, m };
    const question = opened.asks && !deps.isDemo ? track(sendQuestion(id, about)) : null;
    try {
      if (deps.isDemo && opened.isAdmin) {
        await approveRequest(db, { id, nowMs: now(), actor: SYSTEM });
      }
      const claimed = await waitForApproval(id, input.earlierToken, signal);
      if (claimed !== null) return claimed;
    } finally {
      const as = signal.aborted ? 'cancelled' : 'expired';
      await endQuietly(id, as, about, question);
    }
    if (stopping.signal.aborted) {
      throw new AppError('unavailable', (m) => m.refusal_stopping());
    }
    throw new AppError('forbidden', (m) => m.refusal_sign_in_not_approved());
  }

  // Holds no connection or transaction between two polls. Only an approval answers early.
  async function waitForApproval(id: string, earlierToken: string | null, signal: AbortSignal) {
    const untilMs = waiting.elapsedMs() + WAIT_MS;
    while (!signal.aborted) {
      if (await isApproved(db, id)) {
        const claimed = await claimRequest(db, { id, earlierToken, nowMs: now() });
        if (claimed !== null) {
          return { token: claimed.token, session: sessionOf(claimed.member, now()) };
        }
      }
      const leftMs = untilMs - waiting.elapsedMs();
      if (leftMs <= 0) return null;
      await waiting.pause(Math.min(POLL_MS, leftMs), signal);
    }
    return null;
  }

  // Not awaited: a slow bot must not make an administrator's call take longer than a stranger's.
  async function sendQuestion(id: string, { m, ...about }: Asked): Promise<number | null> {
    try {
      const sent = await telegram?.send({
        chatId: about.telegramId,
        html: approvalText(m, about),
        buttons: approvalButtons(m, id, about.matchCode),
      });
      return sent?.messageId ?? null;
    } catch (error) {
      report(error, 'an administrator could not be asked');
      return null;
    }
  }

  async function endQuietly(
    id: string,
    as: 'expired' | 'cancelled',
    about: Asked,
    question: Promise<number | null> | null,
  ): Promise<void> {
    try {
      const wasOpen = await endRequest(db, { id, as, nowMs: now() });
      if (wasOpen && question !== null) void track(closeQuestion(question, as, about));
    } catch (error) {
      // The request expires by itself, and nobody is left to claim an approval.
      report(error, 'a sign-in request was not ended');
    }
  }

  async function closeQuestion(
    question: Promise<number | null>,
    as: 'expired' | 'cancelled',
    { m, ...about }: Asked,
  ): Promise<void> {
    const messageId = await question;
    if (messageId === null) return;
    try {
      const html = outcomeText(m, about, as);
      await telegram?.edit({ chatId: about.telegramId, messageId, html });
    } catch (error) {
      report(error, 'a question that is over could not be marked');
    }
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running);
  }

  return {
    /**
     * Waits until the person approves. Otherwise throws `forbidden` after the full wait, `too_many_requests` with the time to
     * retry, and `bot_not_configured` for every caller.
     */
    ask: (input: AdminSignIn) => track(ask(input)),
    /** Resolves when no call is waiting and every message to the bot is sent. */
    idle,
    /** Ends every wait; resolves when the last one is done with the database. */
    async stop(): Promise<void> {
      stopping.abort();
      await idle();
    },
  };
}

/** The clock and pauses of a real server. */
export const REAL_WAITING: Waiting = {
  elapsedMs: () => performance.now(),
  async pause(ms, signal) {
    try {
      await sleep(ms, undefined, { signal });
    } catch {
      // Aborted: the caller checks the signal.
    }
  },
};

function sessionOf(member: Parameters<typeof authUserOf>[0], nowMs: number): AdminSession {
  return {
    ...authUserOf(member),
    sessionToken: 'verified',
    loginTime: isoTime(nowMs),
    expiresAt: isoTime(nowMs + SESSION_MAX_AGE_MS),
  };
}
