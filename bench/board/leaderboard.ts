import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { type Board, createBoard } from '#server/services/board/board.ts';
import { readLeaderboard } from '#server/services/board/leaderboard.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { startEngines } from '../engines.ts';
import { FIRST_TELEGRAM_ID, fillMembers } from '../fill.ts';
import { machine, percentile, table } from '../report.ts';
import { openServer } from '../server.ts';
import { redisVersion, startRedis } from './redis.ts';
import { fillRedis, startRedisServer } from './redis-board.ts';
import { cpuMs, startRequests } from './requests.ts';
import { fillTrigrams, readByTrigrams } from './trigrams.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const LIMIT = 20;
/** Both servers are measured in turn, so that other load on the machine affects both. */
const TURNS = 5;
const TURN_MS = 2_000;
const CONNECTIONS = 32;
/** More pages than are kept, so that each one is rendered. */
const MANY_PAGES = 20_000;
const SEARCH_ROUNDS = 15;
const EVENTS = 200;
const FIRST = 'the first, of each sort';

/**
 * `npm run bench -- leaderboard [members …]`: pages of the board through HTTP on both engines, compared with the same JSON from
 * a script in Redis behind the same framework; searches compared with trigram indexes of PostgreSQL; and the first read after an
 * event.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  console.log(`${machine()}. Redis ${redisVersion()}.\n`);
  for (const engine of await startEngines()) {
    for (const size of sizes) {
      const database = await engine.open();
      const nowMs = Date.now();
      await fillMembers(database.db, size, nowMs);
      console.log(`## ${engine.name}, ${size.toLocaleString('en-US')} members\n`);
      await measure(database, size);
      await database.close();
    }
    await engine.stop();
  }
}

async function measure(database: Database, size: number): Promise<void> {
  const { db } = database;
  const news = database.follow((error) => console.error(error));
  while (news.version() === null) await pause(50);
  const before = heldMb();
  const startMs = performance.now();
  const board = await createBoard(db, {
    now: Date.now,
    poolUnits: 50_000_000_000n,
    thresholdHundredths: 500,
    news,
  });
  const seconds = (performance.now() - startMs) / 1000;
  console.log(`The board: loaded in ${seconds.toFixed(1)} s, ${heldMb() - before} MB.\n`);
  await measureAgainstRedis(db, board, news, size);
  await measureSearches(database, board);
  await measureEvents(db, board, size);
}

async function measureAgainstRedis(db: Db, board: Board, news: News, size: number): Promise<void> {
  const redis = await startRedis();
  if (redis === null) return console.log('No redis-server here.\n');
  await fillRedis(redis, board, Date.now());
  const theirs = await startRedisServer(redis.port);
  const { app } = await openServer(db, { nowMs: null, board, news });
  const ours = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const bare = await startBare(`http://127.0.0.1:${ours}${pathsFor(size)[FIRST]?.[0]}`);
  const requests = startRequests();
  const servers = [
    { port: ours, pids: [process.pid] },
    { port: theirs.port, pids: [theirs.pid, redis.pid] },
    { port: bare.port, pids: [process.pid] },
  ];
  const rows: string[][] = [];
  for (const [what, paths] of Object.entries(pathsFor(size))) {
    const sums = servers.map(() => ({ requests: 0, tookMs: 0, cpuMs: 0 }));
    for (let turn = -1; turn < TURNS; turn++) {
      for (const [index, { port, pids }] of servers.entries()) {
        const startCpuMs = cpuMs(pids);
        const rate = await requests.run({ port, paths, connections: CONNECTIONS, forMs: TURN_MS });
        const sum = sums[index];
        if (turn < 0 || !sum) continue;
        sum.requests += rate.requests;
        sum.tookMs += rate.tookMs;
        sum.cpuMs += cpuMs(pids) - startCpuMs;
      }
    }
    const perSecond = sums.map((sum) => (sum.requests * 1000) / sum.tookMs);
    const cpu = sums.map((sum) => sum.cpuMs / sum.requests);
    rows.push([
      what,
      ...perSecond.map((each) => Math.round(each).toLocaleString('en-US')),
      ratio(perSecond),
      ...cpu.map((each) => each.toFixed(3)),
      ratio(cpu),
    ]);
  }
  const head = ['page', 'a second', 'Redis', 'bare Node', 'ratio'];
  head.push('CPU, ms', 'Redis', 'bare Node', 'ratio');
  console.log(`${table(head, rows)}\n`);
  requests.close();
  theirs.close();
  bare.close();
  await app.close();
  await redis.stop();
}

/** Node's own server with one page that never changes: a lower limit for everything here. */
async function startBare(url: string) {
  const page = Buffer.from(await (await fetch(url)).arrayBuffer());
  const length = String(page.length);
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': length })
      .end(page),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.close() };
}

function ratio([ours = 0, theirs = 1]: number[]): string {
  return (ours / theirs).toFixed(2);
}

function pathsFor(size: number): Record<string, string[]> {
  const pages = Math.ceil(size / LIMIT);
  const path = (sortBy: string, page: number) =>
    `/api/leaderboard?sortBy=${sortBy}&page=${page}&limit=${LIMIT}`;
  const deep = Math.ceil(pages / 2);
  return {
    [FIRST]: BOARD_SORT_IDS.map((sortBy) => path(sortBy, 1)),
    [`number ${deep}, of each sort`]: BOARD_SORT_IDS.map((sortBy) => path(sortBy, deep)),
    'any, seldom the same': Array.from({ length: MANY_PAGES }, (_, index) =>
      path(BOARD_SORT_IDS[index % 6] ?? '', 1 + ((index * 7919) % pages)),
    ),
  };
}

const SHOWN = { usdPrice: null, ranks: PIRATE_RANKS };

async function measureSearches(database: Database, board: Board): Promise<void> {
  if (database.engine !== 'postgres') return;
  const { db } = database;
  await fillTrigrams(db);
  const rows: string[][] = [];
  for (const search of ['parrot4321', 'goldenkraken', 'kraken77', 'captain', 'ptai', 'a', 'zzz']) {
    const request = { sortBy: 'totalTipped' as const, search, page: 1, limit: LIMIT };
    const times: [number[], number[]] = [[], []];
    let hits: [number, number] = [0, 0];
    for (let round = -2; round < SEARCH_ROUNDS; round++) {
      const startMs = performance.now();
      const ours = await readLeaderboard(board, request, { ...SHOWN, nowMs: Date.now() });
      const middleMs = performance.now();
      const theirs = await readByTrigrams(db, search, LIMIT);
      hits = [ours.pagination.totalEntries, theirs.total];
      if (round < 0) continue;
      times[0].push(middleMs - startMs);
      times[1].push(performance.now() - middleMs);
    }
    if (hits[0] !== hits[1]) throw new Error(`${search}: ${hits}`);
    const [ours, theirs] = [Math.min(...times[0]), Math.min(...times[1])];
    const cells = [percentile(times[0], 0.5), ours, theirs].map((each) => each.toFixed(2));
    rows.push([search, hits[0].toLocaleString('en-US'), ...cells, ratio([ours, theirs])]);
  }
  const head = ['search', 'hits', 'median, ms', 'best', 'best of pg_trgm', 'ratio of the best'];
  console.log(`${table(head, rows)}\n`);
  const trips: number[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round++) {
    const startMs = performance.now();
    await sql`select 1`.execute(db);
    trips.push(performance.now() - startMs);
  }
  console.log(`The best of \`select 1\`: ${Math.min(...trips).toFixed(2)} ms.\n`);
}

/** The first read by the reporter of an event. */
async function measureEvents(db: Db, board: Board, size: number): Promise<void> {
  const times: number[] = [];
  const run = Date.now();
  for (let number = 0; number < EVENTS; number++) {
    const event = {
      id: `bench:${run}:${number}`,
      type: 'tip',
      at: new Date(run - 3_600_000).toISOString(),
      telegramId: String(FIRST_TELEGRAM_ID + 1 + ((number * 7919) % size)),
      to: String(FIRST_TELEGRAM_ID + 1 + ((number * 104_729 + 1) % size)),
      amount: '1',
    };
    await ingestEvents(db, { events: [event], nowMs: run });
    const startMs = performance.now();
    await board.catchUp();
    await readLeaderboard(
      board,
      { sortBy: 'weeklyActivityPoints', search: '', page: 1, limit: LIMIT },
      { ...SHOWN, nowMs: run },
    );
    times.push(performance.now() - startMs);
  }
  const cells = [0.5, 0.99].map((share) => percentile(times, share).toFixed(2));
  console.log(`The first page after an event, ms: ${cells.join(' / ')}.\n`);
}

function heldMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
}
