import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedTransaction, Wallet } from '#server/gateways/node-wallet/wallet.ts';

/** A chain with a wallet, real or fake, for these expectations. */
export type WalletChain = {
  wallet: Wallet;
  /** The same wallet with another fee per thousand bytes. */
  withFee(feeUnitsPerKilobyte: bigint): Wallet;
  /** The same wallet for a coin on whose chain segwit is not active. */
  withoutSegwit: Wallet;
  newAddress(): Promise<string>;
  /** An address that segwit-aware nodes call valid. */
  segwitAddress(): Promise<string>;
  knowsSegwit: boolean;
  strangerAddress(kind?: 'keyHash' | 'scriptHash'): string;
  mine(count?: number): Promise<unknown>;
  reorg(depth: number): Promise<unknown>;
  /** Restarts the node cleanly. */
  restart(): Promise<unknown>;
  /** Mines a block with a transaction that spends all outputs of this one. */
  spendOutputs(txid: string): Promise<unknown>;
  /** Mines a block with a double spend of this transaction. */
  replace(transaction: SignedTransaction): Promise<unknown>;
  /** Mines a block with a double spend that pays the same, for a higher fee. Returns its id. */
  payAgain(transaction: SignedTransaction): Promise<string>;
  /** Confirmed units of an address, counted without the client. */
  receivedBy(address: string): Promise<bigint>;
};

/** The wallet's coins on every chain in `expectWallet`. */
export const COINS = ['10', '5.00000001', '0.12345678'] as const;
const OWNED = 1_512_345_679n;
/** A block's median time is that of this many blocks. */
const BLOCKS_OF_A_MEDIAN = 11;
/** At this depth nothing is listed again. */
const SETTLED_BLOCKS = 100;

/**
 * The contract of a wallet, checked on any chain: on a fake node in both flavours and on a real daemon, so that the fake cannot
 * promise more than the daemon.
 */
export function expectWallet(name: string, open: () => Promise<WalletChain>): void {
  describe(`the wallet on ${name}`, () => {
    let chain: WalletChain;
    let wallet: Wallet;
    beforeEach(async () => {
      chain = await open();
      wallet = chain.wallet;
    });
    const pay = (units: bigint, address = chain.strangerAddress()) =>
      wallet.build([{ address, units }]);

    it('tells its state, to the last unit', async () => {
      const before = await wallet.readState();
      expect(before).toMatchObject({ chain: 'regtest', isSyncing: false, balanceUnits: OWNED });
      expect(Math.abs(before.tipTimeMs - Date.now())).toBeLessThan(2 * 60 * 60_000);
      await chain.mine();
      const after = await wallet.readState();
      expect(after.height).toBe(before.height + 1);
      expect(after.headers).toBe(after.height);
      expect(await wallet.canSignRaw()).toBe(true);
    });

    it('knows the part of its balance that is deep in the chain', async () => {
      await chain.mine(5);
      expect(await wallet.readDeepBalance(5)).toBe(OWNED);
      expect(await wallet.readDeepBalance(100_000)).toBe(0n);
      const built = await pay(1_000_000n);
      const { balanceUnits: unlocked } = await wallet.readState();
      expect(await wallet.readDeepBalance(5)).toBe(unlocked);
      await wallet.broadcast(built);
      await chain.mine();
      const { balanceUnits } = await wallet.readState();
      expect(balanceUnits).toBeGreaterThan(unlocked);
      expect(await wallet.readDeepBalance(1)).toBe(balanceUnits);
      expect(await wallet.readDeepBalance(2)).toBe(unlocked);
    });

    it('gives the script of what can be paid here, and of nothing else', async () => {
      const key = chain.strangerAddress();
      const script = chain.strangerAddress('scriptHash');
      expect(await wallet.readScript(await chain.newAddress())).toMatch(/^76a914.{40}88ac$/);
      expect(await wallet.readScript(key)).toMatch(/^76a914.{40}88ac$/);
      expect(await wallet.readScript(script)).toMatch(/^a914.{40}87$/);
      const mistyped = key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x');
      const others = [
        mistyped,
        '',
        'data',
        ` ${key}`,
        // An address of Junkcoin's main chain.
        '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
        'x'.repeat(200_000),
        '\u0000',
        '__proto__',
      ];
      for (const other of others) expect(await wallet.readScript(other)).toBeNull();
    });

    it('pays a segwit address only where coin and node have segwit', async () => {
      const address = await chain.segwitAddress();
      expect(await chain.withoutSegwit.readScript(address)).toBeNull();
      const script = await wallet.readScript(address);
      if (!chain.knowsSegwit) return expect(script).toBeNull();
      expect(script).toMatch(/^0014.{40}$/);
      const built = await pay(1_000_000n, address);
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
      await chain.mine();
      expect(await chain.receivedBy(address)).toBe(1_000_000n);
    });

    it('signs what pays exactly what was asked for, and sends nothing', async () => {
      const outputs = [1_000_000n, 1_000_001n, 123_456_789n].map((units) => {
        return { address: chain.strangerAddress(), units };
      });
      const built = await wallet.build([
        ...outputs,
        { address: chain.strangerAddress('scriptHash'), units: 99_999_999n },
      ]);
      expect(built.feeUnits).toBeGreaterThan(0n);
      expect(built.feeUnits).toBeLessThan(200_000n);
      expect(await wallet.findTransaction(built.txid)).toBeNull();
      expect(await wallet.listLocked()).toEqual(built.inputs);
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
      await chain.mine();
      for (const { address, units } of outputs) {
        expect(await chain.receivedBy(address)).toBe(units);
      }
      const paid = outputs.reduce((sum, { units }) => sum + units, 99_999_999n);
      const { balanceUnits } = await wallet.readState();
      expect(balanceUnits).toBe(OWNED - paid - built.feeUnits);
    });

    it('pays five hundred at once', async () => {
      const outputs = Array.from({ length: 500 }, (_, index) => {
        return { address: chain.strangerAddress(), units: 1_000_000n + BigInt(index) };
      });
      const built = await wallet.build(outputs);
      expect(built.feeUnits).toBeLessThan(5_000_000n);
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
      await chain.mine();
      expect(await chain.receivedBy(outputs[0]?.address ?? '')).toBe(1_000_000n);
      expect(await chain.receivedBy(outputs[499]?.address ?? '')).toBe(1_000_499n);
    });

    it('refuses what it cannot pay, and locks nothing for it', async () => {
      const address = chain.strangerAddress();
      await expect(pay(OWNED, address)).rejects.toMatchObject({ name: 'WalletRefused', code: -4 });
      await expect(pay(1_000_000n, 'nobody')).rejects.toMatchObject({ code: -5 });
      await expect(wallet.build([])).rejects.toThrow(RangeError);
      await expect(pay(0n)).rejects.toThrow(RangeError);
      const same = { address, units: 1_000_000n };
      await expect(wallet.build([same, same])).rejects.toThrow(RangeError);
      expect(await wallet.listLocked()).toEqual([]);
    });

    it('never spends a locked coin, and again what was unlocked', async () => {
      const first = await pay(100_000_000n);
      const second = await pay(100_000_000n);
      const spent = (built: SignedTransaction) => built.inputs.map(({ txid }) => txid).join();
      expect(spent(second)).not.toBe(spent(first));
      await wallet.unlock(first.inputs);
      await wallet.unlock(first.inputs);
      expect(await wallet.listLocked()).toEqual(second.inputs);
    });

    it('says of a transaction sent again that it is known, in the chain, or spent', async () => {
      const built = await pay(100_000_000n, await chain.newAddress());
      expect(await wallet.findTransaction(built.txid)).toBeNull();
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
      expect(['accepted', 'known']).toContain((await wallet.broadcast(built)).outcome);
      expect(await wallet.findTransaction(built.txid)).toEqual({
        confirmations: 0,
        blockHash: null,
      });
      await chain.mine();
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'in_chain' });
      const found = await wallet.findTransaction(built.txid);
      expect(found).toEqual({
        confirmations: 1,
        blockHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      await chain.spendOutputs(built.txid);
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'missing_inputs' });
      expect(await wallet.findTransaction(built.txid)).toEqual({ ...found, confirmations: 2 });
    });

    it('counts backwards for what a block has replaced', async () => {
      const built = await pay(100_000_000n);
      await wallet.broadcast(built);
      await chain.replace(built);
      expect(await wallet.findTransaction(built.txid)).toEqual({
        confirmations: -1,
        blockHash: null,
      });
      await chain.mine();
      expect(await wallet.findTransaction(built.txid)).toMatchObject({ confirmations: -2 });
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'missing_inputs' });
    });

    it('finds what has taken a transaction’s place, if it pays the same', async () => {
      const same = [{ address: chain.strangerAddress(), units: 100_000_000n }];
      const more = [{ address: chain.strangerAddress(), units: 100_000_001n }];
      const [raised, lost] = [await wallet.build(same), await wallet.build(more)];
      for (const built of [raised, lost]) await wallet.broadcast(built);
      expect(await wallet.findReplacement(raised.txid, same)).toBeNull();
      const other = await chain.payAgain(raised);
      expect(await wallet.findTransaction(raised.txid)).toMatchObject({ confirmations: -1 });
      expect(await wallet.findReplacement(raised.txid, same)).toBe(other);
      expect(await wallet.findReplacement(raised.txid, more)).toBeNull();
      await chain.replace(lost);
      expect(await wallet.findReplacement(lost.txid, more)).toBeNull();
    });

    it('follows a chain that takes blocks back', async () => {
      const address = chain.strangerAddress();
      const built = await pay(100_000_000n, address);
      await wallet.broadcast(built);
      await chain.mine();
      await chain.mine();
      expect(await wallet.findTransaction(built.txid)).toMatchObject({ confirmations: 2 });
      await chain.reorg(2);
      expect(await wallet.findTransaction(built.txid)).toEqual({
        confirmations: 0,
        blockHash: null,
      });
      expect(['accepted', 'known']).toContain((await wallet.broadcast(built)).outcome);
      await chain.mine();
      expect(await wallet.findTransaction(built.txid)).toMatchObject({ confirmations: 1 });
      expect(await chain.receivedBy(address)).toBe(100_000_000n);
    });

    it('keeps transactions over a restart of the node, and has to lock again', async () => {
      const [sent, unsent] = [await pay(100_000_000n), await pay(100_000_000n)];
      await wallet.broadcast(sent);
      await chain.restart();
      expect(await wallet.listLocked()).toEqual([]);
      expect(await wallet.findTransaction(sent.txid)).toMatchObject({ confirmations: 0 });
      await wallet.lock([...unsent.inputs, ...sent.inputs]);
      await wallet.lock([...unsent.inputs, ...sent.inputs]);
      expect(await wallet.listLocked()).toEqual(expect.arrayContaining(unsent.inputs));
      expect(await wallet.broadcast(unsent)).toEqual({ outcome: 'accepted' });
      expect(['accepted', 'known']).toContain((await wallet.broadcast(sent)).outcome);
    });

    it('says why a transaction is refused', async () => {
      const cheap = await chain
        .withFee(100n)
        .build([{ address: chain.strangerAddress(), units: 100_000_000n }]);
      expect(await wallet.broadcast(cheap)).toEqual({
        outcome: 'refused',
        reason: expect.stringMatching(/fee|priority/),
      });
      expect(await wallet.broadcast({ rawHex: '00' })).toMatchObject({ outcome: 'refused' });
    });

    it('pays at once too, and finds that by its comment', async () => {
      const startMs = Date.now();
      const address = chain.strangerAddress();
      const txid = await wallet.sendMany([{ address, units: 12_345_679n }], 'jkc:1:1');
      expect(await wallet.findByComment('jkc:1:1', startMs)).toBe(txid);
      await chain.mine();
      expect(await chain.receivedBy(address)).toBe(12_345_679n);
      await wallet.sendMany([{ address, units: 1_000_000n }], 'jkc:2:1');
      await chain.mine(BLOCKS_OF_A_MEDIAN + 1);
      expect(await wallet.findByComment('jkc:1:1', startMs)).toBe(txid);
      expect(await wallet.findByComment('jkc:1:1', 0)).toBe(txid);
      expect(await wallet.findByComment('jkc:1', startMs)).toBeNull();
      await expect(wallet.sendMany([{ address, units: OWNED }], 'much')).rejects.toMatchObject({
        name: 'WalletRefused',
      });
      await expect(
        wallet.sendMany([{ address: 'nobody', units: 1_000_000n }], 'bad'),
      ).rejects.toMatchObject({ name: 'WalletRefused', code: -5 });
      expect(await wallet.findByComment('much', startMs)).toBeNull();
    });

    it('lists what it has paid to others, and from where to go on', async () => {
      const startMs = Date.now();
      const [one, two] = [chain.strangerAddress(), chain.strangerAddress('scriptHash')];
      const built = await wallet.build([
        { address: one, units: 1_000_001n },
        { address: two, units: 200_000_000n },
      ]);
      const list = (block: string | null = null) => wallet.listSent({ block, ms: startMs });
      expect((await list()).transactions).toEqual([]);
      await wallet.broadcast(built);
      const [waiting, ...others] = (await list()).transactions;
      expect(others).toEqual([]);
      expect(waiting).toMatchObject({ txid: built.txid, comment: null, confirmations: 0 });
      expect(waiting?.sentAtMs).toBeGreaterThan(startMs - 2 * 60 * 60_000);
      const paid = new Map(waiting?.outputs.map(({ address, units }) => [address, units]));
      expect(paid).toEqual(
        new Map([
          [one, 1_000_001n],
          [two, 200_000_000n],
        ]),
      );
      // To itself: nothing has left the wallet.
      const own = await wallet.sendMany(
        [{ address: await chain.newAddress(), units: 1_000_000n }],
        'own',
      );
      const named = await wallet.sendMany([{ address: one, units: 1_000_000n }], 'named');
      await chain.mine();
      const after = (await list()).transactions;
      expect(after.map(({ txid }) => txid).sort()).toEqual([built.txid, named].sort());
      expect(after.map(({ txid }) => txid)).not.toContain(own);
      expect(after.find(({ txid }) => txid === named)).toMatchObject({
        comment: 'named',
        confirmations: 1,
      });
      await chain.mine(SETTLED_BLOCKS);
      const settled = await list();
      expect(settled.block).toMatch(/^[0-9a-f]{64}$/);
      expect((await list(settled.block)).transactions).toEqual([]);
      const later = await wallet.sendMany([{ address: two, units: 1_000_000n }], 'later');
      expect((await list(settled.block)).transactions.map(({ txid }) => txid)).toEqual([later]);
      // Another chain's block, so it searches by time instead.
      expect((await list('f'.repeat(64))).transactions.map(({ txid }) => txid)).toContain(later);
    });

    it('lists no payment as such that a block has replaced', async () => {
      const startMs = Date.now();
      const built = await pay(100_000_000n);
      await wallet.broadcast(built);
      await chain.replace(built);
      const { transactions } = await wallet.listSent({ block: null, ms: startMs });
      const found = transactions.find(({ txid }) => txid === built.txid);
      expect(found?.confirmations ?? -1).toBeLessThan(0);
    });
  });
}
