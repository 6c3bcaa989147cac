import { createServer } from 'node:http';
import { parseAmount } from '#rules/amounts.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { openDaemonIndex } from '../../server/fakes/chain-index/daemon-index.ts';
import { openIndexServer } from '../../server/fakes/chain-index/index-server.ts';
import { listenOnLoopback } from '../../server/fakes/loopback.ts';
import { createTestNode } from '../../server/fakes/node/node.ts';
import { openTestWalletServer } from '../../server/fakes/node/wallet-server.ts';
import { openLitecoindForTest } from '../../server/testing/wallet/litecoind.ts';

/** The coins in the operator's wallet, and in the tipper's. */
const OPERATOR = '150';
const TIPPER = '40';

/** A chain with an index and the operator's wallet. */
export type Chain = {
  /** For `WALLET_RPC_URL` and `CHAIN_API_URL`. */
  walletUrl: string;
  indexRoot: string;
  /** An address of another person, in a wallet that is not ours. */
  newAddress(): Promise<string>;
  /** A plain payment by the tipper; returns its txid. */
  pay(address: string, amount: string): Promise<string>;
  mine(count: number): Promise<void>;
  /** Sets the time of the blocks that are mined from now on. */
  setTime(nowMs: number): Promise<void>;
  /** The units that the chain has paid to an address, with at least six confirmations. */
  readPaid(address: string): Promise<bigint>;
  close(): Promise<void>;
};

const DEEP = 6;

/** The first block of the chain under whose name the daemon runs. */
const FIRST_BLOCK = coinOn(JUNKCOIN, 'test').genesisHash;

/** The daemon's error code for a locked wallet. */
const LOCKED = -13;

/** A real daemon's chain, on which the daemon checks all signatures. */
export async function openDaemonChain(path: string): Promise<Chain> {
  const daemon = await openLitecoindForTest(path);
  const index = await openDaemonIndex(daemon, { firstBlock: FIRST_BLOCK });
  const operator = await daemon.openWallet([OPERATOR]);
  const people = await daemon.openWallet([TIPPER]);
  const wallet = await openRenamed(operator.url);
  return {
    walletUrl: wallet.url,
    indexRoot: index.root,
    async newAddress() {
      const address = await people.newAddress();
      // This index knows only payments made after an address was first looked up.
      await index.chain.readUnspent(address);
      return address;
    },
    pay: async (address, amount) => String(await people.call('sendtoaddress', address, amount)),
    mine: daemon.mine,
    async setTime(nowMs) {
      await daemon.call('setmocktime', Math.floor(nowMs / 1000));
    },
    async readPaid(address) {
      const paid = await people.call('getreceivedbyaddress', address, DEEP);
      return parseAmount(String(paid));
    },
    async close() {
      await wallet.close();
      await index.close();
      await daemon.close();
    },
  };
}

/**
 * Serves the daemon's wallet under the name of Junkcoin's testnet, which has the same addresses as the daemon's own test chain.
 */
async function openRenamed(walletUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const daemon = new URL(walletUrl);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    // The signature would prove Litecoin, not the coin that the daemon poses as; with a locked wallet it is skipped.
    if (body.includes('"signmessage"')) {
      const { id = null } = JSON.parse(body);
      const error = { code: LOCKED, message: 'The wallet is locked' };
      response.writeHead(500).end(JSON.stringify({ result: null, error, id }));
      return;
    }
    const { authorization = '' } = request.headers;
    const headers = { authorization, 'content-type': 'application/json' };
    const target = `http://${daemon.host}${request.url}`;
    const answer = await fetch(target, { method: 'POST', headers, body });
    const text = await answer.text();
    const renamed = text
      .replace('"chain":"regtest"', '"chain":"test"')
      .replaceAll(coinOn(LITECOIN, 'regtest').genesisHash, FIRST_BLOCK);
    response.writeHead(answer.status).end(renamed);
  });
  const { port, close } = await listenOnLoopback(server);
  return { url: walletUrl.replace(daemon.host, `127.0.0.1:${port}`), close };
}

/** Used if no daemon is available. */
export async function openFakeChain(): Promise<Chain> {
  let nowMs = Date.now();
  const node = createTestNode({
    chain: 'test',
    now: () => nowMs,
    coins: [parseAmount(OPERATOR)],
  });
  const wallet = await openTestWalletServer({ node });
  const index = await openIndexServer(node.chain);
  return {
    walletUrl: wallet.url,
    indexRoot: index.root,
    newAddress: async () => node.strangerAddress(),
    pay: async (address, amount) => node.receive(address, parseAmount(amount)),
    mine: async (count) => node.mine(count),
    async setTime(toMs) {
      nowMs = toMs;
    },
    readPaid: async (address) =>
      node.chain
        .confirmedOutputs()
        .filter((output) => output.address === address)
        .reduce((sum, { units }) => sum + units, 0n),
    async close() {
      await index.close();
      await wallet.close();
    },
  };
}
