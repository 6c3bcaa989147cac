import { AppError } from '#contract/errors.ts';
import { AddressUnreadable, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** Reads from the chain index while a caller waits. Throws `unavailable` if it does not answer. */
export async function readChain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    throw new AppError(
      'unavailable',
      error instanceof AddressUnreadable
        ? (m) => m.refusal_chain_address_full()
        : (m) => m.refusal_chain_no_answer(),
    );
  }
}
