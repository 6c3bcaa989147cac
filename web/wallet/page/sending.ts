import type { WalletPayment } from '#contract/wallet/payments.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { KeptPayment } from '../keep/store.ts';
import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from './api.ts';
import type { App } from './app.ts';

/**
 * Throws Refused if exactly this payment was made before: the same coins, payee and amount sign to the same bytes, and an index
 * that lags offers spent coins once more. Sent again it would be one payment that looks like two.
 */
export async function refuseRepeat(txid: string): Promise<void> {
  try {
    const { state } = await call('getWalletPayment', undefined, { txid });
    if (state === 'refused') return;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.code === 'not_found') return;
    throw refusalOf(error);
  }
  throw new Refused(
    'You have made exactly this payment before, and the balance does not show it yet. Nothing more was sent. To pay the same once more, wait for the next block.',
  );
}

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
    if (!(error instanceof CallFailed) || error.code === 'already_sent') return unknownOf(txid);
    if (!error.isKnown && !(await isUnheardOf(error, txid))) return unknownOf(txid);
    await app.store.settlePayment(txid);
    throw refusalOf(error);
  }
}

/**
 * Sends the same bytes again. What the server refuses now can have been sent the first time. The chain's word that it was is
 * taken; its silence is not, since its index may lag: then the server must have no payment of these bytes, and no earlier try
 * may still be on its way. `sending`: it is still not known.
 *
 * @throws Refused if it is no payment; an error with why it is still not known
 */
export async function sendAgain(app: App, kept: KeptPayment): Promise<WalletPayment> {
  const { txid, atMs } = kept;
  await noteTry(app, kept, Date.now());
  try {
    return await post(app, kept);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // It has arrived, so it is the earlier try that may still be on its way.
    if (error.isKnown) await noteTry(app, kept, atMs);
    if (!OVER.includes(error.code ?? '')) throw error;
    if (await isInHistory(app, txid)) {
      await app.store.settlePayment(txid);
      return { txid, state: 'sent', reason: null, confirmations: 0 };
    }
    if (error.code === 'already_sent' || mayArrive(atMs)) return unknownOf(txid);
    await app.store.settlePayment(txid);
    throw refusalOf(error);
  }
}

/** What refuses the payment itself, and not only whoever asks or the time at which they do. */
const OVER: readonly string[] = ['bad_request', 'conflict', 'already_sent'];

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
    const isEarlier = outcome.state === 'refused' && mayArrive(atMs);
    if (outcome.state === 'sending' || isEarlier) return null;
    await app.store.settlePayment(txid);
    return outcome;
  } catch {
    return null;
  }
}

/** Whether a try of that time may still reach the server. */
function mayArrive(atMs: number): boolean {
  return Date.now() - atMs < ARRIVES_WITHIN_MS;
}

async function noteTry({ store }: App, kept: KeptPayment, atMs: number): Promise<void> {
  kept.atMs = atMs;
  await store.keepPayment(kept).catch(() => {
    throw new Error('The browser could not note this try. Make room in its storage and try again.');
  });
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
  return new Refused(`${message} This payment was not sent.`);
}

function unknownOf(txid: string): WalletPayment {
  return { txid, state: 'sending', reason: null, confirmations: 0 };
}
