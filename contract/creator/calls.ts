import {
  getCreatorDays,
  getCreatorPayments,
  getCreatorPoints,
  getCreatorStats,
  putCreatorVisibility,
} from './dashboard.ts';
import { getCreatorContent, getCreatorProfile } from './showcase.ts';
import {
  getOwnSubmissions,
  patchOwnSubmission,
  postOwnSubmission,
  previewSubmission,
  withdrawOwnSubmission,
} from './submissions.ts';

/** Every call of the creator hub, by route name. */
export const CREATOR_CALLS = {
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
};
