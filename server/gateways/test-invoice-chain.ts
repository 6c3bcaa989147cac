import type { InvoiceChain } from './chain.ts';
import { createInvoiceChain } from './chain-rpc.ts';
import { createTestNode, type TestNode, type TestNodeOptions } from './test-node.ts';
import { fetchFromNode } from './test-wallet.ts';

/** A watching node for tests in one process: the real client on the fake node. */
export function createTestInvoiceChain(
  options: TestNodeOptions & { node?: TestNode } = {},
): InvoiceChain & { node: TestNode } {
  const node = options.node ?? createTestNode({ chain: 'test', coins: [], ...options });
  const chain = createInvoiceChain({
    url: 'http://user:password@node.invalid:9771',
    timeoutMs: 50,
    fetch: fetchFromNode(node),
    pause: async () => {},
  });
  return { ...chain, node };
}
