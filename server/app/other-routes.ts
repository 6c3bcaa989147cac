import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';
import { SETTINGS } from '../http/followed-answers.ts';
import { addMetrics } from '../http/metrics.ts';
import { addLogFiles } from '../http/pages/log-files.ts';
import { addWitness } from '../http/pages/witness.ts';
import { addReached } from '../http/reached.ts';
import { addStripeWebhook } from '../http/stripe-webhook.ts';
import { addTelegramWebhook } from '../http/telegram-webhook.ts';
import { readMetrics } from '../services/operations/metrics.ts';
import { takeStripeEvent } from '../services/plans/cards/stripe-events.ts';
import type { AppDeps } from './deps.ts';
import type { Shared } from './shared.ts';

/** Adds the addresses that the operator's tools read. */
export function addToolRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, board, health, secrets } = deps;
  const { metricsToken: token, publicUrl } = deps.config;
  addMetrics(app, { token, publicUrl, readMetrics: () => readMetrics({ db, board, health }) });
  addReached(app, { secrets });
}

/** Adds the files of the public log, which verifiers read, and cosigns the logs of others. */
export function addLog(app: FastifyInstance, { db, secrets, config, now }: AppDeps): void {
  addLogFiles(app, { db });
  const { witnessLogs: logs, publicUrl } = config;
  if (logs.length > 0) addWitness(app, { db, secrets, publicUrl, logs, now });
}

/** Adds the addresses that Telegram and the card processor call, where they are configured. */
export function addWebhooks(app: FastifyInstance, deps: AppDeps): void {
  const { db, bot, config, now } = deps;
  const { cards } = deps.planPayments;
  if (bot !== null && config.telegramWebhookSecret !== null) {
    addTelegramWebhook(app, { secret: config.telegramWebhookSecret, take: bot.take });
  }
  if (cards !== null) {
    addStripeWebhook(app, {
      readEvent: (payload, signature) => cards.readEvent(payload, signature, now()),
      takeEvent: (event) => takeStripeEvent({ db, cards, now }, event),
    });
  }
}

/** How long shared caches may keep the API's document; only another version of the product changes it. */
const DOCUMENT_SECONDS = 300;

export function addApiDocument(
  app: FastifyInstance,
  { settings, config: { publicUrl: serverUrl } }: AppDeps,
  { keptAnswers, community }: Shared,
): void {
  const title = `${community.site.siteName} API`;
  let made: { contact: string; document: ReturnType<typeof openApiDocument> } | null = null;
  // Made for the first request, and again for another contact only: it takes longer than all of the routes.
  const read = async () => {
    const { developerContact: contact } = await settings.read();
    if (made?.contact !== contact) {
      made = { contact, document: openApiDocument({ title, version: '1', serverUrl, contact }) };
    }
    return made.document;
  };
  const kept = { follows: SETTINGS, parameters: [], seconds: DOCUMENT_SECONDS, read };
  app.get('/api/openapi.json', { config: { lane: 'public' } }, (request, reply) =>
    keptAnswers.answer(request, reply, kept),
  );
}
