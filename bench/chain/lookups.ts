import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { addressOfHash } from '#server/coin/base58.ts';
import type { Db } from '#server/db/connect.ts';
import { openEndlessIndex } from '#server/fakes/chain-index/endless-index.ts';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { type Clients, type Round, type RoundTimes, startClients } from '../clients.ts';
import { startEngines } from '../engines.ts';
import { fillMembers } from '../fill.ts';
import { machine, pairOf, percentile, table } from '../report.ts';
import { listen, openServer } from '../server.ts';

const OUTPUTS = 1_000_000;
const MEMBERS = 16;
const ADDRESSES_EACH = 4;
const CALLERS = 50;
/** The connections to the database (engines.ts). */
const CONNECTIONS = 16;
const CALLS_PER_SECOND = 200;
const ROUNDS = 3;
const ROUND_MS = 10_000;
/** The most time that one look-up takes (chain-index-rest.ts). Those of this bench take all of it. */
const LOOKUP_MS = 20_000;
/** Members begin one after another, as people do. All of them are waiting after the time of one look-up. */
const LOOKUPS_PER_SECOND = MEMBERS / (LOOKUP_MS / 1000);
/** The length in ms of the round that collects all garbage before each measurement. */
const MEMORY_MS = 30_000;
const LOOK_EVERY_MS = 500;
/** The index's priority: as if on another machine, where it does not use the server's cores. */
const LOWEST_PRIORITY = 19;
const VERSION = 16;

/**
 * `npm run bench -- lookups [outputs]`: members look up addresses of a million outputs each from the wallet's page. Measures the
 * server's memory meanwhile, and the time of other calls. The index and the callers have their own processes, the index at the
 * lowest priority.
 */
export async function run([outputs]: string[]): Promise<void> {
  const threads = followThreads();
  const index = await startIndex(Number(outputs ?? OUTPUTS));
  const [engine] = await startEngines();
  if (!engine) throw new Error('there is no engine');
  const { db, close } = await engine.open();
  await fillMembers(db, MEMBERS + CALLERS, Date.now());
  const cookies = await signIn(db);
  const chainIndex = createChainIndex({ root: index.root });
  const product = await openServer(db, { nowMs: null, chainIndex });
  const port = await listen(product);
  const [callers, members] = [startClients(), startClients()];
  const others = othersOf(port, cookies.slice(MEMBERS));
  const lookups = lookupsOf(port, cookies.slice(0, MEMBERS));
  await callers.run(others);
  const alone: number[] = [];
  const beside: number[] = [];
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await openConnections(db);
    alone.push(...(await callers.run(others)).times);
    await openConnections(db);
    const looking = members.run(lookups);
    await pause(LOOKUP_MS);
    beside.push(...(await callers.run(others)).times);
    statuses.push(...(await looking).statuses);
  }
  const memory = await measureMemory({ members, lookups, threads });
  for (const each of [callers, members]) each.close();
  await product.app.close();
  await close();
  await engine.stop();
  index.stop();
  console.log(`${MEMBERS} members, ${ADDRESSES_EACH} addresses each. ${machine()}\n`);
  const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
  console.log(
    table(
      [
        'other calls alone, ms',
        'beside look-ups',
        'ratio at p99',
        'look-ups',
        'heap grows by, MB',
        'of it the thread',
      ],
      [
        [
          pairOf(alone),
          pairOf(beside),
          ratio.toFixed(1),
          countsOf(statuses),
          memory.all.toFixed(0),
          memory.threads.toFixed(0),
        ],
      ],
    ),
  );
}

async function signIn(db: Db): Promise<string[]> {
  const cookies: string[] = [];
  for (let memberId = 1n; cookies.length < MEMBERS + CALLERS; memberId += 1n) {
    cookies.push(`deck=${await createSession(db, { memberId, nowMs: Date.now() })}`);
  }
  return cookies;
}

/** Opens all connections: otherwise the first calls of a round would wait for them, whatever they look up. */
async function openConnections(db: Db): Promise<void> {
  const one = () => sql`select pg_sleep(0.2)`.execute(db);
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

function othersOf(port: number, cookies: readonly string[]): Round {
  return {
    port,
    paths: ['/api/wallet', '/api/leaderboard', '/api/stats'],
    clients: cookies.map((cookie) => ({ cookie })),
    calls: (CALLS_PER_SECOND * ROUND_MS) / 1000,
    perSecond: CALLS_PER_SECOND,
  };
}

function lookupsOf(port: number, cookies: readonly string[]): Round {
  const bodies = cookies.map((_, member) => {
    const addresses = Array.from({ length: ADDRESSES_EACH }, (_, at) =>
      addressOfHash(VERSION, Buffer.from(`${member} ${at}`.padEnd(20)).toString('hex')),
    );
    return JSON.stringify({ addresses });
  });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return {
    port,
    paths: ['/api/wallet/coins', '/api/wallet/history'],
    clients: cookies.map((cookie) => ({ cookie, ...headers })),
    bodies,
    calls: Number.MAX_SAFE_INTEGER,
    perSecond: LOOKUPS_PER_SECOND,
    forMs: LOOKUP_MS + ROUND_MS,
  };
}

type Memory = { all: number; threads: number };

/** The growth of the memory in use, in MB; a thread counts as a whole. Garbage is collected before each measurement. */
async function measureMemory(input: {
  members: Clients;
  lookups: Round;
  threads: ReadonlySet<Worker>;
}): Promise<Memory> {
  const { members, lookups, threads } = input;
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = held();
  let most: Memory = { all: 0, threads: 0 };
  const looking: { result: Promise<RoundTimes>; isOver: boolean } = {
    result: members.run({ ...lookups, forMs: MEMORY_MS }),
    isOver: false,
  };
  void looking.result.finally(() => {
    looking.isOver = true;
  });
  while (!looking.isOver) {
    const own = held() - before;
    const others = await Promise.all([...threads].map(heldBy));
    const now = others.reduce((sum, each) => sum + each, 0);
    if (own + now > most.all) most = { all: own + now, threads: now };
    await pause(LOOK_EVERY_MS);
  }
  await looking.result;
  return most;
}

/** The set of running threads, updated from now on. */
function followThreads(): ReadonlySet<Worker> {
  const threads = new Set<Worker>();
  process.on('worker', (worker) => {
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
  });
  return threads;
}

type Snapshot = { snapshot: { meta: { node_fields: string[] } }; nodes: number[] };

/** The memory of a thread, in MB, after collecting its garbage. Node 20 offers no other way to read it. */
async function heldBy(worker: Worker): Promise<number> {
  const taken = await worker.getHeapSnapshot();
  // The format of V8's snapshots.
  const { snapshot, nodes } = (await json(taken)) as Snapshot;
  const { node_fields: fields } = snapshot.meta;
  const place = fields.indexOf('self_size');
  const sizes = nodes.filter((_, at) => at % fields.length === place);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2;
}

function countsOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

async function startIndex(outputs: number): Promise<{ root: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), [String(outputs)], { stdio: 'inherit' });
  const [root] = await once(child, 'message');
  return { root: String(root), stop: () => void child.kill() };
}

if (process.send !== undefined) {
  setPriority(LOWEST_PRIORITY);
  const { root } = await openEndlessIndex(Number(process.argv[2]));
  process.send(root);
}
