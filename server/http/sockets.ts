import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long sockets may take, in ms, and how many there may be at once. */
export type SocketLimits = {
  /** From a call's first byte to the end of its headers, and of all of it; a new socket's first byte too. */
  headersMs: number;
  requestMs: number;
  /** How often the two above are looked at. */
  checkEveryMs: number;
  /** Without a byte in either direction. Longer than any call is held (sign-in by approval). */
  silentMs: number;
  /** Between two calls. Longer than proxies keep theirs, or they would use a socket that is just being closed. */
  idleMs: number;
  most: number;
};

/** Measured against 2,000 slow sockets: docs/security.md. */
export const SOCKET_LIMITS: SocketLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkEveryMs: 5_000,
  silentMs: 90_000,
  idleMs: 72_000,
  most: 10_000,
};

/** The limits as Fastify takes them. */
export function socketOptions({ requestMs, ...limits }: SocketLimits) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.idleMs,
    http: {
      requestTimeout: requestMs,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
  };
}

/** The rest of the limits, which Fastify has no options for. */
export function limitSockets(app: FastifyInstance, { requestMs, most }: SocketLimits): void {
  app.server.maxConnections = most;
  // Node looks at calls without an answer only. One that was refused before all of its body had come may send the rest
  // byte by byte; closing it at once would lose the answer for callers who read it after they have sent everything.
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    // Calls that the server makes to itself have none.
    if (!(socket instanceof Socket) || raw.complete || socket.destroyed) return;
    const close = setTimeout(() => socket.destroy(), requestMs);
    raw.once('end', () => clearTimeout(close));
    socket.once('close', () => clearTimeout(close));
  });
}
