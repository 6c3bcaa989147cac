import { answersOf, type ShownTransaction } from '#server/fakes/node/answers-of.ts';
import type { TestNode } from '#server/fakes/node/node.ts';
import { sourceOf } from '#server/fakes/node/source-of-chain.ts';
import { fetchFromNode } from '#server/fakes/node/wallet.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { createInvoiceChain } from '#server/gateways/chain/chain-rpc.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { Fetch } from '#server/gateways/json-rpc.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { DEMO_COIN } from '#server/services/demo/coin.ts';
import { type DemoChain, demoAddress } from './chain.ts';
import { outputsOf, transactionsOf } from './explorer.ts';

/** Never resolved: calls go to the nodes in memory. */
export const NODE_URL = 'http://demo:demo@node.invalid/';

/** The real clients of wallet and node, with the demo's chain behind them. */
export function createDemoGateways(chain: DemoChain): {
  wallet: Wallet;
  faucetWallet: Wallet;
  chainIndex: ChainIndex;
  chainSource: ChainSource;
  invoices: { chain: InvoiceChain; addressOf: (index: number) => string };
} {
  const fetchFrom = (node: TestNode): Fetch => {
    const ask = fetchFromNode(node);
    return async (url, init) => {
      const response = await ask(url, init);
      // Not awaited: the caller may hold the embedded database's only connection.
      void chain.keep();
      return response;
    };
  };
  const fetch = fetchFrom(chain.node);
  return {
    wallet: createNodeWallet({ url: NODE_URL, coin: DEMO_COIN, fetch }),
    faucetWallet: createNodeWallet({
      url: NODE_URL,
      coin: DEMO_COIN,
      fetch: fetchFrom(chain.faucet),
    }),
    chainIndex: createDemoIndex(chain),
    chainSource: sourceOf(chain.chain, () => chain.chain),
    invoices: {
      chain: createInvoiceChain({ url: NODE_URL, fetch }),
      addressOf: (index) => demoAddress(`invoice ${index}`),
    },
  };
}

function createDemoIndex(demo: DemoChain): ChainIndex {
  const { chain } = demo;
  const tipHeight = () => chain.blocks.length - 1;
  const show = (txid: string): ShownTransaction => ({
    txid,
    blockHeight: chain.blockOf(txid)?.height ?? null,
    blockTimeMs: chain.blockOf(txid)?.timeMs ?? null,
    inputs: chain.find(txid).inputs,
    outputs: outputsOf(demo, txid),
  });
  const transactions = (address: string) => transactionsOf(demo, address).map(show);

  return {
    readHeight: async () => tipHeight(),
    ...answersOf({ height: tipHeight, transactions }),
    async readTransaction(txid) {
      const rawHex = chain.rawHexOf(txid);
      if (rawHex === null) throw new ChainUnreachable('the chain knows no such transaction');
      return rawHex;
    },
    isInBlock: async (txid) => chain.blockOf(txid) !== null,
    async broadcast(rawHex) {
      const { verdict } = demo.accept(rawHex);
      const isKnown = verdict === 'ok' || verdict === 'in mempool' || verdict === 'in chain';
      return isKnown ? { outcome: 'accepted' } : { outcome: 'refused', reason: verdict };
    },
  };
}
