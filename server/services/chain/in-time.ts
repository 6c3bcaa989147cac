import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';

/** The answer of the chain index; null if it takes longer than `mostMs`, in ms, or the index cannot be reached. */
export async function inTime<T>(asking: Promise<T>, mostMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), mostMs);
  });
  try {
    return await Promise.race([asking, late]);
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
