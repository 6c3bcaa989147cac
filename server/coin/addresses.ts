import { Address, OutScript } from '@scure/btc-signer';
import type { AddressKind, Coin } from '#rules/coins/coin.ts';

type Decoded = ReturnType<ReturnType<typeof Address>['decode']>;

/** The library's names of kinds. */
const KINDS: Readonly<Record<string, AddressKind>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'p2wpkh',
  wsh: 'p2wsh',
  tr: 'p2tr',
};

/**
 * An address of this chain that can be paid, as its wallets write it: some have several spellings, such as capitals. Null for any
 * other text. Addresses are kept and compared in this form alone.
 */
export function readAddress(text: string, coin: Coin): string | null {
  const decoded = decode(text, coin);
  return decoded && Address(networkOf(coin)).encode(decoded);
}

/** Whether a text is an address of this chain that can be paid, written as its wallets write it. */
export function isPayable(text: string, coin: Coin): boolean {
  return readAddress(text, coin) === text;
}

/** The script, in hex, that pays an address of this chain, in any spelling; null for any other text. */
export function findScript(text: string, coin: Coin): string | null {
  const decoded = decode(text, coin);
  return decoded && Buffer.from(OutScript.encode(decoded)).toString('hex');
}

/** The same for what is known to be an address. Throws for anything else. */
export function scriptOfAddress(address: string, coin: Coin): string {
  const script = findScript(address, coin);
  if (script === null) throw new RangeError(`no address of ${coin.name} that can be paid`);
  return script;
}

/** The address that a script pays on this chain; null where it is none that can be paid. */
export function addressOfScript(script: Uint8Array, coin: Coin): string | null {
  try {
    const decoded = OutScript.decode(script);
    return isKind(decoded.type, coin) ? Address(networkOf(coin)).encode(decoded) : null;
  } catch {
    return null;
  }
}

/** A chain as the transaction library takes it. */
export function networkOf({ pubKeyHash, scriptHash, wif, bech32 }: Coin) {
  // Where segwit is not active the prefix matches no address.
  return { pubKeyHash, scriptHash, wif, bech32: bech32 ?? 'none' };
}

function decode(text: string, coin: Coin): Decoded | null {
  for (const scriptHash of [coin.scriptHash, ...coin.otherScriptHashes]) {
    try {
      const decoded = Address({ ...networkOf(coin), scriptHash }).decode(text);
      if (!isKind(decoded.type, coin)) return null;
      // Refuses a taproot key that nobody can sign for.
      OutScript.encode(decoded);
      return decoded;
    } catch {
      // Another spelling, or none.
    }
  }
  return null;
}

function isKind(type: string, { payable }: Coin): boolean {
  const kind = KINDS[type];
  return kind !== undefined && payable.includes(kind);
}
