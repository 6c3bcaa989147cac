import { beforeEach, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../testing/fake-indexed-db.ts';
import { says } from '../../testing/wallet-texts.ts';
import type { Watched } from './kept.ts';
import { addPasskey, seal } from './sealing.ts';
import { openStore } from './store.ts';

const ADDRESS = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
const OWN = { address: ADDRESS, path: "m/44'/2013'/0'/0/0" };
const PASSPHRASE = 'Ärmel of the pirate';
const make = (text: string) =>
  seal(
    { kind: 'words', text },
    {
      ...{ network: 'main', addresses: [OWN], unsearched: false, passphrase: PASSPHRASE },
      cost: { N: 2 ** 10, r: 8, p: 1 },
    },
  );
const [first, second] = await Promise.all([make('legal winner'), make('thank year')]);
const passkey = { prf: Buffer.alloc(32, 5), credential: 'Y3JlZA==', salt: 'c2FsdA==' };
const withPasskey = await addPasskey(first, PASSPHRASE, passkey);
const watched: Watched = { version: 2, kind: 'watched', network: 'main', address: ADDRESS };
const IN_ANOTHER_TAB = says(/perhaps made in another tab/);

beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb());
  return () => vi.unstubAllGlobals();
});

const openTabs = async () => [await openStore(), await openStore()] as const;

it('gets a passkey, and can be removed with it or without', async () => {
  const [tab, other] = await openTabs();
  await tab.add(first);
  await tab.replace(first, withPasskey);
  expect(await other.read()).toEqual(withPasskey);
  await other.remove(first);
  await other.remove(first);
  expect(await tab.read()).toBeNull();
});

it('gets no passkey in the place of a wallet that another tab has made meanwhile', async () => {
  const [tab, other] = await openTabs();
  await tab.add(first);
  await other.remove(first);
  await other.add(second);
  await expect(tab.replace(first, withPasskey)).rejects.toThrow(IN_ANOTHER_TAB);
  expect(await tab.read()).toEqual(second);
});

it('gets no passkey once another tab has removed it', async () => {
  const [tab, other] = await openTabs();
  await tab.add(first);
  await other.remove(first);
  await expect(tab.replace(first, withPasskey)).rejects.toThrow(says(/could not save/));
  expect(await tab.read()).toBeNull();
});

it('is not removed by a tab that shows an earlier one', async () => {
  const [tab, other] = await openTabs();
  await tab.add(first);
  await other.remove(first);
  await other.add(second);
  await expect(tab.remove(first)).rejects.toThrow(IN_ANOTHER_TAB);
  expect(await tab.read()).toEqual(second);
});

it('is not removed by a tab that stops watching an address', async () => {
  const [tab, other] = await openTabs();
  await tab.add(watched);
  await other.removeKeyless();
  await other.add(first);
  await expect(tab.removeKeyless()).rejects.toThrow(IN_ANOTHER_TAB);
  expect(await tab.read()).toEqual(first);
});
