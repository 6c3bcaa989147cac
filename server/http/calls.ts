import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Instance } from '#contract/session.ts';
import { pointsSystem } from '#rules/points-system.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain-index.ts';
import type { TelegramBot } from '#server/gateways/telegram.ts';
import type { TelegramKeys } from '#server/gateways/telegram-keys.ts';
import type { Board } from '#server/services/board.ts';
import { noteHeard } from '#server/services/bot-messages.ts';
import type { BroadcastSender } from '#server/services/broadcast-sender.ts';
import { readUserWeeks, readWeek, readWeeks } from '#server/services/closed-weeks.ts';
import { findDemoPerson } from '#server/services/demo-community.ts';
import type { Health } from '#server/services/health.ts';
import { holdShare, readWeekHolds, releaseShare } from '#server/services/holds.ts';
import type { IngestQueue } from '#server/services/ingest-queue.ts';
import {
  readLeaderboard,
  readOwnEntry,
  readStats,
  readWeekSummary,
} from '#server/services/leaderboard.ts';
import { readMemberCard } from '#server/services/member-card.ts';
import type { Secrets } from '#server/services/secrets.ts';
import {
  createSession,
  endSession,
  findSession,
  type SessionMember,
} from '#server/services/sessions.ts';
import type { SignInQuestions } from '#server/services/sign-in-questions.ts';
import { findSubmission } from '#server/services/submissions.ts';
import { readSystemEvents } from '#server/services/system-events.ts';
import { readUserActivity } from '#server/services/user-activity.ts';
import type { WebhookSender } from '#server/services/webhook-sender.ts';
import { openWeekCsv, openWeekJson } from '#server/services/week-files.ts';
import {
  readDistributionHistory,
  readSystemStatus,
  readUserWeek,
} from '#server/services/weekly-rewards.ts';
import { adminCalls } from './admin-calls.ts';
import { adminSignInCalls } from './admin-sign-in-calls.ts';
import { appCalls } from './app-calls.ts';
import { broadcastCalls } from './broadcast-calls.ts';
import { consentCalls } from './consent-calls.ts';
import { creatorCalls } from './creator-calls.ts';
import { escrowCalls } from './escrow-calls.ts';
import type { CallContext, Handlers } from './handlers.ts';
import { keyCalls } from './key-calls.ts';
import type { NonceCookie, SessionCookie } from './session-cookie.ts';
import { signInCalls } from './sign-in-calls.ts';
import { type PaymentGateways, subscriptionCalls } from './subscription-calls.ts';
import { v1Calls } from './v1-calls.ts';

export type CallDeps = {
  db: Db;
  board: Board;
  queue: IngestQueue;
  config: Config;
  secrets: Secrets;
  instance: Instance;
  cookie: SessionCookie;
  nonceCookie: NonceCookie;
  /** Telegram's keys; null where its newer login is not configured. */
  telegramKeys: TelegramKeys | null;
  /** The bot; null where no token is configured. */
  telegram: TelegramBot | null;
  /** The index of the chain; null where nothing is looked up there. */
  chainIndex: ChainIndex | null;
  questions: SignInQuestions;
  /** Sends broadcasts; null without a bot. */
  broadcastSender: BroadcastSender | null;
  /** Sends webhooks; null where nothing is sent. */
  webhookSender: WebhookSender | null;
  health: Health;
  payments: PaymentGateways;
  /** Of the coin, as `JKC`. */
  coinCode: string;
  /** As it stands before amounts in messages. */
  coinSymbol: string;
  now: () => number;
};

const DEFAULT_PAGE = '1';
const DEFAULT_LIMIT = '20';
const DEFAULT_SORT = 'weeklyActivityPoints';
const DEFAULT_HISTORY = '3';

/** Every call that is built: each takes its checked input apart and makes one service call. */
export function createHandlers(deps: CallDeps): Handlers {
  return {
    ...boardCalls(deps),
    ...weekCalls(deps),
    ...monitorCalls(deps),
    ...closedWeekCalls(deps),
    ...holdCalls(deps),
    ...sessionCalls(deps),
    ...signInCalls(deps),
    ...adminSignInCalls(deps),
    ...broadcastCalls(deps),
    ...adminCalls(deps),
    ...appCalls(deps),
    ...keyCalls(deps),
    ...creatorCalls(deps),
    ...subscriptionCalls(deps),
    ...consentCalls(deps),
    ...v1Calls(deps),
    ...escrowCalls(deps),
    ...gatewayCalls(deps),
  };
}

function boardCalls({ board, config, now }: CallDeps) {
  const settings = () => ({ ...config, nowMs: now() });
  return {
    getStats: () => readStats(board),
    getLeaderboard: ({ query }) =>
      readLeaderboard(
        board,
        {
          page: Number(query.page ?? DEFAULT_PAGE),
          limit: Number(query.limit ?? DEFAULT_LIMIT),
          sortBy: query.sortBy ?? DEFAULT_SORT,
          search: query.search ?? '',
        },
        settings(),
      ),
    getOwnLeaderboardEntry: async ({ query }, { actor }) => {
      if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
      const sortBy = query.sortBy ?? DEFAULT_SORT;
      const entry = await readOwnEntry(board, { memberId: actor.memberId, sortBy }, settings());
      return { telegramId: actor.telegramId, entry };
    },
    getPointsSystem: async () => pointsSystem(),
  } satisfies Partial<Handlers>;
}

function weekCalls({ db, board, config, health, now }: CallDeps) {
  return {
    getCurrentWeekSummary: () => readWeekSummary(board),
    getSystemStatus: async () => {
      const { healthy, wallet } = (await health.read()).health;
      const measured = { healthy, walletConfigured: wallet.configured };
      return readSystemStatus(db, { nowMs: now(), ...measured, ...config });
    },
    getDistributionHistory: ({ query }) =>
      readDistributionHistory(db, {
        limit: Number(query.limit ?? DEFAULT_HISTORY),
        nowMs: now(),
        explorerTxUrl: config.explorerTxUrl,
      }),
    getUserWeekActivity: async ({ params }, { actor }) => {
      requireSelfOrAdmin(actor, params.telegramId);
      return readUserWeek(db, board, { ...config, telegramId: params.telegramId, nowMs: now() });
    },
  } satisfies Partial<Handlers>;
}

function monitorCalls({ db, config, health, coinSymbol, now }: CallDeps) {
  return {
    getHealth: async () => (await health.read()).health,
    getHealthLive: async () => ({ status: 'live' as const }),
    getHealthReady: async () => {
      await health.requireReady();
      return { status: 'ready' as const };
    },
    getWalletFigures: () => health.readWalletFigures(),
    getUserActivityDetails: ({ query }) =>
      readUserActivity(db, { ...config, search: query.search ?? '', nowMs: now() }),
    getSystemEvents: async () => ({ events: await readSystemEvents(db, { coinSymbol }) }),
  } satisfies Partial<Handlers>;
}

function closedWeekCalls({ db, config, now }: CallDeps) {
  const settings = () => ({ explorerTxUrl: config.explorerTxUrl, nowMs: now() });
  return {
    getWeeks: ({ query }) => readWeeks(db, { ...pageOf(query), nowMs: now() }),
    getWeek: ({ params, query }) =>
      readWeek(db, { ...settings(), ...pageOf(query), week: params.week }),
    getWeekJson: ({ params }) => openWeekJson(db, params),
    getWeekCsv: ({ params }) => openWeekCsv(db, params),
    getUserWeeks: async ({ params, query }, { actor }) => {
      requireSelfOrAdmin(actor, params.telegramId);
      return readUserWeeks(db, { ...settings(), ...pageOf(query), telegramId: params.telegramId });
    },
  } satisfies Partial<Handlers>;
}

function holdCalls({ db }: CallDeps) {
  const shareOf = (params: { week: string; memberId: string }, { actor }: CallContext) => {
    if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
    return { week: params.week, memberId: BigInt(params.memberId), actor: actor.telegramId };
  };
  return {
    getWeekHolds: ({ params }) => readWeekHolds(db, params),
    holdShare: async ({ params, body }, context) =>
      holdShare(db, { ...shareOf(params, context), reason: body.reason }),
    releaseShare: async ({ params }, context) => releaseShare(db, shareOf(params, context)),
  } satisfies Partial<Handlers>;
}

function pageOf(query: { page?: string; limit?: string }) {
  return { page: Number(query.page ?? DEFAULT_PAGE), limit: Number(query.limit ?? DEFAULT_LIMIT) };
}

/** Decision 25: what is a member's own is for the member and administrators. */
function requireSelfOrAdmin(actor: SessionMember | null, telegramId: string): void {
  if (actor?.telegramId !== telegramId && !actor?.viewer.isAdmin) {
    throw new AppError('forbidden', 'Only the member and administrators may see this.');
  }
}

function sessionCalls({ db, cookie, instance, now }: CallDeps) {
  return {
    getSession: async (_input, { actor }) => ({ viewer: actor?.viewer ?? null, instance }),
    deleteSession: async (_input, { request, actor, setSessionToken, clearStorage }) => {
      const token = cookie.readToken(request);
      if (token) await endSession(db, token);
      setSessionToken(null);
      if (actor?.viewer.isAdmin) clearStorage();
      return { success: true as const };
    },
    postDemoSession: async ({ body }, { request, setSessionToken }) => {
      const memberId = await findDemoPerson(db, { role: body.role, nowMs: now() });
      if (memberId === null) throw new AppError('not_found', 'The demo has nobody with this role.');
      const earlier = cookie.readToken(request);
      if (earlier) await endSession(db, earlier);
      const token = await createSession(db, { memberId, nowMs: now() });
      const session = await findSession(db, { token, nowMs: now() });
      if (!session) throw new AppError('not_found', 'The demo has nobody with this role.');
      setSessionToken(token);
      return { viewer: session.viewer };
    },
  } satisfies Partial<Handlers>;
}

function gatewayCalls({ db, board, queue, config, now }: CallDeps) {
  const card = (telegramId: string) =>
    readMemberCard(db, board, { telegramId, nowMs: now(), ...config });
  return {
    postEvents: async ({ body }) => {
      const results = await queue.take(body.events);
      const count = (status: string) => results.filter((each) => each.status === status).length;
      return {
        accepted: count('accepted'),
        duplicate: count('duplicate'),
        rejected: count('rejected'),
        results,
      };
    },
    postSubmission: async ({ body }) => {
      const [result] = await queue.take([{ ...body, type: 'content_submitted' }]);
      if (result?.status === 'rejected') {
        throw new AppError('bad_request', result.reason ?? 'The submission was refused.');
      }
      return { ...(await findSubmission(db, body.id)), duplicate: result?.status === 'duplicate' };
    },
    getMember: ({ params }) => card(params.telegramId),
    putMember: async ({ params, body: { broadcasts, ...profile } }) => {
      const [result] = await queue.take([
        {
          ...profile,
          id: `profile:${randomUUID()}`,
          type: 'profile_changed',
          at: new Date(now()).toISOString(),
          telegramId: params.telegramId,
        },
      ]);
      if (result?.status !== 'accepted') {
        throw new AppError('bad_request', result?.reason ?? 'The profile was refused.');
      }
      await noteHeard(db, { telegramId: params.telegramId, broadcasts });
      return card(params.telegramId);
    },
  } satisfies Partial<Handlers>;
}
