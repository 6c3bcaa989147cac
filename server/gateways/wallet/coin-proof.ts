import type { Coin } from '#rules/coins/coin.ts';
import { readAddress } from '#server/coin/addresses.ts';
import { firstBlockProblem } from '#server/coin/first-block.ts';
import { signerOf } from '#server/coin/signed-message.ts';
import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readText } from './answers.ts';
import { WalletRefused, WalletUnreachable } from './wallet.ts';

/** Its signature gives nothing away and moves nothing. */
const PROBE_TEXT = 'quarterdeck: is this the coin?';
const FORBIDDEN = 403;

/**
 * Asks a node whether its coin is this one, by its first block each time, and by an address and a signature of its wallet until
 * they were right once. Answers why it is another one, in one line without a full stop, or null.
 */
export function createCoinProof(rpc: JsonRpc, coin: Coin, limits: RpcLimits) {
  let areKeysProved = false;

  return async function findProblem(): Promise<string | null> {
    const first = readText(await rpc.call('getblockhash', [0], limits));
    const problem = firstBlockProblem(first, coin);
    if (problem !== null || areKeysProved) return problem;
    const keys = await findKeyProblem();
    areKeysProved = keys === null;
    return keys;
  };

  async function findKeyProblem(): Promise<string | null> {
    // A wallet without a key to give cannot be asked, and cannot pay either.
    const text = await unlessRefused('getrawchangeaddress', ['legacy']);
    if (text === null) return null;
    const address = readAddress(text, coin);
    if (address === null) {
      return `the node is of another coin: its wallet writes addresses that are none of ${coin.name}'s`;
    }
    // A locked wallet signs nothing.
    const signature = await unlessRefused('signmessage', [text, PROBE_TEXT]);
    if (signature === null || signerOf(PROBE_TEXT, signature, coin) === address) return null;
    return `the node is of another coin: its wallet does not sign messages as ${coin.name}'s do`;
  }

  async function unlessRefused(method: string, params: readonly unknown[]): Promise<string | null> {
    try {
      return readText(await rpc.call(method, params, limits));
    } catch (error) {
      const isForbidden = error instanceof WalletUnreachable && error.status === FORBIDDEN;
      if (error instanceof WalletRefused || isForbidden) return null;
      throw error;
    }
  }
}
