import { secp256k1 } from '@noble/curves/secp256k1.js';
import { HDKey } from '@scure/bip32';
import { Address, p2pkh } from '@scure/btc-signer';
import { COIN_NETWORK_NAMES, type CoinNetwork } from '#rules/coins/coin.ts';
import { coinFor } from './coin.ts';
import { Refused } from './refused.ts';

/**
 * Where wallets of the coin keep their keys: its registered number (SLIP 44), under which ours are made, and 0, under
 * which other wallets of the coin made theirs.
 */
export const ACCOUNT_PATHS = ["m/44'/2013'/0'", "m/44'/0'/0'"] as const;
export type AccountPath = (typeof ACCOUNT_PATHS)[number];

/** Receiving addresses and those for change. */
const CHAINS = [0, 1] as const;

/** An address of the wallet and where its key is; the path of a single imported key is null. */
export type OwnAddress = { address: string; path: string | null };

/** What keys come from: the seed of words, or one private key. */
export type KeySource = { seed: Uint8Array } | { privateKey: Uint8Array };

/** The private key at a path; null is the imported key. */
export function keyAt(source: KeySource, path: string | null): Uint8Array {
  if ('privateKey' in source) {
    if (path !== null) throw new Error('an imported key has no paths');
    return source.privateKey;
  }
  const key = path === null ? null : HDKey.fromMasterSeed(source.seed).derive(path).privateKey;
  if (!key) throw new Error('no key at this path');
  return key;
}

/** The address that pays a private key (P2PKH, compressed). */
export function addressOf(privateKey: Uint8Array, network: CoinNetwork): string {
  return addressOfPublic(secp256k1.getPublicKey(privateKey, true), network);
}

/** An account's addresses from `from` on, for receiving and for change. */
export function addressesOf(
  seed: Uint8Array,
  account: AccountPath,
  { network, from, count }: { network: CoinNetwork; from: number; count: number },
): OwnAddress[] {
  const parent = HDKey.fromMasterSeed(seed).derive(account);
  return CHAINS.flatMap((chain) => {
    const branch = parent.deriveChild(chain);
    return Array.from({ length: count }, (_, at) => {
      const { publicKey } = branch.deriveChild(from + at);
      if (!publicKey) throw new Error('no key at this path');
      return {
        address: addressOfPublic(publicKey, network),
        path: `${account}/${chain}/${from + at}`,
      };
    });
  });
}

/**
 * Reads an address that can be paid: P2PKH or P2SH of this network. Segwit is refused: it is not active on the main
 * chain, where anybody could spend what is paid to it.
 *
 * @throws Refused with the reason
 */
export function readAddress(text: string, network: CoinNetwork): string {
  const address = text.trim();
  if (isOf(address, network)) return address;
  const others = COIN_NETWORK_NAMES.filter((each) => each !== network);
  const other = others.find((each) => isOf(address, each));
  throw new Refused(
    other
      ? `This is an address of the coin’s ${other} network; this wallet uses the ${network} network.`
      : 'This is not an address of the coin, or a character of it is wrong.',
  );
}

/** A network as the transaction library takes it. */
export function networkOf(network: CoinNetwork) {
  const { pubKeyHash, scriptHash, wif } = coinFor(network);
  // Matches no address: segwit is never read.
  return { pubKeyHash, scriptHash, wif, bech32: 'none' };
}

function isOf(address: string, network: CoinNetwork): boolean {
  try {
    const { type } = Address(networkOf(network)).decode(address);
    return type === 'pkh' || type === 'sh';
  } catch {
    return false;
  }
}

/** The address that pays a compressed public key. */
export function addressOfPublic(publicKey: Uint8Array, network: CoinNetwork): string {
  const { address } = p2pkh(publicKey, networkOf(network));
  if (!address) throw new Error('no address for this key');
  return address;
}
