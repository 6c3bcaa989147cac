import { describe, expect, it } from 'vitest';
import { says } from '../../testing/wallet-texts.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { isKept } from './kept.ts';
import {
  type About,
  addPasskey,
  costHere,
  openWithPasskey,
  openWithPassphrase,
  type Sealed,
  seal,
} from './sealing.ts';

const SECRET = { kind: 'words', text: 'legal winner thank year' } as const;
/** A fast cost; the real one takes a second. */
const cost = { N: 2 ** 10, r: 8, p: 1 };
const PASSPHRASE = 'Ärmel of the pirate';
const OWN = { address: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK', path: "m/44'/2013'/0'/0/0" };
const THIEFS = { address: '7XYfTGZHLLzPaX25Mwj56Cvz4y9rsfDrVG', path: OWN.path };
const about: About = { network: 'main', addresses: [OWN], unsearched: false };
const made = await seal(SECRET, { ...about, passphrase: PASSPHRASE, cost });

const WATCHED = { version: 2, kind: 'watched', network: 'main', address: OWN.address };
const lock = (change: object) => ({ passphrase: { ...made.passphrase, ...change } });
const DAMAGES: [string, object][] = [
  ['another version', { version: 1 }],
  ['another network', { network: 'toString' }],
  ['work for days', lock({ N: 2 ** 21 })],
  ['work that there is not', lock({ N: 3000 })],
  ['many passes', lock({ p: 17 })],
  ['no addresses', { addresses: [] }],
  ['a path that is none', { addresses: [{ address: 'x', path: 'm/../..' }] }],
];

describe('a sealed secret', () => {
  it('opens with its passphrase, however its letters are composed', async () => {
    expect(await openWithPassphrase(made, PASSPHRASE.normalize('NFD'))).toEqual(SECRET);
  });

  it('is another one each time', async () => {
    const again = await seal(SECRET, { ...about, passphrase: PASSPHRASE, cost });
    expect(again.secret.data).not.toBe(made.secret.data);
    expect(again.passphrase.salt).not.toBe(made.passphrase.salt);
    expect(JSON.stringify(made)).not.toMatch(/legal|pirate/);
  });

  it.each<[string, (sealed: Sealed) => Sealed]>([
    ['another network', (sealed) => ({ ...sealed, network: 'test' })],
    ['another kind', (sealed) => ({ ...sealed, kind: 'wif' })],
    ['another address', (sealed) => ({ ...sealed, addresses: [THIEFS] })],
    ['one more address', (sealed) => ({ ...sealed, addresses: [OWN, THIEFS] })],
    ['another path', (sealed) => ({ ...sealed, addresses: [{ ...OWN, path: null }] })],
    ['unsearched', (sealed) => ({ ...sealed, unsearched: true })],
    ['less work', (sealed) => ({ ...sealed, passphrase: { ...sealed.passphrase, N: 512 } })],
    ['another secret', (sealed) => ({ ...sealed, secret: sealed.passphrase })],
  ])('does not open if it is changed: %s', async (_, change) => {
    await expect(openWithPassphrase(change(made), PASSPHRASE)).rejects.toThrow(
      says(/does not open/),
    );
  });

  it.each(['', 'Ärmel of the pirat', PASSPHRASE.toLowerCase(), ` ${PASSPHRASE}`])(
    'does not open with %j',
    async (wrong) => {
      await expect(openWithPassphrase(made, wrong)).rejects.toThrow(says(/does not open/));
    },
  );

  it('opens with a passkey too, once the passphrase has allowed it', async () => {
    const passkey = { prf: Buffer.alloc(32, 5), credential: 'Y3JlZA==', salt: 'c2FsdA==' };
    await expect(addPasskey(made, 'wrong', passkey)).rejects.toThrow(says(/does not open/));
    const both = await addPasskey(made, PASSPHRASE, passkey);
    expect(await openWithPasskey(both, passkey.prf)).toEqual(SECRET);
    expect(await openWithPassphrase(both, PASSPHRASE)).toEqual(SECRET);
    await expect(openWithPasskey(both, Buffer.alloc(32, 6))).rejects.toThrow(says(/does not open/));
  });

  it.each([
    // Each step of the clock is one trial of an eighth of the work.
    [500, 1],
    [50, 2],
    [1, 4],
  ])('costs what this machine can: a trial of %i ms, %i passes', (ms, p) => {
    let time = 0;
    const now = () => {
      time += ms;
      return time;
    };
    expect(costHere(now)).toEqual({ N: 2 ** 17, r: 8, p });
  });
});

describe('a backup file', () => {
  it('is read as it was written, without the passkey', () => {
    const sealed = { ...made, passkey: { credential: 'a', salt: 'b', iv: 'c', data: 'd' } };
    expect(readBackup(writeBackup(sealed))).toEqual(made);
    const partly = { ...made, unsearched: true };
    expect(readBackup(writeBackup(partly))).toEqual(partly);
  });

  const file = JSON.parse(writeBackup(made));

  it.each<[string, string | object]>([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['too much', ' '.repeat(100_001)],
    ['another format', { format: 'x' }],
    ['an address that is watched', { sealed: { ...WATCHED } }],
    ['a passkey of another device', { sealed: { ...made, passkey: { ...file.sealed.secret } } }],
    ...DAMAGES.map(([name, change]): [string, object] => [
      name,
      { sealed: { ...made, ...change } },
    ]),
  ])('is refused with %s', (_, change) => {
    const text = typeof change === 'string' ? change : JSON.stringify({ ...file, ...change });
    expect(() => readBackup(text)).toThrow(says(/not a backup file/));
  });
});

describe('a record', () => {
  it('is one of this version', () => {
    expect(isKept(made)).toBe(true);
    expect(isKept(WATCHED)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'wallet'],
    ['no secret', { network: 'main', sealed: null, addresses: [THIEFS] }],
    ['no secret, of this version', { ...made, secret: null }],
    ['a watched address without an address', { ...WATCHED, address: '' }],
    ['half a passkey', { ...made, passkey: { credential: 'a' } }],
    ...DAMAGES.map(([name, change]): [string, unknown] => [name, { ...made, ...change }]),
  ])('is none with %s', (_, value) => {
    expect(isKept(value)).toBe(false);
  });
});
