import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminSession } from '#contract/auth.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram.ts';
import { rememberMessage } from './bot-messages.ts';
import { SESSION_MAX_AGE_MS } from './sessions.ts';
import { authUserOf } from './sign-in.ts';
import { approveRequest, claimRequest, endRequest, isApproved } from './sign-in-answers.ts';
import { outcomeText, questionButtons, questionText } from './sign-in-question-text.ts';
import { openRequest, type RequestAbout } from './sign-in-requests.ts';

/** How long a call is held; proxies cut at 60 s. */
export const WAIT_MS = 55_000;
const POLL_MS = 1_000;
/** As the audit log names what runs by itself. */
const SYSTEM = 'system';

/** By what the wait is measured: not by the clock of the day, which may be set meanwhile. */
export type Waiting = {
  elapsedMs(): number;
  /** Ends early, without an error, when the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export type QuestionDeps = {
  db: Db;
  /** Null without a bot token. */
  telegram: TelegramBot | null;
  /** Whether what is pressed in Telegram reaches this site (TELEGRAM_UPDATES). */
  takesPresses: boolean;
  /** The demo's own administrators need no question (decision 24). */
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
  /** The session that the browser had, which ends where another one begins. */
  earlierToken: string | null;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
};

export type SignInQuestions = ReturnType<typeof createSignInQuestions>;

/**
 * Signing in by an id that everybody may know (decision 24): the account of that id is asked through
 * the bot, and the call is held until it approves. Everything else, a stranger, a denial, silence,
 * takes the same path, the same time and the same refusal: nobody learns who is an administrator.
 */
export function createSignInQuestions(deps: QuestionDeps) {
  const { db, telegram, now, waiting, report } = deps;
  const stopping = new AbortController();
  /** What has to end before the database may be closed. */
  const running = new Set<Promise<unknown>>();

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  async function ask(input: AdminSignIn): Promise<{ token: string; session: AdminSession }> {
    if (!deps.isDemo && (telegram === null || !deps.takesPresses)) {
      throw new AppError(
        'bot_not_configured',
        'This site cannot ask in Telegram: set TELEGRAM_BOT_TOKEN and TELEGRAM_UPDATES.',
      );
    }
    const signal = AbortSignal.any([input.signal, stopping.signal]);
    const createdMs = now();
    const opened = await openRequest(db, { ...input, nowMs: createdMs });
    const { id } = opened;
    const about = { ...input, createdMs };
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
      throw new AppError('unavailable', 'The server is stopping. Try again.');
    }
    throw new AppError('forbidden', 'Login was not approved');
  }

  // No connection and no transaction is held between two looks. An approval alone answers early.
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

  // Nobody waits for it: a bot that is slow must not make the call of an administrator longer.
  async function sendQuestion(id: string, about: RequestAbout): Promise<number | null> {
    try {
      const sent = await telegram?.send({
        chatId: about.telegramId,
        html: questionText(about),
        buttons: questionButtons(id, about.matchCode),
      });
      if (!sent) return null;
      await rememberMessage(db, sent.messageId);
      return sent.messageId;
    } catch (error) {
      report(error, 'an administrator could not be asked');
      return null;
    }
  }

  async function endQuietly(
    id: string,
    as: 'expired' | 'cancelled',
    about: RequestAbout,
    question: Promise<number | null> | null,
  ): Promise<void> {
    try {
      const wasOpen = await endRequest(db, { id, as, nowMs: now() });
      if (wasOpen && question !== null) void track(closeQuestion(question, as, about));
    } catch (error) {
      // It runs out by itself, and nothing that was approved is claimed any more.
      report(error, 'a sign-in request was not ended');
    }
  }

  async function closeQuestion(
    question: Promise<number | null>,
    as: 'expired' | 'cancelled',
    about: RequestAbout,
  ): Promise<void> {
    const messageId = await question;
    if (messageId === null) return;
    try {
      const html = outcomeText(about, as);
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
     * Holds until the person approves. Throws `forbidden` after the whole wait in every other case,
     * `too_many_requests` with the time to come back, and `bot_not_configured` to everybody.
     */
    ask: (input: AdminSignIn) => track(ask(input)),
    /** Gives when nobody waits and the bot has been told everything. */
    idle,
    /** Ends every wait, and gives when the last one has let go of the database. */
    async stop(): Promise<void> {
      stopping.abort();
      await idle();
    },
  };
}

/** The waiting of a real server. */
export const REAL_WAITING: Waiting = {
  elapsedMs: () => performance.now(),
  async pause(ms, signal) {
    try {
      await sleep(ms, undefined, { signal });
    } catch {
      // Aborted: whoever paused looks at the signal.
    }
  },
};

function sessionOf(member: Parameters<typeof authUserOf>[0], nowMs: number): AdminSession {
  return {
    ...authUserOf(member),
    sessionToken: 'verified',
    loginTime: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + SESSION_MAX_AGE_MS).toISOString(),
  };
}
