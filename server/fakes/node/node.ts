import { scriptOfAddress } from '#server/coin/addresses.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import type { Outpoint, PayoutOutput } from '#server/gateways/node-wallet/wallet.ts';
import {
  addressOfScript,
  type ChainName,
  COIN_OF,
  createTestChain,
  hashOf,
  type TestChain,
} from './chain.ts';
import type { Dust } from './dust.ts';
import { createTestFaults } from './faults.ts';
import { createNodeMethods } from './methods.ts';
import { createTestPurse } from './purse.ts';
import { writeTransaction } from './transaction.ts';

/** Junkcoin Core 3.1.1 has accounts and 0.14's calls; the next version has 0.21's. */
export type NodeFlavour = 'account_era' | 'next';

export type TestNodeOptions = {
  flavour?: NodeFlavour;
  /** A chain of this name, or an existing chain that other wallets share. */
  chain?: ChainName | TestChain;
  /** Keeps the scripts of several wallets on one chain apart. */
  walletName?: string;
  now?: () => number;
  /** The wallet's coins at the start, all confirmed. */
  coins?: readonly bigint[];
};

export type TestNode = ReturnType<typeof createTestNode>;

const TEN_THOUSAND_COINS = 1_000_000_000_000n;
const FEE_UNITS = 1_000_000n;

/** A fake node with a wallet: chain, wallet view, RPC, and faults on demand. */
export function createTestNode(options: TestNodeOptions = {}) {
  const { flavour = 'next', now = Date.now, chain: given = 'main' } = options;
  const chain = typeof given === 'string' ? createTestChain(given, now) : given;
  const { name } = chain;
  const purse = createTestPurse(chain, now, flavour === 'next', options.walletName);
  const state = {
    flavour,
    isSyncing: false,
    /** Blocks known only by their headers. */
    missingBlocks: 0,
    /** The time until which the wallet is unlocked, in seconds since epoch; 0: locked; null: it has no passphrase. */
    unlockedUntil: null as number | null,
    /** Methods the node does not offer. */
    missingMethods: new Set<string>(),
    dust: null as Dust | null,
    /** Blocks below this height are deleted. */
    prunedBelow: 0,
  };
  let minted = 0;
  let strangers = 0;

  function mineThese(rawHex: string): string {
    chain.mineThese([rawHex]);
    const { txid } = readTransaction(rawHex);
    purse.notice(txid);
    return txid;
  }

  function mint(units: bigint): string {
    minted += 1;
    const input = { txid: hashOf(`coinbase ${minted}`), vout: 0 };
    const output = { scriptHex: purse.openScript(), units };
    return mineThese(writeTransaction([input], [output], true));
  }

  for (const units of options.coins ?? Array(5).fill(TEN_THOUSAND_COINS)) mint(units);

  const node = {
    chain,
    purse,
    state,
    faults: createTestFaults(),
    methods: createNodeMethods(chain, purse, state),
    mine: chain.mine,
    reorg: chain.reorg,
    /** Gives the wallet another coin, in its own block. */
    mint,

    /** A new valid address that nobody owns. */
    strangerAddress(kind: 'keyHash' | 'scriptHash' = 'keyHash'): string {
      strangers += 1;
      const hash = hashOf(`stranger ${strangers}`).slice(0, 40);
      const { pubKeyHash, scriptHash } = COIN_OF[name];
      return addressOfHash(kind === 'keyHash' ? pubKeyHash : scriptHash, hash);
    },

    /** A stranger pays an address with newly mined coins; the transaction waits in the mempool. Returns its id. */
    receive(address: string, units: bigint): string {
      strangers += 1;
      const own = `76a914${hashOf(`stranger ${strangers}`).slice(0, 40)}88ac`;
      const input = { txid: hashOf(`coins of stranger ${strangers}`), vout: 0 };
      const coin = { scriptHex: own, units: units + FEE_UNITS };
      const txid = mineThese(writeTransaction([input], [coin], true));
      const scriptHex = scriptOfAddress(address, COIN_OF[name]);
      const { verdict, txid: paid } = chain.accept(
        writeTransaction([{ txid, vout: 0 }], [{ scriptHex, units }], true),
      );
      if (verdict !== 'ok') throw new Error(`the chain says ${verdict}`);
      purse.notice(paid);
      return paid;
    },

    /** Strangers pay this many tiny coins to the wallet's address, in one block. */
    dust(count: number, units = 10_000n): void {
      chain.mine();
      const address = addressOfScript(name, purse.openScript());
      state.dust = { count, units, height: chain.blocks.length - 1, address };
    },

    /** Mines a block with a double spend of these outputs. */
    spend(outpoints: readonly Outpoint[]): string {
      const units = outpoints.reduce((sum, each) => sum + chain.unitsAt(each), -FEE_UNITS);
      strangers += 1;
      const scriptHex = `76a914${hashOf(`stranger ${strangers}`).slice(0, 40)}88ac`;
      return mineThese(writeTransaction(outpoints, [{ scriptHex, units }], true));
    },

    /** Mines a block with the same payment under another id, as after a raised fee. */
    payAgain(txid: string): string {
      const { inputs, outputs } = chain.find(txid);
      const paid = outputs.map((output) => {
        const isChange = purse.scripts.has(output.scriptHex);
        return isChange ? { ...output, units: output.units - FEE_UNITS } : output;
      });
      return mineThese(writeTransaction(inputs, paid, true));
    },

    /** Drops a transaction from the mempool; the wallet remembers its own. */
    drop(txid: string): void {
      chain.mempool.delete(txid);
    },

    /** The wallet sends its own unconfirmed transactions again, as wallets do by themselves now and then. */
    rebroadcast(): void {
      for (const [txid, { isOwn }] of purse.remembered) {
        const rawHex = isOwn && chain.confirmationsOf(txid) === 0 ? chain.rawHexOf(txid) : null;
        if (rawHex !== null) chain.accept(rawHex);
      }
    },

    /** Simulates a restart's losses. */
    restart(): void {
      purse.locked.clear();
    },

    /** The outputs that an address received in current blocks, for sums at the end of a test. */
    receivedBy(address: string): PayoutOutput[] {
      return chain.confirmedOutputs().filter((output) => output.address === address);
    },
  };
  return node;
}
