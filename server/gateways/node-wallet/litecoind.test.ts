import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import { unitsOf } from '#server/coin/exact-json.ts';
import { COIN_OF } from '#server/fakes/node/chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import {
  COINS,
  expectWallet,
  type WalletChain,
} from '#server/testing/wallet/wallet-expectations.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { createNodeWallet } from './rpc.ts';
import { readTransaction } from './transaction.ts';
import { WalletUnreachable } from './wallet.ts';

/** A coin of the same addresses that has no segwit, on a node that has. */
const WITHOUT_SEGWIT: Coin = { ...COIN_OF.regtest, payable: ['p2pkh', 'p2sh'] };

// The same expectations for the fake in both flavours and for a real daemon. Without a daemon there are no tests with its name,
// and a warning.
for (const flavour of ['account_era', 'next'] as const) {
  expectWallet(`a fake node of the flavour ${flavour}`, async () => {
    const coins = COINS.map(parseAmount);
    const node = createTestNode({ flavour, chain: 'regtest', coins });
    return {
      wallet: createTestWallet({ node }),
      withFee: (feeUnitsPerKilobyte) => createTestWallet({ node, feeUnitsPerKilobyte }),
      withoutSegwit: createTestWallet({ node, coin: WITHOUT_SEGWIT }),
      newAddress: async () => String(node.methods('getnewaddress', [])),
      // From Litecoin Core's own vectors.
      segwitAddress: async () => 'rltc1q3kquwp848h4juq7rl5q3wqsr29pd3d6wprzz8k',
      knowsSegwit: flavour === 'next',
      strangerAddress: node.strangerAddress,
      mine: async (count = 1) => node.mine(count),
      reorg: async (depth) => node.reorg(depth),
      restart: async () => node.restart(),
      spendOutputs: async (txid) =>
        node.spend(node.chain.find(txid).outputs.map((_, vout) => ({ txid, vout }))),
      replace: async ({ inputs }) => node.spend(inputs),
      payAgain: async ({ txid }) => node.payAgain(txid),
      receivedBy: async (address) =>
        node.receivedBy(address).reduce((sum, { units }) => sum + units, 0n),
    };
  });
}

const path = await ensureLitecoind();
if (path === null) {
  console.warn(
    'WARNING: there is no litecoind here and none could be brought: the wallet was tried on the fake ' +
      'node only, not on a real daemon. Install litecoind or name it in LITECOIND_PATH.',
  );
} else {
  describe('a real daemon', () => {
    let daemon: Litecoind;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());
    expectWallet('litecoind', () => openOn(daemon));

    it('accepts the same bytes again after it was killed', async () => {
      const { wallet, strangerAddress, receivedBy } = await openOn(daemon);
      const address = strangerAddress();
      const built = await wallet.build([{ address, units: 100_000_000n }]);
      await wallet.broadcast(built);
      // Otherwise it would lose the blocks that funded the wallet, which no other node has.
      await daemon.call('gettxoutsetinfo');
      await daemon.kill();
      await expect(wallet.broadcast(built)).rejects.toThrow(WalletUnreachable);
      await expect(wallet.readState()).rejects.toThrow(WalletUnreachable);
      await daemon.restart();
      expect(['accepted', 'known']).toContain((await wallet.broadcast(built)).outcome);
      await daemon.mine();
      expect(await wallet.broadcast(built)).toEqual({ outcome: 'in_chain' });
      expect(await receivedBy(address)).toBe(100_000_000n);
    });
  });
}

let strangers = 0;

async function openOn(daemon: Litecoind): Promise<WalletChain> {
  const { url, call, newAddress } = await daemon.openWallet(COINS);
  const signAndMine = async (raw: unknown): Promise<string> => {
    const signed = await call('signrawtransactionwithwallet', raw);
    if (typeof signed !== 'object' || signed === null || !('hex' in signed)) throw new Error('hex');
    await daemon.mineThis(String(signed.hex));
    return readTransaction(String(signed.hex)).txid;
  };
  const spend = async (outpoints: unknown, address: string, units: string) =>
    signAndMine(await call('createrawtransaction', outpoints, { [address]: units }));
  return {
    wallet: createNodeWallet({ url, coin: COIN_OF.regtest }),
    withFee: (feeUnitsPerKilobyte) =>
      createNodeWallet({ url, coin: COIN_OF.regtest, feeUnitsPerKilobyte }),
    newAddress,
    withoutSegwit: createNodeWallet({ url, coin: WITHOUT_SEGWIT }),
    segwitAddress: async () => String(await call('getnewaddress', '', 'bech32')),
    knowsSegwit: true,
    strangerAddress(kind = 'keyHash') {
      strangers += 1;
      const hash = createHash('ripemd160').update(`stranger ${strangers}`).digest('hex');
      return addressOfHash(kind === 'keyHash' ? 111 : 58, hash);
    },
    mine: daemon.mine,
    reorg: (depth) => daemon.reorg(depth),
    restart: () => daemon.restart(),
    async spendOutputs(txid) {
      const { hex } = objectOf(await call('gettransaction', txid));
      const { outputs } = readTransaction(String(hex));
      const outpoints = outputs.map((_, vout) => ({ txid, vout }));
      await spend(outpoints, await newAddress(), '1');
    },
    replace: async ({ inputs }) => spend(inputs, await newAddress(), '0.1'),
    async payAgain({ rawHex }) {
      const { inputs, outputs } = readTransaction(rawHex);
      const change = outputs.reduce((one, other) => (other.units > one.units ? other : one));
      const paid = outputs.map((each) =>
        each === change ? { ...each, units: each.units - 100_000n } : each,
      );
      return signAndMine(writeTransaction(inputs, paid, false));
    },
    async receivedBy(address) {
      const { scriptPubKey } = objectOf(await call('validateaddress', address));
      const scanned = objectOf(await call('scantxoutset', 'start', [`raw(${scriptPubKey})`]));
      return unitsOf(String(scanned.total_amount));
    },
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return { ...value };
}
