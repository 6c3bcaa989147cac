import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { getLeaderboard, type LeaderboardEntry, type SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { sharedFor, tagOf } from '#server/http/caching.ts';
import type { Board } from '#server/services/board/board.ts';
import { readLeaderboard } from '#server/services/board/leaderboard.ts';
import { openRedis, type Redis } from './redis.ts';

const MEMBERS_PER_STEP = 100;

/**
 * The usual board on Redis: a sorted set for each sort, and each member's entry as JSON, without the rank. Ties and amounts
 * above 2^53 are left to Redis, which gets them wrong; and it is not told about events.
 */
export async function fillRedis(redis: Redis, board: Board, nowMs: number) {
  await redis.pipeline([['FLUSHALL']]);
  for (let page = 1; ; page++) {
    const request = { sortBy: 'totalTipped' as const, search: '', page, limit: MEMBERS_PER_STEP };
    const answer = await readLeaderboard(board, request, {
      nowMs,
      usdPrice: null,
      ranks: PIRATE_RANKS,
    });
    const { totalRewardsDistributed, lastUpdated, leaderboard } = answer;
    const figures = JSON.stringify({
      totalRewardsDistributed,
      totalRewardsPaid: null,
      lastUpdated,
    });
    if (page === 1) await redis.pipeline([['SET', 'figures', figures.slice(1)]]);
    if (leaderboard.length === 0) return;
    await redis.pipeline(leaderboard.flatMap(commandsFor));
  }
}

function commandsFor(entry: LeaderboardEntry): (string | number)[][] {
  const { rank: _, ...rest } = entry;
  const commands: (string | number)[][] = [
    ['SET', `member:${entry.userId}`, JSON.stringify(rest).slice(1)],
  ];
  for (const sortBy of BOARD_SORT_IDS) {
    if (sortBy === 'username') {
      // Redis orders equal scores by text, so the name comes before the number.
      const name = (entry.username ?? entry.displayName).toLowerCase();
      commands.push(['ZADD', 'board:username', 0, `${name}\n${entry.userId}`]);
    } else commands.push(['ZADD', `board:${sortBy}`, Number(entry[sortBy]), entry.userId]);
  }
  return commands;
}

/** Returns the whole answer as JSON. ARGV: sort, page, limit. */
const SCRIPT = `
local sort, page, limit = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local key = 'board:' .. sort
local from = (page - 1) * limit
local ids = redis.call(sort == 'username' and 'ZRANGE' or 'ZREVRANGE', key, from, from + limit - 1)
local entries = {}
if #ids > 0 then
  for i, id in ipairs(ids) do entries[i] = 'member:' .. (string.match(id, '\\n(.*)') or id) end
  entries = redis.call('MGET', unpack(entries))
  for i, entry in ipairs(entries) do entries[i] = '{"rank":' .. from + i .. ',' .. entry end
end
local total = redis.call('ZCARD', key)
local pages = math.ceil(total / limit)
return '{"leaderboard":[' .. table.concat(entries, ',') .. '],"pagination":{"currentPage":' .. page
  .. ',"limit":' .. limit .. ',"totalPages":' .. pages .. ',"totalEntries":' .. total
  .. ',"hasPreviousPage":' .. tostring(page > 1) .. ',"hasNextPage":' .. tostring(page < pages)
  .. '},"searchTerm":"","sortBy":"' .. sort .. '",' .. redis.call('GET', 'figures')`;

export type RedisServer = { port: number; pid: number; close(): void };

/** The same route and framework as ours on top of Redis, in its own process. */
export async function startRedisServer(redisPort: number): Promise<RedisServer> {
  const child = fork(fileURLToPath(import.meta.url), [String(redisPort)], { stdio: 'inherit' });
  const [port] = await once(child, 'message');
  return { port, pid: Number(child.pid), close: () => child.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const redis = await openRedis(Number(process.argv[2]));
  const [sha] = await redis.pipeline([['SCRIPT', 'LOAD', SCRIPT]]);
  const app = Fastify();
  app.get<{ Querystring: { sortBy: SortBy; page: string; limit: string } }>(
    '/api/leaderboard',
    { schema: { querystring: getLeaderboard.query } },
    async ({ query }, reply) => {
      const { sortBy, page, limit } = query;
      const [text] = await redis.pipeline([['EVALSHA', String(sha), 0, sortBy, page, limit]]);
      return reply
        .header('etag', tagOf(String(text)))
        .header('cache-control', sharedFor(getLeaderboard.sharedCacheSeconds))
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
}
