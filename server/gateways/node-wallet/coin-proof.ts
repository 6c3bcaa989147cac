import type { Coin } from '#rules/coins/coin.ts';
import { readAddress } from '#server/coin/addresses.ts';
import { firstBlockProblem } from '#server/coin/first-block.ts';
import { signerOf } from '#server/coin/signed-message.ts';
import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readText } from './answers.ts';
import { WalletRefused, WalletUnreachable } from './wallet.ts';

/** Nothing else accepts a signature of this text, so nobody can misuse it. */
const PROBE_TEXT = 'quarterdeck: is this the coin?';
const FORBIDDEN = 403;

/**
 * Creates a function that returns why a node does not belong to this coin, in one line without a full stop, or null. It compares
 * the first block each time. It also asks the node's wallet to sign a text with the key of an address, until the wallet has done
 * so correctly once. A wallet that is locked or refuses proves nothing, but is no problem: it cannot pay.
 */
export function createCoinProof(rpc: Pick<JsonRpc, 'call'>, coin: Coin, limits: RpcLimits) {
  /** The address is kept because each new one uses up a key of the wallet. */
  let probeAddress: string | null = null;
  let areKeysProved = false;
  /** Concurrent calls share one question: otherwise each would request an address. */
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
    // Not retried: if only the answer was lost, the key is already used up.
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
