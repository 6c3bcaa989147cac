import type { Coin } from '#rules/coins/coin.ts';
import { addressBehind } from './plain-payment.ts';

/** The script and the witness that unlock an output, in hex. */
export type Unlocking = { scriptSigHex: string; witnessHex: readonly string[] };

/** No member has proved more addresses; a transaction can have thousands of inputs. */
const MOST_SENDERS = 20;

/**
 * The addresses whose public keys appear in a transaction's inputs: each once, and at most twenty. An input only shows a key; it
 * does not prove that the spent coin belonged to the key's address. Use these addresses to ask somebody, never to pay them.
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
