import type { Coin } from '#rules/coins/coin.ts';
import { addressBehind } from './plain-payment.ts';

/** What unlocks an output, in hex. */
export type Unlocking = { scriptSigHex: string; witnessHex: readonly string[] };

/** A transaction can have thousands of inputs; nobody has proved more addresses. */
const MOST_SENDERS = 20;

/**
 * The addresses whose public keys stand in a transaction's inputs, each once, at most twenty. An input shows a key, not that the
 * coin it spends was this address': use it to ask somebody, never to pay them.
 */
export function sendersOf(inputs: readonly Unlocking[], coin: Coin): string[] {
  const senders = new Set<string>();
  for (const { scriptSigHex, witnessHex } of inputs) {
    if (senders.size === MOST_SENDERS) break;
    const signed = { script: bytesOf(scriptSigHex), witness: witnessHex.map(bytesOf) };
    const address = addressBehind(signed, coin);
    if (address !== null) senders.add(address);
  }
  return [...senders];
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}
