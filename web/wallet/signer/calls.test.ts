import { describe, expect, it } from 'vitest';
import type { CoinNetwork } from '#rules/coins/coin.ts';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { COIN_PRESETS } from '#rules/coins/presets.ts';
import { undescribedCoin } from '#rules/coins/undescribed.ts';
import { says } from '../../testing/wallet-texts.ts';
import { chainOf, isKept } from '../keep/kept.ts';
import { type About, type Sealed, seal } from '../keep/sealing.ts';
import { accountPaths, addressesOf } from '../keys/accounts.ts';
import { readSiteCoin } from '../keys/coin.ts';
import { seedOf } from '../keys/words.ts';
import { createCalls } from './calls.ts';

const WORDS = `${'abandon '.repeat(11)}about`;
const passphrase = 'Ärmel of the pirate';
/** Made by the version that supported only Junkcoin. */
const OLD: Sealed = {
  version: 2,
  kind: 'words',
  network: 'main',
  addresses: [{ address: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK', path: "m/44'/2013'/0'/0/0" }],
  unsearched: false,
  secret: {
    iv: 'EIf9rbnRIL8frnER',
    data: 'gBSNd7yPhjy6lE5a5MaYOP2b5Ih8nh228D42LAi45O3Tx96dH00cAY78qEzb52GlEDCdDADdKcKqo4IoKrTNwRlP5FN0F1muMdFzUDiSQnQUMOe9kkuVn+EgS3fjRNHM5To8r9bn0INwh+v+WA==',
  },
  passphrase: {
    N: 1024,
    r: 8,
    p: 1,
    salt: 'XquFoyciDHthm/PeN04nrg==',
    iv: 'sRSBhup/EMW1lGzC',
    data: 'eZ6ZXBuWNxceucFSHmGcmTLvMOLmgMsAWcvhUVeOueUFy6e+TWU9JGOGowzUBk9B',
  },
  passkey: null,
};

type Name = keyof typeof COIN_PRESETS;
const dataOf = (name: Name) => writeCoinData(COIN_PRESETS[name]);
const coinOf = (name: Name, network: CoinNetwork = 'main') =>
  readSiteCoin({ data: dataOf(name), network });

function callsFor(name: Name, network: CoinNetwork = 'main') {
  const calls = createCalls();
  calls.nameCoin({ data: dataOf(name), network });
  return calls;
}

function sealFor(name: Name, network: CoinNetwork = 'main'): Promise<Sealed> {
  const coin = coinOf(name, network);
  const asked = { coin, from: 0, count: 1 };
  const [first] = addressesOf(seedOf(WORDS), accountPaths(coin)[0] ?? '', asked);
  if (!first) throw new Error('no address');
  const about: About = { ...chainOf(coin), addresses: [first], unsearched: false };
  const cost = { N: 1024, r: 8, p: 1 };
  return seal({ kind: 'words', text: WORDS }, { ...about, passphrase, cost });
}

describe('the coin of the worker', () => {
  it('is named once, before anything else', () => {
    const calls = createCalls();
    expect(() => calls.readAddress('x')).toThrow('no coin was named');
    calls.nameCoin({ data: dataOf('litecoin'), network: 'main' });
    expect(() => calls.nameCoin({ data: dataOf('bitcoin'), network: 'main' })).toThrow('already');
    expect(calls.readAddress('LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez')).toMatch(/^L/);
  });

  it('is refused if it is not a coin, or if its chain is not described', () => {
    const use = (data: unknown) => () => createCalls().nameCoin({ data, network: 'main' });
    expect(use({ ...dataOf('litecoin'), bip44: '2' })).toThrow(says(/did not say clearly/));
    const words = { name: 'Pebble', code: 'PBL', sign: 'P', uriScheme: 'pebble' };
    expect(use(writeCoinData(undescribedCoin(words)))).toThrow(says(/addresses of Pebble/));
  });
});

describe('a sealed record', () => {
  it('from before other coins were supported opens only for Junkcoin', async () => {
    expect(isKept(OLD)).toBe(true);
    await callsFor('junkcoin').open({ sealed: OLD, passphrase });
    await expect(callsFor('litecoin').open({ sealed: OLD, passphrase })).rejects.toThrow(
      says(/belongs to Junkcoin; this site uses Litecoin/),
    );
    await expect(callsFor('junkcoin', 'test').open({ sealed: OLD, passphrase })).rejects.toThrow(
      says(/belongs to the main network/),
    );
  });

  it('of Junkcoin is written as it was then', async () => {
    const fields = (sealed: Sealed) => [Object.keys(sealed), sealed.addresses, sealed.network];
    expect(fields(await sealFor('junkcoin'))).toEqual(fields(OLD));
  });

  it.each([
    ['litecoin', 'main', 'bitcoin', 'main'],
    ['bitcoin', 'main', 'litecoin', 'main'],
    ['dogecoin', 'main', 'junkcoin', 'main'],
    ['litecoin', 'regtest', 'dogecoin', 'regtest'],
  ] as const)('of %s on %s opens for it and not for %s', async (name, network, other, at) => {
    const sealed = await sealFor(name, network);
    expect(isKept(JSON.parse(JSON.stringify(sealed)))).toBe(true);
    await callsFor(name, network).open({ sealed, passphrase });
    const calls = callsFor(other, at);
    const refused = /belongs to another coin; this site uses/;
    await expect(calls.open({ sealed, passphrase })).rejects.toThrow(says(refused));
    await expect(calls.reveal({ sealed, passphrase, path: null })).rejects.toThrow(says(refused));
    const passkey = { prf: new Uint8Array(32), credential: 'YQ==', salt: 'YQ==' };
    expect(() => calls.addPasskey({ sealed, passphrase, passkey })).toThrow(says(refused));
  });

  it('does not open if its coin is changed or left out', async () => {
    const { genesisHash, ...without } = await sealFor('litecoin');
    expect(genesisHash).toBe(coinOf('litecoin').genesisHash);
    const calls = callsFor('junkcoin');
    await expect(calls.open({ sealed: without, passphrase })).rejects.toThrow(
      says(/does not open/),
    );
    const sealed = { ...without, genesisHash: coinOf('bitcoin').genesisHash };
    await expect(callsFor('bitcoin').open({ sealed, passphrase })).rejects.toThrow(
      says(/does not open/),
    );
    expect(isKept({ ...without, genesisHash: 'x' })).toBe(false);
  });
});
