import { describe, expect, it } from 'vitest';
import { decodeBase58Check } from './base58.ts';
import { createAddresses, extendedKeyProblem } from './extended-key.ts';

// Of the phrase "abandon … about", m/44'/2013'/0'; the addresses are those of Junkcoin's own tools.
const XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
/** Test vectors 5 of BIP 32: whole texts that are no keys. */
const NO_KEYS = [
  // A private key under the version of public ones.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6LBpB85b3D2yc8sfvZU521AAwdZafEz7mnzBBsz4wKY5fTtTQBm',
  // Two prefixes that no point has.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Txnt3siSujt9RCVYsx4qHZGc62TG4McvMGcAUjeuwZdduYEvFn',
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6N8ZMMXctdiCjxTNq964yKkwrkBJJwpzZS4HS2fxvyYUA4q2Xe4',
  // No parent, but a depth or a number of its own.
  'xpub661no6RGEX3uJkY4bNnPcw4URcQTrSibUZ4NqJEw5eBkv7ovTwgiT91XX27VbEXGENhYRCf7hyEbWrR3FewATdCEebj6znwMfQkhRYHRLpJ',
  'xpub661MyMwAuDcm6CRQ5N4qiHKrJ39Xe1R1NyfouMKTTWcguwVcfrZJaNvhpebzGerh7gucBvzEQWRugZDuDXjNDRmXzSZe4c7mnTK97pTvGS8',
  // A point that is not on the curve.
  'xpub661MyMwAqRbcEYS8w7XLSVeEsBXy79zSzH1J8vCdxAZningWLdN3zgtU6Q5JXayek4PRsn35jii4veMimro1xefsM58PgBMrvdYre8QyULY',
];

describe('addresses of invoices', () => {
  it('match the published example', () => {
    const addressOf = createAddresses(XPUB, 'main');
    expect(addressOf(0)).toBe('7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK');
    expect(new Set(Array.from({ length: 50 }, (_, index) => addressOf(index))).size).toBe(50);
    expect(() => addressOf(2 ** 31)).toThrow();
  });

  it('come only from a public key of the right chain', () => {
    expect(extendedKeyProblem(XPUB, 'main')).toBeNull();
    expect(extendedKeyProblem(XPUB, 'test')).toContain('test chain');
    expect(extendedKeyProblem(XPRV, 'main')).toContain('PRIVATE');
    expect(extendedKeyProblem(XPRV, 'test')).toContain('PRIVATE');
    for (const text of [
      '',
      'xpub',
      XPUB.slice(0, -1),
      `${XPUB.slice(0, -1)}F`,
      `${XPUB} `,
      '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
      ...NO_KEYS,
    ]) {
      expect(extendedKeyProblem(text, 'main')).toBe('must be an extended public key');
      expect(() => createAddresses(text, 'main')).toThrow('must be');
    }
    for (const text of NO_KEYS) expect(decodeBase58Check(text)).toHaveLength(78);
    expect(extendedKeyProblem(XPRV, 'main')).not.toContain('xprv9');
  });
});
