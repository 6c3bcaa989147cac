import type { WalletPayment } from '#contract/wallet/payments.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { KeptPayment } from '../keep/store.ts';
import { Refused, WalletError } from '../keys/refused.ts';
import { CallFailed, call, STRANGE } from './api.ts';
import type { App } from './app.ts';
import { textOf } from './messages.ts';
import { verdictOf } from './verdicts.ts';

/**
 * Sends a payment that was just signed and stored: it is made once or not at all. `sending`: the outcome is unknown.
 *
 * @throws Refused if it was not made; or if exactly the same payment was made before, which stays stored until its outcome is
 *   known
 */
export async function sendFirst(app: App, kept: KeptPayment): Promise<WalletPayment> {
  const { txid } = kept;
  try {
    return await post(app, kept, { isFirst: true });
  } catch (error) {
    if (!(error instanceof CallFailed)) return unknownOf(txid);
    switch (verdictOf(error.code)) {
      case 'unknown':
        return unknownOf(txid);
      case 'made_before':
        // The same coins, payee and amount give the same signed bytes, and an index that lags offers spent coins again.
        throw new Refused('wallet_made_before', { reason: textOf(error) });
      case 'refused':
      case 'not_taken':
        await giveUp(app, kept);
        throw refusalOf(error);
    }
  }
}

/**
 * Sends the same bytes again. A payment that the server refuses now may have been sent the first time. If the chain lists it, it
 * was sent. If the chain does not, the index may lag: then the server must have no payment of these bytes, and no earlier try may
 * still be on its way. `sending`: the outcome is still unknown.
 *
 * @throws Refused if the payment was not made; an error with the reason if the outcome is still unknown
 */
export async function sendAgain(app: App, kept: KeptPayment): Promise<WalletPayment> {
  const { txid, atMs } = kept;
  await noteTry(app, kept, Date.now());
  try {
    return await post(app, kept, { isFirst: false });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const verdict = verdictOf(error.code);
    // This try has arrived, so only the earlier one may still be on its way.
    if (verdict !== 'unknown') await noteTry(app, kept, atMs);
    // The call was refused because of its sender or its time, not because of the payment.
    if (verdict === 'unknown' || verdict === 'not_taken') throw error;
    if (await isInHistory(app, txid)) {
      await app.store.settlePayment(txid);
      return { txid, state: 'sent', reason: null, confirmations: 0 };
    }
    if (verdict === 'made_before' || mayArrive(atMs)) return unknownOf(txid);
    await giveUp(app, kept);
    throw refusalOf(error);
  }
}

/** How long a call that was given up may still arrive, in ms. */
const ARRIVES_WITHIN_MS = 2 * 60_000;

/** The current outcome of a stored payment according to the server; null if it is unknown, or the server cannot be asked. */
export async function findOut(app: App, kept: KeptPayment): Promise<WalletPayment | null> {
  const { txid, atMs } = kept;
  try {
    const outcome = readOutcome(await call('getWalletPayment', undefined, { txid }));
    // The same payment gives the same signed bytes: an earlier try may have been refused, and this one is still on its way.
    const isEarlier = outcome.state === 'refused' && mayArrive(atMs);
    if (outcome.state === 'sending' || isEarlier) return null;
    await settle(app, kept, outcome);
    return outcome;
  } catch {
    return null;
  }
}

/** Returns whether a try at that time may still reach the server. */
function mayArrive(atMs: number): boolean {
  return Date.now() - atMs < ARRIVES_WITHIN_MS;
}

async function noteTry({ store }: App, kept: KeptPayment, atMs: number): Promise<void> {
  kept.atMs = atMs;
  await store.keepPayment(kept).catch(() => {
    throw new WalletError(['wallet_not_noted']);
  });
}

async function post(app: App, kept: KeptPayment, { isFirst }: { isFirst: boolean }) {
  const { rawHex, tipId, to, units } = kept;
  const send = { rawHex, address: to, amount: formatAmount(units), isFirst };
  const outcome = readOutcome(
    tipId === null
      ? await call('postWalletPayment', send)
      : await call('postTipPayment', { rawHex }, { id: tipId }),
  );
  if (outcome.state !== 'sending') await settle(app, kept, outcome);
  return outcome;
}

function settle(app: App, kept: KeptPayment, { state }: WalletPayment): Promise<void> {
  return state === 'refused' ? giveUp(app, kept) : app.store.settlePayment(kept.txid);
}

/** Nothing was paid, but the bytes have left this page: the next payment spends one of its coins (`prepare`). */
async function giveUp(app: App, { txid, coins }: KeptPayment): Promise<void> {
  if (coins) await app.memory.putRefused({ txid, coins, atMs: Date.now() });
  await app.store.settlePayment(txid);
}

const STATES: readonly string[] = ['sending', 'sent', 'confirmed', 'refused'];

/** Reads an outcome as the contract defines it. Throws CallFailed for any other text that came with a successful status. */
function readOutcome(answer: WalletPayment): WalletPayment {
  const { txid, state } = (answer ?? {}) as Partial<WalletPayment>;
  const isOutcome = /^[0-9a-f]{64}$/.test(txid ?? '') && STATES.includes(state ?? '');
  if (!isOutcome) throw new CallFailed(STRANGE, null);
  return answer;
}

async function isInHistory({ wallet }: App, txid: string): Promise<boolean> {
  const addresses = (wallet?.addresses ?? []).map(({ address }) => address);
  const { entries } = await call('postWalletHistory', { addresses });
  if (!Array.isArray(entries)) throw new CallFailed(STRANGE, null);
  return entries.some((entry) => entry.txid === txid);
}

function refusalOf(error: CallFailed): Refused {
  return new Refused('wallet_not_sent', { reason: textOf(error) });
}

function unknownOf(txid: string): WalletPayment {
  return { txid, state: 'sending', reason: null, confirmations: 0 };
}
