import type { Static } from 'typebox';
import { AppError } from '#contract/errors.ts';
import type { Leaderboard, LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import type { getStats } from '#contract/site/stats.ts';
import type { WeekSummary } from '#contract/site/weekly-rewards.ts';
import { formatAmount, unitsToUsd } from '#rules/amounts.ts';
import { boardName } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import { isoTime, isoTimeOrNull } from '#rules/times.ts';
import { isEligible, missingHundredths } from '#rules/weeks/rewards.ts';
import { parseAddress } from '#server/net/web-address.ts';
import type { Board } from './board.ts';
import type { Profile } from './profiles.ts';
import type { PlacedRow } from './view.ts';

type EntrySettings = {
  nowMs: number;
  /** US dollars for one coin as decimal text; null while no price is known. */
  usdPrice: string | null;
  ranks: Ranks;
};

type BoardSettings = EntrySettings & {
  /** The total paid, on the chain or by hand, in units; null or left out while nothing is paid from here. */
  readPaid?: () => Promise<bigint | null>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * One page of the board (docs/spec/board.md#5-pages). A page past the end is an empty list. Ranks, points and amounts are of one
 * instant; names are read with the page.
 */
export async function readLeaderboard(
  board: Board,
  request: { sortBy: SortBy; search: string; page: number; limit: number },
  { readPaid, ...settings }: BoardSettings,
): Promise<Leaderboard> {
  const { sortBy, search, page, limit } = request;
  const offset = (page - 1) * limit;
  await board.keepUp();
  const { total, rows } = board.page({ sortBy, search, offset, limit });
  const { distributedUnits, lastEventMs } = board.summary();
  const totalPages = countPages(total, limit);
  const paidUnits = (await readPaid?.()) ?? null;
  return {
    leaderboard: await readEntries(board, rows, settings),
    totalRewardsDistributed: formatAmount(distributedUnits),
    totalRewardsPaid: paidUnits === null ? null : formatAmount(paidUnits),
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
    lastUpdated: isoTimeOrNull(lastEventMs),
  };
}

/** One member's own entry, with the rank under the sort. Throws `not_found` for an unknown member. */
export async function readOwnEntry(
  board: Board,
  request: { sortBy: SortBy; memberId: bigint },
  settings: EntrySettings,
): Promise<LeaderboardEntry> {
  const memberId = Number(request.memberId);
  await board.requireMember(memberId);
  await board.catchUp();
  const row = board.find(request.sortBy, memberId);
  const [entry] = await readEntries(board, row ? [row] : [], settings);
  if (!entry) throw new AppError('not_found', (m) => m.refusal_no_board_member());
  return entry;
}

/** The total tipped by all members. */
export async function readStats(board: Board): Promise<Static<(typeof getStats)['response']>> {
  await board.keepUp();
  const { tippedUnits, tips, members, lastEventMs } = board.summary();
  return {
    totalVolume: formatAmount(tippedUnits),
    totalTips: tips,
    totalMembers: members,
    lastUpdated: isoTimeOrNull(lastEventMs),
  };
}

/** The figures of the running week. */
export async function readWeekSummary(board: Board): Promise<WeekSummary> {
  await board.keepUp();
  const week = board.week();
  return {
    week: week.name,
    activeUsers: week.active,
    eligibleUsers: week.eligible,
    totalActivityPoints: toPoints(week.totalHundredths),
    largestShares: board.largestShares().map(formatAmount),
  };
}

async function readEntries(
  board: Board,
  rows: readonly PlacedRow[],
  settings: EntrySettings,
): Promise<LeaderboardEntry[]> {
  const profiles = await board.readProfiles(rows.map(({ memberId }) => memberId));
  return rows.flatMap((row) => {
    const profile = profiles.get(row.memberId);
    return profile ? [entryOf(row, profile, board, settings)] : [];
  });
}

function entryOf(
  row: PlacedRow,
  profile: Profile,
  board: Pick<Board, 'rules' | 'counted' | 'lastPlace'>,
  { nowMs, usdPrice, ranks }: EntrySettings,
): LeaderboardEntry {
  const { thresholdHundredths } = board.rules();
  const counted = row.isBanned ? null : board.counted(row.memberId);
  // The exact millisecond would identify the member.
  const createdAtMs = profile.hidden
    ? row.createdAtMs - (row.createdAtMs % DAY_MS)
    : row.createdAtMs;
  const usd = (units: bigint) => (usdPrice === null ? null : unitsToUsd(units, usdPrice));
  return {
    // The number would link an anonymous row to the name in an older file or page.
    userId: profile.hidden ? `anonymous-${row.rank}` : String(row.memberId),
    rank: row.rank,
    ...boardName(profile),
    username: profile.username,
    profileLinkUrl: httpsOnly(profile.profileLinkUrl),
    isAdmin: profile.role !== 'member',
    pirateRank: rankFor(row.lifetimeHundredths, ranks).rank,
    twitterVerified: profile.twitterVerified,
    twitterHandle: profile.twitterHandle,
    totalLifetimePoints: toPoints(row.lifetimeHundredths),
    weeklyActivityPoints: toPoints(row.weeklyHundredths),
    countedPoints: counted === null ? null : toPoints(counted),
    // It would link an anonymous row to the number in the week's file.
    lastWeekPlace: profile.hidden ? null : board.lastPlace(row.memberId),
    totalLifetimeEarnings: formatAmount(row.earnedUnits),
    totalLifetimeEarningsUSD: usd(row.earnedUnits),
    totalTipped: formatAmount(row.tippedUnits),
    totalTippedUSD: usd(row.tippedUnits),
    totalReceived: formatAmount(row.receivedUnits),
    totalReceivedUSD: usd(row.receivedUnits),
    tipCount: row.tipCount,
    receivedCount: row.receivedCount,
    accountCreatedAt: isoTime(createdAtMs),
    accountAgeDays: Math.max(0, Math.floor((nowMs - createdAtMs) / DAY_MS)),
    isEligible: isEligible(row.weeklyHundredths, thresholdHundredths, row.isBanned),
    pointsNeeded: toPoints(missingHundredths(row.weeklyHundredths, thresholdHundredths)),
    minActivityThreshold: toPoints(thresholdHundredths),
  };
}

/** The link if it uses https, which makes it safe to show; otherwise null. */
export function httpsOnly(url: string | null): string | null {
  return url !== null && parseAddress(url)?.protocol === 'https:' ? url : null;
}
