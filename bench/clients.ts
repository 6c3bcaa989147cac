import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The work of clients in another process, so that the server's process does not wait for them. */
export type Round = {
  port: number;
  /** The paths, requested in turn. */
  paths: readonly string[];
  /** The headers of each client. */
  clients: readonly Record<string, string>[];
  /** Sent by POST, in turn, with the number of the call for each `{n}`; if absent, calls are GETs. */
  bodies?: readonly string[];
  /** True if each call uses a new connection, from one of some thousand networks; otherwise clients keep theirs. */
  isCrowd?: boolean;
  /** The address of this machine from which all calls come. */
  from?: string;
  /** Calls of all clients together, at least 1. */
  calls: number;
  /** Calls a second from all clients together; null: each calls again as soon as it is answered. */
  perSecond: number | null;
  /** After this time no call begins, even if `calls` are left: the clients could not keep up. */
  forMs?: number;
};

/**
 * The time of each call, its status (0: none), whether its connection already existed, and the time of the whole round, in ms. A
 * call that waits for its turn starts when its turn comes.
 */
export type RoundTimes = {
  times: number[];
  statuses: number[];
  stood: boolean[];
  tookMs: number;
};

export type Clients = { run(round: Round): Promise<RoundTimes>; close(): void };

/** Starts the process. */
export function startClients(): Clients {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' });
  return {
    async run(round) {
      const ended = new AbortController();
      const death = once(child, 'exit', ended).then(() => {
        throw new Error('the clients died');
      });
      const answer = once(child, 'message', ended);
      child.send(round);
      const [times] = await Promise.race([answer, death]);
      ended.abort();
      death.catch(() => {});
      return times;
    },
    close: () => {
      child.kill();
    },
  };
}

/** The times of a round in which all calls succeeded; throws if any call did not. */
export function requireSuccess(round: RoundTimes, expected = 200): RoundTimes {
  const other = round.statuses.find((status) => status !== expected);
  if (other !== undefined) throw new Error(`answered ${other}`);
  return round;
}

const agent = new Agent({ keepAlive: true });
process.on('message', async (round: Round) => process.send?.(await play(round)));

async function play(round: Round): Promise<RoundTimes> {
  const { paths, calls, perSecond, forMs = Number.POSITIVE_INFINITY } = round;
  const times: number[] = [];
  const statuses: number[] = [];
  const stood: boolean[] = [];
  let begun = 0;
  const firstMs = performance.now();
  async function client(headers: Record<string, string>): Promise<void> {
    while (begun < calls && performance.now() - firstMs < forMs) {
      const call = begun;
      begun += 1;
      const dueMs = perSecond === null ? 0 : firstMs + (call * 1000) / perSecond;
      await sleepUntil(dueMs);
      const startMs = performance.now();
      const path = paths[call % paths.length] ?? '/';
      const answer = await ask(round, { path, headers }, call).catch(() => NONE);
      statuses.push(answer.status);
      stood.push(answer.stood);
      times.push(performance.now() - startMs);
    }
  }
  await Promise.all(round.clients.map(client));
  return { times, statuses, stood, tookMs: performance.now() - firstMs };
}

type Answer = { status: number; stood: boolean };
const NONE: Answer = { status: 0, stood: false };

async function sleepUntil(atMs: number): Promise<void> {
  const waitMs = atMs - performance.now();
  if (waitMs > 0) await setTimeout(waitMs);
}

async function ask(
  { port, bodies, isCrowd, from = '127.0.0.1' }: Round,
  rest: RequestOptions,
  call: number,
): Promise<Answer> {
  const network = call % 4000;
  const sent = request({
    ...rest,
    port,
    host: '127.0.0.1',
    method: bodies ? 'POST' : 'GET',
    ...(isCrowd
      ? { agent: false, localAddress: `127.${1 + (network >> 8)}.${network & 255}.1` }
      : { agent, localAddress: from }),
  });
  // An error may also come after the answer.
  sent.on('error', () => {});
  sent.end(bodies?.[call % bodies.length]?.replaceAll('{n}', String(call)));
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, stood: sent.reusedSocket };
}
