import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipPrefixOf } from '../callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Waits for another turn of this request: when what many have waited for is there, all of them would go on at once. */
    nextTurn(): Promise<void>;
  }
}

/** While connections come in, a call begins in one of so many turns: then a thousand are taken within half a second. */
const TURNS_OF_CONNECTIONS = 4;

/**
 * Begins one call in each turn of the event loop, of one network after the other. Between two turns Node reads what everybody
 * has sent, and takes one new connection: the shorter turns are, the less anybody waits for others. Who sends more than others
 * waits for itself.
 */
export function createTurns() {
  /** The network whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let isTaken = false;
  let isConnected = false;
  let passed = 0;

  function begin(call: () => void): void {
    isTaken = true;
    setImmediate(endTurn);
    call();
  }

  function endTurn(): void {
    passed += 1;
    const isPassed = isConnected && passed < TURNS_OF_CONNECTIONS;
    isConnected = false;
    if (isPassed) {
      setImmediate(endTurn);
      return;
    }
    passed = 0;
    isTaken = false;
    for (const [network, line] of waiting) {
      const next = line.shift();
      waiting.delete(network);
      if (line.length > 0) waiting.set(network, line);
      if (next) begin(next);
      return;
    }
  }

  return {
    /** To be told of each new connection. */
    noteConnection(): void {
      isConnected = true;
    },
    /** Begins the call when it is the network's turn, or at once. */
    begin(network: string, call: () => void): void {
      const line = waiting.get(network);
      if (!isTaken) begin(call);
      else if (line) line.push(call);
      else waiting.set(network, [call]);
    },
  };
}

/**
 * Lets each call wait for its turn before anything else is done for it. Whoever is known does not wait, nor who signs in: they
 * have limits of their own.
 */
export function takeTurns(
  app: FastifyInstance,
  isKnown: (request: FastifyRequest) => boolean,
): void {
  const turns = createTurns();
  function begin(request: FastifyRequest, call: () => void): void {
    // The server's calls to itself are part of a page that had its turn.
    const isOwn = !(request.raw.socket instanceof Socket);
    if (isOwn || request.routeOptions.config.lane === 'signIns' || isKnown(request)) call();
    else turns.begin(ipPrefixOf(request.ip), call);
  }
  app.server.on('connection', turns.noteConnection);
  app.decorateRequest('nextTurn', function (this: FastifyRequest) {
    return new Promise<void>((resolve) => begin(this, resolve));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    begin(request, () => {
      if (!request.raw.socket.destroyed) done();
    });
  });
}
