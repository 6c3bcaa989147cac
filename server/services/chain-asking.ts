import { AppError } from '#contract/errors.ts';

/** Asks the index of the chain for somebody who waits. Throws `unavailable` when it does not answer. */
export async function askChain<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isChainUnreachable(error)) throw error;
    throw new AppError('unavailable', 'The index of the chain gave no answer. Try again later.');
  }
}

/** Whether an error is the gateway's; by its name, as services do not know the real gateway. */
export function isChainUnreachable(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChainUnreachable';
}
