/**
 * Messages that the bot sends for apps, in Telegram's HTML (docs/spec/developers.md#14-consent). Text from an app or its
 * developer is escaped and stripped of marks that reorder text, and every message names its sender. `m` is the catalogue in the
 * language of the reader.
 */
import { formatAmount } from '../amounts.ts';
import type { Messages } from '../messages/messages.ts';
import { cleanName } from '../names.ts';
import type { ApiKeyPermissionId } from '../permissions.ts';
import { escapeHtml, shortened } from '../telegram-html.ts';

/** The app that a message is from; nulls for the reader's own API key, which belongs to no app. */
export interface SpeakingApp {
  readonly name: string | null;
  readonly developer: string | null;
}

/** The consent question. */
export function consentQuestion(
  m: Messages,
  app: SpeakingApp,
  permissions: readonly ApiKeyPermissionId[],
): string {
  const developer = cleanName(app.developer ?? '');
  return [
    m.bot_app_wants({ app: appName(m, app), developer }),
    ...permissions.map((id) => `• ${m[`bot_consent_${id}`]()}`),
    '',
    m.bot_app_never(),
  ].join('\n');
}

/** A payment request, with all that is needed to pay it from any wallet. */
export function paymentQuestion(
  m: Messages,
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
  const { address, memo, coinSymbol, coinUriScheme } = request;
  const amount = formatAmount(request.dueUnits);
  return [
    m.bot_payment_ask({ app: appName(m, app), amount: `${amount} ${coinSymbol}` }),
    ...(memo === '' ? [] : [m.bot_app_for({ text: quoted(memo) })]),
    '',
    m.bot_payment_how(),
    m.bot_app_address({ address }),
    m.bot_app_amount({ amount }),
    m.bot_payment_link({ link: `${coinUriScheme}:${address}?amount=${amount}` }),
    m.bot_payment_until({ time: minuteOf(request.expiresAt) }),
  ].join('\n');
}

/** The terms of an escrow, as shown to one of its two members. */
export function escrowQuestion(
  m: Messages,
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
  const { role, key, address } = terms;
  const amount = `${formatAmount(terms.units)} ${terms.coinSymbol}`;
  return [
    m[`bot_escrow_${role}`]({ app: appName(m, app), amount }),
    m.bot_app_for({ text: quoted(terms.description) }),
    '',
    m[`bot_escrow_${role}_how`](),
    m.bot_escrow_agree_if(),
    m.bot_escrow_key({ key }),
    role === 'buyer' ? m.bot_escrow_refund({ address }) : m.bot_escrow_payout({ address }),
  ].join('\n');
}

/** Asks the buyer to pay in. */
export function escrowDepositQuestion(
  m: Messages,
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
    m.bot_escrow_deposit({ app: appName(m, app), amount: `${amount} ${deposit.coinSymbol}` }),
    m.bot_app_for({ text: quoted(deposit.description) }),
    '',
    m.bot_app_address({ address: deposit.address }),
    m.bot_app_amount({ amount }),
    m.bot_escrow_reserve(),
  ].join('\n');
}

/** An app's message, with its name on top. */
export function appNotification(m: Messages, app: SpeakingApp, text: string): string {
  return [m.bot_app_writes({ app: appName(m, app) }), escapeHtml(quoted(text))].join('\n');
}

/** The message that replaces an answered one. `outcome` is plain text. */
export function appAnswered(m: Messages, app: SpeakingApp, outcome: string): string {
  return `<b>${escapeHtml(appName(m, app))}</b>\n<b>${escapeHtml(outcome)}</b>`;
}

/** The app's name, cleaned; not escaped. */
export function appName(m: Messages, { name }: SpeakingApp): string {
  return name === null ? m.notice_own_key() : cleanName(name) || m.notice_app_nameless();
}

const MOST_QUOTED_CHARACTERS = 1000;
// Marks that reorder or hide the text around them; line breaks stay.
const HIDDEN = /(?!\n)[\p{Control}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** An app's own text; not escaped. */
function quoted(text: string): string {
  return shortened(text.replace(HIDDEN, ''), MOST_QUOTED_CHARACTERS);
}

function minuteOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
