import { AppError } from '#contract/errors.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** Reads from the chain index while a caller waits. Throws `unavailable` if it does not answer. */
export async function readChain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    throw new AppError('unavailable', 'The index of the chain gave no answer. Try again later.');
  }
}
