import { HDKey } from '@scure/bip32';
import { p2pkh } from '@scure/btc-signer';
import type { Coin, ExtendedKeyVersions } from '#rules/coins/coin.ts';
import { COIN_PRESETS } from '#rules/coins/presets.ts';
import { networkOf } from './addresses.ts';
import { decodeBase58Check } from './base58.ts';

/** The length of a version, a depth, a fingerprint, a number, a chain code and a key. */
const KEY_BYTES = 78;
/** The branch from which wallets take receiving addresses. */
const RECEIVING = 0;

/** Why a text is not an extended public key of this chain; null if it is one. The text is not quoted: it may be a private key. */
export function extendedKeyProblem(text: string, coin: Coin): string | null {
  const bytes = decodeBase58Check(text);
  if (bytes === null || bytes.length !== KEY_BYTES) return 'must be an extended public key';
  const version = bytes.readUInt32BE(0);
  if (isPrivate(version, coin)) {
    return 'is a PRIVATE extended key: enter the public one (xpub), and treat this key as stolen';
  }
  if (!versionsOf(coin).some((each) => each.public === version))
    return `is not an extended public key of the ${coin.network} chain`;
  try {
    readExtendedKey(text, coin);
    return null;
  } catch {
    // Its bytes are not a point on the curve.
    return 'must be an extended public key';
  }
}

/** Reads an extended public key. Throws for a text that `extendedKeyProblem` rejects. */
export function readExtendedKey(text: string, coin: Coin): HDKey {
  const version = decodeBase58Check(text)?.readUInt32BE(0);
  const versions = versionsOf(coin).find((each) => each.public === version);
  return HDKey.fromExtendedKey(text, versions ?? coin.extendedKeys);
}

function versionsOf(coin: Coin): ExtendedKeyVersions[] {
  return [coin.extendedKeys, ...coin.otherExtendedKeys];
}

/** Checks all known coins: a person who pastes a private key must be told so, whatever coin it belongs to. */
function isPrivate(version: number, coin: Coin): boolean {
  const known = Object.values(COIN_PRESETS).flatMap(({ networks }) => Object.values(networks));
  return [coin, ...known].some(
    (chain) =>
      chain !== null &&
      [chain.extendedKeys, ...chain.otherExtendedKeys].some((each) => each.private === version),
  );
}

/**
 * Derives addresses from an extended public key: each index has its own (m/0/index). Throws for a text that
 * `extendedKeyProblem` rejects.
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
