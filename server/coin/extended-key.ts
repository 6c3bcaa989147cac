import { HDKey } from '@scure/bip32';
import { p2pkh } from '@scure/btc-signer';
import type { Coin, ExtendedKeyVersions } from '#rules/coins/coin.ts';
import { COIN_PRESETS } from '#rules/coins/presets.ts';
import { networkOf } from './addresses.ts';
import { decodeBase58Check } from './base58.ts';

/** Version, depth, parent, number, chain code, key. */
const KEY_BYTES = 78;
/** Invoices use the branch that wallets show for receiving. */
const RECEIVING = 0;

/** What is wrong with an extended key for a chain, without quoting it; null: nothing. */
export function extendedKeyProblem(text: string, coin: Coin): string | null {
  const bytes = decodeBase58Check(text);
  if (bytes === null || bytes.length !== KEY_BYTES) return 'must be an extended public key';
  const version = bytes.readUInt32BE(0);
  if (isPrivate(version, coin)) {
    return 'is a PRIVATE extended key; put the public one (xpub) here, and take this one as seen by others';
  }
  if (!versionsOf(coin).some((each) => each.public === version))
    return `is no extended public key of the ${coin.network} chain`;
  try {
    readExtendedKey(text, coin);
    return null;
  } catch {
    // Well-formed, but not a point on the curve.
    return 'must be an extended public key';
  }
}

/** Throws for a key that `extendedKeyProblem` rejects. */
export function readExtendedKey(text: string, coin: Coin): HDKey {
  const version = decodeBase58Check(text)?.readUInt32BE(0);
  const versions = versionsOf(coin).find((each) => each.public === version);
  return HDKey.fromExtendedKey(text, versions ?? coin.extendedKeys);
}

function versionsOf(coin: Coin): ExtendedKeyVersions[] {
  return [coin.extendedKeys, ...coin.otherExtendedKeys];
}

/** Of any chain of any coin known here: whoever pastes a private key has to be told so. */
function isPrivate(version: number, coin: Coin): boolean {
  const known = Object.values(COIN_PRESETS).flatMap(({ networks }) => Object.values(networks));
  return [coin, ...known].some(
    (chain) =>
      chain !== null &&
      [chain.extendedKeys, ...chain.otherExtendedKeys].some((each) => each.private === version),
  );
}

/**
 * The address at each index under an extended public key (m/0/index). Throws for a key that `extendedKeyProblem`
 * rejects.
 */
export function createAddresses(xpub: string, coin: Coin): (index: number) => string {
  const problem = extendedKeyProblem(xpub, coin);
  if (problem !== null) throw new Error(`The extended key ${problem}.`);
  const branch = readExtendedKey(xpub, coin).deriveChild(RECEIVING);
  return (index) => {
    const { publicKey } = branch.deriveChild(index);
    const address = publicKey && p2pkh(publicKey, networkOf(coin)).address;
    if (!address) throw new Error(`the extended key has no address ${index}`);
    return address;
  };
}
