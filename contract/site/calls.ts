import {
  postAdminLogin,
  postMiniAppSignIn,
  postSignInLink,
  postSignInLinkCheck,
  postSignInNonce,
  postTelegramSignIn,
  renewViewerToken,
} from './auth.ts';
import { getWeekFairness } from './fairness.ts';
import { getHealth, getHealthLive, getHealthReady, getWalletFigures } from './health.ts';
import { answerHunt, findHuntLink, getCluePicture, getHunt, getHunts, playHunt } from './hunts.ts';
import { getLeaderboard, getOwnLeaderboardEntry } from './leaderboard.ts';
import { getHuntLog, getOwnLog, getWeekLog } from './log.ts';
import { getMemberPage } from './members.ts';
import { getSystemEvents, getUptime, getUserActivityDetails } from './monitoring.ts';
import { deleteOwnBlock, deleteOwnConsents, getOwnConsents } from './my-consents.ts';
import { getOwnStanding, objectToShare } from './objections.ts';
import { getPointsSystem } from './points-system.ts';
import { getPolicies } from './policies.ts';
import { deleteSession, getOwnPicture, getSession, postDemoSession } from './session.ts';
import { getStats } from './stats.ts';
import { getWeekTransactions } from './week-transactions.ts';
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

/** Every call of the public site, by route name. */
export const SITE_CALLS = {
  getStats,
  getLeaderboard,
  getOwnLeaderboardEntry,
  getMemberPage,
  getHunts,
  getHunt,
  getCluePicture,
  getHuntLog,
  playHunt,
  answerHunt,
  findHuntLink,
  getPointsSystem,
  getCurrentWeekSummary,
  getUserWeekActivity,
  getSystemStatus,
  getDistributionHistory,
  getPolicies,
  getWeeks,
  getWeek,
  getWeekJson,
  getWeekCsv,
  getWeekTransactions,
  getWeekHolds,
  holdShare,
  releaseShare,
  getOwnStanding,
  getOwnLog,
  getWeekLog,
  objectToShare,
  getWeekFairness,
  getUserWeeks,
  getUserActivityDetails,
  getSystemEvents,
  getUptime,
  getHealth,
  getWalletFigures,
  getHealthLive,
  getHealthReady,
  postTelegramSignIn,
  postSignInNonce,
  postMiniAppSignIn,
  renewViewerToken,
  postSignInLinkCheck,
  postSignInLink,
  postAdminLogin,
  getSession,
  getOwnPicture,
  deleteSession,
  postDemoSession,
  getOwnConsents,
  deleteOwnConsents,
  deleteOwnBlock,
};
