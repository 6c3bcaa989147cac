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
        ? 'An address holds too many payments for the index of the chain to list. Send from another address, or with another wallet.'
        : 'The index of the chain gave no answer. Try again later.',
    );
  }
}
