import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2pkh } from '@scure/btc-signer';
import type { AddressKind, Coin } from '#rules/coins/coin.ts';
import type { SiteCoin } from './coin.ts';
import { Refused } from './refused.ts';

/**
 * The account paths under which wallets of the coin keep their keys: its registered number (SLIP 44), which ours use, and 0,
 * which other wallets of many coins used.
 */
export function accountPaths({ bip44 }: Pick<Coin, 'bip44'>): string[] {
  return [...new Set([bip44, 0])].map((number) => `m/44'/${number}'/0'`);
}

/** The chain of receiving addresses and the chain of change addresses. */
const CHAINS = [0, 1] as const;

/** An address of the wallet and the path of its key; the path of a single imported key is null. */
export type OwnAddress = { address: string; path: string | null };

/** The source of keys: the seed of words, or one private key. */
export type KeySource = { seed: Uint8Array } | { privateKey: Uint8Array };

/** The private key at a path; null means the imported key. */
export function keyAt(source: KeySource, path: string | null): Uint8Array {
  if ('privateKey' in source) {
    if (path !== null) throw new Error('an imported key has no paths');
    return source.privateKey;
  }
  const key = path === null ? null : HDKey.fromMasterSeed(source.seed).derive(path).privateKey;
  if (!key) throw new Error('no key at this path');
  return key;
}

/** The address of a private key (P2PKH, compressed). */
export function addressOf(privateKey: Uint8Array, coin: Coin): string {
  return addressOfPublic(secp256k1.getPublicKey(privateKey, true), coin);
}

/** An account's addresses from `from` on, for receiving and for change. */
export function addressesOf(
  seed: Uint8Array,
  account: string,
  { coin, from, count }: { coin: Coin; from: number; count: number },
): OwnAddress[] {
  const parent = HDKey.fromMasterSeed(seed).derive(account);
  return CHAINS.flatMap((chain) => {
    const branch = parent.deriveChild(chain);
    return Array.from({ length: count }, (_, at) => {
      const { publicKey } = branch.deriveChild(from + at);
      if (!publicKey) throw new Error('no key at this path');
      return {
        address: addressOfPublic(publicKey, coin),
        path: `${account}/${chain}/${from + at}`,
      };
    });
  });
}

/** The library's names of the kinds. */
const KINDS: Readonly<Record<string, AddressKind>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'p2wpkh',
  wsh: 'p2wsh',
  tr: 'p2tr',
};

/**
 * Parses an address that can be paid on the coin's chain, and returns it in the spelling of the coin's wallets. Segwit only where
 * it is active: elsewhere anybody could spend a payment to such an address.
 *
 * @throws Refused with the reason
 */
export function readAddress(text: string, coin: SiteCoin): string {
  const trimmed = text.trim();
  const address = findAddress(trimmed, coin);
  if (address !== null) return address;
  const other = coin.others.find((each) => findAddress(trimmed, each) !== null);
  if (!other) throw new Refused('wallet_address_wrong');
  const { network } = other;
  throw new Refused('wallet_address_other_network', { network, wanted: coin.network });
}

/** A chain in the form that the transaction library expects. */
export function networkOf({ pubKeyHash, scriptHash, wif, bech32 }: Coin) {
  // If segwit is not active, this prefix matches no address.
  return { pubKeyHash, scriptHash, wif, bech32: bech32 ?? 'none' };
}

function findAddress(text: string, coin: Coin): string | null {
  for (const scriptHash of [coin.scriptHash, ...coin.otherScriptHashes]) {
    try {
      const decoded = Address({ ...networkOf(coin), scriptHash }).decode(text);
      const kind = KINDS[decoded.type];
      if (kind === undefined || !coin.payable.includes(kind)) return null;
      // Rejects a taproot key for which nobody can sign.
      OutScript.encode(decoded);
      return Address(networkOf(coin)).encode(decoded);
    } catch {
      // Not an address with this P2SH byte; another one may match.
    }
  }
  return null;
}

/** The address of a compressed public key. */
export function addressOfPublic(publicKey: Uint8Array, coin: Coin): string {
  const { address } = p2pkh(publicKey, networkOf(coin));
  if (!address) throw new Error('no address for this key');
  return address;
}
