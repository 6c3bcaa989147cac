import { describe, expect, it } from 'vitest';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import { signerOf as signerByServer } from '../../../server/coin/signed-message.ts';
import { says } from '../../testing/wallet-texts.ts';
import { accountPaths, addressesOf, addressOf, readAddress } from './accounts.ts';
import { readSiteCoin } from './coin.ts';
import { signerOf, signMessage } from './signed-message.ts';
import { readWif, writeWif } from './wif.ts';
import { seedOf } from './words.ts';

const coinOf = (name: keyof typeof COIN_PRESETS) =>
  readSiteCoin({ data: writeCoinData(COIN_PRESETS[name]), network: 'main' });
const ABOUT = seedOf(`${'abandon '.repeat(11)}about`);
const ONE = new Uint8Array(32);
ONE[31] = 1;

// As other wallets of these coins show them.
const VECTORS = [
  {
    name: 'bitcoin',
    address: '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA',
    paths: ["m/44'/0'/0'"],
    ofOne: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
    wif: 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
    segwit: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
  {
    name: 'litecoin',
    address: 'LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez',
    paths: ["m/44'/2'/0'", "m/44'/0'/0'"],
    ofOne: 'LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ',
    wif: 'T33ydQRKp4FCW5LCLLUB7deioUMoveiwekdwUwyfRDeGZm76aUjV',
    segwit: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  },
  {
    name: 'dogecoin',
    address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    paths: ["m/44'/3'/0'", "m/44'/0'/0'"],
    ofOne: 'DFpN6QqFfUm3gKNaxN6tNcab1FArL9cZLE',
    wif: 'QNcdLVw8fHkixm6NNyN6nVwxKek4u7qrioRbQmjxac5TVoTtZuot',
    segwit: null,
  },
] as const;

describe.each(VECTORS)('the keys of $name', ({ name, address, paths, ofOne, wif, segwit }) => {
  const coin = coinOf(name);

  it('are where its wallets have them', () => {
    expect(accountPaths(coin)).toEqual(paths);
    const [first] = addressesOf(ABOUT, paths[0], { coin, from: 0, count: 1 });
    expect(first).toEqual({ address, path: `${paths[0]}/0/0` });
    expect(addressOf(ONE, coin)).toBe(ofOne);
  });

  it('go in and out', () => {
    expect(writeWif(ONE, coin)).toBe(wif);
    expect(readWif(wif, coin)).toEqual(ONE);
  });

  it('sign with its own prefix', () => {
    const signature = signMessage('Ahoy', ONE, coin);
    expect(signerOf('Ahoy', signature, coin)).toBe(ofOne);
    for (const other of COIN_PRESET_NAMES.filter((each) => each !== name)) {
      const { messagePrefix } = coinOf(other);
      expect(signerOf('Ahoy', signature, { ...coin, messagePrefix })).not.toBe(ofOne);
    }
  });

  it('have signed what the server says they have signed, by every first byte', () => {
    const signed = Buffer.from(signMessage('Ahoy', ONE, coin), 'base64');
    const signers = Array.from({ length: 256 }, (_, header) => {
      const signature = Buffer.from([header, ...signed.subarray(1)]).toString('base64');
      const signer = signerOf('Ahoy', signature, coin);
      expect(signer).toBe(signerByServer('Ahoy', signature, coin));
      return signer;
    });
    expect(signers).toContain(ofOne);
    if (segwit !== null) expect(signers).toContain(segwit);
  });

  it('have signed nothing whose spelling has bits too many', () => {
    const signature = signMessage('Ahoy', ONE, coin).replace(/.=$/, (end) => {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
      return `${letters[letters.indexOf(end.charAt(0)) + 1]}=`;
    });
    expect(signerOf('Ahoy', signature, coin)).toBeNull();
    expect(signerByServer('Ahoy', signature, coin)).toBeNull();
  });

  it('pay segwit addresses only where it has them, however they are written', () => {
    if (segwit === null) expect(coin.payable).toEqual(['p2pkh', 'p2sh']);
    else expect(readAddress(` ${segwit.toUpperCase()}`, coin)).toBe(segwit);
  });

  it('pay nobody of another coin', () => {
    for (const { name: other, ...theirs } of VECTORS) {
      if (other === name) continue;
      expect(() => readAddress(theirs.ofOne, coin)).toThrow(says(/not an address/));
      expect(() => readAddress(theirs.segwit ?? '', coin)).toThrow(says(/not an address/));
    }
  });
});
