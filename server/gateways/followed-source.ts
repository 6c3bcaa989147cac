import type { ChainSource } from './chain/chain-source.ts';
import { createIndexSource } from './chain/index-source.ts';
import { createNodeSource } from './chain/node-source.ts';

/** The settings that give the source of blocks. URLs may hold a password. */
type Places = {
  chainRpcUrl: string | null;
  invoices: { rpcUrl: string } | null;
  chainApiUrl: string | null;
};

/** The source whose blocks are followed; null if none is set. The operator's own node takes precedence over an index. */
export function openFollowedSource({
  chainRpcUrl,
  invoices,
  chainApiUrl,
}: Places): ChainSource | null {
  const nodeUrl = chainRpcUrl ?? invoices?.rpcUrl ?? null;
  if (nodeUrl !== null) return createNodeSource({ url: nodeUrl });
  return chainApiUrl === null ? null : createIndexSource({ root: chainApiUrl });
}
