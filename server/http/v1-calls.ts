import { AppError } from '#contract/errors.ts';
import type { V1Notification } from '#contract/v1-notifications.ts';
import { createNotification } from '#server/services/app-notifications.ts';
import { sendAppMessage, sendAppMessages } from '#server/services/app-outbox.ts';
import { requireReach } from '#server/services/app-reach.ts';
import { askConsent, readConsent } from '#server/services/consents.ts';
import type { KeyCaller } from '#server/services/key-caller.ts';
import { chainNotConfigured, readBalance, readProfile } from '#server/services/member-profile.ts';
import { readTransactions } from '#server/services/member-transactions.ts';
import {
  cancelPaymentRequest,
  createPaymentRequest,
  readPaymentRequest,
  readPaymentRequests,
} from '#server/services/payment-requests.ts';
import type { CallDeps } from './calls.ts';
import type { CallContext, Handlers } from './handlers.ts';

const DEFAULT_LIMIT = 20;

/** What apps and developers do with their keys: whose data a key reaches is said by `requireReach`. */
export function v1Calls(deps: CallDeps) {
  return { ...memberDataCalls(deps), ...askingCalls(deps), ...paymentCalls(deps) };
}

/** Whose key it is; the gate lets nobody through without one. */
export function requireKey({ key }: CallContext): KeyCaller {
  if (key === null) throw new AppError('bad_key', 'Send an API key.');
  return key;
}

/** Which call it is, however often it is tried; every POST with a key has one. */
export function requireCallId({ idempotencyId }: CallContext): string {
  if (idempotencyId === null) throw new Error('a call that is answered once has no id');
  return idempotencyId;
}

function memberDataCalls({ db, chainIndex, now }: CallDeps) {
  return {
    getV1Profile: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'access_profile';
      const member = await requireReach(db, requireKey(context), { ...about, permission });
      return readProfile(db, member);
    },
    getV1Balance: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'read_balance';
      const member = await requireReach(db, requireKey(context), { ...about, permission });
      return readBalance(db, chainIndex, member);
    },
    getV1Transactions: async ({ query }, context) => {
      const about = { telegramId: query.member, nowMs: now() };
      const permission = 'read_history';
      const member = await requireReach(db, requireKey(context), { ...about, permission });
      const { type, since, cursor } = query;
      return readTransactions(db, member, { type, since, cursor, limit: limitOf(query) });
    },
  } satisfies Partial<Handlers>;
}

export function limitOf({ limit }: { limit?: string }): number {
  return limit === undefined ? DEFAULT_LIMIT : Number(limit);
}

/** The bot, where it can write and be answered. Throws `bot_not_configured`. */
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
  const { db, now } = deps;
  return {
    postV1Consent: async ({ body }, context) => {
      const telegram = requireBot(deps);
      const { member: telegramId, permissions } = body;
      const callId = requireCallId(context);
      const input = { telegramId, permissions, callId, nowMs: now() };
      const data = await askConsent(db, requireKey(context), input);
      // Not waited for: how long Telegram takes would tell who is a member.
      sendLater(deps, telegram, context);
      return { data };
    },
    getV1Consent: ({ query }, context) =>
      readConsent(db, requireKey(context), {
        ...{ telegramId: query.member, permission: query.permission, nowMs: now() },
      }),
    postV1Notification: async ({ body }, context) => {
      const telegram = requireBot(deps);
      const { member: telegramId, text } = body;
      const callId = requireCallId(context);
      const input = { telegramId, text, callId, nowMs: now() };
      const id = await createNotification(db, requireKey(context), input);
      const status = await sendAppMessage({ db, telegram, now }, id);
      return { id: String(id), member: telegramId, status: shownAs(status) };
    },
  } satisfies Partial<Handlers>;
}

function shownAs(status: V1Notification['status'] | 'sending'): V1Notification['status'] {
  // Another server has just taken it.
  return status === 'sending' ? 'waiting' : status;
}

/** Sends what is due, on its own; what fails is sent by the job. */
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
  const { db, chainIndex, config, coinSymbol, now } = deps;
  return {
    postV1PaymentRequest: async ({ body }, context) => {
      const telegram = requireBot(deps);
      // Nobody is asked for a payment that could not be found.
      if (chainIndex === null) throw chainNotConfigured();
      const { member: telegramId, amount, memo = '', address, expiresAt } = body;
      const request = await createPaymentRequest(db, requireKey(context), {
        ...{ telegramId, amount, memo, address, expiresAt },
        ...{
          network: config.walletNetwork,
          coinSymbol,
          callId: requireCallId(context),
          nowMs: now(),
        },
      });
      sendLater(deps, telegram, context);
      return request;
    },
    getV1PaymentRequests: ({ query }, context) =>
      readPaymentRequests(db, requireKey(context), {
        ...{ state: query.state, telegramId: query.member, cursor: query.cursor },
        ...{ limit: limitOf(query), nowMs: now() },
      }),
    getV1PaymentRequest: ({ params }, context) =>
      readPaymentRequest(db, requireKey(context), { id: BigInt(params.id), nowMs: now() }),
    cancelV1PaymentRequest: ({ params }, context) =>
      cancelPaymentRequest(db, requireKey(context), { id: BigInt(params.id), nowMs: now() }),
  } satisfies Partial<Handlers>;
}
