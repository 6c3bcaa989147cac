import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What clients do in a process of their own, so that the server does not do their waiting. */
export type Round = {
  port: number;
  path: string;
  /** A bearer token for each client; clients keep their connections. */
  bearers: readonly string[];
  /** Calls of all clients together, at least 1. */
  calls: number;
  /** Calls a second from all clients together; null: each calls again as soon as it is answered. */
  perSecond: number | null;
};

/** How long each call and the whole round took, in ms. A call that waits for its turn starts when it comes. */
export type RoundTimes = { times: number[]; tookMs: number };

export type Clients = { run(round: Round): Promise<RoundTimes>; close(): void };

/** Starts the process. Any answer but 200 ends it and fails the round. */
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

const agent = new Agent({ keepAlive: true });
process.on('message', async (round: Round) => process.send?.(await play(round)));

async function play({ bearers, calls, perSecond, ...route }: Round): Promise<RoundTimes> {
  const times: number[] = [];
  let begun = 0;
  const firstMs = performance.now();
  async function client(bearer: string): Promise<void> {
    while (begun < calls) {
      const dueMs = perSecond === null ? 0 : firstMs + (begun * 1000) / perSecond;
      begun += 1;
      await sleepUntil(dueMs);
      const startMs = performance.now();
      await ask(route, bearer);
      times.push(performance.now() - startMs);
    }
  }
  await Promise.all(bearers.map(client));
  return { times, tookMs: performance.now() - firstMs };
}

async function sleepUntil(atMs: number): Promise<void> {
  const waitMs = atMs - performance.now();
  if (waitMs > 0) await setTimeout(waitMs);
}

async function ask(route: { port: number; path: string }, bearer: string): Promise<void> {
  const request = get({
    ...route,
    agent,
    host: '127.0.0.1',
    headers: { authorization: `Bearer ${bearer}` },
  });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
}
