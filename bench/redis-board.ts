import type { Leaderboard, LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import type { Board } from '#server/services/board/board.ts';
import { readLeaderboard } from '#server/services/board/leaderboard.ts';
import type { Redis } from './redis.ts';

type Field = keyof LeaderboardEntry;

const MEMBERS_PER_STEP = 100;

/**
 * The usual board on Redis: a sorted set for each sort, and a hash for each member with every field of an entry. Ties and
 * exact amounts are left to Redis, which gets them wrong.
 */
export async function fillRedis(redis: Redis, board: Board, nowMs: number) {
  await redis.pipeline([['FLUSHALL']]);
  for (let page = 1; ; page++) {
    const request = { sortBy: 'totalTipped' as const, search: '', page, limit: MEMBERS_PER_STEP };
    const { leaderboard } = await readLeaderboard(board, request, { nowMs, usdPrice: '0.05' });
    if (leaderboard.length === 0) return;
    await redis.pipeline(leaderboard.flatMap(commandsFor));
  }
}

function commandsFor(entry: LeaderboardEntry): (string | number)[][] {
  const commands: (string | number)[][] = [
    ['HSET', `member:${entry.userId}`, ...FIELDS.flatMap((field) => [field, String(entry[field])])],
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

/** One page in two round trips: its members' numbers, then all their fields. */
export async function readRedisPage(
  redis: Redis,
  request: { sortBy: SortBy; page: number; limit: number },
): Promise<Leaderboard> {
  const { sortBy, page, limit } = request;
  const from = (page - 1) * limit;
  const key = `board:${sortBy}`;
  const range = sortBy === 'username' ? 'ZRANGE' : 'ZREVRANGE';
  const [members, size] = await redis.pipeline([
    [range, key, from, from + limit - 1],
    ['ZCARD', key],
  ]);
  const ids = (Array.isArray(members) ? members : []).map((member) =>
    String(member).slice(String(member).indexOf('\n') + 1),
  );
  const hashes = await redis.pipeline(ids.map((id) => ['HMGET', `member:${id}`, ...FIELDS]));
  const totalEntries = Number(size);
  const totalPages = Math.ceil(totalEntries / limit);
  return {
    leaderboard: hashes.map((values, index) =>
      entryOf(Array.isArray(values) ? values.map(String) : [], from + index + 1),
    ),
    totalRewardsDistributed: '0',
    totalRewardsPaid: null,
    pagination: {
      currentPage: page,
      limit,
      totalPages,
      totalEntries,
      hasPreviousPage: page > 1,
      hasNextPage: page < totalPages,
    },
    searchTerm: '',
    sortBy,
    lastUpdated: null,
  };
}

const FIELDS = [
  'userId',
  'displayName',
  'displayType',
  'username',
  'profileLinkUrl',
  'isAdmin',
  'pirateRank',
  'twitterVerified',
  'twitterHandle',
  'totalLifetimePoints',
  'weeklyActivityPoints',
  'totalLifetimeEarnings',
  'totalLifetimeEarningsUSD',
  'totalTipped',
  'totalTippedUSD',
  'totalReceived',
  'totalReceivedUSD',
  'tipCount',
  'receivedCount',
  'accountCreatedAt',
  'accountAgeDays',
  'isEligible',
  'pointsNeeded',
  'minActivityThreshold',
] as const satisfies readonly Field[];

const NUMBERS: ReadonlySet<Field> = new Set([
  'totalLifetimePoints',
  'weeklyActivityPoints',
  'tipCount',
  'receivedCount',
  'accountAgeDays',
  'pointsNeeded',
  'minActivityThreshold',
]);

function entryOf(values: readonly string[], rank: number): LeaderboardEntry {
  const entry: Record<string, unknown> = { rank };
  for (const [index, field] of FIELDS.entries()) {
    const text = values[index] ?? '';
    if (NUMBERS.has(field)) entry[field] = Number(text);
    else if (text === 'null') entry[field] = null;
    else entry[field] = text === 'true' ? true : text === 'false' ? false : text;
  }
  // Only the fill has written here, and it wrote entries.
  return entry as LeaderboardEntry;
}
