import { sql } from 'kysely';
import type { Static } from 'typebox';
import { AppError } from '#contract/errors.ts';
import type { Leaderboard, LeaderboardEntry, SortBy } from '#contract/leaderboard.ts';
import type { getStats } from '#contract/stats.ts';
import type { WeekSummary } from '#contract/weekly-rewards.ts';
import { formatAmount, unitsToUsd } from '#rules/amounts.ts';
import { boardName } from '#rules/names.ts';
import { toPoints } from '#rules/points.ts';
import { rankFor } from '#rules/ranks.ts';
import { isEligible, missingHundredths } from '#rules/rewards.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board, PlacedRow } from './board.ts';

export type EntrySettings = {
  nowMs: number;
  /** US dollars for one coin as decimal text; null while no price is known. */
  usdPrice: string | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * One page of the board (public document, section 7; decisions 18 to 21). A page past the end is an
 * empty list. Ranks, points and amounts are of one instant; names are read with the page.
 */
export async function readLeaderboard(
  db: Db,
  board: Board,
  request: { sortBy: SortBy; search: string; page: number; limit: number },
  settings: EntrySettings,
): Promise<Leaderboard> {
  const { sortBy, search, page, limit } = request;
  await board.catchUp();
  const { total, rows } = board.page({ sortBy, search, offset: (page - 1) * limit, limit });
  const { distributedUnits, lastEventMs } = board.summary();
  const totalPages = Math.ceil(total / limit);
  return {
    leaderboard: await readEntries(db, board, rows, settings),
    totalRewardsDistributed: formatAmount(distributedUnits),
    pagination: {
      currentPage: page,
      limit,
      totalPages,
      totalEntries: total,
      hasPreviousPage: page > 1,
      hasNextPage: page < totalPages,
    },
    searchTerm: search,
    sortBy,
    lastUpdated: isoTime(lastEventMs),
  };
}

/** One member's own entry, with the rank under the sort. Throws `not_found` for a stranger. */
export async function readOwnEntry(
  db: Db,
  board: Board,
  request: { sortBy: SortBy; memberId: bigint },
  settings: EntrySettings,
): Promise<LeaderboardEntry> {
  const row = await board.readPlace(request.sortBy, Number(request.memberId));
  const [entry] = await readEntries(db, board, [row], settings);
  if (!entry) throw new AppError('not_found', 'There is no such member on the board.');
  return entry;
}

/** What all members together have tipped (public document, section 7). */
export async function readStats(
  _db: Db,
  board: Board,
): Promise<Static<(typeof getStats)['response']>> {
  await board.catchUp();
  const { tippedUnits, tips, members, lastEventMs } = board.summary();
  return {
    totalVolume: formatAmount(tippedUnits),
    totalTips: tips,
    totalMembers: members,
    lastUpdated: isoTime(lastEventMs),
  };
}

/** The running week in figures (public document, section 7). */
export async function readWeekSummary(board: Board): Promise<WeekSummary> {
  await board.catchUp();
  const { week } = board.summary();
  return {
    week: week.name,
    activeUsers: week.active,
    eligibleUsers: week.eligible,
    totalActivityPoints: toPoints(week.totalHundredths),
  };
}

type ProfileRow = {
  id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  profile_link_url: string | null;
  role: 'member' | 'admin' | 'owner';
  twitter_handle: string | null;
  twitter_verified: boolean;
};

async function readEntries(
  db: Db,
  board: Board,
  placed: readonly PlacedRow[],
  settings: EntrySettings,
): Promise<LeaderboardEntry[]> {
  if (placed.length === 0) return [];
  const memberIds = placed.map((row) => row.memberId);
  const { rows } = await sql<ProfileRow>`
    select id, username, first_name, last_name, profile_link_url, role, twitter_handle,
      twitter_verified
    from members where id = any(${memberIds}::bigint[])`.execute(db);
  const profiles = new Map(rows.map((row) => [Number(row.id), row]));
  const entries: LeaderboardEntry[] = [];
  for (const row of placed) {
    const profile = profiles.get(row.memberId);
    if (profile) entries.push(entryOf(row, profile, board, settings));
  }
  return entries;
}

function entryOf(
  row: PlacedRow,
  profile: ProfileRow,
  board: Board,
  { nowMs, usdPrice }: EntrySettings,
): LeaderboardEntry {
  const { thresholdHundredths } = board;
  const usd = (units: bigint) => (usdPrice === null ? null : unitsToUsd(units, usdPrice));
  const name = boardName({
    firstName: profile.first_name,
    lastName: profile.last_name,
    username: profile.username,
  });
  return {
    userId: String(row.memberId),
    rank: row.rank,
    ...name,
    username: profile.username,
    profileLinkUrl: httpsOnly(profile.profile_link_url),
    isAdmin: profile.role !== 'member',
    pirateRank: rankFor(row.lifetimeHundredths).rank,
    twitterVerified: profile.twitter_verified,
    twitterHandle: profile.twitter_handle,
    totalLifetimePoints: toPoints(row.lifetimeHundredths),
    weeklyActivityPoints: toPoints(row.weeklyHundredths),
    totalLifetimeEarnings: formatAmount(row.earnedUnits),
    totalLifetimeEarningsUSD: usd(row.earnedUnits),
    totalTipped: formatAmount(row.tippedUnits),
    totalTippedUSD: usd(row.tippedUnits),
    totalReceived: formatAmount(row.receivedUnits),
    totalReceivedUSD: usd(row.receivedUnits),
    tipCount: row.tipCount,
    receivedCount: row.receivedCount,
    accountCreatedAt: new Date(row.createdAtMs).toISOString(),
    accountAgeDays: Math.max(0, Math.floor((nowMs - row.createdAtMs) / DAY_MS)),
    isEligible: isEligible(
      row.weeklyHundredths,
      thresholdHundredths,
      board.isBanned(row.memberId, nowMs),
    ),
    pointsNeeded: toPoints(missingHundredths(row.weeklyHundredths, thresholdHundredths)),
    minActivityThreshold: toPoints(thresholdHundredths),
  };
}

// A link goes to the page as it is: no other scheme may.
function httpsOnly(url: string | null): string | null {
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}

function isoTime(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
