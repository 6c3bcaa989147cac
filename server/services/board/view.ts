import type { SortBy } from '#contract/site/leaderboard.ts';
import { isBanned } from '#rules/roles.ts';
import {
  capShare,
  isEligible,
  missingHundredths,
  type PointsShare,
  splitByPoints,
} from '#rules/weeks/rewards.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { WeekRules } from '#server/services/policies/week-rules.ts';
import type { BoardRow } from './columns.ts';
import type { Contents } from './contents.ts';
import { pickHits } from './hits.ts';
import { largestShares } from './largest-shares.ts';
import type { BoardOrder } from './order.ts';
import { takeOut } from './search.ts';

/** A member on the board: the numbers as of the last look at the database. */
export type PlacedRow = BoardRow & {
  /** From 1. */
  rank: number;
  isBanned: boolean;
};

/** Figures of the whole board. */
type BoardSummary = {
  members: number;
  tippedUnits: bigint;
  tips: number;
  /** Everything ever distributed, in units. */
  distributedUnits: bigint;
  /** When the last event was taken; null before the first. */
  lastEventMs: number | null;
};

/** Figures of the running week. */
type BoardWeek = {
  name: WeekName;
  active: number;
  eligible: number;
  totalHundredths: number;
  /** Points of the eligible members. */
  eligibleHundredths: number;
};

/** The board in memory, as of the last look at the database. */
export type BoardView = {
  page(request: {
    sortBy: SortBy;
    search: string;
    offset: number;
    limit: number;
    /** For administrators: also finds hidden members, by names that others do not see. */
    findsHidden?: boolean;
  }): {
    /** The number of members on all pages. */
    total: number;
    rows: PlacedRow[];
  };
  find(sortBy: SortBy, memberId: number): PlacedRow | undefined;
  isKnown(memberId: number): boolean;
  summary(): BoardSummary;
  week(): BoardWeek;
  /** The rules of the running week. */
  rules(): WeekRules;
  /** The largest amounts that the running week would pay if it ended now, in units, highest first. */
  largestShares(): bigint[];
  /** The amount that the running week would pay a member if it ended now, in units; null if the member is not eligible. */
  estimate(memberId: number): bigint | null;
  /** The points of a member's running week that count, in hundredths; null where all count or the member is not eligible. */
  counted(memberId: number): number | null;
  /** The member's place in the newest distributed week, from 1; null without a share. */
  lastPlace(memberId: number): number | null;
};

/** Reads `contents()`, which may change between calls. */
export function createView(contents: () => Contents, now: () => number): BoardView {
  function readLeast(): number {
    return missingHundredths(0, contents().rules.thresholdHundredths);
  }

  function isBannedNow(memberId: number): boolean {
    const ban = contents().bans.get(memberId);
    return ban !== undefined && isBanned(ban, now());
  }

  function place(slot: number, position: number): PlacedRow {
    const row = contents().order.read(slot);
    return { ...row, rank: position + 1, isBanned: isBannedNow(row.memberId) };
  }

  // Bans begin and end without an event, so banned members are subtracted on each read.
  function readExcluded(leastHundredths: number): BoardRow[] {
    const { order, bans } = contents();
    const excluded: BoardRow[] = [];
    for (const memberId of bans.keys()) {
      const slot = order.slotOf(memberId);
      if (slot === undefined || !isBannedNow(memberId)) continue;
      const row = order.read(slot);
      if (row.weeklyHundredths >= leastHundredths) excluded.push(row);
    }
    return excluded;
  }

  function countEligible(): number {
    const leastHundredths = readLeast();
    const enough = contents().order.countWeeklyFrom(leastHundredths);
    return enough - readExcluded(leastHundredths).length;
  }

  /** The numbers of eligible members by their points. */
  function readEligible(): Map<number, number> {
    const leastHundredths = readLeast();
    return countByPoints(leastHundredths, readExcluded(leastHundredths));
  }

  function* sizesOfShares(): Generator<readonly [units: bigint, members: number]> {
    const { countedShares, rules } = contents();
    if (countedShares !== null) {
      for (const { units } of countedShares.values()) yield [units, 1];
      return;
    }
    const shares = splitNow();
    for (const [hundredths, members] of readEligible()) {
      const share = shares.get(hundredths);
      if (share) yield [capShare(share, rules.highestUnits).units, members];
    }
  }

  let split: { order: BoardOrder; key: string; shares: Map<number, PointsShare> } | null = null;

  // Kept until points or a ban change: a million members have some thousand different numbers of points, which takes a few ms.
  function splitNow(): Map<number, PointsShare> {
    const { poolUnits } = contents().rules;
    const leastHundredths = readLeast();
    const { order } = contents();
    const excluded = readExcluded(leastHundredths);
    const banned = excluded.map(({ memberId }) => memberId).join();
    const key = `${order.weeklyVersion} ${poolUnits} ${banned}`;
    if (split?.order !== order || split.key !== key) {
      const counts = countByPoints(leastHundredths, excluded);
      split = { order, key, shares: splitByPoints(poolUnits, counts) };
    }
    return split.shares;
  }

  function countByPoints(leastHundredths: number, excluded: BoardRow[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [hundredths, members] of contents().order.weeklyCounts) {
      if (hundredths >= leastHundredths) counts.set(hundredths, members);
    }
    for (const { weeklyHundredths } of excluded) {
      const others = (counts.get(weeklyHundredths) ?? 1) - 1;
      if (others === 0) counts.delete(weeklyHundredths);
      else counts.set(weeklyHundredths, others);
    }
    return counts;
  }

  return {
    page({ sortBy, search, offset, limit, findsHidden = false }) {
      const { order, search: names, hidden } = contents();
      const term = search.trim();
      if (term === '') {
        const slots = order.page(sortBy, offset, limit);
        return { total: order.size, rows: slots.map((slot, index) => place(slot, offset + index)) };
      }
      const hits = names.find(term);
      if (!findsHidden) takeOut(hits, hidden);
      const picked = pickHits(order, sortBy, hits, { offset, limit });
      return { total: hits.count, rows: picked.map(({ slot, position }) => place(slot, position)) };
    },
    find(sortBy, memberId) {
      const { order } = contents();
      const slot = order.slotOf(memberId);
      return slot === undefined ? undefined : place(slot, order.position(sortBy, slot));
    },
    isKnown: (memberId) => contents().order.slotOf(memberId) !== undefined,
    summary() {
      const { order, distributedUnits, lastEventMs } = contents();
      const { tippedUnits, tips } = order.sums;
      return { members: order.size, tippedUnits, tips, distributedUnits, lastEventMs };
    },
    // Only members of the group in which some get the odd unit are compared with each other.
    estimate(memberId) {
      const { order, rules, countedShares } = contents();
      const slot = order.slotOf(memberId);
      if (slot === undefined) return null;
      const row = order.read(slot);
      if (!isEligible(row.weeklyHundredths, rules.thresholdHundredths, isBannedNow(memberId)))
        return null;
      if (countedShares !== null) return countedShares.get(memberId)?.units ?? 0n;
      const own = splitNow().get(row.weeklyHundredths);
      if (own === undefined) return null;
      const share = capShare(own, rules.highestUnits);
      if (share.extra === 0) return share.units;
      const older = order.countOlder(slot, (other) => !isBannedNow(other));
      return older < share.extra ? share.units + 1n : share.units;
    },
    largestShares: () => largestShares(sizesOfShares()),
    counted: (memberId) => contents().countedShares?.get(memberId)?.hundredths ?? null,
    lastPlace: (memberId) => contents().lastPlaces.get(memberId) ?? null,
    rules: () => contents().rules,
    week() {
      const { order, week } = contents();
      const eligible = [...readEligible()];
      return {
        name: week,
        active: order.sums.activeMembers,
        eligible: countEligible(),
        eligibleHundredths: eligible.reduce(
          (sum, [hundredths, members]) => sum + hundredths * members,
          0,
        ),
        totalHundredths: order.sums.weeklyHundredths,
      };
    },
  };
}
