import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readAmount, readOutpoints, readUnspentOutput } from './answers.ts';
import { WalletRefused } from './wallet.ts';

/**
 * The balance that the wallet can spend now. The node computes the sum, because strangers can make a list of all coins as long
 * as they like. The node's sum includes locked coins; this balance does not.
 *
 * @param confirmations of the coins that count; without it, all that the node trusts
 */
export async function readBalance(
  rpc: JsonRpc,
  limits: RpcLimits,
  confirmations?: number,
): Promise<bigint> {
  const depth = confirmations === undefined ? [] : ['*', confirmations];
  const held = readAmount(await rpc.call('getbalance', depth, limits));
  const locked = readOutpoints(await rpc.call('listlockunspent', [], limits));
  const calls = locked.map(({ txid, vout }) => ({ method: 'gettxout', params: [txid, vout] }));
  let spendable = held;
  for (const result of await rpc.callEach(calls, limits)) {
    if (result instanceof WalletRefused) throw result;
    // Older wallets still list spent coins, but do not count them.
    spendable -= readUnspentOutput(result) ?? 0n;
  }
  return spendable < 0n ? 0n : spendable;
}
