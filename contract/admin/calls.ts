import { approveApp, getAdminApps, returnApp } from './apps.ts';
import { getAuditLog } from './audit-log.ts';
import {
  broadcastPost,
  getApprovedPosts,
  getBroadcast,
  getBroadcasts,
  previewBroadcast,
  steerBroadcast,
} from './broadcast.ts';
import { getAdminConfig, getAdminDashboard } from './dashboard.ts';
import {
  getFairness,
  getFairnessSignal,
  holdFairnessShares,
  postFairnessNote,
  postFairnessUsual,
} from './fairness.ts';
import { decideObjection, getObjections } from './objections.ts';
import { declinePlanRequest, getPlanRequests, grantPlanRequest } from './plan-requests.ts';
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
} from './submissions.ts';
import {
  banUser,
  getBanHistory,
  getBanPreview,
  getTwitterProfiles,
  getUserPicture,
  getUsers,
  unbanUser,
  verifyTwitter,
} from './users.ts';

/** Every call of the admin portal, by route name. */
export const ADMIN_CALLS = {
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
  getUserPicture,
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
  getPlanRequests,
  grantPlanRequest,
  declinePlanRequest,
  getFairness,
  getFairnessSignal,
  postFairnessNote,
  postFairnessUsual,
  holdFairnessShares,
  getObjections,
  decideObjection,
};
