import type { Coin } from '#rules/coins/coin.ts';
import { readAddress } from '#server/coin/addresses.ts';
import { firstBlockProblem } from '#server/coin/first-block.ts';
import { signerOf } from '#server/coin/signed-message.ts';
import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readText } from './answers.ts';
import { WalletRefused, WalletUnreachable } from './wallet.ts';

/** No payment and no login asks for this text, so its signature is worth nothing to anybody. */
const PROBE_TEXT = 'quarterdeck: is this the coin?';
const FORBIDDEN = 403;

/**
 * Asks a node whether it belongs to this coin. Its first block is compared each time; its wallet gives one address, and is asked
 * for a signature until a right one has proved its keys. A wallet that is locked or refuses proves nothing and is no problem
 * either: it cannot pay.
 *
 * @returns asks; answers why it is another coin, in one line without a full stop, or null
 */
export function createCoinProof(rpc: Pick<JsonRpc, 'call'>, coin: Coin, limits: RpcLimits) {
  /** Kept, because every new one takes a key from the wallet's pool. */
  let probeAddress: string | null = null;
  let areKeysProved = false;
  /** Shared by calls at the same time: each would draw an address of its own. */
  let asking: Promise<string | null> | null = null;

  return async function findProblem(): Promise<string | null> {
    const first = readText(await rpc.call('getblockhash', [0], limits));
    const problem = firstBlockProblem(first, coin);
    if (problem !== null || areKeysProved) return problem;
    asking ??= findKeyProblem().finally(() => {
      asking = null;
    });
    return asking;
  };

  async function findKeyProblem(): Promise<string | null> {
    // Never retried: after a lost answer the address is drawn already.
    const once = { ...limits, retries: 0 };
    probeAddress ??= await unlessRefused('getrawchangeaddress', ['legacy'], once);
    if (probeAddress === null) return null;
    const address = readAddress(probeAddress, coin);
    if (address === null) {
      probeAddress = null;
      return `the node belongs to another coin: its wallet's addresses are not ${coin.name} addresses`;
    }
    const signature = await unlessRefused('signmessage', [probeAddress, PROBE_TEXT], limits);
    if (signature === null) return null;
    areKeysProved = signerOf(PROBE_TEXT, signature, coin) === address;
    if (areKeysProved) return null;
    return `the node belongs to another coin: its wallet does not sign messages the way ${coin.name} does`;
  }

  async function unlessRefused(
    method: string,
    params: readonly unknown[],
    callLimits: RpcLimits,
  ): Promise<string | null> {
    try {
      return readText(await rpc.call(method, params, callLimits));
    } catch (error) {
      const isForbidden = error instanceof WalletUnreachable && error.status === FORBIDDEN;
      if (error instanceof WalletRefused || isForbidden) return null;
      throw error;
    }
  }
}
