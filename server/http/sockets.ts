import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ipPrefixOf } from './callers.ts';

/** The time limits of sockets, in ms, and the most sockets at once. */
export type SocketLimits = {
  /** From a call's first byte to the end of its headers, and of all of it; also until a new socket's first byte. */
  headersMs: number;
  requestMs: number;
  /** How often the two limits above, and slow readers, are checked. */
  checkEveryMs: number;
  /** Without a byte in either direction. Longer than any call is held (sign-in by approval). */
  silentMs: number;
  /** Between two calls. Longer than proxies keep their connections, or they would use a socket that is just being closed. */
  idleMs: number;
  /** How long an answer may be read more slowly than `leastBytesPerSecond`. */
  slowReadMs: number;
  leastBytesPerSecond: number;
  /** While more than this many read so slowly, each of them may do so only for `slowReadAmongManyMs`. */
  manySlowReaders: number;
  slowReadAmongManyMs: number;
  /** The most calls of one socket that wait for their turn to be answered. */
  mostInLine: number;
  most: number;
  /** From one network. */
  mostOfNetwork: number;
};

/** Measured against 2,000 slow sockets: docs/security.md. */
export const SOCKET_LIMITS: SocketLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkEveryMs: 5_000,
  silentMs: 90_000,
  idleMs: 72_000,
  slowReadMs: 30_000,
  leastBytesPerSecond: 200,
  manySlowReaders: 200,
  slowReadAmongManyMs: 10_000,
  mostInLine: 16,
  most: 10_000,
  mostOfNetwork: 1000,
};

/**
 * The most connections that the system accepts while this process is busy. With Node's 511, the first packets of a crowd are
 * dropped, and its browsers retry seconds later. Linux allows 4,096 (`net.core.somaxconn`).
 */
export const LISTEN_BACKLOG = 4096;

/** The limits as options of Fastify. */
export function socketOptions(limits: SocketLimits) {
  const { requestMs } = limits;
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

/**
 * Applies the limits for which Fastify has no options.
 *
 * @param isNear addresses to which the limit per network does not apply, above all proxies
 */
export function limitSockets(
  app: FastifyInstance,
  limits: SocketLimits,
  isNear: (address: string) => boolean,
): void {
  app.server.maxConnections = limits.most;
  // Idle connections make room; their browsers open new ones.
  app.server.on('drop', () => app.server.closeIdleConnections());
  limitNetworks(app, limits, isNear);
  endSlowReads(app, limits);
  answerInTurn(app, limits);
  // Node only checks calls without an answer. A call that was refused before its whole body had arrived may send the rest byte
  // by byte; closing it at once would lose the answer for callers who read it after sending everything.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    const { socket } = raw;
    // Calls that the server makes to itself have no socket.
    if (!(socket instanceof Socket) || raw.complete || socket.destroyed) return;
    const close = setTimeout(() => socket.destroy(), limits.requestMs);
    const settle = () => {
      clearTimeout(close);
      // Proxies send thousands of calls over one socket.
      socket.removeListener('close', settle);
    };
    raw.once('end', settle);
    socket.once('close', settle);
  });
}

const TOO_MANY = [
  'HTTP/1.1 429 Too Many Requests',
  'Retry-After: 10',
  'Content-Length: 0',
  'Connection: close',
  '\r\n',
].join('\r\n');

function limitNetworks(
  app: FastifyInstance,
  { mostOfNetwork }: SocketLimits,
  isNear: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isNear(address)) return;
    const network = ipPrefixOf(address);
    const present = open.get(network) ?? 0;
    if (present >= mostOfNetwork) {
      socket.write(TOO_MANY);
      socket.destroySoon();
      return;
    }
    open.set(network, present + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

// Node ends sockets that are silent for long, but one that reads a byte a minute holds its answer forever.
function endSlowReads(app: FastifyInstance, limits: SocketLimits): void {
  const { checkEveryMs, leastBytesPerSecond } = limits;
  const least = (leastBytesPerSecond * checkEveryMs) / 1000;
  const reads = new Map<Socket, { taken: number; slowMs: number }>();
  app.server.on('connection', (socket: Socket) => {
    reads.set(socket, { taken: 0, slowMs: 0 });
    socket.once('close', () => reads.delete(socket));
  });
  const check = setInterval(() => {
    let slow = 0;
    for (const [socket, read] of reads) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      const isSlow = waiting > 0 && taken - read.taken < least;
      read.taken = taken;
      read.slowMs = isSlow ? read.slowMs + checkEveryMs : 0;
      if (isSlow) slow += 1;
    }
    const isMany = slow > limits.manySlowReaders;
    const patienceMs = isMany ? limits.slowReadAmongManyMs : limits.slowReadMs;
    for (const [socket, { slowMs }] of reads) {
      if (slowMs >= patienceMs) socket.destroy();
    }
  }, checkEveryMs);
  check.unref();
  app.addHook('onClose', async () => clearInterval(check));
}

// A caller may send calls before it has its answers. Node begins all of them at once, a thousand in one packet, and keeps their
// answers until the caller reads them. Here each begins when the answer to the one before it was read, and meanwhile no more are
// read from the socket.
function answerInTurn(app: FastifyInstance, { mostInLine }: SocketLimits): void {
  // No WeakMap: V8 would keep every socket and its last answer until a full collection, which then stops the server for longer.
  const lines = new Map<Socket, { last: ServerResponse | null; waiting: number }>();
  app.server.on('connection', (socket: Socket) => {
    lines.set(socket, { last: null, waiting: 0 });
    socket.once('close', () => lines.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    const { socket } = request.raw;
    const line = lines.get(socket);
    // Calls that the server makes to itself have no line.
    if (!line) return done();
    const { last } = line;
    line.last = raw;
    // The answer whose turn it is has the socket; before one that the router refused there may be none of ours.
    if (raw.socket !== null || last === null || last.closed) return done();
    line.waiting += 1;
    // Later, because Node itself resumes reading at the end of each call.
    if (line.waiting === 1) setImmediate(() => readOn(socket, line.waiting === 0));
    if (line.waiting > mostInLine) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    last.once('close', () => {
      line.waiting -= 1;
      readOn(socket, line.waiting === 0);
      if (!socket.destroyed) done();
    });
  });
}

function readOn(socket: Socket, isWanted: boolean): void {
  if (isWanted) socket.resume();
  else socket.pause();
}
