import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { TelegramPress } from '#server/gateways/telegram.ts';
import { isSameSecret } from './access.ts';

export type WebhookSettings = {
  secret: string;
  takePress: (press: TelegramPress) => Promise<void>;
};

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';
/** An update with a button is far below a kilobyte or two; a group's message may have some more. */
const BODY_LIMIT = 64 * 1024;

/**
 * Where Telegram calls when a button was pressed (`TELEGRAM_UPDATES=webhook`). Not part of the
 * contract: its form is Telegram's. Who calls is known by the secret that the operator gave Telegram
 * and by nothing else; it is looked at before the body is.
 */
export function addTelegramWebhook(app: FastifyInstance, settings: WebhookSettings): void {
  app.post('/telegram/webhook', {
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      const given = request.headers[SECRET_HEADER];
      if (!isSameSecret(typeof given === 'string' ? given : '', settings.secret)) {
        throw new AppError('forbidden', 'This is not the secret of the webhook.');
      }
    },
    handler: async (request, reply) => {
      const press = pressOf(request.body);
      // Everything else is taken too: what is refused would come again and again.
      if (press !== null) await settings.takePress(press);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    },
  });
}

/** The press in an update as Telegram writes it down; null in any other update. */
function pressOf(update: unknown): TelegramPress | null {
  const query = fieldOf(update, 'callback_query');
  const id = fieldOf(query, 'id');
  const fromId = idOf(fieldOf(fieldOf(query, 'from'), 'id'));
  const data = fieldOf(query, 'data');
  if (typeof id !== 'string' || typeof data !== 'string' || fromId === null) return null;
  const message = fieldOf(query, 'message');
  const chatId = idOf(fieldOf(fieldOf(message, 'chat'), 'id'));
  const messageId = fieldOf(message, 'message_id');
  const hasMessage = chatId !== null && Number.isSafeInteger(messageId);
  return {
    id,
    fromId,
    data,
    message: hasMessage ? { chatId, messageId: Number(messageId) } : null,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name] // An own field of an object, whatever it holds.
    : undefined;
}

function idOf(value: unknown): string | null {
  return Number.isSafeInteger(value) ? String(value) : null;
}
