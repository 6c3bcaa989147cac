import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser asked by an address that no other site can make its own. A name may be pointed to this machine by
 * whoever owns it (DNS rebinding), an address may not.
 * @param host that the operator named for listening
 */
export function isOwnHost(request: FastifyRequest, host: string): boolean {
  const name = hostnameOf(request.headers.host);
  return name !== null && (isIP(name) !== 0 || name === 'localhost' || name === host.toLowerCase());
}

/** Whether a form was sent by a page of this server. Browsers say so with every POST. */
export function isOwnPage(request: FastifyRequest): boolean {
  return request.headers.origin === `http://${request.headers.host}`;
}

function hostnameOf(header: string | undefined): string | null {
  const [, name] = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return name?.replace(/^\[|\]$/g, '').toLowerCase() ?? null;
}
