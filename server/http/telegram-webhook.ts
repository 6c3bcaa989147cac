import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readTelegramUpdate, type TelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { isSameSecret } from './access.ts';

export type WebhookSettings = {
  secret: string;
  /** Rejects if Telegram should send the update again. */
  take: (update: TelegramUpdate) => Promise<void>;
};

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';
/** An update has some kilobytes; a message that replies to another may have more. */
const BODY_LIMIT = 128 * 1024;

/**
 * Telegram's webhook for updates (`TELEGRAM_UPDATES=webhook`). Not in the contract: the format is Telegram's. Only the secret
 * given to Telegram proves the caller; it is checked before the body is read.
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
      const update = readTelegramUpdate(request.body);
      // Everything else is accepted too: Telegram would send a refused update again and again.
      if (update !== null) await settings.take(update);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    },
  });
}
