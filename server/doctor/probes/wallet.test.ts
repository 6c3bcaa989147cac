import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestNode } from '#server/fakes/node/node.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { probeWallet, type WalletPlace } from './wallet.ts';

const HOUR_MS = 3_600_000;

describe('the wallet', () => {
  let server: TestWalletServer;
  beforeEach(async () => {
    server = await openTestWalletServer();
  });
  afterEach(() => server.close());

  const probe = (change: Partial<WalletPlace> = {}) =>
    probeWallet({
      walletUrl: server.url,
      coin: JUNKCOIN_ON.main,
      preview: null,
      nowMs: Date.now(),
      ...change,
    });

  it('answers, on its chain, with enough and able to sign', async () => {
    const { findings, state } = await probe();
    expect(state).toMatchObject({ chain: 'main', height: 5 });
    expect(statesOf(findings)).toEqual([
      'wallet: ok',
      'wallet-network: ok',
      'wallet-coin: ok',
      'wallet-sync: ok',
      'wallet-balance: ok',
      'wallet-signing: ok',
    ]);
    expect(findingOf(findings, 'wallet-balance').says).toBe('The wallet can spend 50000.');
  });

  it.each<[string, string, string, (node: TestNode) => Partial<WalletPlace>]>([
    ['on another chain', 'wallet-network', 'fault', () => ({ coin: JUNKCOIN_ON.test })],
    [
      'of another coin',
      'wallet-coin',
      'fault',
      () => ({ coin: { ...JUNKCOIN_ON.main, genesisHash: 'ab'.repeat(32) } }),
    ],
    ['loading blocks', 'wallet-sync', 'warning', ({ state }) => set(state, { isSyncing: true })],
    ['behind', 'wallet-sync', 'warning', ({ state }) => set(state, { missingBlocks: 3 })],
    ['a little behind', 'wallet-sync', 'ok', ({ state }) => set(state, { missingBlocks: 2 })],
    ['standing still', 'wallet-sync', 'warning', () => ({ nowMs: Date.now() + 2.1 * HOUR_MS })],
    ['locked', 'wallet-signing', 'fault', ({ state }) => set(state, { unlockedUntil: 0 })],
    ['unlocked for a day', 'wallet-signing', 'warning', ({ state }) => unlock(state, 24)],
    ['unlocked for long', 'wallet-signing', 'ok', ({ state }) => unlock(state, 24 * 30)],
    [
      'without raw transactions',
      'wallet-signing',
      'warning',
      ({ state }) => set(state, { missingMethods: new Set(['fundrawtransaction']) }),
    ],
  ])('is %s', async (_, check, state, arrange) => {
    const { findings } = await probe(arrange(server.node));
    expect(findingOf(findings, check).state).toBe(state);
    const others = findings.filter((each) => each.check !== check);
    expect(others.filter((each) => each.state !== 'ok')).toEqual([]);
  });

  it.each<[string, RegExp, () => string]>([
    ['refuses the password', /refuses the user/, () => server.url.replace(/:[^:@]+@/, ':other@')],
    ['is not there', /cannot be queried/, () => 'http://me:Sesame-0pen@127.0.0.1:1/'],
    ['breaks off', /cannot be queried/, () => broken(server.node)],
    ['is loading', /is starting/, () => ordered('warming_up')],
    ['is not loaded', /no wallet is loaded/, () => ordered({ code: -18, message: 'No wallet' })],
    ['refuses a method', /code -8/, () => ordered({ code: -8, message: 'Sesame-0pen' })],
  ])('%s', async (_, says, urlOf) => {
    const { findings, state } = await probe({ walletUrl: urlOf() });
    expect(state).toBeNull();
    expect(statesOf(findings)).toEqual(['wallet: fault']);
    expect(findings[0]?.says).toMatch(says);
    expect(JSON.stringify(findings)).not.toMatch(/Sesame|p@ss|word%2F/);
  });

  /** Three times, because reads are tried three times. */
  function ordered(fault: Parameters<TestNode['faults']['order']>[1]): string {
    server.node.faults.order('getblockchaininfo', fault, fault, fault);
    return server.url;
  }

  function broken({ faults }: TestNode): string {
    faults.isDown = true;
    return server.url;
  }
});

function set(state: TestNode['state'], change: Partial<TestNode['state']>) {
  Object.assign(state, change);
  return {};
}

function unlock(state: TestNode['state'], hours: number) {
  return set(state, { unlockedUntil: Math.round((Date.now() + hours * HOUR_MS) / 1000) });
}
