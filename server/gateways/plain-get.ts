import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type BoundedAnswer, getBounded } from './bounded-get.ts';

/**
 * Asks an address as it is: follows no redirect, and takes any certificate, which is looked at elsewhere. Only for
 * questions and answers that hold no secret.
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
