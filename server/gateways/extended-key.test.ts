import { describe, expect, it } from 'vitest';
import { createAddresses, extendedKeyProblem } from './extended-key.ts';

// Of the phrase "abandon … about", m/44'/2013'/0'; the addresses are those of Junkcoin's own tools.
const XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

describe('addresses of invoices', () => {
  it('are those of the published example', async () => {
    const addressOf = await createAddresses(XPUB, 'main');
    expect(addressOf(0)).toBe('7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK');
    expect(new Set(Array.from({ length: 50 }, (_, index) => addressOf(index))).size).toBe(50);
    expect(() => addressOf(2 ** 31)).toThrow();
  });

  it('come of a public key of the right chain alone', async () => {
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
    ]) {
      expect(extendedKeyProblem(text, 'main')).toBe('must be an extended public key');
      await expect(createAddresses(text, 'main')).rejects.toThrow('must be');
    }
    expect(extendedKeyProblem(XPRV, 'main')).not.toContain('xprv9');
  });
});
