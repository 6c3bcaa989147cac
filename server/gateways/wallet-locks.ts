import type { JsonRpc, RpcLimits } from './json-rpc.ts';
import { type Outpoint, WalletRefused } from './wallet.ts';

const INVALID_PARAMETER = -8;
// 0.14 locks anything and complains of nothing; 0.21 refuses a whole list for one entry of it, so each
// goes alone.
const NOTHING_TO_LOCK = /already locked|expected unspent output/;
const NOTHING_TO_UNLOCK = /expected (?:locked|unspent) output|unknown transaction/;

/** Locks each. One whose transaction the wallet does not know is an error: it is another wallet. */
export function lockEach(rpc: JsonRpc, inputs: readonly Outpoint[], limits: RpcLimits) {
  return changeEach(rpc, false, inputs, limits, NOTHING_TO_LOCK);
}

/** Unlocks each that is locked. */
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
  // A second time changes nothing, so that it may be tried again like a read.
  for (const result of await rpc.callEach(calls, limits)) {
    if (!(result instanceof WalletRefused)) continue;
    if (result.code !== INVALID_PARAMETER || !ignored.test(result.message)) throw result;
  }
}
