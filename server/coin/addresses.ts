import { Address, OutScript } from '@scure/btc-signer';
import type { AddressKind, Coin } from '#rules/coins/coin.ts';

type Decoded = ReturnType<ReturnType<typeof Address>['decode']>;

/** The kinds of addresses, by the library's names. */
const KINDS: Readonly<Record<string, AddressKind>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'p2wpkh',
  wsh: 'p2wsh',
  tr: 'p2tr',
};

/**
 * The usual spelling of an address that this chain can pay; null for any other text. Some addresses have several spellings, such
 * as capitals, so addresses are stored and compared in this form only.
 */
export function readAddress(text: string, coin: Coin): string | null {
  const decoded = decode(text, coin);
  return decoded && Address(networkOf(coin)).encode(decoded);
}

/** True for an address, in its usual spelling, that this chain can pay. */
export function isPayable(text: string, coin: Coin): boolean {
  return readAddress(text, coin) === text;
}

/** The script, in hex, that pays an address of this chain in any spelling; null for any other text. */
export function findScript(text: string, coin: Coin): string | null {
  const decoded = decode(text, coin);
  return decoded && Buffer.from(OutScript.encode(decoded)).toString('hex');
}

/** The script, in hex, that pays an address of this chain. Throws a RangeError for any other text. */
export function scriptOfAddress(address: string, coin: Coin): string {
  const script = findScript(address, coin);
  if (script === null) throw new RangeError(`not a payable ${coin.name} address`);
  return script;
}

/** The address that a script pays on this chain; null if the script pays none. */
export function addressOfScript(script: Uint8Array, coin: Coin): string | null {
  try {
    const decoded = OutScript.decode(script);
    return isKind(decoded.type, coin) ? Address(networkOf(coin)).encode(decoded) : null;
  } catch {
    return null;
  }
}

/** A chain's rules in the form that the transaction library takes. */
export function networkOf({ pubKeyHash, scriptHash, wif, bech32 }: Coin) {
  // The library needs a prefix. No address begins with this one.
  return { pubKeyHash, scriptHash, wif, bech32: bech32 ?? 'none' };
}

function decode(text: string, coin: Coin): Decoded | null {
  for (const scriptHash of [coin.scriptHash, ...coin.otherScriptHashes]) {
    try {
      const decoded = Address({ ...networkOf(coin), scriptHash }).decode(text);
      if (!isKind(decoded.type, coin)) return null;
      // This throws for a taproot key that cannot sign.
      OutScript.encode(decoded);
      return decoded;
    } catch {
      // The address may have another first byte.
    }
  }
  return null;
}

function isKind(type: string, { payable }: Coin): boolean {
  const kind = KINDS[type];
  return kind !== undefined && payable.includes(kind);
}
