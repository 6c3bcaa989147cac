import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import type { PlainPayment } from '#server/coin/plain-payment.ts';
import type { ChainIndex, Spend } from '#server/gateways/chain/chain-index.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';

/** The index's word on a payment. Only a block that the follower has read ends one for good (settle.ts). */
export type Fate =
  /** The chain has the payment, perhaps under another id. */
  | 'found'
  /** The chain does not have the payment, and its coins are unspent. */
  | 'absent'
  /** Something else spends its coins. */
  | 'contested';

type Looked = {
  txid: string;
  address: string;
  units: bigint;
  from_addresses: readonly string[];
  created_at: Date;
};

/**
 * Looks for a payment: first at its address, then at its coins. A transaction that spends the same coins and pays the same is the
 * same payment under another id, because anybody can change the id on the way. Throws `ChainUnreachable` if the answer is not
 * known.
 */
export async function lookFor(
  chain: ChainIndex,
  looked: Looked,
  payment: PlainPayment,
): Promise<Fate> {
  const sinceMs = looked.created_at.getTime() - BLOCK_TIME_SLACK_MS;
  const wants = [{ units: new Set([looked.units]) }];
  const paying = await chain.readReceived(looked.address, { sinceMs, wants });
  if (paying.some(({ txid }) => txid === looked.txid)) return 'found';
  if (await areUnspent(chain, looked.from_addresses, payment)) return 'absent';
  // The coins were unspent when the payment was made, so a transaction that spends them is younger.
  const of = new Set(payment.inputs.map(outputName));
  const rivals: Spend[] = [];
  for (const address of looked.from_addresses) {
    rivals.push(...(await chain.readSpends(address, { sinceMs, of })));
  }
  const isSame = paying.some(({ txid }) => rivals.some((rival) => rival.txid === txid));
  return isSame ? 'found' : 'contested';
}

async function areUnspent(
  chain: ChainIndex,
  addresses: readonly string[],
  { inputs }: PlainPayment,
): Promise<boolean> {
  const missing = new Set(inputs.map(outputName));
  const wants = [{ names: new Set(missing) }];
  for (const address of addresses) {
    const unspent = await chain.readUnspent(address, { wants });
    for (const coin of unspent) missing.delete(outputName(coin));
  }
  return missing.size === 0;
}
