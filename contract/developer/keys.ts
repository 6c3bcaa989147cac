import { type Static, Type } from 'typebox';
import { API_KEY_NAME_MAX_LENGTH, MAX_GRACE_HOURS } from '#rules/apps/api-keys.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { endpoint } from '../endpoint.ts';
import { KeyPermission } from '../v1/values.ts';
import { Count, EmptyBody, NullableText, RowId, Success, shape, Timestamp } from '../values.ts';
import { AppPermission, AppStatus } from './apps.ts';
import { TierId } from './subscription.ts';

/** The most keys of a member, not counting deleted ones; more are a `conflict`. */
export const MAX_KEYS = 20;
/** The UTC days of usage shown for each key, including today. */
export const KEY_DAYS = 14;

const NullableTime = Type.Union([Timestamp, Type.Null()]);

/** An API key of the member (docs/spec/developers.md#22-calls-of-the-portal). */
export const ApiKey = shape('ApiKey', {
  id: RowId,
  name: Type.String({ maxLength: API_KEY_NAME_MAX_LENGTH }),
  apiKey: Type.String({
    pattern: '^jkw_([0-9A-Za-z]{38}|[0-9A-Za-z]{4}\\*{20}[0-9A-Za-z]{4})$',
    description: 'The full key, or its mask',
  }),
  isMasked: Type.Boolean({
    description: 'Whether `apiKey` is the mask',
  }),
  needsSignIn: Type.Boolean({
    description:
      'Whether a new sign-in would reveal the key: it is hidden 15 minutes after the last one',
  }),
  permissions: Type.Array(KeyPermission, { maxItems: API_KEY_PERMISSIONS.length }),
  withheld: Type.Array(KeyPermission, {
    maxItems: API_KEY_PERMISSIONS.length,
    description: 'Those of its permissions that its app no longer declares: they open nothing',
  }),
  isActive: Type.Boolean(),
  createdAt: Timestamp,
  expiresAt: Type.Union([Timestamp, Type.Null()], { description: 'When the key expires' }),
  retiresAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When a rotated key stops working',
  }),
  rotatedFrom: Type.Union([RowId, Type.Null()], { description: 'The key it replaces' }),
  app: Type.Union(
    [
      shape('ApiKeyApp', {
        id: RowId,
        name: Type.String(),
        isRemoved: Type.Boolean({
          description: 'Whether the app was removed, which disables the key',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        "The app for which it was made; without one it reaches its owner's own data alone",
    },
  ),
  lastUsed: Type.Optional(Timestamp),
  lastUsedFrom: Type.Optional(
    Type.String({ description: 'The network only, such as 203.0.113.x or 2001:db8:7::x' }),
  ),
  usage: shape('ApiKeyUsage', {
    totalRequests: Count,
    todayRequests: Type.Integer({ minimum: 0, description: 'Since 00:00 UTC' }),
    rateLimit: Type.Integer({ minimum: 1, description: 'Requests per minute' }),
    days: Type.Array(
      shape('ApiKeyDay', { day: Type.String({ format: 'date' }), requests: Count }),
      {
        maxItems: KEY_DAYS,
        description: 'The last UTC days, oldest first',
      },
    ),
  }),
});
export type ApiKey = Static<typeof ApiKey>;

/**
 * GET /api/developer/keys: oldest first. A viewer token gets only masked keys (docs/spec/developers.md#22-calls-of-the-portal).
 */
export const getApiKeys = endpoint({
  route: 'getApiKeys',
  summary: "The member's API keys",
  tag: 'developer',
  access: 'member',
  response: Type.Array(ApiKey, { title: 'ApiKeys', maxItems: MAX_KEYS }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/** POST /api/developer/keys: the response holds the full key, however old the sign-in is. */
export const postApiKey = endpoint({
  route: 'postApiKey',
  summary: 'Create an API key',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    {
      name: Type.String({ pattern: '\\S', maxLength: API_KEY_NAME_MAX_LENGTH }),
      permissions: Type.Array(KeyPermission, {
        maxItems: 2 * API_KEY_PERMISSIONS.length,
        description:
          'Within what the app declares; at least one, unless the app declares `price_data` or `leaderboard`; duplicates are ignored',
      }),
      expiresAt: Type.Optional(NullableTime),
      appId: Type.Optional(
        Type.Union([RowId, Type.Null()], { description: "One of the member's own apps" }),
      ),
    },
    { title: 'CreateKeyBody', additionalProperties: false },
  ),
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** PATCH /api/developer/keys/{id}: switches a key on or off. */
export const patchApiKey = endpoint({
  route: 'patchApiKey',
  summary: 'Turn an API key on or off',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: Type.Object(
    { isActive: Type.Boolean() },
    { title: 'ChangeKeyBody', additionalProperties: false },
  ),
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST /api/developer/keys/{id}/rotate: makes a new key with the same name, permissions, app and lifetime. */
export const rotateApiKey = endpoint({
  route: 'rotateApiKey',
  summary: 'Replace an API key; the old one keeps working for a while',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: Type.Object(
    {
      graceHours: Type.Integer({
        minimum: 0,
        maximum: MAX_GRACE_HOURS,
        description: 'How long the old key keeps working; 0 stops it at once',
      }),
    },
    { title: 'RotateKeyBody', additionalProperties: false },
  ),
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** DELETE /api/developer/keys/{id}: the key stops working at once. Another member's key is `not_found`. */
export const deleteApiKey = endpoint({
  route: 'deleteApiKey',
  summary: 'Delete an API key',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST /api/developer/keys/{id}/restore: restores the same key within ten minutes of its deletion; after that `not_found`. */
export const restoreApiKey = endpoint({
  route: 'restoreApiKey',
  summary: 'Create the same key again that was just deleted',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: EmptyBody,
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** GET /api/v1/key: needs no permission, so every key can call it. */
export const getKey = endpoint({
  route: 'getKey',
  summary: 'The key itself: its permissions, limits and usage',
  tag: 'v1',
  access: 'key',
  response: shape('KeyInfo', {
    name: Type.String(),
    permissions: Type.Array(KeyPermission, {
      description: 'What it can use now: within what its app declares',
    }),
    app: Type.Union([
      shape('KeyApp', {
        id: RowId,
        name: NullableText,
        status: AppStatus,
        permissions: Type.Array(AppPermission, { description: 'What the app declares' }),
      }),
      Type.Null(),
    ]),
    plan: Type.Union([TierId, Type.Null()], {
      description: "The owner's active plan; null: none, and the key only reaches its owner",
    }),
    minute: Type.Object(
      { limit: Count, used: Count, remaining: Count, resetsAt: Timestamp },
      { title: 'MinuteQuota', description: 'Requests of this key in the current UTC minute' },
    ),
    month: Type.Object(
      {
        limit: Type.Union([Count, Type.Null()], { description: 'Null means unlimited' }),
        used: Count,
        remaining: Type.Union([Count, Type.Null()]),
        resetsAt: Timestamp,
      },
      {
        title: 'MonthQuota',
        description:
          "Requests of all the owner's keys in the current billing month; without a plan, in the calendar month of UTC",
      },
    ),
  }),
  errors: [],
});
