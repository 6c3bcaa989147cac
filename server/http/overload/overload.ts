import { BlockList, isIPv6, Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS, type ErrorBody } from '#contract/errors.ts';
import { ipPrefixOf } from '../callers.ts';
import {
  type Bounds,
  createConcurrencyLimit,
  type Leave,
  type Refused,
} from './concurrency-limit.ts';
import { remembered } from './remembered.ts';

/** The groups of callers that share a limit. The gateway, keys and health have limits of their own. */
export type Lane = 'public' | 'members' | 'administrators' | 'signIns';

/**
 * The limits of each lane. Together they are less than the calls that may wait for the database (`db/connect.ts`), so a crowd,
 * real or faked, never fills that queue for the gateway and for payouts. More requests at work would not be answered sooner: the
 * database has ten connections, and this process one thread.
 */
const LANES: Readonly<Record<Lane, Bounds>> = {
  public: { atWork: 8, waiting: 256, ofNetwork: 64, waitMs: 2000 },
  members: { atWork: 8, waiting: 128, ofNetwork: 32, ofMember: 16, waitMs: 2000 },
  administrators: { atWork: 8, waiting: 64, ofNetwork: 32, ofMember: 16, waitMs: 5000 },
  signIns: { atWork: 8, waiting: 64, ofNetwork: 16, waitMs: 5000 },
};

const RETRY_SECONDS = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The lane that the route's requests count in from the start; absent: it has its own limit, costs nothing, or enters a lane
     * later.
     */
    lane?: Lane;
  }
  interface FastifyRequest {
    /** Takes a place for the work of this request, once; throws `Overloaded` if there is none. */
    enterLane(lane: Lane): Promise<void>;
    /** Ends this request's work in its lane; null if it is in none. */
    leaveLane: Leave | null;
  }
}

const TEXTS: Readonly<Record<Refused, string>> = {
  network: 'Too many requests at once from your network. Try again in a moment.',
  member: 'You have too many requests at once. Try again in a moment.',
  all: 'Very many people are here right now. Try again in a moment.',
};

/** Thrown when there is no place for a request. */
export class Overloaded extends AppError {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(codeOf(refused), TEXTS[refused], { retryAfterSeconds: RETRY_SECONDS });
    this.refused = refused;
  }
}

export type Lanes = ReturnType<typeof createLanes>;

/** The limits of the lanes. @param isNear addresses to which limits per network do not apply */
export function createLanes(
  isNear: (address: string) => boolean,
  bounds: Readonly<Record<Lane, Bounds>> = LANES,
) {
  const limits = {
    public: createConcurrencyLimit(bounds.public),
    members: createConcurrencyLimit(bounds.members),
    administrators: createConcurrencyLimit(bounds.administrators),
    signIns: createConcurrencyLimit(bounds.signIns),
  };
  const networkOf = remembered((address) => (isNear(address) ? null : ipPrefixOf(address)));
  return {
    enter: ({ lane, member }: { lane: Lane; member: string | null }, { ip }: FastifyRequest) =>
      limits[lane].enter(networkOf(ip), member),

    /**
     * Returns why a stranger's call would get no place, or null.
     *
     * @param ahead calls of its network that will need one before it
     */
    refusal: ({ ip }: FastifyRequest, ahead: number): Refused | null =>
      limits.public.refusal(networkOf(ip), ahead),
  };
}

/**
 * Refuses requests beyond the limits of their lane before any work: 429 if their network or member has too many here, else 503;
 * both with `Retry-After`. A read stays in its lane until its answer is ready, however slowly the client then reads it; a change
 * stays until its caller is known.
 *
 * @param ownerOf the member that this server has found signed in by a request; null: a stranger's. Invented sessions are many,
 *   and belong to the public lane
 */
export function limitLanes(
  app: FastifyInstance,
  lanes: Lanes,
  ownerOf: (request: FastifyRequest) => string | null,
): void {
  const placeOf = (lane: Lane, request: FastifyRequest): { lane: Lane; member: string | null } => {
    if (lane === 'public' || lane === 'signIns') return { lane, member: null };
    const member = ownerOf(request);
    return { lane: member === null ? 'public' : lane, member };
  };

  app.decorateRequest('leaveLane', null);
  app.decorateRequest('enterLane', async function (this: FastifyRequest, lane: Lane) {
    if (this.leaveLane !== null || isOwn(this)) return;
    const entered = await lanes.enter(placeOf(lane, this), this);
    if (typeof entered === 'string') throw new Overloaded(entered);
    this.leaveLane = entered;
    // The caller disconnected while waiting: no hook will report that any more.
    if (this.raw.socket.destroyed) entered();
  });

  app.addHook('onRequest', async (request, reply) => {
    const { lane } = request.routeOptions.config;
    if (lane === undefined) return;
    try {
      await request.enterLane(lane);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      refuse(reply, error.refused);
    }
  });
  app.addHook('preParsing', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') request.leaveLane?.();
  });
  app.addHook('onSend', async (request) => request.leaveLane?.());
  app.addHook('onRequestAbort', async (request) => request.leaveLane?.());
  // For answers sent without Fastify.
  app.addHook('onResponse', (request, _reply, done) => {
    request.leaveLane?.();
    done();
  });
}

// Calls that the server makes to itself are part of a page that already has a place.
function isOwn({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket);
}

function codeOf(refused: Refused) {
  return refused === 'all' ? 'unavailable' : 'too_many_requests';
}

const ANSWERS = { network: answerOf('network'), member: answerOf('member'), all: answerOf('all') };

function answerOf(refused: Refused) {
  const code = codeOf(refused);
  const body = Buffer.from(JSON.stringify({ error: TEXTS[refused], code } satisfies ErrorBody));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
  return { status: ERROR_STATUS[code], head: Object.entries(headers).flat(), body };
}

/** Refuses a call. Bypasses Fastify: with its hooks, refusing would cost as much as the work it avoids. */
export function refuse(reply: FastifyReply, refused: Refused): void {
  const { status, head, body } = ANSWERS[refused];
  reply.hijack().raw.writeHead(status, head).end(body);
}

/** Handles errors of a route that people see as a page: `Overloaded` becomes a page that reloads itself. */
export function sendBusy(
  error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof Overloaded)) throw error;
  return reply
    .status(ERROR_STATUS[error.code])
    .header('retry-after', RETRY_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(busyPage(error.message));
}

function busyPage(text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>One moment</title>
<h1>One moment</h1>
<p>${text} This page reloads by itself.</p>
`;
}

/** Addresses where a proxy may stand that `TRUSTED_PROXIES` does not name: all visitors then share its one address. */
const NEAR: readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['127.0.0.1', 32, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];

/**
 * Returns a function that is true for the addresses of this machine, of private networks and of proxies: limits per network do
 * not apply to it.
 *
 * @param proxies addresses and networks, such as 10.0.0.0/8
 */
export function createIsNear(proxies: readonly string[]): (address: string) => boolean {
  const near = new BlockList();
  for (const [address, bits, family] of NEAR) near.addSubnet(address, bits, family);
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    near.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
