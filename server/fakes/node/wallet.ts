import { Readable } from 'node:stream';
import type { Coin } from '#rules/coins/coin.ts';
import type { Fetch } from '#server/gateways/json-rpc.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { COIN_OF } from './chain.ts';
import { writeDust } from './dust.ts';
import { createTestNode, type TestNode, type TestNodeOptions } from './node.ts';
import { type Reply, replyTo } from './replies.ts';

export type TestWallet = Wallet & {
  /** The node behind it: chain, mempool and faults. */
  node: TestNode;
  /** All request bodies as sent. */
  requests: string[];
};

export type TestWalletOptions = TestNodeOptions & {
  /** An existing node: several wallets may share one. */
  node?: TestNode;
  feeUnitsPerKilobyte?: bigint;
  /** Default: the coin whose addresses the node writes on its chain. */
  coin?: Coin;
};

/** Only calls that are told to hang reach this timeout: the others are answered, however long that takes. */
const TIMEOUT_MS = 50;

/**
 * A wallet for tests in one process: the real client on a fake node, without a network. Faults occur where they would in
 * reality, so the client's handling is tested too.
 */
export function createTestWallet(options: TestWalletOptions = {}): TestWallet {
  const { feeUnitsPerKilobyte } = options;
  const node = options.node ?? createTestNode(options);
  const requests: string[] = [];
  const wallet = createNodeWallet({
    ...(feeUnitsPerKilobyte !== undefined && { feeUnitsPerKilobyte }),
    url: 'http://user:password@node.invalid:9771',
    coin: options.coin ?? COIN_OF[node.chain.name],
    timeoutMs: TIMEOUT_MS,
    pause: async () => {},
    async fetch(_, { body, signal }) {
      requests.push(String(body));
      return responseOf(node, await replyTo(node, String(body)), signal);
    },
  });
  return { ...wallet, node, requests };
}

/** The network between a client and the fake node. */
export function fetchFromNode(node: TestNode): Fetch {
  return async (_, { body, signal }) => responseOf(node, await replyTo(node, String(body)), signal);
}

function responseOf(
  node: TestNode,
  reply: Reply,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (reply === 'breaks') return Promise.reject(new TypeError('fetch failed'));
  if (reply === 'hangs') {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  }
  const body = node.state.dust === null ? reply.body : streamOf(writeDust(node, reply.body));
  return Promise.resolve(new Response(body, { status: reply.status }));
}

function streamOf(parts: Iterable<string>): ReadableStream {
  return Readable.toWeb(Readable.from(parts).map((part: string) => Buffer.from(part)));
}
