import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readAmount, readOutpoints, readUnspentOutput } from './answers.ts';
import { WalletRefused } from './wallet.ts';

/**
 * What the wallet can spend now. Summed up by the node, which keeps count: a list of all coins would be as long as
 * strangers make it. Locked ones count there and not here.
 */
export async function readBalance(rpc: JsonRpc, limits: RpcLimits): Promise<bigint> {
  const held = readAmount(await rpc.call('getbalance', [], limits));
  const locked = readOutpoints(await rpc.call('listlockunspent', [], limits));
  const calls = locked.map(({ txid, vout }) => ({ method: 'gettxout', params: [txid, vout] }));
  let spendable = held;
  for (const result of await rpc.callEach(calls, limits)) {
    if (result instanceof WalletRefused) throw result;
    // Older wallets go on listing coins that are spent, and do not count them.
    spendable -= readUnspentOutput(result) ?? 0n;
  }
  return spendable < 0n ? 0n : spendable;
}
