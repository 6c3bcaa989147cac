import type { SortBy } from '#contract/leaderboard.ts';
import { type BlockedOrder, createBlockedOrder } from './board-blocks.ts';
import { type BoardRow, comparatorFor, createColumns } from './board-columns.ts';

/** Sums over the whole board, kept with each change. */
type BoardSums = {
  tippedUnits: bigint;
  tips: number;
  /** Of the running week. */
  activeMembers: number;
  weeklyHundredths: number;
};

export type BoardOrder = ReturnType<typeof createBoardOrder>;

export const SORTS = [
  'totalTipped',
  'totalReceived',
  'totalLifetimeEarnings',
  'totalLifetimePoints',
  'weeklyActivityPoints',
  'username',
] as const satisfies readonly SortBy[];

/**
 * All members in each of the board's sort orders, in memory (decision 18): any page and any
 * position in microseconds, however deep. A member has a slot, a small number that never changes;
 * positions are 0-based.
 */
export function createBoardOrder() {
  const columns = createColumns();
  const orders = createOrders((sortBy) => createBlockedOrder(comparatorFor(columns, sortBy)));
  /** How many members have so many points in the running week, by hundredths; none at 0. */
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

  return {
    /** Takes in a new member without a place, for loading: `sort` must follow for every order. */
    append,
    /** Places everybody in one of the orders: about 0.5 s for a million, and nothing else runs. */
    sort(sortBy: SortBy): void {
      const slots = Int32Array.from({ length: columns.size }, (_, slot) => slot);
      orders[sortBy].fill(slots.sort(comparatorFor(columns, sortBy)));
    },
    /** Takes in a new member, or what has changed of a known one. Gives the slot. */
    upsert(row: BoardRow): number {
      const known = columns.slotOf(row.memberId);
      if (known === undefined) {
        const slot = append(row);
        for (const sortBy of SORTS) orders[sortBy].insert(slot);
        return slot;
      }
      count(known, -1);
      columns.write(known, row);
      count(known, 1);
      for (const sortBy of SORTS) orders[sortBy].settle(known);
      return known;
    },
    /** What a member has in the running week; changes nothing for one who is not known. */
    setWeekly(memberId: number, weeklyHundredths: number): void {
      const slot = columns.slotOf(memberId);
      if (slot === undefined) return;
      count(slot, -1);
      columns.weekly[slot] = weeklyHundredths;
      columns.active[slot] = 1;
      count(slot, 1);
      orders.weeklyActivityPoints.settle(slot);
    },
    /** A new week begins: nobody has done anything in it. */
    resetWeek(): void {
      columns.weekly.fill(0);
      columns.active.fill(0);
      sums.activeMembers = 0;
      sums.weeklyHundredths = 0;
      weeklyCounts.clear();
      weeklyVersion++;
      // Now the ties decide, and they are the order of lifetime points.
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
    /** Visits everybody in order until `visit` gives false. */
    walk(sortBy: SortBy, visit: (slot: number, position: number) => boolean): void {
      orders[sortBy].walk(visit);
    },
    /** How many members have at least so many points in the running week. */
    countWeeklyFrom(leastHundredths: number): number {
      return orders.weeklyActivityPoints.countWhile(
        (slot) => (columns.weekly[slot] ?? 0) >= leastHundredths,
      );
    },
    /** How many with just as many points in the running week have an older account (decision 14). */
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
    /** Another one whenever `weeklyCounts` is. */
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

function createOrders(create: (sortBy: SortBy) => BlockedOrder): Record<SortBy, BlockedOrder> {
  return {
    totalTipped: create('totalTipped'),
    totalReceived: create('totalReceived'),
    totalLifetimeEarnings: create('totalLifetimeEarnings'),
    totalLifetimePoints: create('totalLifetimePoints'),
    weeklyActivityPoints: create('weeklyActivityPoints'),
    username: create('username'),
  };
}
