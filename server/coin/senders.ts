import { p2pkh, Script } from '@scure/btc-signer';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { networkOf } from './addresses.ts';

/** What unlocks an output, in hex. */
export type Unlocking = { scriptSigHex: string; witnessHex: readonly string[] };

const KEY_BYTES = [33, 65];
/** A transaction can have thousands of inputs; nobody has proved more addresses. */
const MOST_SENDERS = 20;

/**
 * The addresses whose public keys stand in a transaction's inputs, each once, at most twenty. An input shows a key, not that the
 * coin it spends was this address': use it to ask somebody, never to pay them.
 */
export function sendersOf(inputs: readonly Unlocking[], network: CoinNetwork): string[] {
  const senders = new Set<string>();
  for (const input of inputs) {
    if (senders.size === MOST_SENDERS) break;
    const address = senderOf(input, network);
    if (address !== null) senders.add(address);
  }
  return [...senders];
}

function senderOf({ scriptSigHex }: Unlocking, network: CoinNetwork): string | null {
  try {
    const [signature, key, ...more] = Script.decode(Buffer.from(scriptSigHex, 'hex'));
    if (!(signature instanceof Uint8Array && key instanceof Uint8Array)) return null;
    if (more.length > 0 || !KEY_BYTES.includes(key.length)) return null;
    return p2pkh(key, networkOf(network)).address ?? null;
  } catch {
    return null;
  }
}
