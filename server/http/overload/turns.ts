import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ipPrefixOf } from '../callers.ts';
import type { Refused } from './concurrency-limit.ts';
import { refuse } from './overload.ts';
import { remembered } from './remembered.ts';

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

/** Calls of closed sockets stay in line until so many sockets have closed: looking after each would cost every call more. */
const CLOSED_BETWEEN_LOOKS = 1000;

export type Call = {
  network: string;
  /** Whether it will need a place in the public lane. */
  needsPlace: boolean;
  /** Where its answer goes; nobody waits for it once this is closed. */
  socket: Pick<Socket, 'destroyed'>;
  start(): void;
};

/** What waits of one network, first come, first served, and how many of them need a place. */
type Line = { calls: Set<Call>; needing: number };

/**
 * Begins one call in each turn of the event loop, of one network after the other, and refuses some. Between two turns Node reads
 * what everybody has sent, and takes one new connection: the shorter turns are, the less anybody waits for others. Who sends more
 * than others waits for itself.
 */
export function createTurns() {
  /** The network whose turn is next comes first. */
  const waiting = new Map<string, Line>();
  const refusals = new Set<Call>();
  let isTaken = false;
  let refused = 0;
  let isConnected = false;
  let passed = 0;
  let closed = 0;

  function begin(call: Call): void {
    endLater();
    isTaken = true;
    call.start();
  }

  function refuse(call: Call): void {
    endLater();
    refused += 1;
    call.start();
  }

  function leave(line: Line, call: Call): void {
    if (line.calls.delete(call) && call.needsPlace) line.needing -= 1;
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
      if (!next.socket.destroyed) refuse(next);
    }
    for (const [network, line] of waiting) {
      waiting.delete(network);
      for (const next of line.calls) {
        leave(line, next);
        if (next.socket.destroyed) continue;
        if (line.calls.size > 0) waiting.set(network, line);
        begin(next);
        return;
      }
    }
  }

  function forgetClosed(): void {
    closed = 0;
    for (const call of refusals) {
      if (call.socket.destroyed) refusals.delete(call);
    }
    for (const line of waiting.values()) {
      for (const call of line.calls) {
        if (call.socket.destroyed) leave(line, call);
      }
    }
  }

  return {
    /** To be told of each new connection. */
    noteConnection(): void {
      isConnected = true;
    },
    /** How many calls of a network that will need a place wait. */
    needing: (network: string): number => waiting.get(network)?.needing ?? 0,
    /** Begins the call when it is its network's turn. */
    begin(call: Call): void {
      if (!isTaken) {
        begin(call);
        return;
      }
      const line = waiting.get(call.network) ?? { calls: new Set(), needing: 0 };
      line.calls.add(call);
      if (call.needsPlace) line.needing += 1;
      waiting.set(call.network, line);
    },
    /** Begins a call that only refuses, after those that wait for that. */
    refuse(call: Call): void {
      if (refused < MOST_REFUSALS) refuse(call);
      else refusals.add(call);
    },
    /** To be told of each connection that has closed. */
    noteClosed(): void {
      closed += 1;
      if (closed === CLOSED_BETWEEN_LOOKS) forgetClosed();
    },
  };
}

type Door = {
  /** Who does not wait. */
  isKnown(request: FastifyRequest): boolean;
  /**
   * Why a call is refused and does not wait, or null.
   *
   * @param ahead calls of its network that need a place too and wait
   */
  refusal(request: FastifyRequest, ahead: number): Refused | null;
};

/**
 * Lets each call wait for its turn before anything else is done for it. Whoever is known does not wait, nor who signs in: they
 * have limits of their own. As many wait as there are sockets at most: each has one call here, and those of closed ones are soon forgotten.
 */
export function takeTurns(app: FastifyInstance, { isKnown, refusal }: Door): void {
  const turns = createTurns();
  const networkOf = remembered(ipPrefixOf);
  // The server's calls to itself are part of a page that had its turn.
  const waits = (request: FastifyRequest) =>
    request.raw.socket instanceof Socket &&
    request.routeOptions.config.lane !== 'signIns' &&
    !isKnown(request);

  const callOf = ({ ip, raw }: FastifyRequest, needsPlace: boolean, start: () => void): Call => ({
    network: networkOf(ip),
    needsPlace,
    socket: raw.socket,
    start,
  });

  app.server.on('connection', (socket) => {
    turns.noteConnection();
    socket.once('close', turns.noteClosed);
  });
  app.decorateReply('nextTurn', function (this: FastifyReply) {
    const { request } = this;
    return new Promise<void>((resolve) => {
      if (waits(request)) turns.begin(callOf(request, false, resolve));
      else resolve();
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!waits(request)) return done();
    const needsPlace = request.routeOptions.config.lane !== undefined;
    const call = callOf(request, needsPlace, done);
    const refused = needsPlace ? refusal(request, turns.needing(call.network)) : null;
    if (refused === null) turns.begin(call);
    else turns.refuse({ ...call, start: () => refuse(reply, refused) });
  });
}
