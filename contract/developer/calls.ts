import { deleteApp, getApps, postApp, putApp } from './apps.ts';
import {
  deleteApiKey,
  getApiKeys,
  getKey,
  patchApiKey,
  postApiKey,
  restoreApiKey,
  rotateApiKey,
} from './keys.ts';
import { getOwnPlanRequests, postPlanRequest, withdrawPlanRequest } from './plan-requests.ts';
import { getDeveloperStatistics } from './statistics.ts';
import {
  getInvoice,
  getPaymentMethods,
  getSubscription,
  openCardPortal,
  postCardSubscription,
  postCoinSubscription,
} from './subscription.ts';
import {
  getWebhookDeliveries,
  postTestEvent,
  redeliverWebhook,
  rotateWebhookSecret,
} from './webhooks.ts';

/** Every call of the developer portal, by route name. */
export const DEVELOPER_CALLS = {
  getSubscription,
  postCardSubscription,
  postCoinSubscription,
  openCardPortal,
  getInvoice,
  getPaymentMethods,
  getOwnPlanRequests,
  postPlanRequest,
  withdrawPlanRequest,
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
};
