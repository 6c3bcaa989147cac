import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { TelegramPress } from '#server/gateways/telegram/telegram.ts';
import { isSameSecret } from './access.ts';

export type WebhookSettings = {
  secret: string;
  takePress: (press: TelegramPress) => Promise<void>;
};

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';
/** A button press has one or two kilobytes at most; a group's message may have more. */
const BODY_LIMIT = 64 * 1024;

/**
 * Telegram's webhook for button presses (`TELEGRAM_UPDATES=webhook`). Not in the contract: the format is Telegram's.
 * Only the secret that the operator gave Telegram proves the caller; it is checked before the body is read.
 */
export function addTelegramWebhook(app: FastifyInstance, settings: WebhookSettings): void {
  app.post('/telegram/webhook', {
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      const given = request.headers[SECRET_HEADER];
      if (!isSameSecret(typeof given === 'string' ? given : '', settings.secret)) {
        throw new AppError('forbidden', 'Invalid webhook secret.');
      }
    },
    handler: async (request, reply) => {
      const press = pressOf(request.body);
      // Accept everything else too: Telegram would send a refused update again and again.
      if (press !== null) await settings.takePress(press);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    },
  });
}

/** The button press in a Telegram update; null in any other update. */
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
