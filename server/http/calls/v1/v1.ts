import { AppError } from '#contract/errors.ts';
import type { V1Notification } from '#contract/v1/notifications.ts';
import { askConsent, readConsent } from '#server/services/consents/consents.ts';
import {
  chainNotConfigured,
  readBalance,
  readProfile,
} from '#server/services/consents/member-profile.ts';
import { readTransactions } from '#server/services/consents/member-transactions.ts';
import { createNotification } from '#server/services/consents/notifications.ts';
import { sendAppMessage, sendAppMessages } from '#server/services/consents/outbox.ts';
import { requireReach } from '#server/services/consents/reach.ts';
import {
  cancelPaymentRequest,
  createPaymentRequest,
  readPaymentRequest,
  readPaymentRequests,
} from '#server/services/payment-requests/payment-requests.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers } from '../../handlers.ts';

const DEFAULT_LIMIT = 20;

/** The calls of apps with a key; `requireReach` says whose data a key can reach. */
export function v1Calls(deps: CallDeps) {
  return {
    ...memberDataCalls(deps),
    ...priceCalls(deps),
    ...askingCalls(deps),
    ...paymentCalls(deps),
  };
}

function memberDataCalls({ db, config, chainIndex, now }: CallDeps) {
  return {
    getV1Profile: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'access_profile';
      const member = await requireReach(db, context.key, { ...about, permission });
      return readProfile(db, member, config.community.ranks);
    },
    getV1Balance: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'read_balance';
      const member = await requireReach(db, context.key, { ...about, permission });
      return readBalance(db, chainIndex, member);
    },
    getV1Transactions: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'read_history';
      const member = await requireReach(db, context.key, { ...about, permission });
      const { type, since, cursor } = query;
      return readTransactions(db, member, { type, since, cursor, limit: limitOf(query) });
    },
  } satisfies Partial<Handlers>;
}

function priceCalls({ config, price, coinCode }: CallDeps) {
  return {
    getV1Price: async () => {
      const usd = await price.readUsd();
      if (usd !== null) return { coin: coinCode, usd };
      const text = config.priceFeed
        ? 'This site knows no price that is new enough; try again in a few minutes.'
        : 'This site knows no price of its coin.';
      throw new AppError('unavailable', text);
    },
  } satisfies Partial<Handlers>;
}

export function limitOf({ limit }: { limit?: string }): number {
  return limit === undefined ? DEFAULT_LIMIT : Number(limit);
}

/** Returns the bot if it can write and receive answers. Throws `bot_not_configured`. */
export function requireBot({ telegram, config }: CallDeps) {
  if (telegram === null || config.telegramUpdates === 'off') {
    throw new AppError(
      'bot_not_configured',
      'This site cannot ask in Telegram: set TELEGRAM_BOT_TOKEN and TELEGRAM_UPDATES.',
    );
  }
  return telegram;
}

function askingCalls(deps: CallDeps) {
  const { db, messagesFor, now } = deps;
  return {
    postV1Consent: async ({ body }, context) => {
      const telegram = requireBot(deps);
      const { member: telegramId, permissions } = body;
      const { callId } = context;
      const input = { telegramId, permissions, messagesFor, callId, nowMs: now() };
      const data = await askConsent(db, context.key, input);
      // Not awaited: Telegram's response time would reveal who is a member.
      sendLater(deps, telegram, context);
      return { data };
    },
    getV1Consent: ({ query }, context) =>
      readConsent(db, context.key, {
        telegramId: query.member,
        permission: query.permission,
        nowMs: now(),
      }),
    postV1Notification: async ({ body }, context) => {
      const telegram = requireBot(deps);
      const { member: telegramId, text } = body;
      const { callId } = context;
      const input = { telegramId, text, messagesFor, callId, nowMs: now() };
      const id = await createNotification(db, context.key, input);
      const status = await sendAppMessage({ db, telegram, now }, id);
      return { id: String(id), member: telegramId, status: shownAs(status) };
    },
  } satisfies Partial<Handlers>;
}

function shownAs(status: V1Notification['status'] | 'sending'): V1Notification['status'] {
  // Another server has just claimed it.
  return status === 'sending' ? 'waiting' : status;
}

/** Sends due messages in the background; the job retries those that fail. */
export function sendLater(
  { db, now }: CallDeps,
  telegram: NonNullable<CallDeps['telegram']>,
  { request }: CallContext,
): void {
  sendAppMessages({ db, telegram, now }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'messages of apps were not sent');
  });
}

function paymentCalls(deps: CallDeps) {
  const { db, chainIndex, chainSource, config, coinSymbol, coinUriScheme, messagesFor, now } = deps;
  return {
    postV1PaymentRequest: async ({ body }, context) => {
      const telegram = requireBot(deps);
      // Without a followed chain the payment could not be found, so no member is asked for it.
      if (chainSource === null) throw chainNotConfigured();
      const chain = { db, source: chainSource, chain: chainIndex };
      const { member: telegramId, amount, memo = '', address, expiresAt } = body;
      const request = await createPaymentRequest(chain, context.key, {
        telegramId,
        amount,
        memo,
        address,
        expiresAt,
        coin: config.coin,
        coinSymbol,
        coinUriScheme,
        messagesFor,
        callId: context.callId,
        nowMs: now(),
      });
      sendLater(deps, telegram, context);
      return request;
    },
    getV1PaymentRequests: ({ query }, context) =>
      readPaymentRequests(db, context.key, {
        state: query.state,
        telegramId: query.member,
        cursor: query.cursor,
        limit: limitOf(query),
        nowMs: now(),
      }),
    getV1PaymentRequest: ({ params }, context) =>
      readPaymentRequest(db, context.key, { id: BigInt(params.id), nowMs: now() }),
    cancelV1PaymentRequest: ({ params }, context) =>
      cancelPaymentRequest(db, context.key, { id: BigInt(params.id), nowMs: now() }),
  } satisfies Partial<Handlers>;
}
