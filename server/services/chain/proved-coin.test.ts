import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { coinOn } from '#rules/coins/coin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { WalletUnreachable } from '#server/gateways/node-wallet/wallet.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { findCoinChange, isCoinProved, proveCoin } from './proved-coin.ts';

const JKC = JUNKCOIN_ON.test;
const LTC = coinOn(LITECOIN, 'regtest');

describeOnPostgres('the proof of the coin', (database) => {
  const prove = (coin = JKC, wallet = createTestWallet({ chain: 'test', coin })) =>
    proveCoin(database().db, { coin, wallet, source: null });

  it('is kept for all servers, and asks nobody again', async () => {
    const { db } = database();
    expect(await isCoinProved(db, JKC)).toBe(false);
    expect(await proveCoin(db, { coin: JKC, wallet: null, source: null })).toBeNull();
    expect(await isCoinProved(db, JKC)).toBe(false);
    expect(await prove()).toBeNull();
    expect(await isCoinProved(db, JKC)).toBe(true);
    expect(await isCoinProved(db, JUNKCOIN_ON.regtest)).toBe(false);
    const gone = createTestWallet({ chain: 'test' });
    gone.node.faults.isDown = true;
    expect(await prove(JKC, gone)).toBeNull();
    expect(gone.requests).toEqual([]);
  });

  it('is no proof without an answer', async () => {
    const wallet = createTestWallet({ chain: 'test' });
    wallet.node.faults.isDown = true;
    await expect(prove(JKC, wallet)).rejects.toThrow(WalletUnreachable);
    expect(await isCoinProved(database().db, JKC)).toBe(false);
  });

  it('is refused to a node of another chain or coin', async () => {
    const { db } = database();
    const other = createTestWallet({ chain: 'regtest' });
    expect(await prove(JKC, other)).toBe('the node is on the chain regtest, and not on test');
    const coin = { ...LTC, name: 'Pearlcoin', genesisHash: 'ab'.repeat(32) };
    const says = await prove(coin, createTestWallet({ chain: 'regtest', coin }));
    expect(says).toBe(
      `the node is on another chain: its first block is ${LTC.genesisHash} (Litecoin (regtest)), and Pearlcoin (regtest) begins with ${coin.genesisHash}`,
    );
    expect(await isCoinProved(db, coin)).toBe(false);
    const alike = { ...LTC, name: 'Pearlcoin', pubKeyHash: 1, payable: LTC.payable };
    expect(await prove(alike, createTestWallet({ chain: 'regtest', coin: alike }))).toMatch(
      /another coin: its wallet's addresses are not Pearlcoin addresses$/,
    );
  });

  it('is taken from the first block where there is no wallet', async () => {
    const { db } = database();
    const of = (hash: string) => ({ readBlockHash: async (height: number) => `${hash}${height}` });
    const coin = { ...LTC, genesisHash: 'first0' };
    const asked = { coin, wallet: null };
    expect(await proveCoin(db, { ...asked, source: of('last') })).toMatch(/first block is last0/);
    expect(await proveCoin(db, { ...asked, source: of('first') })).toBeNull();
    expect(await isCoinProved(db, coin)).toBe(true);
  });

  it('is asked of the source of blocks at each start, also where the wallet has proved the coin', async () => {
    const { db } = database();
    expect(await prove()).toBeNull();
    const asked: number[] = [];
    const of = (hash: string) => ({
      readBlockHash: async (height: number) => {
        asked.push(height);
        return hash;
      },
    });
    const wallet = createTestWallet({ chain: 'test', coin: JKC });
    const other = of(LTC.genesisHash);
    for (const _ of [1, 2]) {
      expect(await proveCoin(db, { coin: JKC, wallet, source: other })).toMatch(/another chain/);
    }
    expect(asked).toEqual([0, 0]);
    const own = of(JKC.genesisHash);
    for (const _ of [1, 2]) {
      expect(await proveCoin(db, { coin: JKC, wallet, source: own })).toBeNull();
    }
    expect(asked).toEqual([0, 0, 0]);
  });

  it('binds the database to the coin once a member has an address', async () => {
    const { db } = database();
    expect(await findCoinChange(db, LTC)).toBeNull();
    await prove();
    expect(await findCoinChange(db, LTC)).toBeNull();
    await sql`
      insert into members (telegram_id, primary_address, created_at)
      values (7000000001, 'n1', now())`.execute(db);
    expect(await findCoinChange(db, LTC)).toBe(
      'the database holds addresses of JKC (test), and the settings say LTC (regtest)',
    );
    expect(await findCoinChange(db, JKC)).toBeNull();
  });
});
