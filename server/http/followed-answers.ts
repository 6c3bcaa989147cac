import type { RouteId } from '#contract/routes.ts';
import { BOARD_TABLES } from '#server/services/board/board.ts';
import type { Follows } from './kept-answers.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60_000;

/** Computed from memory: account ages, ends of bans, the price and the measured health show within a second. */
const forSeconds = (nowMs: number) => nowMs + SECOND_MS;
/** Weeks end, and are distributed, at full hours (rules/weeks/week.ts). */
const untilHour = (nowMs: number) => nowMs - (nowMs % HOUR_MS) + HOUR_MS;

const BOARD: Follows = { tables: BOARD_TABLES, until: forSeconds };
const WEEKS: Follows = {
  tables: ['weeks', 'reopened_weeks', 'shares', 'members'],
  until: untilHour,
};
// Includes the creator's rank, which also changes when totals are recomputed (settings).
const CONTENT: Follows = {
  tables: ['submissions', 'members', 'activity_events', 'settings'],
  until: untilHour,
};

/** Answers that only settings affect. */
export const SETTINGS: Follows = { tables: ['settings'], until: untilHour };
/** Answers that no change of the database affects. */
const CONSTANT: Follows = { tables: [], until: untilHour };

/** The public answers that are kept, and everything that their handlers read. */
export const FOLLOWED: Partial<Record<RouteId, Follows>> = {
  getStats: BOARD,
  getLeaderboard: { ...BOARD, tables: [...BOARD_TABLES, 'payouts'] },
  getCurrentWeekSummary: BOARD,
  getSystemStatus: { tables: ['weeks', 'policies'], until: forSeconds },
  getDistributionHistory: WEEKS,
  getPolicies: { tables: ['policies', 'weeks'], until: untilHour },
  getWeeks: WEEKS,
  getWeek: WEEKS,
  getWeekTransactions: { tables: ['weeks', 'members', 'activity_events'], until: untilHour },
  getCreatorContent: CONTENT,
  getCreatorProfile: { tables: [...BOARD_TABLES, 'submissions'], until: untilHour },
  getMemberPage: { tables: [...BOARD_TABLES, 'submissions'], until: untilHour },
  getPointsSystem: CONSTANT,
};
