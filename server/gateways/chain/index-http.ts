import { setTimeout as pause } from 'node:timers/promises';
import { tracedCall } from '#server/trace/trace.ts';
import { readBounded } from '../bounded-body.ts';
import { ChainUnreachable } from './chain-index.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const RETRY_PAUSE_MS = 200;
const RETRY_JITTER_MS = 300;

export type IndexHttp = ReturnType<typeof createIndexHttp>;

/** Calls to a chain index. All throw {@link ChainUnreachable} if there is no answer. */
export function createIndexHttp({ root, timeoutMs }: { root: string; timeoutMs: number }) {
  async function ask(
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string }> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await tracedCall(init.method ?? 'GET', root, () =>
        fetch(root + path, { ...init, redirect: 'error', signal }),
      );
      return { status: response.status, text: await readBounded(response, MAX_BYTES) };
    } catch (error) {
      const name = error instanceof Error ? error.name : 'an unknown failure';
      throw new ChainUnreachable(`the index of the chain gave no answer: ${name}`);
    }
  }

  /** The answer's text; asked twice. */
  async function read(path: string): Promise<string> {
    for (let isLast = false; ; isLast = true) {
      try {
        const { status, text } = await ask(path);
        if (status === 200) return text;
        throw new ChainUnreachable(`the index of the chain answered with status ${status}`);
      } catch (error) {
        if (isLast || !(error instanceof ChainUnreachable)) throw error;
        await pause(RETRY_PAUSE_MS + Math.random() * RETRY_JITTER_MS);
      }
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

  return { ask, read, readHeight, readBlockHash };
}

export function unreadable(what: string): ChainUnreachable {
  return new ChainUnreachable(`an answer of the index of the chain cannot be read: ${what}`);
}
