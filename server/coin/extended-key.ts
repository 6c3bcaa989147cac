import { HDKey } from '@scure/bip32';
import { p2pkh } from '@scure/btc-signer';
import { COIN_NETWORKS, type CoinNetwork, EXTENDED_KEY_VERSIONS } from '#rules/coin-networks.ts';
import { decodeBase58Check } from './base58.ts';

/** Version, depth, parent, number, chain code, key. */
const KEY_BYTES = 78;
/** Invoices use the branch that wallets show for receiving. */
const RECEIVING = 0;

/** What is wrong with an extended key for a chain, without quoting it; null: nothing. */
export function extendedKeyProblem(text: string, network: CoinNetwork): string | null {
  const bytes = decodeBase58Check(text);
  if (bytes === null || bytes.length !== KEY_BYTES) return 'must be an extended public key';
  const version = bytes.readUInt32BE(0);
  const isPrivate = Object.values(EXTENDED_KEY_VERSIONS).some((each) => each.private === version);
  if (isPrivate) {
    return 'is a PRIVATE extended key; put the public one (xpub) here, and take this one as seen by others';
  }
  if (version !== EXTENDED_KEY_VERSIONS[network].public)
    return `is no extended public key of the ${network} chain`;
  try {
    HDKey.fromExtendedKey(text, EXTENDED_KEY_VERSIONS[network]);
    return null;
  } catch {
    // Well-formed, but not a point on the curve.
    return 'must be an extended public key';
  }
}

/**
 * The address at each index under an extended public key (m/0/index). Throws for a key that `extendedKeyProblem`
 * rejects.
 */
export function createAddresses(xpub: string, network: CoinNetwork): (index: number) => string {
  const problem = extendedKeyProblem(xpub, network);
  if (problem !== null) throw new Error(`The extended key ${problem}.`);
  const branch = HDKey.fromExtendedKey(xpub, EXTENDED_KEY_VERSIONS[network]).deriveChild(RECEIVING);
  const chain = { ...COIN_NETWORKS[network], bech32: '' };
  return (index) => {
    const { publicKey } = branch.deriveChild(index);
    const address = publicKey && p2pkh(publicKey, chain).address;
    if (!address) throw new Error(`the extended key has no address ${index}`);
    return address;
  };
}
