/**
 * Messages that the bot sends for apps, in Telegram's HTML (docs/spec/developers.md#14-consent). Text from an app or its
 * developer is escaped and stripped of marks that reorder text, and every message names its sender.
 */
import { formatAmount } from '../amounts.ts';
import { cleanName } from '../names.ts';
import type { ApiKeyPermissionId } from '../permissions.ts';
import { escapeHtml, shortened } from '../telegram-html.ts';

/** The app that a message is from. */
export interface SpeakingApp {
  readonly name: string;
  readonly developer: string;
}

/** The action that a member allows with each permission, in plain words: the end of 'It wants to …'. */
export const CONSENT_WORDS: Readonly<Record<ApiKeyPermissionId, string>> = {
  read_balance: 'see the balance of your primary address',
  read_history: 'see your tips, sends, faucet claims and weekly rewards',
  request_payments: 'ask you for payments, each of which you make or decline yourself',
  send_notifications: 'write to you through this bot',
  access_profile: 'see your name, username, rank, points and when you joined',
  manage_escrow:
    'set up escrows with you, whose terms you confirm and whose payments you sign yourself',
};

const NEVER = 'It never gets your keys, and cannot move your coins.';

/** The consent question. */
export function consentQuestion(
  app: SpeakingApp,
  permissions: readonly ApiKeyPermissionId[],
): string {
  return [
    `<b>${appName(app)}</b> by ${escapeHtml(cleanName(app.developer))} wants to:`,
    ...permissions.map((id) => `• ${CONSENT_WORDS[id]}`),
    '',
    `${NEVER} You can withdraw this at any time.`,
  ].join('\n');
}

/** The outcome of a consent question. */
export const CONSENT_OUTCOMES = {
  allowed: 'Allowed. You can withdraw access at any time.',
  declined: 'Not allowed.',
  blocked: 'Blocked. This app can no longer ask you or access anything.',
  withdrawn: 'Access withdrawn. This app can no longer reach you.',
  over: 'This question is over.',
} as const;

/** A payment request, with all that is needed to pay it from any wallet. */
export function paymentQuestion(
  app: SpeakingApp,
  request: {
    /** The exact amount to pay. */
    readonly dueUnits: bigint;
    readonly address: string;
    readonly memo: string;
    readonly coinSymbol: string;
    /** The scheme of the coin's payment links, such as `bitcoin`. */
    readonly coinUriScheme: string;
    /** ISO 8601. */
    readonly expiresAt: string;
  },
): string {
  const amount = formatAmount(request.dueUnits);
  return [
    `<b>${appName(app)}</b> asks you for a payment of <b>${amount} ${escapeHtml(request.coinSymbol)}</b>.`,
    ...(request.memo === '' ? [] : [`For: ${quoted(request.memo)}`]),
    '',
    'Pay it from your own wallet if you want to. The amount has to be exact: by it the payment is known.',
    `Address: <code>${escapeHtml(request.address)}</code>`,
    `Amount: <code>${amount}</code>`,
    `Link: <code>${escapeHtml(request.coinUriScheme)}:${escapeHtml(request.address)}?amount=${amount}</code>`,
    `Until ${minuteOf(request.expiresAt)}.`,
  ].join('\n');
}

/** The outcome of a payment request. */
export const PAYMENT_OUTCOMES = {
  declined: 'Declined.',
  over: 'This request is over.',
} as const;

/** The terms of an escrow, as shown to one of its two members. */
export function escrowQuestion(
  app: SpeakingApp,
  terms: {
    readonly role: 'buyer' | 'seller';
    readonly units: bigint;
    readonly description: string;
    /** The reader's own public key and address. */
    readonly key: string;
    readonly address: string;
    readonly coinSymbol: string;
  },
): string {
  const amount = `${formatAmount(terms.units)} ${escapeHtml(terms.coinSymbol)}`;
  const isBuyer = terms.role === 'buyer';
  return [
    `<b>${appName(app)}</b> sets up an escrow of <b>${amount}</b> in which you are the ${terms.role}.`,
    `For: ${quoted(terms.description)}`,
    '',
    isBuyer
      ? 'You pay it in from your own wallet. It goes on to the seller, or back to you, when two of three sign: you, the seller, and the operator in a dispute.'
      : 'The buyer pays it in. It goes on to you, or back, when two of three sign: you, the buyer, and the operator in a dispute.',
    'Agree only if these are yours:',
    `Your public key: <code>${escapeHtml(terms.key)}</code>`,
    `Where ${isBuyer ? 'a refund' : 'your payment'} goes: <code>${escapeHtml(terms.address)}</code>`,
  ].join('\n');
}

/** Asks the buyer to pay in. */
export function escrowDepositQuestion(
  app: SpeakingApp,
  deposit: {
    readonly dueUnits: bigint;
    readonly address: string;
    readonly description: string;
    readonly coinSymbol: string;
  },
): string {
  const amount = formatAmount(deposit.dueUnits);
  return [
    `<b>${appName(app)}</b>: the escrow can be paid in now, <b>${amount} ${escapeHtml(deposit.coinSymbol)}</b>.`,
    `For: ${quoted(deposit.description)}`,
    '',
    `Address: <code>${escapeHtml(deposit.address)}</code>`,
    `Amount: <code>${amount}</code>`,
    'It holds a small reserve for the fee; what is left of it comes back to you.',
  ].join('\n');
}

/** The outcome of an escrow's terms. */
export const ESCROW_OUTCOMES = {
  agreed: 'You agreed.',
  declined: 'Declined.',
  over: 'This escrow is no longer open.',
} as const;

/** An app's message, with its name on top. */
export function appNotification(app: SpeakingApp, text: string): string {
  return [`<b>${appName(app)}</b> (app) writes:`, quoted(text)].join('\n');
}

/** The reply after stopping an app's messages. */
export const NOTIFICATION_OUTCOMES = {
  stopped: 'Stopped. This app cannot write to you any more.',
  over: 'This app cannot write to you.',
} as const;

/** The app's name, safe for a message. */
export function appName({ name }: SpeakingApp): string {
  return escapeHtml(cleanName(name) || 'An app without a name');
}

const MOST_QUOTED_CHARACTERS = 1000;
// Marks that reorder or hide the text around them; line breaks stay.
const HIDDEN = /(?!\n)[\p{Control}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** An app's own text, escaped. */
function quoted(text: string): string {
  return escapeHtml(shortened(text.replace(HIDDEN, ''), MOST_QUOTED_CHARACTERS));
}

function minuteOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
