import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { endpoint } from './endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  HttpsUrl,
  LimitQuery,
  PageQuery,
  Pagination,
  RowId,
  TelegramId,
  Timestamp,
} from './values.ts';

/** Most apps of one member where the plan sets no limit; more are a `conflict`. */
export const MAX_APPS = 100;
/** Most callback addresses of one app. */
export const MAX_CALLBACK_URLS = 10;

export const AppPermission = Type.Enum(APP_PERMISSIONS.map(({ id }) => id));
export type AppPermission = Static<typeof AppPermission>;

/** The fields of the register form (second document, section 3) that are not optional. */
const form = {
  name: Type.String({ pattern: '\\S', maxLength: 60, description: 'Application name' }),
  developer: Type.String({ pattern: '\\S', maxLength: 100, description: 'Person or organization' }),
  contactEmail: Type.String({ pattern: '^[^\\s@]{1,64}@[^\\s@]+\\.[^\\s@.]+$', maxLength: 254 }),
  applicationType: Type.Enum(['game', 'defi', 'social', 'marketplace', 'other']),
  description: Type.String({ pattern: '\\S', maxLength: 2000 }),
  callbackUrls: Type.Array(HttpsUrl, {
    maxItems: MAX_CALLBACK_URLS,
    description: 'The lines of the form, without empty ones',
  }),
  permissions: Type.Array(AppPermission, { minItems: 1, maxItems: APP_PERMISSIONS.length }),
};

/** A registered app (decision 33). */
export const App = Type.Object({
  id: RowId,
  ...form,
  webhookUrl: Type.Union([HttpsUrl, Type.Null()]),
  status: Type.Enum(['sandbox', 'production']),
  createdAt: Timestamp,
  approvedAt: Type.Union([Timestamp, Type.Null()]),
});
export type App = Static<typeof App>;

/** GET /api/developer/apps (decision 33): My Apps, newest first. */
export const getApps = endpoint({
  route: 'getApps',
  summary: "The member's registered apps",
  tag: 'developer',
  access: 'member',
  response: Type.Array(App, { maxItems: MAX_APPS }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** POST /api/developer/apps (decision 33): starts in sandbox. */
export const postApp = endpoint({
  route: 'postApp',
  summary: 'Register an app',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    { ...form, webhookUrl: Type.Optional(Type.Union([HttpsUrl, Type.Null()])) },
    { additionalProperties: false },
  ),
  response: App,
  errors: ['not_signed_in', 'forbidden', 'conflict'],
  planned: true,
});

/** An app as administrators see it: with its owner. */
export const AdminApp = Type.Object({
  ...App.properties,
  ownerTelegramId: TelegramId,
  ownerName: Type.String(),
});
export type AdminApp = Static<typeof AdminApp>;

/** GET /api/admin/apps (decision 33): longest waiting first, limit 20 by default. */
export const getAdminApps = endpoint({
  route: 'getAdminApps',
  summary: 'Registered apps, for approval',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    status: Type.Optional(Type.Enum(['all', 'sandbox', 'production'])),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: Type.Object({
    apps: Type.Array(AdminApp, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** POST /api/admin/apps/{appId}/approve (decision 33): a repeat changes nothing. */
export const approveApp = endpoint({
  route: 'approveApp',
  summary: 'Approve an app for production',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ appId: RowId }),
  body: Type.Object({ adminTelegramId: AdminTelegramIdBody }, { additionalProperties: false }),
  response: Type.Object({ success: Type.Literal(true), app: AdminApp }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  planned: true,
});
