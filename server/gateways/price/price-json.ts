import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { findPrice } from '#rules/operations/price.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { getBounded } from '../bounded-get.ts';
import { findPublicAddresses, orAborted, pinnedTo } from '../public-hosts.ts';
import { createNameLookup } from '../webhooks/name-lookup.ts';
import type { PriceSource } from './price-source.ts';

const NAME = "the price's address";
/** The time limit for look-up, connection and answer together. */
const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** A user agent: some services refuse callers without one. */
const HEADERS = { accept: 'application/json', 'user-agent': 'quarterdeck' };

export type PriceDeps = {
  /** Resolves all addresses of a name. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  timeoutMs: number;
};

/**
 * Reads the price from an address that answers with JSON: over https from public addresses, which are checked at each call, or
 * from this machine itself. Redirects are not followed.
 *
 * @param feed.path the JSON pointer of the number in the answer
 */
export function createPriceSource(
  feed: { url: string; path: string },
  deps: Partial<PriceDeps> = {},
): PriceSource {
  const { resolve = createNameLookup(), timeoutMs = TIMEOUT_MS } = deps;
  const target = new URL(feed.url);
  const isHere = isLoopback(feed.url);
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;

  async function ask(signal: AbortSignal): Promise<Buffer> {
    const addresses = isHere ? null : await orAborted(findPublicAddresses(target, resolve), signal);
    const options = { headers: HEADERS, signal, maxBytes: MAX_ANSWER_BYTES, name: NAME };
    const asked = getBounded(request, target, {
      ...options,
      ...(addresses && { lookup: pinnedTo(addresses) }),
    });
    const { status, bytes } = await orAborted(asked, signal);
    if (status !== 200) throw new Error(`${NAME}: status ${status}`);
    if (bytes === null) throw new Error(`${NAME}: the answer is too large`);
    return bytes;
  }

  return {
    async read() {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      try {
        const price = findPrice(parse(await ask(deadline.signal)), feed.path);
        if (price === null) throw new Error(`${NAME}: no price at ${feed.path}`);
        return price;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error(`${NAME}: the answer is not JSON`);
  }
}
