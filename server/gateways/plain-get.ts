import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type BoundedAnswer, getBounded } from './bounded-get.ts';

/**
 * Fetches an address without following redirects. It accepts any certificate, because certificates are checked elsewhere. Use it
 * only for requests and answers without secrets.
 */
export function getAsIs(
  address: string,
  limits: { headers?: Record<string, string>; timeoutMs: number; maxBytes: number },
): Promise<BoundedAnswer> {
  const { headers = {}, timeoutMs, maxBytes } = limits;
  const url = new URL(address);
  return getBounded(url.protocol === 'https:' ? httpsRequest : httpRequest, url, {
    headers,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(timeoutMs),
    maxBytes,
    name: url.host,
  });
}
