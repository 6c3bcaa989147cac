import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ipPrefixOf } from '../callers.ts';
import type { Leave, Refused } from './concurrency-limit.ts';
import { refuse } from './overload.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Waits for another turn of this request: when what many have waited for is there, all of them would go on at once. */
    nextTurn(): Promise<void>;
  }
}

/** While connections come in, a call begins in one of so many turns: then a thousand are taken within half a second. */
const TURNS_OF_CONNECTIONS = 4;

/** About 0.1 ms. All that a thousand sockets send at once would make a turn of 30, again and again. */
const MOST_REFUSALS = 4;

/** What waits, first come, first served. */
type Line = Set<() => void>;

/** Takes a call out of its line. */
type Forget = () => void;

/**
 * Begins one call in each turn of the event loop, of one network after the other, and refuses some. Between two turns Node reads
 * what everybody has sent, and takes one new connection: the shorter turns are, the less anybody waits for others. Who sends more
 * than others waits for itself.
 */
export function createTurns() {
  /** The network whose turn is next comes first. */
  const waiting = new Map<string, Line>();
  const refusals: Line = new Set();
  let isTaken = false;
  let refused = 0;
  let isConnected = false;
  let passed = 0;

  function begin(call: () => void): void {
    endLater();
    isTaken = true;
    call();
  }

  function refuse(call: () => void): void {
    endLater();
    refused += 1;
    call();
  }

  function endLater(): void {
    if (!isTaken && refused === 0) setImmediate(endTurn);
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
    refused = 0;
    for (const next of refusals) {
      if (refused === MOST_REFUSALS) break;
      refusals.delete(next);
      refuse(next);
    }
    for (const [network, line] of waiting) {
      waiting.delete(network);
      for (const next of line) {
        line.delete(next);
        if (line.size > 0) waiting.set(network, line);
        begin(next);
        return;
      }
    }
  }

  return {
    /** To be told of each new connection. */
    noteConnection(): void {
      isConnected = true;
    },
    /** Begins the call at once, and returns null, or when it is the network's turn. */
    begin(network: string, call: () => void): Forget | null {
      if (!isTaken) {
        begin(call);
        return null;
      }
      const line = waiting.get(network) ?? new Set();
      waiting.set(network, line.add(call));
      return () => line.delete(call);
    },
    /** Refuses a call at once, and returns null, or after those that wait for that. */
    refuse(call: () => void): Forget | null {
      if (refused < MOST_REFUSALS) {
        refuse(call);
        return null;
      }
      refusals.add(call);
      return () => refusals.delete(call);
    },
  };
}

type Door = {
  /** Who does not wait. */
  isKnown(request: FastifyRequest): boolean;
  /** A place for a call while it waits, if it needs one, or why there is none: then it is refused and does not wait. */
  reserve(request: FastifyRequest): Leave | Refused | null;
};

/**
 * Lets each call wait for its turn before anything else is done for it. Whoever is known does not wait, nor who signs in: they
 * have limits of their own. As many wait as there are sockets at most: each has one call here, and those of closed ones are forgotten.
 */
export function takeTurns(app: FastifyInstance, { isKnown, reserve }: Door): void {
  const turns = createTurns();
  // The server's calls to itself are part of a page that had its turn.
  const waits = (request: FastifyRequest) =>
    request.raw.socket instanceof Socket &&
    request.routeOptions.config.lane !== 'signIns' &&
    !isKnown(request);

  function begin(reply: FastifyReply, call: () => void, place: Leave | null = null): void {
    const forget = turns.begin(ipPrefixOf(reply.request.ip), () => {
      place?.();
      if (!reply.request.raw.socket.destroyed) call();
    });
    if (forget === null) return;
    reply.raw.once('close', () => {
      forget();
      place?.();
    });
  }

  app.server.on('connection', turns.noteConnection);
  app.decorateReply('nextTurn', function (this: FastifyReply) {
    return new Promise<void>((resolve) => {
      if (waits(this.request)) begin(this, resolve);
      else resolve();
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!waits(request)) return done();
    const place = reserve(request);
    if (typeof place !== 'string') return begin(reply, done, place);
    const forget = turns.refuse(() => refuse(reply, place));
    if (forget !== null) reply.raw.once('close', forget);
  });
}
