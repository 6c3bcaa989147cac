import { setImmediate as nextTurn } from 'node:timers/promises';
import { AddressUnreadable } from './chain-index.ts';

const TOO_LARGE = 'an address holds more than a look-up may read';
export const TOO_SLOW = 'an address holds more than can be read in time';

/** The limits of one look-up: its deadline, and the bytes that it may still read. */
export type Reading = { deadline: AbortSignal; bytesLeft: number };

let line: Promise<unknown> = Promise.resolve();

/**
 * Passes on the parts of an answer as they arrive, at most 64 KB each. In each turn of the event loop only one part of all
 * current answers is read, so that long answers do not hold up short ones.
 */
export async function readParts(
  body: AsyncIterable<Uint8Array>,
  reading: Reading,
  take: (part: Uint8Array) => void,
): Promise<void> {
  for await (const part of body) {
    reading.bytesLeft -= part.length;
    if (reading.bytesLeft < 0) throw new AddressUnreadable(TOO_LARGE);
    line = line.then(() => nextTurn());
    await line;
    if (reading.deadline.aborted) throw new AddressUnreadable(TOO_SLOW);
    take(part);
  }
}
