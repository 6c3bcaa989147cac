import { getAuditLog } from './admin-audit-log.ts';
import { broadcastPost, getApprovedPosts } from './admin-broadcast.ts';
import { getAdminConfig, getAdminDashboard } from './admin-dashboard.ts';
import {
  deleteSubmission,
  editSubmissionRating,
  evaluateSubmission,
  getPendingSubmissions,
  getSubmissions,
  notifySubmitter,
  rejectSubmission,
} from './admin-submissions.ts';
import { banUser, getTwitterProfiles, getUsers, unbanUser, verifyTwitter } from './admin-users.ts';
import { postAdminLogin, postMiniAppSignIn, postSignInNonce, postTelegramSignIn } from './auth.ts';
import { getMember, postEvents, postSubmission, putMember } from './bot-gateway.ts';
import { getCreatorContent, getCreatorPayments, getCreatorStats } from './creator.ts';
import { approveApp, getAdminApps, getApps, postApp } from './developer-apps.ts';
import { deleteApiKey, getApiKeys, patchApiKey, postApiKey } from './developer-keys.ts';
import {
  getSubscription,
  postCardSubscription,
  postCoinSubscription,
} from './developer-subscription.ts';
import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import { getHealth, getHealthLive, getHealthReady, getWalletFigures } from './health.ts';
import { getLeaderboard, getOwnLeaderboardEntry } from './leaderboard.ts';
import { getSystemEvents, getUserActivityDetails } from './monitoring.ts';
import { getPointsSystem } from './points-system.ts';
import type { RouteId } from './routes.ts';
import { deleteSession, getSession, postDemoSession } from './session.ts';
import { getStats } from './stats.ts';
import {
  getCurrentWeekSummary,
  getDistributionHistory,
  getSystemStatus,
  getUserWeekActivity,
} from './weekly-rewards.ts';
import {
  getUserWeeks,
  getWeek,
  getWeekCsv,
  getWeekHolds,
  getWeekJson,
  getWeeks,
  holdShare,
  releaseShare,
} from './weeks.ts';

/** Every call of the product by its name: each route has one, and each stands under its own name. */
export const API = {
  getStats,
  getLeaderboard,
  getOwnLeaderboardEntry,
  getPointsSystem,
  getCurrentWeekSummary,
  getUserWeekActivity,
  getSystemStatus,
  getDistributionHistory,
  getWeeks,
  getWeek,
  getWeekJson,
  getWeekCsv,
  getWeekHolds,
  holdShare,
  releaseShare,
  getUserWeeks,
  getUserActivityDetails,
  getSystemEvents,
  getHealth,
  getWalletFigures,
  getHealthLive,
  getHealthReady,
  postTelegramSignIn,
  postSignInNonce,
  postMiniAppSignIn,
  postAdminLogin,
  getAdminConfig,
  getAdminDashboard,
  getPendingSubmissions,
  getSubmissions,
  evaluateSubmission,
  rejectSubmission,
  editSubmissionRating,
  deleteSubmission,
  notifySubmitter,
  getTwitterProfiles,
  verifyTwitter,
  getUsers,
  banUser,
  unbanUser,
  getApprovedPosts,
  broadcastPost,
  getAuditLog,
  getAdminApps,
  approveApp,
  getSubscription,
  postCardSubscription,
  postCoinSubscription,
  getApiKeys,
  postApiKey,
  patchApiKey,
  deleteApiKey,
  getApps,
  postApp,
  getCreatorContent,
  getCreatorStats,
  getCreatorPayments,
  getSession,
  deleteSession,
  postDemoSession,
  postEvents,
  postSubmission,
  getMember,
  putMember,
} as const satisfies { [R in RouteId]: Endpoint & { readonly route: R } };

export type Api = typeof API;

/** The input of a call by its name. */
export type ApiInput<R extends RouteId & keyof Api> = InputOf<Api[R]>;
/** The answer of a call by its name. */
export type ApiResponse<R extends RouteId & keyof Api> = ResponseOf<Api[R]>;
