import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ipPrefixOf } from '../callers.ts';
import type { Refused } from './concurrency-limit.ts';
import { refuse } from './overload.ts';
import { remembered } from './remembered.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Waits for another turn of this request: when many wait for the same result, they would otherwise all continue at once. */
    nextTurn(): Promise<void>;
  }
}

/** While connections come in, one call begins every so many turns: this way a thousand are accepted within half a second. */
const TURNS_OF_CONNECTIONS = 4;

/** About 0.1 ms. Handling all that a thousand sockets send at once would make turns of 30 ms, again and again. */
const MOST_REFUSALS = 4;

/** Calls of closed sockets stay in line until this many sockets have closed: handling each one would make every call slower. */
const CLOSED_BETWEEN_LOOKS = 1000;

export type Call = {
  network: string;
  /** True if it will need a place in the public lane. */
  needsPlace: boolean;
  /** The socket of its answer; once it is closed, the call is skipped. */
  socket: Pick<Socket, 'destroyed'>;
  start(): void;
};

/** The waiting calls of one network, first come, first served, and how many of them need a place. */
type Line = { calls: Set<Call>; needing: number };

/**
 * Begins one call in each turn of the event loop, one network after the other, and refuses some. Between two turns Node reads
 * all incoming data and accepts one new connection: shorter turns mean shorter waits for the others. A network that sends more
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
    /** Call this for each new connection. */
    noteConnection(): void {
      isConnected = true;
    },
    /** The number of waiting calls of a network that will need a place. */
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
    /** Begins a call that is only refused, after those already waiting for that. */
    refuse(call: Call): void {
      if (refused < MOST_REFUSALS) refuse(call);
      else refusals.add(call);
    },
    /** Call this for each closed connection. */
    noteClosed(): void {
      closed += 1;
      if (closed === CLOSED_BETWEEN_LOOKS) forgetClosed();
    },
  };
}

type Door = {
  /** True if the caller does not wait. */
  isKnown(request: FastifyRequest): boolean;
  /**
   * Returns why a call is refused without waiting, or null.
   *
   * @param ahead waiting calls of its network that also need a place
   */
  refusal(request: FastifyRequest, ahead: number): Refused | null;
};

/**
 * Makes each call wait for its turn before any other work. Known callers and sign-ins do not wait: they have limits of their
 * own. The number of waiting calls is bounded by the number of sockets: each has one call here, and those of closed sockets are
 * soon forgotten.
 */
export function takeTurns(app: FastifyInstance, { isKnown, refusal }: Door): void {
  const turns = createTurns();
  const networkOf = remembered(ipPrefixOf);
  // Calls that the server makes to itself are part of a page that had its turn.
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
