import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Reads the answers of a site. All methods throw an error with a readable text. */
export type Site = {
  /** The address, without a path. */
  root: string;
  bytes(path: string, most?: number): Promise<Buffer>;
  text(path: string): Promise<string>;
  json(path: string): Promise<unknown>;
};

const TIMEOUT_MS = 60_000;
/** Larger than a tile, a checkpoint and any answer with a hundred weeks. */
const MOST_BYTES = 4_000_000;
const TRIES = 4;
const MOST_PAUSE_SECONDS = 10;

export function openSite(root: string): Site {
  const bytes = async (path: string, most = MOST_BYTES) => {
    try {
      return await ask(root + path, most);
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    root,
    bytes,
    text: async (path) => new TextDecoder('utf-8', { fatal: true }).decode(await bytes(path)),
    json: async (path) => JSON.parse((await bytes(path)).toString()),
  };
}

/** An answer of the site's API. Throws if it does not have the form of the contract. */
export async function readAnswer<Schema extends TSchema>(site: Site, path: string, schema: Schema) {
  const answer = await site.json(path);
  if (!Value.Check(schema, answer)) throw new Error(`${path}: the answer is malformed`);
  return answer;
}

async function ask(url: string, most: number): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return readBody(response, most);
    await response.body?.cancel();
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || tries === TRIES) throw new Error(`the site answered ${response.status}`);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await pause(Math.min(MOST_PAUSE_SECONDS, Number.isNaN(seconds) ? 1 : seconds));
  }
}

async function readBody(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
