import { approveApp, getAdminApps, returnApp } from './admin-apps.ts';
import { getAuditLog } from './admin-audit-log.ts';
import {
  broadcastPost,
  getApprovedPosts,
  getBroadcast,
  getBroadcasts,
  previewBroadcast,
  steerBroadcast,
} from './admin-broadcast.ts';
import { getAdminConfig, getAdminDashboard } from './admin-dashboard.ts';
import {
  deleteSubmission,
  dropSubmission,
  editSubmissionRating,
  evaluateSubmission,
  getPendingSubmissions,
  getSubmissionHistory,
  getSubmissions,
  notifySubmitter,
  rejectSubmission,
  rejectSubmissions,
  takeSubmission,
} from './admin-submissions.ts';
import {
  banUser,
  getBanHistory,
  getBanPreview,
  getTwitterProfiles,
  getUsers,
  unbanUser,
  verifyTwitter,
} from './admin-users.ts';
import { postAdminLogin, postMiniAppSignIn, postSignInNonce, postTelegramSignIn } from './auth.ts';
import { getMember, postEvents, postSubmission, putMember } from './bot-gateway.ts';
import { getCreatorContent, getCreatorProfile } from './creator.ts';
import {
  getCreatorDays,
  getCreatorPayments,
  getCreatorPoints,
  getCreatorStats,
  putCreatorVisibility,
} from './creator-dashboard.ts';
import {
  getOwnSubmissions,
  patchOwnSubmission,
  postOwnSubmission,
  previewSubmission,
  withdrawOwnSubmission,
} from './creator-submissions.ts';
import { deleteApp, getApps, postApp, putApp } from './developer-apps.ts';
import {
  deleteApiKey,
  getApiKeys,
  getKey,
  patchApiKey,
  postApiKey,
  restoreApiKey,
  rotateApiKey,
} from './developer-keys.ts';
import { getDeveloperStatistics } from './developer-statistics.ts';
import {
  cancelSubscription,
  getInvoice,
  getPaymentMethods,
  getSubscription,
  openCardPortal,
  postCardSubscription,
  postCoinSubscription,
  resumeSubscription,
} from './developer-subscription.ts';
import {
  getWebhookDeliveries,
  postTestEvent,
  redeliverWebhook,
  rotateWebhookSecret,
} from './developer-webhooks.ts';
import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import { getHealth, getHealthLive, getHealthReady, getWalletFigures } from './health.ts';
import { getLeaderboard, getOwnLeaderboardEntry } from './leaderboard.ts';
import { getSystemEvents, getUserActivityDetails } from './monitoring.ts';
import { deleteOwnBlock, deleteOwnConsents, getOwnConsents } from './my-consents.ts';
import { getPointsSystem } from './points-system.ts';
import type { RouteId } from './routes.ts';
import { deleteSession, getSession, postDemoSession } from './session.ts';
import { getStats } from './stats.ts';
import { getV1Consent, postV1Consent } from './v1-consents.ts';
import {
  disputeV1Escrow,
  fundV1Escrow,
  getV1Escrow,
  getV1Escrows,
  postV1Escrow,
  refundV1Escrow,
  releaseV1Escrow,
  signV1Escrow,
} from './v1-escrows.ts';
import { getV1Balance, getV1Profile, getV1Transactions } from './v1-members.ts';
import { postV1Notification } from './v1-notifications.ts';
import {
  cancelV1PaymentRequest,
  getV1PaymentRequest,
  getV1PaymentRequests,
  postV1PaymentRequest,
} from './v1-payment-requests.ts';
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
  takeSubmission,
  dropSubmission,
  getSubmissionHistory,
  rejectSubmissions,
  evaluateSubmission,
  rejectSubmission,
  editSubmissionRating,
  deleteSubmission,
  notifySubmitter,
  getTwitterProfiles,
  verifyTwitter,
  getUsers,
  getBanPreview,
  getBanHistory,
  banUser,
  unbanUser,
  getApprovedPosts,
  previewBroadcast,
  getBroadcasts,
  getBroadcast,
  steerBroadcast,
  broadcastPost,
  getAuditLog,
  getAdminApps,
  approveApp,
  returnApp,
  getSubscription,
  postCardSubscription,
  postCoinSubscription,
  cancelSubscription,
  openCardPortal,
  resumeSubscription,
  getInvoice,
  getPaymentMethods,
  getApiKeys,
  postApiKey,
  patchApiKey,
  rotateApiKey,
  restoreApiKey,
  deleteApiKey,
  getKey,
  getApps,
  postApp,
  putApp,
  deleteApp,
  rotateWebhookSecret,
  postTestEvent,
  getWebhookDeliveries,
  redeliverWebhook,
  getDeveloperStatistics,
  getCreatorContent,
  getCreatorStats,
  getCreatorPayments,
  getCreatorPoints,
  getCreatorDays,
  getOwnSubmissions,
  putCreatorVisibility,
  getCreatorProfile,
  previewSubmission,
  postOwnSubmission,
  patchOwnSubmission,
  withdrawOwnSubmission,
  getSession,
  deleteSession,
  postDemoSession,
  postEvents,
  postSubmission,
  getMember,
  putMember,
  getOwnConsents,
  deleteOwnConsents,
  deleteOwnBlock,
  getV1Profile,
  getV1Balance,
  getV1Transactions,
  postV1Consent,
  getV1Consent,
  postV1PaymentRequest,
  getV1PaymentRequests,
  getV1PaymentRequest,
  cancelV1PaymentRequest,
  postV1Notification,
  postV1Escrow,
  getV1Escrows,
  getV1Escrow,
  fundV1Escrow,
  releaseV1Escrow,
  refundV1Escrow,
  disputeV1Escrow,
  signV1Escrow,
} as const satisfies { [R in RouteId]: Endpoint & { readonly route: R } };

export type Api = typeof API;

/** The input of a call by its name. */
export type ApiInput<R extends RouteId & keyof Api> = InputOf<Api[R]>;
/** The answer of a call by its name. */
export type ApiResponse<R extends RouteId & keyof Api> = ResponseOf<Api[R]>;
