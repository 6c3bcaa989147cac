import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import {
  type CardEvent,
  CardsForged,
  CardsRefused,
  CardsUnavailable,
} from '#server/gateways/cards/cards.ts';
import { StaleAnswer } from '#server/services/plans/cards/sync.ts';

export type StripeWebhookSettings = {
  /** Throws `CardsForged` for bytes without a valid signature. */
  readEvent(payload: Buffer, signature: string): CardEvent;
  takeEvent(event: CardEvent): Promise<string>;
};

const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook';
/** An event has a few kilobytes; Stripe's largest are below this. */
const BODY_LIMIT = 256 * 1024;

/**
 * Stripe's webhook. Not in the contract: the format is Stripe's. The signature covers the raw bytes, so this route has its own
 * parser that keeps them; nothing in them is trusted before the check.
 */
export function addStripeWebhook(app: FastifyInstance, settings: StripeWebhookSettings): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    own.post(STRIPE_WEBHOOK_PATH, {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        if (typeof request.headers['stripe-signature'] !== 'string') throw forged();
      },
      handler: async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw forged();
        const outcome = await take(settings, request.body, signature);
        return reply.header('cache-control', 'no-store').send({ received: true, outcome });
      },
    });
  });
}

async function take(settings: StripeWebhookSettings, body: Buffer, signature: string) {
  try {
    return await settings.takeEvent(settings.readEvent(body, signature));
  } catch (error) {
    if (error instanceof CardsForged) throw forged();
    // Stripe retries for three days.
    const isTooEarly = error instanceof StaleAnswer;
    if (isTooEarly || error instanceof CardsUnavailable || error instanceof CardsRefused) {
      throw new AppError('unavailable', 'The event cannot be processed now.');
    }
    throw error;
  }
}

function forged(): AppError {
  return new AppError('bad_request', 'This is not a Stripe event for this site.');
}
