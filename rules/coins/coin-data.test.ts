import { describe, expect, it } from 'vitest';
import { readCoinData, writeCoinData } from './coin-data.ts';
import { JUNKCOIN } from './junkcoin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from './presets.ts';
import { undescribedCoin } from './undescribed.ts';

const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const DATA = writeCoinData(JUNKCOIN);
const chain = (change: object) => ({
  networks: { ...DATA.networks, main: { ...DATA.networks.main, ...change } },
});

describe('a coin sent as data', () => {
  it.each(COIN_PRESET_NAMES)('%s arrives as it was', (name) => {
    expect(readCoinData(sent(writeCoinData(COIN_PRESETS[name])))).toEqual(COIN_PRESETS[name]);
  });

  it('may lack its chains, or know nothing of them', () => {
    const words = { name: 'Pebble', code: 'PBL', sign: 'P', uriScheme: 'pebble' };
    const coin = undescribedCoin(words);
    expect(readCoinData(sent(writeCoinData(coin)))).toEqual(coin);
    const part = { ...coin, networks: { ...coin.networks, test: null } };
    expect(readCoinData(sent(writeCoinData(part)))).toEqual(part);
  });

  it('is cleared of what it must not have', () => {
    expect(readCoinData({ ...sent(DATA), more: 1 })).toEqual(JUNKCOIN);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no chains', { ...DATA, networks: undefined }],
    ['a chain that is missing', { ...DATA, networks: { main: null, test: null } }],
    ['other decimals', { ...DATA, decimals: 6 }],
    ['no name', { ...DATA, name: '' }],
    ['a long name', { ...DATA, name: 'x'.repeat(101) }],
    ['a scheme that is a pattern', { ...DATA, uriScheme: '.*' }],
    ['a prefix without its line break', { ...DATA, messagePrefix: 'Signed Message:' }],
    ['a negative path', { ...DATA, bip44: -1 }],
    ['a path beyond hardened ones', { ...DATA, bip44: 2 ** 31 }],
    ['no dust', { ...DATA, dustUnits: '0' }],
    ['dust as a number', { ...DATA, dustUnits: 10_000 }],
    ['a fee above a coin', { ...DATA, feePerKilobyte: { least: '1', usual: '100000001' } }],
    ['a byte that is none', { ...DATA, ...chain({ pubKeyHash: 256 }) }],
    ['half a byte', { ...DATA, ...chain({ wif: 0.5 }) }],
    ['another kind of address', { ...DATA, ...chain({ payable: ['p2pk'] }) }],
    ['no kinds of address', { ...DATA, ...chain({ payable: 'p2pkh' }) }],
    ['a hash that is none', { ...DATA, ...chain({ genesisHash: 'ab' }) }],
    ['many bytes', { ...DATA, ...chain({ otherScriptHashes: Array(11).fill(5) }) }],
    ['half a version', { ...DATA, ...chain({ extendedKeys: { public: 1 } }) }],
  ])('is refused with %s', (_, data) => {
    expect(() => readCoinData(data)).toThrow(RangeError);
  });
});
