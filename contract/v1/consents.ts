import { type Static, Type } from 'typebox';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { endpoint } from '../endpoint.ts';
import { shape, TelegramId, Timestamp } from '../values.ts';
import { KeyPermission, REACH_ERRORS } from './values.ts';

/**
 * The state of a consent. `none`: nothing is allowed and no question is open. People unknown to the bot and members who did not
 * answer look the same.
 */
export const V1Consent = shape('Consent', {
  member: TelegramId,
  permission: KeyPermission,
  state: Type.Enum(['allowed', 'asked', 'declined', 'none']),
  since: Type.Union([Timestamp, Type.Null()], {
    description: 'When it was allowed, asked or declined',
  }),
  answerBy: Type.Union([Timestamp, Type.Null()], {
    description: 'When the question expires; null if none is open',
  }),
});
export type V1Consent = Static<typeof V1Consent>;

/** POST /api/v1/consents: the bot asks the member, who answers in that chat. */
export const postV1Consent = endpoint({
  route: 'postV1Consent',
  summary: 'Ask a member for a permission',
  tag: 'v1',
  access: 'key',
  body: Type.Object(
    {
      member: { ...TelegramId, examples: ['123456789'] },
      permissions: Type.Array(KeyPermission, {
        minItems: 1,
        maxItems: API_KEY_PERMISSIONS.length,
        uniqueItems: true,
        description: 'What to ask for: permissions of the key itself, within what its app declares',
      }),
    },
    { title: 'AskConsentBody', additionalProperties: false },
  ),
  response: shape('Consents', {
    data: Type.Array(V1Consent, { maxItems: API_KEY_PERMISSIONS.length }),
  }),
  errors: [...REACH_ERRORS, 'missing_permission', 'conflict', 'bot_not_configured'],
});

/** GET /api/v1/consents: the state of one of the key's permissions. */
export const getV1Consent = endpoint({
  route: 'getV1Consent',
  summary: 'Whether a member has given the app a permission',
  tag: 'v1',
  access: 'key',
  query: Type.Object({ member: TelegramId, permission: KeyPermission }),
  response: V1Consent,
  errors: [...REACH_ERRORS, 'missing_permission'],
});
