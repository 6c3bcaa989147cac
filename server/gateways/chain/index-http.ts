import { setTimeout as pause } from 'node:timers/promises';
import { tracedCall } from '#server/trace/trace.ts';
import { readBounded } from '../bounded-body.ts';
import { failureOf } from '../failure.ts';
import { AddressUnreadable, ChainUnreachable } from './chain-index.ts';
import { type Reading, readParts, TOO_SLOW } from './reading.ts';

/** The limit for an answer that is read as a whole. The largest is a transaction that fills a block, in hex. */
const MAX_BYTES = 4 * 1024 * 1024;
const RETRY_PAUSE_MS = 200;
const RETRY_JITTER_MS = 300;
/** The limit for the text of a refusal. */
const MAX_REFUSAL_BYTES = 64 * 1024;
/** An index refuses to list a large address in one of two ways: electrs answers 400, a proxy in front of it 413. */
const TOO_MANY = /too (many|popular|large|big)|limit/i;

export type IndexHttp = ReturnType<typeof createIndexHttp>;

/** Calls to a chain index. Every call throws {@link ChainUnreachable} if there is no answer. */
export function createIndexHttp({ root, timeoutMs }: { root: string; timeoutMs: number }) {
  const fetchFrom = (path: string, init: RequestInit): Promise<Response> =>
    tracedCall(init.method ?? 'GET', root, () =>
      fetch(root + path, { ...init, redirect: 'error' }),
    );

  async function ask(
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string }> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetchFrom(path, { ...init, signal });
      return { status: response.status, text: await readBounded(response, MAX_BYTES) };
    } catch (error) {
      throw silent(error);
    }
  }

  /** Returns the text of the answer, and retries once if the first attempt fails. */
  const read = (path: string): Promise<string> =>
    twice(async () => {
      const { status, text } = await ask(path);
      if (status === 200) return text;
      throw new ChainUnreachable(`the chain index answered with status ${status}`);
    });

  /** Passes on an answer about an address in parts. The answer must start in time and end before the deadline of the reading. */
  async function stream(
    path: string,
    reading: Reading,
    take: (part: Uint8Array) => void,
  ): Promise<void> {
    if (reading.deadline.aborted) throw new AddressUnreadable(TOO_SLOW);
    const beginning = new AbortController();
    const timeout = AbortSignal.timeout(timeoutMs);
    const giveUp = () => beginning.abort(timeout.reason);
    timeout.addEventListener('abort', giveUp);
    let hasBegun = false;
    try {
      const signal = AbortSignal.any([beginning.signal, reading.deadline]);
      const response = await fetchFrom(path, { signal });
      timeout.removeEventListener('abort', giveUp);
      hasBegun = true;
      if (response.status !== 200) throw await refusalOf(response);
      await readParts(response.body ?? NO_PARTS, reading, take);
    } catch (error) {
      if (error instanceof ChainUnreachable || error instanceof SyntaxError) throw error;
      if (hasBegun && reading.deadline.aborted) throw new AddressUnreadable(TOO_SLOW);
      throw silent(error);
    }
  }

  async function readHeight(): Promise<number> {
    const text = (await read('/blocks/tip/height')).trim();
    if (!/^\d{1,9}$/.test(text)) throw unreadable('the height');
    return Number(text);
  }

  /** The hash of the block at a height, in hex. */
  async function readBlockHash(height: number): Promise<string> {
    const text = (await read(`/block-height/${height}`)).trim();
    if (!/^[0-9a-f]{64}$/.test(text)) throw unreadable('the hash of a block');
    return text;
  }

  return { ask, read, stream, readHeight, readBlockHash };
}

const NO_PARTS: AsyncIterable<Uint8Array> = { async *[Symbol.asyncIterator]() {} };

/** Retries a failed read, unless it failed because the address holds too much. */
export async function twice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ChainUnreachable) || error instanceof AddressUnreadable) throw error;
  }
  await pause(RETRY_PAUSE_MS + Math.random() * RETRY_JITTER_MS);
  return read();
}

async function refusalOf(response: Response): Promise<ChainUnreachable> {
  const { status } = response;
  const text = await readBounded(response, MAX_REFUSAL_BYTES).catch(() => '');
  if (status === 413 || (status === 400 && TOO_MANY.test(text))) {
    return new AddressUnreadable('the chain index refuses to list an address: it holds too much');
  }
  return new ChainUnreachable(`the chain index answered with status ${status}`);
}

function silent(error: unknown): ChainUnreachable {
  return new ChainUnreachable(`the chain index gave no answer: ${failureOf(error)}`);
}

export function unreadable(what: string): ChainUnreachable {
  return new ChainUnreachable(`an answer of the chain index cannot be read: ${what}`);
}
