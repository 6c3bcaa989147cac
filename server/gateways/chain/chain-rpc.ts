import { unitsOf } from '#server/coin/exact-json.ts';
import { createJsonRpc, type Fetch, type Pause, type RpcLimits } from '../json-rpc.ts';
import { WalletUnreachable } from '../node-wallet/wallet.ts';
import type { InvoiceChain } from './chain.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A rescan of the chain takes hours. It is not needed: an address was imported before anybody was told to pay it. */
const RESCAN = false;
const LABEL = 'invoice';
/** Unconfirmed payments also count. */
const LEAST_CONFIRMATIONS = 0;

export type ChainOptions = {
  /** `http://user:password@host:port`, with `/wallet/name` if the node has several. */
  url: string;
  timeoutMs?: number;
  fetch?: Fetch;
  /** Waits before a read is retried; default: in real time. */
  pause?: Pause;
};

/**
 * Queries a node's wallet, which watches addresses without their keys: a node knows nothing about other addresses. Works with
 * Junkcoin Core 3.1.1 (the calls of 0.14) and the next version (those of 0.21).
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
    // The error below reports it.
  }
  throw new WalletUnreachable("the node's answer has another shape");
}
