import { type Static, Type } from 'typebox';
import { NOTIFICATION_LIMITS } from '#rules/apps/limits.ts';
import { endpoint } from '../endpoint.ts';
import { RowId, shape, TelegramId } from '../values.ts';
import { plainText, REACH_ERRORS } from './values.ts';

/** Outcome of a notification. */
export const V1Notification = shape('Notification', {
  id: RowId,
  member: TelegramId,
  status: Type.Enum(['sent', 'waiting', 'unreachable', 'refused', 'unclear'], {
    description:
      'waiting: Telegram is busy; it is sent later. unreachable: the member does not accept messages from the bot. ' +
      'refused: Telegram does not accept this message. unclear: Telegram did not answer; it is not sent again',
  }),
});
export type V1Notification = Static<typeof V1Notification>;

/** POST /api/v1/notifications */
export const postV1Notification = endpoint({
  route: 'postV1Notification',
  summary: 'Send a member a message through the bot',
  tag: 'v1',
  access: 'key',
  permission: 'send_notifications',
  body: Type.Object(
    {
      member: { ...TelegramId, examples: ['123456789'] },
      text: plainText(
        NOTIFICATION_LIMITS.maxCharacters,
        "Plain text; the member reads it under the app's name",
      ),
    },
    { title: 'SendNotificationBody', additionalProperties: false },
  ),
  response: V1Notification,
  errors: [...REACH_ERRORS, 'bot_not_configured'],
});
