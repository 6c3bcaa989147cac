import type { SortBy } from '#contract/leaderboard.ts';
import { missingHundredths } from '#rules/rewards.ts';
import { isBanned } from '#rules/roles.ts';
import type { WeekName } from '#rules/week.ts';
import type { BoardRow } from './board-columns.ts';
import type { Contents } from './board-contents.ts';
import { pickHits } from './board-hits.ts';

/** A member on the board: the numbers as of the last look at the database. */
export type PlacedRow = BoardRow & {
  /** From 1. */
  rank: number;
  isBanned: boolean;
};

/** The whole board in figures. */
type BoardSummary = {
  members: number;
  tippedUnits: bigint;
  tips: number;
  /** All that was ever shared out, in units. */
  distributedUnits: bigint;
  /** When the last event was taken; null before the first. */
  lastEventMs: number | null;
};

/** The running week in figures. */
type BoardWeek = {
  name: WeekName;
  active: number;
  eligible: number;
  totalHundredths: number;
};

/** What is known by heart, at once: as of the last look at the database. */
export type BoardView = {
  page(request: { sortBy: SortBy; search: string; offset: number; limit: number }): {
    /** How many there are on all pages. */
    total: number;
    rows: PlacedRow[];
  };
  find(sortBy: SortBy, memberId: number): PlacedRow | undefined;
  isKnown(memberId: number): boolean;
  summary(): BoardSummary;
  week(): BoardWeek;
};

/** What can be seen of `contents()`, which may be others at each call. */
export function createView(
  contents: () => Contents,
  { now, thresholdHundredths }: { now: () => number; thresholdHundredths: number },
): BoardView {
  function isBannedNow(memberId: number): boolean {
    const ban = contents().bans.get(memberId);
    return ban !== undefined && isBanned(ban, now());
  }

  function place(slot: number, position: number): PlacedRow {
    const row = contents().order.read(slot);
    return { ...row, rank: position + 1, isBanned: isBannedNow(row.memberId) };
  }

  // Bans begin and end without an event, so the banned are counted out when somebody asks.
  function countEligible(): number {
    const { order, bans } = contents();
    const leastHundredths = missingHundredths(0, thresholdHundredths);
    let eligible = order.countWeeklyFrom(leastHundredths);
    for (const memberId of bans.keys()) {
      const slot = order.slotOf(memberId);
      if (slot === undefined || order.read(slot).weeklyHundredths < leastHundredths) continue;
      if (isBannedNow(memberId)) eligible--;
    }
    return eligible;
  }

  return {
    page({ sortBy, search, offset, limit }) {
      const { order, search: names } = contents();
      const term = search.trim();
      if (term === '') {
        const slots = order.page(sortBy, offset, limit);
        return { total: order.size, rows: slots.map((slot, index) => place(slot, offset + index)) };
      }
      const hits = names.find(term);
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
    week() {
      const { order, week } = contents();
      return {
        name: week,
        active: order.sums.activeMembers,
        eligible: countEligible(),
        totalHundredths: order.sums.weeklyHundredths,
      };
    },
  };
}
