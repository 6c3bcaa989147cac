import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { AdminTelegramIdQuery, Count, shape, Timestamp } from '../values.ts';

/** The data that the admin login screen needs before sign-in. */
export const AdminConfig = shape('AdminConfig', {
  adminBotUsername: Type.Union([Type.String({ pattern: '^[A-Za-z0-9_]{3,32}$' }), Type.Null()], {
    description: 'Without the @; null if no bot is configured',
  }),
  telegramLogin: Type.Enum(['widget', 'oidc', 'none'], {
    description: 'The Telegram login that the bot uses; switching to oidc cannot be undone',
  }),
  clientId: Type.Union([Type.String({ pattern: '^[0-9]{1,20}$' }), Type.Null()], {
    description: "The bot's id for oidc, otherwise null",
  }),
  manualLogin: Type.Boolean({
    description: 'Whether the login by id can end: the bot asks for approval and hears the answer',
  }),
});
export type AdminConfig = Static<typeof AdminConfig>;

/** GET /api/admin/config: public, because the login screen reads it (docs/spec/portal.md#5-the-login-screen). */
export const getAdminConfig = endpoint({
  route: 'getAdminConfig',
  summary: 'How administrators sign in',
  tag: 'admin',
  access: 'public',
  response: AdminConfig,
  errors: [],
});

export const AdminDashboard = shape('AdminDashboard', {
  submissions: shape('SubmissionTotals', {
    total: Count,
    pending: Count,
    approved: Count,
    rejected: Count,
  }),
  oldestPendingAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When the oldest pending one was submitted; null if none is pending',
  }),
});
export type AdminDashboard = Static<typeof AdminDashboard>;

/** GET /api/admin/dashboard: the four summary cards (docs/spec/portal.md#10-layout). */
export const getAdminDashboard = endpoint({
  route: 'getAdminDashboard',
  summary: 'Submissions by status',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: AdminDashboard,
  errors: ['not_signed_in', 'forbidden'],
});
