import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfHash, decodeBase58Check } from './base58.ts';

// One key on Junkcoin's three chains.
const SAME_KEY = [
  [16, '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK'],
  [111, 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86'],
  [47, 'KvtU23eMnD1wqfdLSasZZ3zc6rMNHQtcU4'],
] as const;

const hashOfAddress = (address: string) => {
  const bytes = decodeBase58Check(address);
  return bytes?.length === 21 ? bytes.toString('hex', 1) : null;
};

describe('the hash of an address', () => {
  it('is the same for a key’s addresses on all chains', () => {
    const hashes = SAME_KEY.map(([, address]) => hashOfAddress(address));
    expect(hashes[0]).toMatch(/^[0-9a-f]{40}$/);
    expect(new Set(hashes).size).toBe(1);
    for (const [version, address] of SAME_KEY) {
      expect(addressOfHash(version, hashes[0] ?? '')).toBe(address);
    }
  });

  it('matches Bitcoin’s genesis block, whose version is zero', () => {
    const hash = '62e907b15cbf27d5425399ebf6f0fb50ebb88f18';
    expect(hashOfAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(hash);
    expect(addressOfHash(0, hash)).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
  });

  it('round-trips for every hash and version', () => {
    const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 255 }), hash, (version, bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        expect(hashOfAddress(addressOfHash(version, hex))).toBe(hex);
      }),
    );
  });

  it('is null if a character was changed, left out or swapped', () => {
    const address = SAME_KEY[0][1];
    for (let at = 0; at < address.length; at++) {
      const changed = address[at] === 'x' ? 'y' : 'x';
      expect(hashOfAddress(address.slice(0, at) + changed + address.slice(at + 1))).toBeNull();
      expect(hashOfAddress(address.slice(0, at) + address.slice(at + 1))).toBeNull();
    }
  });

  it.each([
    '',
    '1',
    'jc1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    '0OIl',
    'é',
    'z'.repeat(35),
    'z'.repeat(100_000),
  ])('is null for %s', (text) => {
    expect(hashOfAddress(text)).toBeNull();
  });
});
