import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const old = createSecrets([OLD]);
const both = createSecrets([NEW, OLD]);
const only = createSecrets([NEW]);

describe('secrets', () => {
  it('decrypt what they encrypted, only for its owner, with different bytes each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, owner, other) => {
        const sealed = old.seal('api-key', text, owner);
        expect(old.open('api-key', sealed, owner)).toBe(text);
        if (other !== owner) expect(old.open('api-key', sealed, other)).toBeNull();
        expect(old.open('webhook', sealed, owner)).toBeNull();
        expect(old.seal('api-key', text, owner).sealed.equals(sealed.sealed)).toBe(false);
      }),
    );
  });

  it('decrypt nothing with a byte changed or missing', () => {
    const { secretId, sealed } = old.seal('api-key', 'jkw_secret', '1:1');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(old.open('api-key', { secretId, sealed: changed }, '1:1')).toBeNull();
      const short = sealed.subarray(0, at);
      expect(old.open('api-key', { secretId, sealed: short }, '1:1')).toBeNull();
    }
  });

  it('are replaced in steps: the first encrypts, the others still decrypt', () => {
    const before = old.seal('api-key', 'jkw_secret', '1:1');
    expect(both.open('api-key', before, '1:1')).toBe('jkw_secret');
    expect(only.open('api-key', before, '1:1')).toBeNull();
    const after = both.seal('api-key', 'jkw_secret', '1:1');
    expect(after.secretId).toBe(only.currentId);
    expect(only.open('api-key', after, '1:1')).toBe('jkw_secret');
    expect(old.open('api-key', after, '1:1')).toBeNull();
  });

  it('hash by secret and purpose, and look up by all of them', () => {
    const hash = old.hash('api-key', 'jkw_secret');
    expect(hash).toHaveLength(32);
    expect(hash.equals(old.hash('webhook', 'jkw_secret'))).toBe(false);
    expect(both.hashes('api-key', 'jkw_secret')).toEqual([
      only.hash('api-key', 'jkw_secret'),
      hash,
    ]);
  });

  it.each([[[]], [[Buffer.alloc(31)]], [[NEW, Buffer.alloc(33)]]])(
    'refuse other keys (%#)',
    (keys) => {
      expect(() => createSecrets(keys)).toThrow();
    },
  );
});
