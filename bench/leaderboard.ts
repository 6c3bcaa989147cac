import { Agent, get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { getLeaderboard, type Leaderboard, type SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import type { Db } from '#server/db/connect.ts';
import { sendShared } from '#server/http/caching.ts';
import { type Board, createBoard } from '#server/services/board/board.ts';
import { readLeaderboard } from '#server/services/board/leaderboard.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { startEngines } from './engines.ts';
import { FIRST_TELEGRAM_ID, fillMembers } from './fill.ts';
import { type Redis, redisVersion, startRedis } from './redis.ts';
import { fillRedis, readRedisPage } from './redis-board.ts';
import { machine, percentile, table } from './report.ts';
import { openServer } from './server.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const SIZES = [10_000, 100_000, 1_000_000];
const LIMIT = 20;
/** Samples a cell, taken in turn, after a tenth as many for warm-up. */
const ROUNDS = 300;
const SEARCH_ROUNDS = 40;
/** For the throughput: how many pages at once, and how often. */
const AT_ONCE = 32;
const BURSTS = 60;

const settings = { nowMs: NOW_MS, usdPrice: '0.05' };

type Way = { name: string; run(): Promise<unknown> };

/**
 * `npm run bench -- leaderboard [members …]`: pages of the board from the service and by HTTP, on both engines, interleaved
 * with the same pages from Redis (sorted sets and hashes, pipelined). Redis is skipped if `redis-server` is not installed.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const redis = await startRedis();
  console.log(`Pages of ${LIMIT}, ms: median / 99th percentile. ${machine()}.`);
  console.log(redis ? `Redis ${redisVersion()}.\n` : 'No redis-server here.\n');
  for (const engine of await startEngines()) {
    for (const size of sizes) {
      const { db, close } = await engine.open();
      await fillMembers(db, size, NOW_MS);
      await measure(engine.name, db, size, redis);
      await close();
    }
    await engine.stop();
  }
  await redis?.stop();
}

async function measure(engineName: string, db: Db, size: number, redis: Redis | null) {
  const version = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const before = heldMb();
  const startMs = performance.now();
  const board = await createBoard(db, { now: () => NOW_MS, thresholdHundredths: 500 });
  const loadedMs = performance.now() - startMs;
  console.log(
    `## ${engineName} ${version.rows[0]?.version}, ${size.toLocaleString('en-US')} members\n\n` +
      `Loaded in ${(loadedMs / 1000).toFixed(1)} s; ${heldMb() - before} MB.\n`,
  );
  if (redis) await fillRedis(redis, board, NOW_MS);
  const servers = await startServers(db, board, redis);
  await measurePages(board, redis, servers, size);
  await measureSearches(board, servers);
  await measureCurrency(db, board, size);
  await measureThroughput(board, redis, size);
  await servers.stop();
}

async function measurePages(board: Board, redis: Redis | null, servers: Servers, size: number) {
  const pages = { first: 1, middle: Math.ceil(size / LIMIT / 2), last: Math.ceil(size / LIMIT) };
  const rows: string[][] = [];
  let names: string[] = [];
  for (const sortBy of BOARD_SORT_IDS) {
    for (const [place, page] of Object.entries(pages)) {
      const request = { sortBy, page, limit: LIMIT };
      const path = `/api/leaderboard?sortBy=${sortBy}&page=${page}&limit=${LIMIT}`;
      const ways: Way[] = [
        {
          name: 'service',
          run: () => readLeaderboard(board, { ...request, search: '' }, settings),
        },
        ...(redis ? [{ name: 'Redis', run: () => readRedisPage(redis, request) }] : []),
        { name: 'HTTP', run: () => servers.ours(path) },
        ...(redis ? [{ name: 'Redis, HTTP', run: () => servers.redis(path) }] : []),
      ];
      names = ways.map((way) => way.name);
      const cells = await inTurn(ways, ROUNDS);
      rows.push([sortBy, place, ...cells]);
    }
  }
  console.log(`${table(['sort', 'page', ...names], rows)}\n`);
}

async function measureSearches(board: Board, servers: Servers) {
  const rows: string[][] = [];
  for (const search of ['parrot4321', 'goldenkraken', 'captain', 'a', 'zzz']) {
    const read = (page: number) =>
      readLeaderboard(
        board,
        { sortBy: 'weeklyActivityPoints', search, page, limit: LIMIT },
        settings,
      );
    const { pagination } = await read(1);
    const path = `/api/leaderboard?search=${search}`;
    const cells = await inTurn(
      [
        { name: 'first', run: () => read(1) },
        { name: 'last', run: () => read(Math.max(1, pagination.totalPages)) },
        { name: 'HTTP', run: () => servers.ours(path) },
      ],
      SEARCH_ROUNDS,
    );
    rows.push([search, pagination.totalEntries.toLocaleString('en-US'), ...cells]);
  }
  const head = ['search', 'hits', 'first page', 'last page', 'first page, HTTP'];
  console.log(`${table(head, rows)}\n`);
}

/** The cost of being current: a check that finds nothing new, and the first page after each event. */
async function measureCurrency(db: Db, board: Board, size: number) {
  let number = 0;
  const first = () =>
    readLeaderboard(
      board,
      { sortBy: 'weeklyActivityPoints', search: '', page: 1, limit: LIMIT },
      settings,
    );
  const afterEvent: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    number += 1;
    const event = {
      id: `bench:${size}:${number}`,
      type: 'tip',
      at: new Date(NOW_MS - 3_600_000).toISOString(),
      telegramId: String(FIRST_TELEGRAM_ID + 1 + ((number * 7919) % size)),
      to: String(FIRST_TELEGRAM_ID + 1 + ((number * 104_729 + 1) % size)),
      amount: '1',
    };
    await ingestEvents(db, { events: [event], nowMs: NOW_MS });
    const startMs = performance.now();
    await first();
    afterEvent.push(performance.now() - startMs);
  }
  const [nothingNew] = await inTurn([{ name: 'look', run: () => board.catchUp() }], ROUNDS);
  const head = ['a look that finds nothing new', 'first page right after an event'];
  console.log(`${table(head, [[nothingNew ?? '', cell(afterEvent)]])}\n`);
}

async function measureThroughput(board: Board, redis: Redis | null, size: number) {
  const pages = Math.ceil(size / LIMIT);
  const request = (index: number) => ({
    sortBy: BOARD_SORT_IDS[index % BOARD_SORT_IDS.length] ?? 'totalTipped',
    page: 1 + ((index * 7919) % pages),
    limit: LIMIT,
  });
  const service = await pagesPerSecond((index) =>
    readLeaderboard(board, { ...request(index), search: '' }, settings),
  );
  const byRedis = redis
    ? await pagesPerSecond((index) => readRedisPage(redis, request(index)))
    : 'not here';
  const head = [`pages/s, ${AT_ONCE} at once, anywhere`, 'Redis'];
  console.log(`${table(head, [[service, byRedis]])}\n`);
}

async function pagesPerSecond(read: (index: number) => Promise<unknown>): Promise<string> {
  let index = 0;
  const burst = () => Promise.all(Array.from({ length: AT_ONCE }, () => read(index++)));
  for (let round = 0; round < BURSTS / 10; round++) await burst();
  const startMs = performance.now();
  for (let round = 0; round < BURSTS; round++) await burst();
  const seconds = (performance.now() - startMs) / 1000;
  return Math.round((BURSTS * AT_ONCE) / seconds).toLocaleString('en-US');
}

/** Runs the ways in turn, so that other load on the machine affects all of them. */
async function inTurn(ways: readonly Way[], rounds: number): Promise<string[]> {
  const samples = ways.map((): number[] => []);
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    for (const [index, way] of ways.entries()) {
      const startMs = performance.now();
      await way.run();
      if (round >= 0) samples[index]?.push(performance.now() - startMs);
    }
  }
  return samples.map(cell);
}

function cell(samples: readonly number[]): string {
  return `${percentile(samples, 0.5).toFixed(2)} / ${percentile(samples, 0.99).toFixed(2)}`;
}

const collectGarbage = exposeGc();

function exposeGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

function heldMb(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
}

type Servers = {
  ours(path: string): Promise<Leaderboard>;
  redis(path: string): Promise<Leaderboard>;
  stop(): Promise<void>;
};

/** The server itself, and the same route, framework and schemas on top of Redis. */
async function startServers(db: Db, board: Board, redis: Redis | null): Promise<Servers> {
  const { app: ours } = await openServer(db, { nowMs: NOW_MS, board });
  const onRedis = Fastify();
  if (redis) {
    onRedis.get<{ Querystring: { sortBy: SortBy; page: string; limit: string } }>(
      '/api/leaderboard',
      {
        schema: {
          querystring: getLeaderboard.query,
          response: { 200: getLeaderboard.response },
        },
      },
      async (request, reply) => {
        const { sortBy, page, limit } = request.query;
        const answer = await readRedisPage(redis, {
          sortBy,
          page: Number(page),
          limit: Number(limit),
        });
        return sendShared(request, reply, answer, getLeaderboard.sharedCacheSeconds);
      },
    );
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const oursAt = await ours.listen({ port: 0, host: '127.0.0.1' });
  const redisAt = await onRedis.listen({ port: 0, host: '127.0.0.1' });
  return {
    ours: (path) => fetchJson(agent, oursAt + path),
    redis: (path) => fetchJson(agent, redisAt + path),
    async stop() {
      agent.destroy();
      await ours.close();
      await onRedis.close();
    },
  };
}

function fetchJson(agent: Agent, url: string): Promise<Leaderboard> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${response.statusCode}: ${text}`));
      });
    });
    request.on('error', reject);
  });
}
