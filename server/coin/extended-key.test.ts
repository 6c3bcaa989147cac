import { createHash } from 'node:crypto';
import { createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { BITCOIN } from '#rules/coins/bitcoin.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { DOGECOIN } from '#rules/coins/dogecoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { decodeBase58Check } from './base58.ts';
import { createAddresses, extendedKeyProblem } from './extended-key.ts';

// From the phrase "abandon … about", m/44'/2013'/0'; the addresses come from Junkcoin's own tools.
const XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';
const DGUB =
  'dgub8rTWf9J4m5g3dz2BAPmJHJ5GbBfeS6H7wrPbbCtSsf4ik4HN5VezibcWdCVdeqj1NaEEnuSGfmf3vk5tHZyYWSmiA7RdHKaRk2RxqZ7yMnZ';
const DOGE_XPUB =
  'xpub6Bwh5PFUDzJdTk9os6xLrCnMLtX9NX8buQC51ttDZSGzBrsu8q8e3YXpG7zeGsKYNqiMM1jy4mT6v1mriqKoWcvA8R27m3oKPS9M7wAwugq';
/** The first, the twentieth and the thirty-ninth. */
const DOGES = [
  'DCm7oSg95sxwn3sWxYUDHgKKbB2mDmuR3B',
  'DCzqVvn9NB1QuqBAmvKwvsKA4YXmsZhVir',
  'D6hM9G6mDP4VecKSY1hjXpEepgeFeXB5rJ',
];
const DGPV =
  'dgpv51eADS3spNJh8h13wso3DdDAw3EJRqWvftZyjTNCFEG7gqV6zsZmucmJR6xZfvgfmzUthVC6LNicBeNNDQdLiqjQJjPeZnxG8uW3Q3gCA3e';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
/** Test vectors 5 of BIP 32: whole texts that are not keys. */
const NO_KEYS = [
  // A private key under the version of public ones.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6LBpB85b3D2yc8sfvZU521AAwdZafEz7mnzBBsz4wKY5fTtTQBm',
  // Two prefixes that are not those of a point.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Txnt3siSujt9RCVYsx4qHZGc62TG4McvMGcAUjeuwZdduYEvFn',
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6N8ZMMXctdiCjxTNq964yKkwrkBJJwpzZS4HS2fxvyYUA4q2Xe4',
  // No parent, but a depth or an index.
  'xpub661no6RGEX3uJkY4bNnPcw4URcQTrSibUZ4NqJEw5eBkv7ovTwgiT91XX27VbEXGENhYRCf7hyEbWrR3FewATdCEebj6znwMfQkhRYHRLpJ',
  'xpub661MyMwAuDcm6CRQ5N4qiHKrJ39Xe1R1NyfouMKTTWcguwVcfrZJaNvhpebzGerh7gucBvzEQWRugZDuDXjNDRmXzSZe4c7mnTK97pTvGS8',
  // A point that is not on the curve.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Q5JXayek4PRsn35jii4veMimro1xefsM58PgBMrvdYre8QyULY',
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

describe('addresses of invoices', () => {
  it('match the published example', () => {
    const addressOf = createAddresses(XPUB, JUNKCOIN_ON.main);
    expect(addressOf(0)).toBe('7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK');
    expect(new Set(Array.from({ length: 50 }, (_, index) => addressOf(index))).size).toBe(50);
    expect(() => addressOf(2 ** 31)).toThrow();
  });

  it.each([
    // The phrase "abandon … about" at m/44'/0'/0'.
    [
      'Bitcoin',
      BITCOIN,
      'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj',
      ['1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
    ],
    // m/44'/3'/0' of libdogecoin's example, in that library's format and in Bitcoin's.
    ['Dogecoin', DOGECOIN, DGUB, DOGES],
    ['Dogecoin, from an xpub', DOGECOIN, DOGE_XPUB, DOGES],
  ])('match known ones of %s', (_, preset, xpub, addresses) => {
    const addressOf = createAddresses(xpub, coinOn(preset, 'main'));
    expect(addresses.map((_each, index) => addressOf(19 * index))).toEqual(addresses);
  });

  it('come from Litecoin’s Ltub and xpub alike', () => {
    const litecoin = coinOn(LITECOIN, 'main');
    const bytes = decodeBase58Check(XPUB) ?? Buffer.alloc(0);
    bytes.writeUInt32BE(0x019da462);
    const ltub = createBase58check(sha256).encode(bytes);
    expect(ltub).toMatch(/^Ltub/);
    expect(createAddresses(ltub, litecoin)(0)).toBe(createAddresses(XPUB, litecoin)(0));
    expect(createAddresses(ltub, litecoin)(0)).toMatch(/^L/);
    expect(extendedKeyProblem(ltub, JUNKCOIN_ON.main)).toContain('main chain');
  });

  it('come only from a public key of the right chain', () => {
    expect(extendedKeyProblem(XPUB, JUNKCOIN_ON.main)).toBeNull();
    expect(extendedKeyProblem(XPUB, JUNKCOIN_ON.test)).toContain('test chain');
    expect(extendedKeyProblem(XPRV, JUNKCOIN_ON.main)).toContain('PRIVATE');
    expect(extendedKeyProblem(XPRV, JUNKCOIN_ON.test)).toContain('PRIVATE');
    for (const coin of [JUNKCOIN_ON.main, coinOn(LITECOIN, 'main'), coinOn(DOGECOIN, 'test')]) {
      expect(extendedKeyProblem(DGPV, coin)).toContain('PRIVATE');
    }
    for (const text of [
      '',
      'xpub',
      XPUB.slice(0, -1),
      `${XPUB.slice(0, -1)}F`,
      `${XPUB} `,
      '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
      ...NO_KEYS,
    ]) {
      expect(extendedKeyProblem(text, JUNKCOIN_ON.main)).toBe('must be an extended public key');
      expect(() => createAddresses(text, JUNKCOIN_ON.main)).toThrow('must be');
    }
    for (const text of NO_KEYS) expect(decodeBase58Check(text)).toHaveLength(78);
    expect(extendedKeyProblem(XPRV, JUNKCOIN_ON.main)).not.toContain('xprv9');
  });
});
