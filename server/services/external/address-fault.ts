import {
  AddressUnreadable,
  type ChainIndex,
  ChainUnreachable,
} from '#server/gateways/chain/chain-index.ts';

/**
 * Returns whether the address is the reason for a missing answer: the error says so, or the index still answers something else.
 */
export async function isAddressAtFault(chain: ChainIndex, error: unknown): Promise<boolean> {
  if (error instanceof AddressUnreadable) return true;
  return chain.readHeight().then(
    () => true,
    (reason) => {
      if (reason instanceof ChainUnreachable) return false;
      throw reason;
    },
  );
}
