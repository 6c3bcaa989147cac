import type { TestNode } from '#server/fakes/node/node.ts';
import { fetchFromNode } from '#server/fakes/node/wallet.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import type { ChainIndex, ReceivedOutput, Spend } from '#server/gateways/chain/chain-index.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { createInvoiceChain } from '#server/gateways/chain/chain-rpc.ts';
import type { Fetch } from '#server/gateways/json-rpc.ts';
import { createWallet } from '#server/gateways/wallet/rpc.ts';
import type { Wallet } from '#server/gateways/wallet/wallet.ts';
import { type DemoChain, demoAddress } from './chain.ts';
import { outputsOf, transactionsOf } from './explorer.ts';

/** Never resolved: calls go to the nodes in memory. */
export const NODE_URL = 'http://demo:demo@node.invalid/';

/** The real clients of wallet and node, with the demo's chain behind them. */
export function createDemoGateways(chain: DemoChain): {
  wallet: Wallet;
  faucetWallet: Wallet;
  chainIndex: ChainIndex;
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
    wallet: createWallet({ url: NODE_URL, fetch }),
    faucetWallet: createWallet({ url: NODE_URL, fetch: fetchFrom(chain.faucet) }),
    chainIndex: createDemoIndex(chain),
    invoices: {
      chain: createInvoiceChain({ url: NODE_URL, fetch }),
      addressOf: (index) => demoAddress(`invoice ${index}`),
    },
  };
}

function createDemoIndex(demo: DemoChain): ChainIndex {
  const { chain } = demo;
  const tipHeight = () => chain.blocks.length - 1;
  const confirmationsOf = (txid: string) => {
    const block = chain.blockOf(txid);
    return block === null ? 0 : tipHeight() - block.height + 1;
  };

  function received(address: string): ReceivedOutput[] {
    return transactionsOf(demo, address).flatMap((txid) =>
      outputsOf(demo, txid)
        .filter((output) => output.address === address)
        .map(({ vout, units }) => ({
          txid,
          vout,
          units,
          confirmations: confirmationsOf(txid),
          blockHeight: chain.blockOf(txid)?.height ?? null,
          blockTimeMs: chain.blockOf(txid)?.timeMs ?? null,
        })),
    );
  }

  const unspent = (address: string) =>
    received(address).filter((output) => chain.spenderOf(output, 'anywhere') === null);

  return {
    readHeight: async () => tipHeight(),
    async readBalance(address) {
      const sum = (isConfirmed: boolean) =>
        unspent(address)
          .filter(({ confirmations }) => confirmations > 0 === isConfirmed)
          .reduce((total, { units }) => total + units, 0n);
      return { confirmedUnits: sum(true), unconfirmedUnits: sum(false) };
    },
    readReceived: async (address, { sinceMs, wants = () => true }) =>
      received(address)
        .filter(({ blockTimeMs }) => blockTimeMs === null || blockTimeMs >= sinceMs)
        .filter(wants),
    async readSpends(address) {
      const own = new Set(received(address).map(({ txid, vout }) => `${txid}:${vout}`));
      return transactionsOf(demo, address).flatMap((txid): Spend[] => {
        const inputs = chain.find(txid).inputs.map((input) => `${input.txid}:${input.vout}`);
        if (!inputs.some((input) => own.has(input))) return [];
        const outputs = outputsOf(demo, txid).map(({ address, units }) => ({ address, units }));
        return [{ txid, confirmations: confirmationsOf(txid), inputs, outputs }];
      });
    },
    readUnspent: async (address) =>
      unspent(address).map(({ txid, vout, units, confirmations }) => {
        return { txid, vout, units, confirmations };
      }),
    async readTransaction(txid) {
      const rawHex = chain.rawHexOf(txid);
      if (rawHex === null) throw new ChainUnreachable('the chain knows no such transaction');
      return rawHex;
    },
    async broadcast(rawHex) {
      const { verdict } = demo.accept(rawHex);
      const isKnown = verdict === 'ok' || verdict === 'in mempool' || verdict === 'in chain';
      return isKnown ? { outcome: 'accepted' } : { outcome: 'refused', reason: verdict };
    },
  };
}
