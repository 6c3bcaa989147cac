import { decodeBase58Check } from './base58.ts';

export type KeyNetwork = 'main' | 'test' | 'regtest';

/** The first four bytes of extended keys (Junkcoin's chainparams.cpp); testnet and regtest share theirs. */
const VERSIONS = {
  main: { public: 0x0488b21e, private: 0x0488ade4 },
  test: { public: 0x02facafd, private: 0x02fac398 },
  regtest: { public: 0x02facafd, private: 0x02fac398 },
} as const satisfies Record<KeyNetwork, object>;

/** The version byte of addresses that are paid to a key's hash. */
const ADDRESS_VERSION = { main: 16, test: 111, regtest: 47 } as const;
/** Version, depth, parent, number, chain code, key. */
const KEY_BYTES = 78;
/** Invoices are of the branch that wallets show for receiving. */
const RECEIVING = 0;

/** What is wrong with an extended key for a chain, in words without the key; null: nothing. */
export function extendedKeyProblem(text: string, network: KeyNetwork): string | null {
  const bytes = decodeBase58Check(text);
  if (bytes === null || bytes.length !== KEY_BYTES) return 'must be an extended public key';
  const version = bytes.readUInt32BE(0);
  const isPrivate = Object.values(VERSIONS).some((each) => each.private === version);
  if (isPrivate) {
    return 'is a PRIVATE extended key; put the public one (xpub) here, and take this one as seen by others';
  }
  if (version !== VERSIONS[network].public)
    return `is no extended public key of the ${network} chain`;
  return null;
}

/**
 * Gives the address of each number under an extended public key (m/0/number). The library is fetched here
 * only: servers without invoices do without it. Throws for a key that `extendedKeyProblem` refuses.
 */
export async function createAddresses(
  xpub: string,
  network: KeyNetwork,
): Promise<(index: number) => string> {
  const problem = extendedKeyProblem(xpub, network);
  if (problem !== null) throw new Error(`The extended key ${problem}.`);
  const [{ HDKey }, { p2pkh }] = await Promise.all([
    import('@scure/bip32'),
    import('@scure/btc-signer'),
  ]);
  const branch = HDKey.fromExtendedKey(xpub, VERSIONS[network]).deriveChild(RECEIVING);
  const chain = { bech32: '', pubKeyHash: ADDRESS_VERSION[network], scriptHash: 5, wif: 0 };
  return (index) => {
    const { publicKey } = branch.deriveChild(index);
    const address = publicKey && p2pkh(publicKey, chain).address;
    if (!address) throw new Error(`the extended key has no address ${index}`);
    return address;
  };
}
