import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
// Imported by `#server/`: in browser tests that is the built server, which only recognises errors of its own classes.
import { createInvoiceChain } from '#server/gateways/chain/chain-rpc.ts';
import { createTestNode, type TestNode, type TestNodeOptions } from './node.ts';
import { fetchFromNode } from './wallet.ts';

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
