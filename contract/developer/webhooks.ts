import { type Static, Type } from 'typebox';
import { WEBHOOK_EVENTS } from '#rules/apps/webhooks.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  Count,
  EmptyBody,
  LimitQuery,
  PageQuery,
  Pagination,
  RowId,
  shape,
  Timestamp,
} from '../values.ts';
import { AppWithSecret } from './apps.ts';

/** An event that was or will be sent to an app. */
export const WebhookDelivery = shape('WebhookDelivery', {
  id: RowId,
  eventId: Type.String(),
  type: Type.Enum([...WEBHOOK_EVENTS], { title: 'WebhookEventType' }),
  status: Type.Enum(['waiting', 'delivered', 'failed', 'over_quota'], {
    title: 'WebhookDeliveryStatus',
  }),
  body: Type.String({ description: 'The exact body that was sent' }),
  createdAt: Timestamp,
  attempts: Count,
  nextAt: Type.Union([Timestamp, Type.Null()], { description: 'Time of the next attempt' }),
  lastAt: Type.Union([Timestamp, Type.Null()]),
  lastStatus: Type.Union([Type.Integer(), Type.Null()], {
    description: "Status of your server's last response; null if there was none",
  }),
  lastError: Type.Union([Type.String(), Type.Null()]),
  lastMs: Type.Union([Count, Type.Null()]),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const appId = { appId: RowId };

/** GET /api/developer/apps/{appId}/deliveries: the log, newest first, limit 20 by default. */
export const getWebhookDeliveries = endpoint({
  route: 'getWebhookDeliveries',
  summary: "An app's webhook deliveries",
  tag: 'developer',
  access: 'member',
  params: Type.Object(appId),
  query: Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) }),
  response: shape('WebhookDeliveryPage', {
    deliveries: Type.Array(WebhookDelivery, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  viewerToken: true,
});

/** POST …/deliveries/{deliveryId}/redeliver: sends the same bytes again, at once. `conflict` while the delivery is waiting. */
export const redeliverWebhook = endpoint({
  route: 'redeliverWebhook',
  summary: 'Send an event again',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ ...appId, deliveryId: RowId }),
  body: EmptyBody,
  response: WebhookDelivery,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** POST …/test-event. `conflict`: the app has no webhook. */
export const postTestEvent = endpoint({
  route: 'postTestEvent',
  summary: 'Send a test event to an app',
  tag: 'developer',
  access: 'member',
  params: Type.Object(appId),
  body: EmptyBody,
  response: WebhookDelivery,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** POST …/webhook-secret: makes a new secret; the previous one also signs for 24 hours. `conflict`: the app has no webhook. */
export const rotateWebhookSecret = endpoint({
  route: 'rotateWebhookSecret',
  summary: "Replace an app's webhook secret",
  tag: 'developer',
  access: 'member',
  params: Type.Object(appId),
  body: EmptyBody,
  response: AppWithSecret,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
