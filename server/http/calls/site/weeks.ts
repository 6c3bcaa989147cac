import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { readWeekSummary } from '#server/services/board/leaderboard.ts';
import { tellHeld } from '#server/services/fairness/notices.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { readOwnLog, readWeekLog } from '#server/services/log/openings.ts';
import { readPolicies } from '#server/services/policies/policies.ts';
import type { SessionMember } from '#server/services/sign-in/sessions.ts';
import { readWeekTransactions } from '#server/services/weeks/chain-points.ts';
import { readUserWeeks, readWeek, readWeeks } from '#server/services/weeks/closed-weeks.ts';
import { openWeekCsv, openWeekJson } from '#server/services/weeks/files.ts';
import { holdShare, readWeekHolds, releaseShare } from '#server/services/weeks/holds.ts';
import { readOwnWeek } from '#server/services/weeks/week-marks.ts';
import {
  readDistributionHistory,
  readSystemStatus,
} from '#server/services/weeks/weekly-rewards.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, MemberContext } from '../../handlers.ts';
import { noticesOf } from './objections.ts';

const DEFAULT_PAGE = '1';
/** For the lists to which docs/spec/week.md#20-calls gives no limit. */
const DEFAULT_LIMIT = '20';
/** Before the first leaf of the log. */
const NO_LEAF = -1;

/** The current week, closed weeks and held shares. */
export function weekCalls(deps: CallDeps) {
  return { ...runningWeekCalls(deps), ...closedWeekCalls(deps), ...holdCalls(deps) };
}

function runningWeekCalls({ db, board, config, health, now }: CallDeps) {
  return {
    getCurrentWeekSummary: () => readWeekSummary(board),
    getSystemStatus: async () => {
      const { healthy, wallet } = (await health.read()).health;
      const measured = { healthy, walletConfigured: wallet.configured };
      return readSystemStatus(db, { nowMs: now(), ...measured, ...config });
    },
    getDistributionHistory: ({ query }) =>
      readDistributionHistory(db, {
        limit: Number(query.limit ?? PAGE_SIZES.distributions),
        nowMs: now(),
        explorerTxUrl: config.explorerTxUrl,
      }),
    getPolicies: async () => ({
      week: runningWeek(now(), await findLastFrozen(db)),
      settings: {
        weeklyPool: formatAmount(config.poolUnits),
        minActivityThreshold: toPoints(config.thresholdHundredths),
      },
      policies: (await readPolicies(db)).map(({ setAtMs, ...each }) => ({
        ...each,
        setAt: isoTime(setAtMs),
      })),
    }),
    getUserWeekActivity: async ({ params }, { actor, request }) => {
      requireSelfOrAdmin(actor, params.telegramId);
      const { telegramId } = params;
      const { code } = config.coin;
      const m = messagesIn(acceptedLanguage(request.headers['accept-language']) ?? 'en');
      return readOwnWeek(db, board, { ...config, code, telegramId, m, nowMs: now() });
    },
  } satisfies Partial<Handlers>;
}

function closedWeekCalls({ db, config, now }: CallDeps) {
  const settings = () => ({ explorerTxUrl: config.explorerTxUrl, nowMs: now() });
  return {
    getWeeks: ({ query }) => readWeeks(db, { ...pageOf(query), nowMs: now() }),
    getWeek: ({ params, query }) =>
      readWeek(db, { ...settings(), ...pageOf(query), week: params.week }),
    getWeekTransactions: ({ params, query }) =>
      readWeekTransactions(db, { ...settings(), ...pageOf(query), week: params.week }),
    getWeekJson: ({ params }) => openWeekJson(db, params),
    getWeekCsv: ({ params }) => openWeekCsv(db, params),
    getOwnLog: ({ params, query }, { actor }) =>
      readOwnLog(db, {
        ...params,
        memberId: actor.memberId,
        after: Number(query.after ?? NO_LEAF),
      }),
    getWeekLog: ({ params }) => readWeekLog(db, params.week),
    getUserWeeks: async ({ params, query }, { actor }) => {
      requireSelfOrAdmin(actor, params.telegramId);
      return readUserWeeks(db, { ...settings(), ...pageOf(query), telegramId: params.telegramId });
    },
  } satisfies Partial<Handlers>;
}

function holdCalls(deps: CallDeps) {
  const { db, now } = deps;
  const shareOf = (params: { week: string; memberId: string }, { actor }: MemberContext) => ({
    week: params.week,
    memberId: BigInt(params.memberId),
    actor: actor.telegramId,
  });
  return {
    getWeekHolds: ({ params }) => readWeekHolds(db, params),
    holdShare: async ({ params, body }, context) => {
      const changed = await holdShare(db, { ...shareOf(params, context), reason: body.reason });
      const { week, memberId } = params;
      void tellHeld(noticesOf(deps, context), { week, memberIds: [memberId] });
      return changed;
    },
    releaseShare: async ({ params }, context) =>
      releaseShare(db, { ...shareOf(params, context), nowMs: now() }),
  } satisfies Partial<Handlers>;
}

function pageOf(query: { page?: string; limit?: string }) {
  return { page: Number(query.page ?? DEFAULT_PAGE), limit: Number(query.limit ?? DEFAULT_LIMIT) };
}

/** A member's own data is open to the member and to administrators (docs/spec/week.md#20-calls). */
function requireSelfOrAdmin(actor: SessionMember, telegramId: string): void {
  if (actor?.telegramId !== telegramId && !actor?.viewer.isAdmin) {
    throw new AppError('forbidden', (m) => m.refusal_only_member());
  }
}
