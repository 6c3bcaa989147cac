import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the browser used an address that no other site can claim. The owner of a name may point it to this machine
 * (DNS rebinding), but not an address.
 * @param host the host that the operator named for listening
 */
export function isOwnHost(request: FastifyRequest, host: string): boolean {
  const name = hostnameOf(request.headers.host);
  return name !== null && (isIP(name) !== 0 || name === 'localhost' || name === host.toLowerCase());
}

/** Returns whether a page of this server sent the form. Browsers say so with every POST. */
export function isOwnPage(request: FastifyRequest): boolean {
  return request.headers.origin === `http://${request.headers.host}`;
}

function hostnameOf(header: string | undefined): string | null {
  const [, name] = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return name?.replace(/^\[|\]$/g, '').toLowerCase() ?? null;
}
