import type { Fetch } from './json-rpc.ts';
import { createTestNode, type TestNode, type TestNodeOptions } from './test-node.ts';
import { type Reply, replyTo } from './test-node-replies.ts';
import type { Wallet } from './wallet.ts';
import { createWallet } from './wallet-rpc.ts';

export type TestWallet = Wallet & {
  /** The node behind it: its chain, its mempool, and the faults to order. */
  node: TestNode;
  /** The bodies of all requests, as they went out. */
  requests: string[];
};

export type TestWalletOptions = TestNodeOptions & {
  /** A node that is there already: several wallets may be clients of one. */
  node?: TestNode;
  feeUnitsPerKilobyte?: bigint;
};

/** Only calls that are told to hang ever meet it: the others are answered at once, however long it takes. */
const TIMEOUT_MS = 50;

/**
 * A wallet for tests in one process: the real client, on a fake node that it reaches without a network.
 * So a fault is met where it happens, and the client's own answer to it is tested with the rest.
 */
export function createTestWallet(options: TestWalletOptions = {}): TestWallet {
  const { feeUnitsPerKilobyte } = options;
  const node = options.node ?? createTestNode(options);
  const requests: string[] = [];
  const wallet = createWallet({
    ...(feeUnitsPerKilobyte !== undefined && { feeUnitsPerKilobyte }),
    url: 'http://user:password@node.invalid:9771',
    timeoutMs: TIMEOUT_MS,
    pause: async () => {},
    async fetch(_, { body, signal }) {
      requests.push(String(body));
      return responseOf(await replyTo(node, String(body)), signal);
    },
  });
  return { ...wallet, node, requests };
}

/** What stands for the network between a client and the fake node. */
export function fetchFromNode(node: TestNode): Fetch {
  return async (_, { body, signal }) => responseOf(await replyTo(node, String(body)), signal);
}

function responseOf(reply: Reply, signal: AbortSignal | null | undefined): Promise<Response> {
  if (reply === 'breaks') return Promise.reject(new TypeError('fetch failed'));
  if (reply === 'hangs') {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  }
  return Promise.resolve(new Response(reply.body, { status: reply.status }));
}
