import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, it } from 'vitest';
import { COIN_NETWORK_NAMES, type CoinNetwork } from '#rules/coins/coin.ts';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import {
  addressOfKey,
  base58check,
  isSignatureOf,
  keyOfWords,
  publicKeyOf,
  wordsOf,
} from '../../../server/testing/wallet/coin-reference.ts';
import { says } from '../../testing/wallet-texts.ts';
import { accountPaths, addressesOf, addressOf, keyAt, readAddress } from './accounts.ts';
import { readSiteCoin } from './coin.ts';
import { signMessage } from './signed-message.ts';
import { readWif, writeWif } from './wif.ts';
import { drawWords, makeWords, readWords, seedOf } from './words.ts';

const coinFor = (network: CoinNetwork) => readSiteCoin({ data: writeCoinData(JUNKCOIN), network });
const MAIN = coinFor('main');
const ACCOUNT_PATHS = accountPaths(MAIN);
const ABOUT = `${'abandon '.repeat(11)}about`;
const NETWORKS = COIN_NETWORK_NAMES;
const FIRST = "m/44'/2013'/0'/0/0";

describe('the coin’s golden vectors', () => {
  it.each([
    ['main', '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK'],
    ['test', 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86'],
    ['regtest', 'KvtU23eMnD1wqfdLSasZZ3zc6rMNHQtcU4'],
  ] as const)('the first address of the test words on %s', (network, address) => {
    const of = { coin: coinFor(network), from: 0, count: 1 };
    const [first] = addressesOf(seedOf(ABOUT), ACCOUNT_PATHS[0] ?? '', of);
    expect(first).toEqual({ address, path: FIRST });
  });

  it('their private key, in and out', () => {
    const key = keyAt({ seed: seedOf(ABOUT) }, FIRST);
    const wif = 'NKay79Nb9rehBLeRCZr5gv1hTFH1PWf94D1qo5SnEfqDqEfTFWMe';
    expect(writeWif(key, MAIN)).toBe(wif);
    expect(readWif(` ${wif}\n`, MAIN)).toEqual(key);
    expect(addressOf(readWif(wif, MAIN), MAIN)).toBe('7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK');
  });
});

describe('new words', () => {
  const made = Array.from({ length: 16 }, makeWords);

  it('are twelve, new each time, and give the same keys when restored elsewhere', () => {
    expect(new Set(made).size).toBe(made.length);
    for (const words of made.slice(0, 3)) {
      const seed = seedOf(readWords(words));
      expect(words.split(' ')).toHaveLength(12);
      for (const path of [FIRST, "m/44'/0'/0'/0/7", "m/44'/2013'/0'/1/19"]) {
        const key = keyAt({ seed }, path);
        expect(Buffer.from(key)).toEqual(keyOfWords(words, path));
        for (const network of NETWORKS) {
          const { pubKeyHash } = coinFor(network);
          expect(addressOf(key, coinFor(network))).toBe(addressOfKey(key, pubKeyHash));
        }
      }
    }
  });

  it('that are made elsewhere restore here', () => {
    for (const bytes of [16, 20, 24, 28, 32]) {
      const words = wordsOf(Uint8Array.from(Array(bytes).keys()), wordlist);
      expect(readWords(words.toUpperCase().replaceAll(' ', '\n 2. '))).toBe(words);
    }
  });

  it('come at both paths, receiving and change', () => {
    const seed = seedOf(ABOUT);
    for (const account of ACCOUNT_PATHS) {
      const found = addressesOf(seed, account, { coin: MAIN, from: 3, count: 2 });
      expect(found.map(({ path }) => path)).toEqual(
        ['0/3', '0/4', '1/3', '1/4'].map((end) => `${account}/${end}`),
      );
      for (const { address, path } of found) {
        expect(address).toBe(addressOf(keyAt({ seed }, path), MAIN));
      }
    }
  });

  it('for a passphrase are of the list, and drawn evenly enough', () => {
    const drawn = drawWords(20_000).split(' ');
    expect(drawn.every((word) => wordlist.includes(word))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(2040);
  });
});

describe('words', () => {
  it.each([
    ['', /0 words/],
    [ABOUT.replace(' about', ''), /11 words/],
    [ABOUT.replace('about', 'abaut'), /^Number 12 is not among/],
    [ABOUT.replace('about', 'abandon'), /checksum is wrong/],
    [`about ${'abandon '.repeat(11)}`, /checksum is wrong/],
    ['one two three four fife seex eit', /^Number 4, 5, 6, 7 is not among/],
    ['zzz '.repeat(12), /^Most of these/],
  ])('%s are refused with the reason', (words, reason) => {
    expect(() => readWords(words)).toThrow(says(reason));
  });
});

describe('a private key', () => {
  const key = Buffer.alloc(32, 7);

  it.each([
    ['of another network', writeWif(key, coinFor('test')), /of the coin’s test network/],
    ['of another coin', base58check(Buffer.from([128, ...key, 1])), /of another coin/],
    ['uncompressed', base58check(Buffer.from([0x90, ...key])), /uncompressed kind/],
    ['with another mark', base58check(Buffer.from([0x90, ...key, 2])), /not a private key/],
    ['mistyped', writeWif(key, MAIN).replace(/.$/, '1'), /a character of it is wrong/],
    ['too long', 'N'.repeat(65), /too long/],
    ['empty', '', /not a private key/],
  ])('%s is refused with the reason', (_, wif, reason) => {
    expect(() => readWif(wif, MAIN)).toThrow(says(reason));
  });

  it('is written as another implementation writes it', () => {
    for (const network of NETWORKS) {
      const bytes = Buffer.from([coinFor(network).wif, ...key, 1]);
      expect(writeWif(key, coinFor(network))).toBe(base58check(bytes));
    }
  });
});

describe('an address', () => {
  it.each([
    ['mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86', /of the coin’s test network/],
    ['jc1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', /not an address/],
    ['7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYJ', /a character of it is wrong/],
    ['', /not an address/],
  ])('%s is refused on main', (address, reason) => {
    expect(() => readAddress(address, MAIN)).toThrow(says(reason));
  });

  it('of a script is taken', () => {
    const address = '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y';
    expect(readAddress(` ${address}`, MAIN)).toBe(address);
  });
});

it.each(['', 'Ahoy', 'ä€🏴‍☠️', 'x'.repeat(252), 'x'.repeat(253), 'x'.repeat(70_000)])(
  'a signed text is verified elsewhere: %.10s',
  (text) => {
    const key = keyAt({ seed: seedOf(ABOUT) }, FIRST);
    if (text.length > 0xffff) {
      expect(() => signMessage(text, key, MAIN)).toThrow(RangeError);
      return;
    }
    const signed = Buffer.from(signMessage(text, key, MAIN), 'base64');
    const words = Buffer.from(text);
    const { length } = words;
    const size = length < 253 ? Buffer.of(length) : Buffer.of(253, length & 255, length >> 8);
    const bytes = Buffer.concat([
      Buffer.of(0x19),
      Buffer.from('JunkCoin Signed Message:\n'),
      size,
      words,
    ]);
    expect(signed).toHaveLength(65);
    expect([31, 32]).toContain(signed[0]);
    expect(isSignatureOf(bytes, signed.subarray(1), publicKeyOf(key), 'ieee-p1363')).toBe(true);
  },
);
