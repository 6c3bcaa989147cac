import type { WalletPayment } from '#contract/wallet/payments.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { KeptPayment } from '../keep/store.ts';
import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from './api.ts';
import type { App } from './app.ts';

/**
 * Sends a payment that was signed and kept just now: it is one payment or none. `sending`: it is not known which.
 *
 * @throws Refused if it is none
 */
export async function sendFirst(app: App, kept: KeptPayment): Promise<WalletPayment> {
  const { txid } = kept;
  try {
    return await post(app, kept);
  } catch (error) {
    if (!(error instanceof CallFailed)) return unknownOf(txid);
    if (!error.isKnown && !(await isUnheardOf(error, txid))) return unknownOf(txid);
    await app.store.settlePayment(txid);
    throw refusalOf(error);
  }
}

/**
 * Sends the same bytes again. What the server refuses now can have been sent the first time, as somebody else who was signed in
 * then; so the chain is asked.
 *
 * @throws Refused if it is no payment; CallFailed with why it is still not known
 */
export async function sendAgain(app: App, kept: KeptPayment): Promise<WalletPayment> {
  const { txid } = kept;
  try {
    return await post(app, kept);
  } catch (error) {
    const isOver = error instanceof CallFailed && OVER.includes(error.code ?? '');
    if (!isOver) throw error;
    const isSent = await isInHistory(app, txid);
    await app.store.settlePayment(txid);
    if (!isSent) throw refusalOf(error);
    return { txid, state: 'sent', reason: null, confirmations: 0 };
  }
}

/** What refuses the payment itself, and not only whoever asks or the time at which they do. */
const OVER: readonly string[] = ['bad_request', 'conflict'];

/** For so long a call that was given up may still arrive, ms. */
const ARRIVES_WITHIN_MS = 2 * 60_000;

/** What the server knows of a kept payment by now; null if it is not known, or cannot be asked. */
export async function findOut(
  app: App,
  { txid, atMs }: KeptPayment,
): Promise<WalletPayment | null> {
  try {
    const outcome = await call('getWalletPayment', undefined, { txid });
    // The same payment signs to the same bytes: an earlier try may have been refused, and this one is still on its way.
    const isEarlier = outcome.state === 'refused' && Date.now() - atMs < ARRIVES_WITHIN_MS;
    if (outcome.state === 'sending' || isEarlier) return null;
    await app.store.settlePayment(txid);
    return outcome;
  } catch {
    return null;
  }
}

async function post(app: App, { rawHex, tipId, to, units, txid }: KeptPayment) {
  const outcome =
    tipId === null
      ? await call('postWalletPayment', { rawHex, address: to, amount: formatAmount(units) })
      : await call('postTipPayment', { rawHex }, { id: tipId });
  if (outcome.state !== 'sending') await app.store.settlePayment(txid);
  return outcome;
}

/**
 * Whether the server, which failed in its own words, keeps no such payment: it keeps each before sending it. Without its own words a
 * proxy may have given up while the server goes on.
 */
async function isUnheardOf({ code }: CallFailed, txid: string): Promise<boolean> {
  if (code === null) return false;
  return call('getWalletPayment', undefined, { txid }).then(
    () => false,
    (error) => error instanceof CallFailed && error.code === 'not_found',
  );
}

async function isInHistory({ wallet }: App, txid: string): Promise<boolean> {
  const addresses = (wallet?.addresses ?? []).map(({ address }) => address);
  const { entries } = await call('postWalletHistory', { addresses });
  return entries.some((entry) => entry.txid === txid);
}

function refusalOf({ message }: CallFailed): Refused {
  return new Refused(/\bwas sent\b/.test(message) ? message : `${message} Nothing was sent.`);
}

function unknownOf(txid: string): WalletPayment {
  return { txid, state: 'sending', reason: null, confirmations: 0 };
}
