import { addressOfHash, hashOfAddress } from './base58.ts';
import { ADDRESS_VERSIONS, type ChainName, createTestChain, hashOf } from './test-chain.ts';
import { createTestFaults } from './test-faults.ts';
import { createNodeMethods } from './test-node-methods.ts';
import { createTestPurse } from './test-purse.ts';
import { writeTransaction } from './test-transaction.ts';
import { readTransaction } from './transaction.ts';
import type { Outpoint, PaymentOutput } from './wallet.ts';

/** Junkcoin Core 3.1.1 has accounts and 0.14's calls; the next one has 0.21's. */
export type NodeFlavour = 'account_era' | 'next';

export type TestNodeOptions = {
  flavour?: NodeFlavour;
  chain?: ChainName;
  now?: () => number;
  /** What the wallet owns at the start, one confirmed coin for each. */
  coins?: readonly bigint[];
};

export type TestNode = ReturnType<typeof createTestNode>;

const TEN_THOUSAND_COINS = 1_000_000_000_000n;
const FEE_UNITS = 1_000_000n;

/** A fake node with a wallet: a chain, what the wallet knows of it, its RPC, and faults to order. */
export function createTestNode(options: TestNodeOptions = {}) {
  const { flavour = 'next', now = Date.now, chain: name = 'main' } = options;
  const chain = createTestChain(name, now);
  const purse = createTestPurse(chain, now, flavour === 'next');
  const state = {
    flavour,
    isSyncing: false,
    /** Blocks of which only the headers are there. */
    missingBlocks: 0,
    /** Methods that the node does not offer. */
    missingMethods: new Set<string>(),
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
    /** Gives the wallet another coin, in a block of its own. */
    mint,

    /** An address that is nobody's, valid on this chain; another one each time. */
    strangerAddress(kind: 'keyHash' | 'scriptHash' = 'keyHash'): string {
      strangers += 1;
      const hash = hashOf(`stranger ${strangers}`).slice(0, 40);
      return addressOfHash(ADDRESS_VERSIONS[name][kind], hash);
    },

    /**
     * A stranger pays an address; the transaction waits in the mempool, and the coins for it come from a
     * block of their own. Gives its id.
     */
    receive(address: string, units: bigint): string {
      strangers += 1;
      const own = `76a914${hashOf(`stranger ${strangers}`).slice(0, 40)}88ac`;
      const input = { txid: hashOf(`coins of stranger ${strangers}`), vout: 0 };
      const coin = { scriptHex: own, units: units + FEE_UNITS };
      const txid = mineThese(writeTransaction([input], [coin], true));
      const scriptHex = `76a914${hashOfAddress(address)}88ac`;
      const { verdict, txid: paid } = chain.accept(
        writeTransaction([{ txid, vout: 0 }], [{ scriptHex, units }], true),
      );
      if (verdict !== 'ok') throw new Error(`the chain says ${verdict}`);
      purse.notice(paid);
      return paid;
    },

    /** Mines a block that spends these outputs otherwise: what else spends them is in conflict. */
    spend(outpoints: readonly Outpoint[]): string {
      const units = outpoints.reduce((sum, each) => sum + chain.unitsAt(each), -FEE_UNITS);
      strangers += 1;
      const scriptHex = `76a914${hashOf(`stranger ${strangers}`).slice(0, 40)}88ac`;
      return mineThese(writeTransaction(outpoints, [{ scriptHex, units }], true));
    },

    /** Mines a block with the same payment under another id, as after somebody has raised its fee. */
    payAgain(txid: string): string {
      const { inputs, outputs } = chain.find(txid);
      const paid = outputs.map((output) => {
        const isChange = purse.scripts.has(output.scriptHex);
        return isChange ? { ...output, units: output.units - FEE_UNITS } : output;
      });
      return mineThese(writeTransaction(inputs, paid, true));
    },

    /** Lets the mempool forget a transaction; the wallet remembers its own. */
    drop(txid: string): void {
      chain.mempool.delete(txid);
    },

    /** What a restart of the node loses. */
    restart(): void {
      purse.locked.clear();
    },

    /** What these addresses got in blocks that stand now, for the sums at the end of a test. */
    receivedBy(address: string): PaymentOutput[] {
      return chain.confirmedOutputs().filter((output) => output.address === address);
    },
  };
  return node;
}
