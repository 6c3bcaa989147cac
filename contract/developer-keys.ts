import { type Static, Type } from 'typebox';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { endpoint } from './endpoint.ts';
import { Count, RowId, Timestamp } from './values.ts';

/** Most keys of one member; more are a `conflict`. */
export const MAX_KEYS = 20;
/** Longest name of a key, in characters. */
export const MAX_KEY_NAME_LENGTH = 60;

export const KeyPermission = Type.Enum(API_KEY_PERMISSIONS.map(({ id }) => id));
export type KeyPermission = Static<typeof KeyPermission>;

/** An API key of the member (second document, section 3). */
export const ApiKey = Type.Object({
  id: RowId,
  name: Type.String({ maxLength: MAX_KEY_NAME_LENGTH }),
  apiKey: Type.String({
    pattern: '^jkw_([0-9A-Za-z]{38}|[0-9A-Za-z]{4}\\*{20}[0-9A-Za-z]{4})$',
    description: 'The whole key, or its mask where the server does not give it out again',
  }),
  isMasked: Type.Boolean({
    description: 'Whether `apiKey` is the mask: nothing to reveal or copy',
  }),
  permissions: Type.Array(KeyPermission, { maxItems: API_KEY_PERMISSIONS.length }),
  isActive: Type.Boolean(),
  createdAt: Timestamp,
  lastUsed: Type.Optional(Timestamp),
  usage: Type.Object({
    totalRequests: Count,
    todayRequests: Count,
    rateLimit: Type.Integer({ minimum: 1, description: 'Requests per minute' }),
  }),
});
export type ApiKey = Static<typeof ApiKey>;

/** GET /api/developer/keys (second document, section 7): oldest first. */
export const getApiKeys = endpoint({
  route: 'getApiKeys',
  summary: "The member's API keys",
  tag: 'developer',
  access: 'member',
  response: Type.Array(ApiKey, { maxItems: MAX_KEYS }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});

/** POST /api/developer/keys: the answer is the one that surely holds the whole key. */
export const postApiKey = endpoint({
  route: 'postApiKey',
  summary: 'Create an API key',
  tag: 'developer',
  access: 'member',
  body: Type.Object(
    {
      name: Type.String({ pattern: '\\S', maxLength: MAX_KEY_NAME_LENGTH }),
      permissions: Type.Array(KeyPermission, {
        minItems: 1,
        maxItems: 2 * API_KEY_PERMISSIONS.length,
        description: 'At least one; repeated ones count once',
      }),
    },
    { additionalProperties: false },
  ),
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'conflict'],
  planned: true,
});

/** PATCH /api/developer/keys/{id}: switches a key on or off. */
export const patchApiKey = endpoint({
  route: 'patchApiKey',
  summary: 'Switch an API key on or off',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
  response: ApiKey,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  planned: true,
});

/** DELETE /api/developer/keys/{id}: for good. Another member's key is `not_found`. */
export const deleteApiKey = endpoint({
  route: 'deleteApiKey',
  summary: 'Delete an API key for good',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  response: Type.Object({ success: Type.Literal(true) }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  planned: true,
});
