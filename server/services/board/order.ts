import type { SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORT_IDS, BOARD_SORTS, type BoardSort } from '#rules/board-sorts.ts';
import { createBlockedOrder } from './blocks.ts';
import { type BoardRow, comparatorFor, createColumns } from './columns.ts';
import { createSorter, type Sorter } from './sorting.ts';

/** Sums over the whole board, updated with each change. */
type BoardSums = {
  tippedUnits: bigint;
  tips: number;
  /** In the running week. */
  activeMembers: number;
  weeklyHundredths: number;
};

export type BoardOrder = ReturnType<typeof createBoardOrder>;

/**
 * All members in each of the board's sort orders, in memory (docs/decisions/002-the-board-order-lives-in-memory.md): any page and
 * any position takes microseconds, however deep. A member has a slot, a small number that never changes; positions are 0-based.
 */
export function createBoardOrder() {
  const columns = createColumns();
  const orders = bySort((column) => createBlockedOrder(comparatorFor(columns, column)));
  /** The number of members for each number of hundredths in the running week; 0 is left out. */
  const weeklyCounts = new Map<number, number>();
  let weeklyVersion = 0;
  const sums: BoardSums = { tippedUnits: 0n, tips: 0, activeMembers: 0, weeklyHundredths: 0 };

  function count(slot: number, sign: 1 | -1) {
    const units = columns.tipped.exact[slot] ?? 0n;
    sums.tippedUnits += sign === 1 ? units : -units;
    sums.tips += sign * (columns.tipCount[slot] ?? 0);
    sums.activeMembers += sign * (columns.active[slot] ?? 0);
    const weekly = columns.weekly[slot] ?? 0;
    sums.weeklyHundredths += sign * weekly;
    if (weekly === 0) return;
    weeklyVersion++;
    const members = (weeklyCounts.get(weekly) ?? 0) + sign;
    if (members === 0) weeklyCounts.delete(weekly);
    else weeklyCounts.set(weekly, members);
  }

  function append(row: BoardRow): number {
    const slot = columns.add(row.memberId);
    columns.write(slot, row);
    count(slot, 1);
    return slot;
  }

  // Ties are in the order of lifetime points, since there is nothing else to compare.
  function sortedBy(
    sorter: Sorter,
    column: BoardSort['column'],
    byLifetime: Int32Array,
  ): Int32Array {
    switch (column) {
      case 'lifetime':
        return byLifetime;
      case 'weekly':
        return sorter.highestFirst(byLifetime, columns.weekly);
      case 'nameKey':
        return sorter.byName(byLifetime, columns.nameKey, comparatorFor(columns, column));
      default:
        return sorter.highestFirst(byLifetime, columns[column].exact);
    }
  }

  return {
    /** Adds a new member without a position, for loading. Call `sort` afterwards. */
    append,
    /** Puts all members into all orders, one order in each step: 0.1 s for a million, and a quarter of a second by name. */
    *sort(): Generator<void> {
      const sorter = createSorter(columns.size);
      const byAge = sorter.highestFirst(columns.byNumber(), columns.ages());
      const byLifetime = sorter.highestFirst(byAge, columns.lifetime);
      yield;
      for (const { id, column } of BOARD_SORTS) {
        orders[id].fill(sortedBy(sorter, column, byLifetime));
        yield;
      }
    },
    /** Adds a new member or updates a known one. Returns the slot. */
    upsert(row: BoardRow): number {
      const known = columns.slotOf(row.memberId);
      if (known === undefined) {
        const slot = append(row);
        for (const sortBy of BOARD_SORT_IDS) orders[sortBy].insert(slot);
        return slot;
      }
      count(known, -1);
      columns.write(known, row);
      count(known, 1);
      for (const sortBy of BOARD_SORT_IDS) orders[sortBy].settle(known);
      return known;
    },
    /** Sets a member's points of the running week; ignores unknown members. */
    setWeekly(memberId: number, weeklyHundredths: number): void {
      const slot = columns.slotOf(memberId);
      if (slot === undefined) return;
      count(slot, -1);
      columns.weekly[slot] = weeklyHundredths;
      columns.active[slot] = 1;
      count(slot, 1);
      orders.weeklyActivityPoints.settle(slot);
    },
    /** Begins a new week, in which nobody has done anything. */
    resetWeek(): void {
      columns.weekly.fill(0);
      columns.active.fill(0);
      sums.activeMembers = 0;
      sums.weeklyHundredths = 0;
      weeklyCounts.clear();
      weeklyVersion++;
      // Only ties are left, and they are in the order of lifetime points.
      const byLifetime = orders.totalLifetimePoints.slice(0, columns.size);
      orders.weeklyActivityPoints.fill(Int32Array.from(byLifetime));
    },
    /** The slots at `limit` positions from `offset` on. */
    page(sortBy: SortBy, offset: number, limit: number): number[] {
      return orders[sortBy].slice(offset, limit);
    },
    position(sortBy: SortBy, slot: number): number {
      return orders[sortBy].positionOf(slot);
    },
    /** Visits members in order until `visit` returns false. */
    walk(sortBy: SortBy, visit: (slot: number, position: number) => boolean): void {
      orders[sortBy].walk(visit);
    },
    /** The number of members with at least these points in the running week. */
    countWeeklyFrom(leastHundredths: number): number {
      return orders.weeklyActivityPoints.countWhile(
        (slot) => (columns.weekly[slot] ?? 0) >= leastHundredths,
      );
    },
    /**
     * Counts the members with the same points in the running week and an older account, which come first in a tie
     * (docs/spec/week.md#4-shares-and-rounding).
     */
    countOlder(slot: number, isCounted: (memberId: number) => boolean): number {
      const order = orders.weeklyActivityPoints;
      const hundredths = columns.weekly[slot] ?? 0;
      const before = order.countWhile((each) => (columns.weekly[each] ?? 0) > hundredths);
      const createdAtMs = columns.createdAtMs[slot] ?? 0;
      const memberId = columns.memberId[slot] ?? 0;
      let older = 0;
      for (const other of order.slice(before, weeklyCounts.get(hundredths) ?? 0)) {
        const otherId = columns.memberId[other] ?? 0;
        const differenceMs = (columns.createdAtMs[other] ?? 0) - createdAtMs;
        const isOlder = differenceMs < 0 || (differenceMs === 0 && otherId < memberId);
        if (isOlder && isCounted(otherId)) older += 1;
      }
      return older;
    },
    /** Changes whenever `weeklyCounts` does. */
    get weeklyVersion() {
      return weeklyVersion;
    },
    weeklyCounts: weeklyCounts as ReadonlyMap<number, number>,
    slotOf: columns.slotOf,
    read: columns.read,
    sums: sums as Readonly<BoardSums>,
    get size() {
      return columns.size;
    },
  };
}

/** Makes one value for each sort. */
function bySort<Made>(make: (column: BoardSort['column']) => Made): Record<SortBy, Made> {
  const made = BOARD_SORTS.map(({ id, column }) => [id, make(column)]);
  return Object.fromEntries(made) as Record<SortBy, Made>; // Built from the same table, so none is missing.
}
