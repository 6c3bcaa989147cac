import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { CardEvent } from '#server/gateways/cards.ts';
import { StaleAnswer } from '#server/services/card-sync.ts';

export type StripeWebhookSettings = {
  /** Throws what is named `CardsForged` for bytes that nobody of ours has signed. */
  readEvent(payload: Buffer, signature: string): CardEvent;
  takeEvent(event: CardEvent): Promise<string>;
};

const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook';
/** An event is a few kilobytes; Stripe's largest are below this. */
const BODY_LIMIT = 256 * 1024;

/**
 * Where Stripe reports. Not part of the contract: its form is Stripe's. The signature is over the very bytes, so this
 * route has a parser of its own, which leaves them as they came; nothing of them counts before it is checked.
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
    const name = error instanceof Error ? error.name : '';
    if (name === 'CardsForged') throw forged();
    // Stripe sends it again, for three days.
    const isTooEarly = error instanceof StaleAnswer;
    if (isTooEarly || name === 'CardsUnavailable' || name === 'CardsRefused') {
      throw new AppError('unavailable', 'The event cannot be looked into now.');
    }
    throw error;
  }
}

function forged(): AppError {
  return new AppError('bad_request', 'This is no event of Stripe for this site.');
}
