import { unitsOf } from '#server/coin/exact-json.ts';
import { createJsonRpc, type Fetch, type Pause, type RpcLimits } from '../json-rpc.ts';
import { WalletUnreachable } from '../wallet/wallet.ts';
import type { InvoiceChain } from './chain.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Without going through the chain again, which takes hours: an address that was shown before was imported then. */
const RESCAN = false;
const LABEL = 'invoice';
/** Also what is in no block yet. */
const LEAST_CONFIRMATIONS = 0;

export type ChainOptions = {
  /** `http://user:password@host:port`, with `/wallet/name` where the node has several. */
  url: string;
  timeoutMs?: number;
  fetch?: Fetch;
  /** Waits between retries of a read; default: in real time. */
  pause?: Pause;
};

/**
 * A node's wallet that watches addresses without their keys: Junkcoin Core 3.1.1 (0.14's calls) and the next version (0.21's).
 * A node answers about no other addresses.
 */
export function createInvoiceChain(options: ChainOptions): InvoiceChain {
  const rpc = createJsonRpc(options.url, options.fetch ?? fetch, options.pause);
  const limits: RpcLimits = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, retries: RETRIES };

  return {
    async isUsed(address) {
      await rpc.call('importaddress', [address, LABEL, RESCAN], limits);
      const call = [address, LEAST_CONFIRMATIONS];
      return readUnits(await rpc.call('getreceivedbyaddress', call, limits)) > 0n;
    },
  };
}

function readUnits(value: unknown): bigint {
  try {
    if (typeof value === 'string' || typeof value === 'number') return unitsOf(value);
  } catch {
    // Reported below.
  }
  throw new WalletUnreachable("the node's answer has another shape");
}
