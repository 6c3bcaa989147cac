import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { type Outpoint, WalletRefused } from './wallet.ts';

const INVALID_PARAMETER = -8;
// 0.14 locks anything without an error. 0.21 refuses a whole list because of one bad entry, so each coin is sent alone.
const NOTHING_TO_LOCK = /already locked|expected unspent output/;
const NOTHING_TO_UNLOCK = /expected (?:locked|unspent) output|unknown transaction/;

/** Locks each coin. An unknown transaction is an error: it shows that this is another wallet. */
export function lockEach(rpc: JsonRpc, inputs: readonly Outpoint[], limits: RpcLimits) {
  return changeEach(rpc, false, inputs, limits, NOTHING_TO_LOCK);
}

/** Unlocks each coin that is locked. */
export function unlockEach(rpc: JsonRpc, inputs: readonly Outpoint[], limits: RpcLimits) {
  return changeEach(rpc, true, inputs, limits, NOTHING_TO_UNLOCK);
}

async function changeEach(
  rpc: JsonRpc,
  isUnlock: boolean,
  inputs: readonly Outpoint[],
  limits: RpcLimits,
  ignored: RegExp,
): Promise<void> {
  const calls = inputs.map(({ txid, vout }) => ({
    method: 'lockunspent',
    params: [isUnlock, [{ txid, vout }]],
  }));
  // Locking or unlocking twice has no further effect, so the call may be retried like a read.
  for (const result of await rpc.callEach(calls, limits)) {
    if (!(result instanceof WalletRefused)) continue;
    if (result.code !== INVALID_PARAMETER || !ignored.test(result.message)) throw result;
  }
}
