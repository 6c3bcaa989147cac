import { setImmediate as nextTurn } from 'node:timers/promises';
import { tracedCall } from '#server/trace/trace.ts';
import { ChainUnreachable } from './chain-index.ts';
import { twice } from './index-http.ts';

/** The size limit. The bytes of a block, or a page of its transactions in JSON, take less. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Reading a part of this size takes about a millisecond. */
const PART_BYTES = 32 * 1024;

export type ReadParts = <T>(
  path: string,
  /** Begins to read; called for each attempt. */
  open: () => { take(part: Uint8Array): void; finish(): T | Promise<T> },
) => Promise<T | null>;

/**
 * Reads answers of a chain index as they arrive, in small parts, so that other calls get their turn in between. Null if the
 * index answers 404. Throws `ChainUnreachable` for any other failure, including an unreadable answer.
 */
export function createPartReader({
  root,
  timeoutMs,
  maxBytes = MAX_BYTES,
}: {
  root: string;
  timeoutMs: number;
  maxBytes?: number;
}): ReadParts {
  return (path, open) =>
    twice(async () => {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await tracedCall('GET', root, () =>
          fetch(root + path, { signal, redirect: 'error' }),
        );
        if (response.status !== 200) await response.body?.cancel();
        if (response.status === 404) return null;
        if (response.status !== 200) throw new RangeError(`status ${response.status}`);
        const { take, finish } = open();
        await passOn(response, maxBytes, take);
        return await finish();
      } catch (error) {
        throw unread(error);
      }
    });
}

async function passOn(
  response: Response,
  maxBytes: number,
  take: (part: Uint8Array) => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RangeError('it does not end');
    for (let at = 0; at < chunk.length; at += PART_BYTES) {
      take(chunk.subarray(at, at + PART_BYTES));
      await nextTurn();
    }
  }
}

function unread(error: unknown): ChainUnreachable {
  if (error instanceof ChainUnreachable) return error;
  // Only our own errors are quoted: the text of others may contain data from the index.
  const why =
    error instanceof RangeError ? error.message : String(error instanceof Error && error.name);
  return new ChainUnreachable(`an answer of the chain index cannot be read: ${why}`);
}
