import type { ChainSource } from './chain/chain-source.ts';
import { createIndexSource } from './chain/index-source.ts';
import { createNodeSource } from './chain/node-source.ts';

/** The settings that name where blocks come from. URLs may hold a password. */
type Places = {
  chainRpcUrl: string | null;
  invoices: { rpcUrl: string } | null;
  chainApiUrl: string | null;
};

/** The source whose blocks are followed, null if none is set. A node of the operator's own goes before an index. */
export function openFollowedSource({
  chainRpcUrl,
  invoices,
  chainApiUrl,
}: Places): ChainSource | null {
  const nodeUrl = chainRpcUrl ?? invoices?.rpcUrl ?? null;
  if (nodeUrl !== null) return createNodeSource({ url: nodeUrl });
  return chainApiUrl === null ? null : createIndexSource({ root: chainApiUrl });
}
