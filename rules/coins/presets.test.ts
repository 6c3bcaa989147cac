import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CoinNetwork, coinOn } from './coin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from './presets.ts';
import { undescribedCoin } from './undescribed.ts';

const NETWORKS = ['main', 'test', 'regtest'] as const;
const CHAINS = COIN_PRESET_NAMES.flatMap((name) =>
  NETWORKS.map((network) => [name, network, coinOn(COIN_PRESETS[name], network)] as const),
);

const JUNKCOIN_ROOT = '3de124b0274307911fe12550e96bf76cb92c12835db6cb19f82658b8aca1dbc8';
const LITECOIN_ROOT = '97ddfbbae6be97fd6cdf3e7ca13232a3afff2353e29badfab7f73011edd4ced9';
const DOGECOIN_ROOT = '5b2a3f53f605d62c53e62932dac6925e3d74afa5a4b459745c36d42d0ed26a69';
const BITCOIN_ROOT = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';

/** The first block in the chain parameters of each node: merkle root, time, bits, nonce. */
const FIRST_BLOCKS: [keyof typeof COIN_PRESETS, CoinNetwork, string, number, number, number][] = [
  ['junkcoin', 'main', JUNKCOIN_ROOT, 1367394064, 0x1e0ffff0, 112158625],
  ['junkcoin', 'test', JUNKCOIN_ROOT, 1367394064, 0x1e0ffff0, 112158625],
  ['junkcoin', 'regtest', JUNKCOIN_ROOT, 1296688602, 0x207fffff, 12097647],
  ['litecoin', 'main', LITECOIN_ROOT, 1317972665, 0x1e0ffff0, 2084524493],
  ['litecoin', 'test', LITECOIN_ROOT, 1486949366, 0x1e0ffff0, 293345],
  ['litecoin', 'regtest', LITECOIN_ROOT, 1296688602, 0x207fffff, 0],
  ['dogecoin', 'main', DOGECOIN_ROOT, 1386325540, 0x1e0ffff0, 99943],
  ['dogecoin', 'test', DOGECOIN_ROOT, 1391503289, 0x1e0ffff0, 997879],
  ['dogecoin', 'regtest', DOGECOIN_ROOT, 1296688602, 0x207fffff, 2],
  ['bitcoin', 'main', BITCOIN_ROOT, 1231006505, 0x1d00ffff, 2083236893],
  ['bitcoin', 'test', BITCOIN_ROOT, 1296688602, 0x1d00ffff, 414098458],
  ['bitcoin', 'regtest', BITCOIN_ROOT, 1296688602, 0x207fffff, 2],
];

describe('the known coins', () => {
  it.each(FIRST_BLOCKS)('%s, %s: has the hash of its first block', (name, network, ...block) => {
    expect(coinOn(COIN_PRESETS[name], network).genesisHash).toBe(hashOfFirst(...block));
  });

  it.each(CHAINS)('%s, %s: does not contradict itself', (_, network, coin) => {
    expect(coin.network).toBe(network);
    const bytes = [coin.pubKeyHash, coin.scriptHash, ...coin.otherScriptHashes];
    expect(new Set(bytes).size).toBe(bytes.length);
    expect(coin.payable).toEqual(expect.arrayContaining(['p2pkh', 'p2sh']));
    expect(coin.payable.includes('p2wpkh')).toBe(coin.bech32 !== null);
    expect(coin.messagePrefix).toMatch(/^\S[ -~]+:\n$/);
    // Wallets pay a whole number of units per byte.
    expect(coin.feePerKilobyte.usual % 1000n).toBe(0n);
    expect(coin.feePerKilobyte.usual).toBeGreaterThanOrEqual(coin.feePerKilobyte.least);
    expect(coin.feePerKilobyte.least).toBeGreaterThan(0n);
    expect(coin.confirmations.deep).toBeGreaterThan(coin.confirmations.counted);
  });

  it.each(COIN_PRESET_NAMES)('%s: its main chain shares nothing secret with its others', (name) => {
    const [main, ...others] = NETWORKS.map((network) => coinOn(COIN_PRESETS[name], network));
    for (const other of others) {
      expect(main?.wif).not.toBe(other.wif);
      expect(main?.pubKeyHash).not.toBe(other.pubKeyHash);
      expect(main?.extendedKeys).not.toEqual(other.extendedKeys);
    }
  });
});

describe('a coin', () => {
  it('of which only the names are known can be paid nowhere', () => {
    const words = { name: 'Pearlcoin', code: 'PRL', sign: 'P', uriScheme: 'pearlcoin' };
    for (const network of NETWORKS) {
      expect(coinOn(undescribedCoin(words), network)).toMatchObject({ ...words, payable: [] });
    }
  });

  it('is on none of the chains that it does not describe', () => {
    const { networks, ...rules } = COIN_PRESETS.litecoin;
    const mainOnly = { ...rules, networks: { ...networks, test: null } };
    expect(() => coinOn(mainOnly, 'test')).toThrow(RangeError);
    expect(coinOn(mainOnly, 'main').bech32).toBe('ltc');
  });
});

/** The double SHA-256 of the 80-byte header of a first block, in the byte order that nodes print. */
function hashOfFirst(root: string, time: number, bits: number, nonce: number): string {
  const header = Buffer.alloc(80);
  header.writeUInt32LE(1, 0);
  Buffer.from(root, 'hex').reverse().copy(header, 36);
  for (const [place, value] of [time, bits, nonce].entries()) {
    header.writeUInt32LE(value, 68 + 4 * place);
  }
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(header)).reverse().toString('hex');
}
