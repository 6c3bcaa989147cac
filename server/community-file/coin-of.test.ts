import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import { CommunityError, readCommunity } from './read-community.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coin-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(coin: unknown) {
  const path = join(folder, 'community.json');
  const words = { siteName: 'The Cove', communityName: 'Us', contact: 'crew@pearl.example' };
  writeFileSync(path, JSON.stringify({ ...words, coin }));
  return readCommunity(path);
}

function refusalOf(coin: unknown): string {
  try {
    read(coin);
  } catch (error) {
    if (error instanceof CommunityError) return error.message;
    throw error;
  }
  return 'nothing';
}

const WORDS = { name: 'Pearlcoin', code: 'PRL', symbol: 'P', uriScheme: 'pearlcoin' };

/** Litecoin's main chain, as a file would describe it. */
const MAIN = {
  genesisHash: '12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2',
  pubKeyHash: 48,
  scriptHash: 50,
  otherScriptHashes: [5],
  wif: 176,
  bech32: 'ltc',
  extendedKeys: { public: '0488b21e', private: '0488ade4' },
  otherExtendedKeys: [{ public: '019da462', private: '019d9cfe' }],
  payable: ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'],
};
const CHAIN = {
  bip44: 2,
  messagePrefix: 'Litecoin Signed Message:\n',
  dust: '0.0000546',
  leastFeePerKilobyte: '0.00001',
  usualFeePerKilobyte: '0.0001',
  droppedChange: '0.0002',
  blockSeconds: 150,
  networks: { main: MAIN },
};

describe('the coin of a community', () => {
  it('is Junkcoin without a file', () => {
    expect(readCommunity(null).coin).toEqual(JUNKCOIN);
  });

  it.each(COIN_PRESET_NAMES)('is the known one that the file names: %s', (name) => {
    const { coin, site } = read(name);
    expect(coin).toEqual(COIN_PRESETS[name]);
    const { name: called, code, sign: symbol, uriScheme } = coin;
    expect(site.coin).toMatchObject({ name: called, code, symbol, uriScheme });
  });

  it('is the known one whose name and code it has, with its own sign', () => {
    const { coin } = read({ name: 'Litecoin', code: 'LTC', symbol: 'L', uriScheme: 'litecoin' });
    expect(coin).toEqual({ ...LITECOIN, sign: 'L' });
  });

  it.each([
    ['another name', { ...WORDS, code: 'LTC' }],
    ['another code', { ...WORDS, name: 'Litecoin' }],
    ['names alone', WORDS],
  ])('moves nowhere with %s', (_, words) => {
    expect(coinOn(read(words).coin, 'main').payable).toEqual([]);
  });

  it('is what the file says of its chains', () => {
    const { coin } = read({ ...WORDS, chain: CHAIN });
    const { name, code, uriScheme } = WORDS;
    const words = { name, code, sign: 'P', uriScheme };
    const networks = { main: LITECOIN.networks.main, test: null, regtest: null };
    expect(coin).toEqual({ ...LITECOIN, ...words, networks });
  });
});

describe('refuses', () => {
  const chain = (rest: object) => ({ ...WORDS, chain: { ...CHAIN, ...rest } });
  const main = (rest: object) => chain({ networks: { main: { ...MAIN, ...rest } } });
  it.each<[string, unknown, RegExp]>([
    ['a coin that nobody knows', 'pearlcoin', /^coin is not a coin .*junkcoin, litecoin, dogecoin/],
    ['the name of no field', 'toString', /^coin is not a coin/],
    ['no coin', 7, /^coin is not valid/],
    ['a chain without a number', chain({ bip44: undefined }), /^coin\.chain\.bip44 is missing/],
    [
      'a prefix without its line break',
      chain({ messagePrefix: 'Signed:' }),
      /^coin\.chain\.messagePrefix is not valid\. .*line break/,
    ],
    [
      'a fee as a number',
      chain({ usualFeePerKilobyte: 0.001 }),
      /^coin\.chain\.usualFeePerKilobyte is not valid/,
    ],
    [
      'a usual fee below the least',
      chain({ leastFeePerKilobyte: '1' }),
      /^coin\.chain\.usualFeePerKilobyte: must be at least leastFeePerKilobyte$/,
    ],
    [
      'a fee of less than a unit for a byte',
      chain({ leastFeePerKilobyte: '0.00000001', usualFeePerKilobyte: '0.00000999' }),
      /multiple of 0\.00001$/,
    ],
    ...['dust', 'leastFeePerKilobyte', 'usualFeePerKilobyte', 'droppedChange'].flatMap((field) =>
      ['0', '1.00001'].map((amount): [string, unknown, RegExp] => [
        `${field} of ${amount}`,
        chain({ [field]: amount }),
        new RegExp(`^coin\\.chain\\.${field}: must be from 0\\.00000001 to 1$`, 'm'),
      ]),
    ),
    [
      'depths that are no order',
      chain({ confirmations: { counted: 6, deep: 1 } }),
      /^coin\.chain\.confirmations\.deep: must be at least counted$/,
    ],
    ['no main chain', chain({ networks: {} }), /^coin\.chain\.networks\.main is missing/],
    [
      'a byte that is none',
      main({ wif: 256 }),
      /^coin\.chain\.networks\.main\.wif is not valid\. .*0 to 255/,
    ],
    [
      'a version of three bytes',
      main({ extendedKeys: { public: '0488b2', private: '0488ade4' } }),
      /^coin\.chain\.networks\.main\.extendedKeys\.public is not valid/,
    ],
    [
      'the same byte for keys and scripts',
      main({ scriptHash: 48 }),
      /^coin\.chain\.networks\.main\.scriptHash: must differ from pubKeyHash$/,
    ],
    [
      'the same version for both keys',
      main({ extendedKeys: { public: '0488ade4', private: '0488ade4' } }),
      /extendedKeys\.private: must differ from public$/,
    ],
    [
      'segwit without a prefix',
      main({ bech32: undefined }),
      /bech32: must be given if segwit can be paid$/,
    ],
    [
      'half of segwit',
      main({ payable: ['p2pkh', 'p2sh', 'p2wpkh'] }),
      /payable: must have both p2wpkh and p2wsh or neither$/,
    ],
    ['a coin without P2PKH', main({ payable: ['p2sh'] }), /payable: must have p2pkh and p2sh$/],
    [
      'a kind that is none',
      main({ payable: ['p2pkh', 'p2sh', 'p2mr'] }),
      /payable\[2\] is not valid/,
    ],
    [
      'what it does not know',
      main({ magic: 1 }),
      /^coin\.chain\.networks\.main\.magic is not a field/,
    ],
  ])('%s', (_, coin, problem) => {
    expect(refusalOf(coin)).toMatch(problem);
  });
});
