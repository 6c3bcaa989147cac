import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import type { Coin } from '#rules/coins/coin.ts';
import type { SiteCoin } from './coin.ts';
import { Refused } from './refused.ts';

const base58check = createBase58check(sha256);
const KEY_BYTES = 32;
/** The byte after the key that marks its public key as compressed. */
const COMPRESSED = 1;
/** Decoding time grows with the square of the length; a WIF has 52 characters. */
const MAX_LENGTH = 64;

/** A private key in the format that wallets exchange (WIF), for compressed public keys. */
export function writeWif(privateKey: Uint8Array, { wif }: Pick<Coin, 'wif'>): string {
  return base58check.encode(Uint8Array.of(wif, ...privateKey, COMPRESSED));
}

/**
 * Parses the 32 bytes of a private key.
 *
 * @throws Refused if it is mistyped, of another network or coin, or of the old uncompressed kind, whose address differs
 */
export function readWif(text: string, coin: SiteCoin): Uint8Array {
  const bytes = decode(text.trim());
  const [version] = bytes;
  if (version !== coin.wif) {
    const other = coin.others.find(({ wif }) => wif === version);
    const { network: wanted } = coin;
    if (!other) throw new Refused('wallet_key_other_coin', { wanted });
    throw new Refused('wallet_key_other_network', { network: other.network, wanted });
  }
  if (bytes.length === KEY_BYTES + 1) {
    throw new Refused('wallet_key_uncompressed');
  }
  if (bytes.length !== KEY_BYTES + 2 || bytes.at(-1) !== COMPRESSED) {
    throw new Refused('wallet_key_none');
  }
  return bytes.slice(1, KEY_BYTES + 1);
}

function decode(text: string): Uint8Array {
  if (text.length > MAX_LENGTH) throw new Refused('wallet_key_long');
  try {
    return base58check.decode(text);
  } catch {
    throw new Refused('wallet_key_mistyped');
  }
}
