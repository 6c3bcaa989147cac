import { AppError } from '#contract/errors.ts';
import type { SortBy } from '#contract/leaderboard.ts';
import { missingHundredths } from '#rules/rewards.ts';
import { isBanned } from '#rules/roles.ts';
import type { WeekName } from '#rules/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { BoardRow } from './board-columns.ts';
import { loadContents, mustLoadAnew, takeIn } from './board-contents.ts';
import { readFeed } from './board-feed.ts';
import { pickHits } from './board-hits.ts';
import { singleFlight } from './single-flight.ts';

/** A member on the board: the numbers as of the last catch-up, and the rank from 1. */
export type PlacedRow = BoardRow & { rank: number };

/** The board as a whole. */
export type BoardSummary = {
  members: number;
  tippedUnits: bigint;
  tips: number;
  /** All that was ever shared out, in units. */
  distributedUnits: bigint;
  /** When the last event was taken; null before the first. */
  lastEventMs: number | null;
  week: { name: WeekName; active: number; eligible: number; totalHundredths: number };
};

/** Everything but the `read…` ones tells what was known at the last catch-up, at once. */
export type Board = {
  /** Takes in all that was committed before the call, by whatever server. */
  catchUp(): Promise<void>;
  page(request: { sortBy: SortBy; search: string; offset: number; limit: number }): {
    /** How many there are on all pages. */
    total: number;
    rows: PlacedRow[];
  };
  find(sortBy: SortBy, memberId: number): PlacedRow | undefined;
  summary(): BoardSummary;
  isBanned(memberId: number, nowMs: number): boolean;
  /** Catches up, then finds. Throws `not_found` for a number that nobody on the board has. */
  readPlace(sortBy: SortBy, memberId: number): Promise<PlacedRow>;
  /** The rank alone, likewise. */
  readPosition(sortBy: SortBy, memberId: number): Promise<number>;
  readonly thresholdHundredths: number;
};

/**
 * Loads the board into memory: the order of all members under each sort, with their numbers. It is
 * caught up with the database before each read, so it is current to the last committed event on any
 * number of servers (decision 21); that costs one short round trip, which calls share. Everything
 * else of a member is read by number (leaderboard.ts).
 */
export async function createBoard(
  db: Db,
  options: { now: () => number; thresholdHundredths: number },
): Promise<Board> {
  const { now, thresholdHundredths } = options;
  let contents = await loadContents(db, now());
  /** Somebody asked for these, and they are not known. */
  const wanted = new Set<number>();

  const catchUp = singleFlight(async () => {
    for (;;) {
      const news = await readFeed(db, contents.place);
      if (mustLoadAnew(contents, news)) {
        contents = await loadContents(db, now());
        return;
      }
      const asked = [...wanted];
      await takeIn(db, contents, news, { nowMs: now(), alsoRefresh: asked });
      for (const memberId of asked) wanted.delete(memberId);
      if (!news.isCutOff) return;
    }
  });

  function place(slot: number, position: number): PlacedRow {
    return { ...contents.order.read(slot), rank: position + 1 };
  }

  function find(sortBy: SortBy, memberId: number): PlacedRow | undefined {
    const slot = contents.order.slotOf(memberId);
    if (slot === undefined) return undefined;
    return place(slot, contents.order.position(sortBy, slot));
  }

  async function readPlace(sortBy: SortBy, memberId: number): Promise<PlacedRow> {
    await catchUp();
    if (contents.order.slotOf(memberId) === undefined) {
      // Who was made a member without an event, as an administrator is, is not in the feed.
      wanted.add(memberId);
      await catchUp();
    }
    const placed = find(sortBy, memberId);
    if (!placed) throw new AppError('not_found', 'There is no such member on the board.');
    return placed;
  }

  function isBannedNow(memberId: number, nowMs: number): boolean {
    const ban = contents.bans.get(memberId);
    return ban !== undefined && isBanned(ban, nowMs);
  }

  // Bans begin and end without an event, so the banned are counted out when somebody asks.
  function countEligible(nowMs: number): number {
    const leastHundredths = missingHundredths(0, thresholdHundredths);
    let eligible = contents.order.countWeeklyFrom(leastHundredths);
    for (const memberId of contents.bans.keys()) {
      const slot = contents.order.slotOf(memberId);
      if (slot === undefined || !isBannedNow(memberId, nowMs)) continue;
      if (contents.order.read(slot).weeklyHundredths >= leastHundredths) eligible--;
    }
    return eligible;
  }

  return {
    catchUp,
    page({ sortBy, search, offset, limit }) {
      const { order } = contents;
      const term = search.trim();
      if (term === '') {
        const slots = order.page(sortBy, offset, limit);
        return { total: order.size, rows: slots.map((slot, index) => place(slot, offset + index)) };
      }
      const hits = contents.search.find(term);
      const picked = pickHits(order, sortBy, hits, { offset, limit });
      return {
        total: hits.count,
        rows: picked.map(({ slot, position }) => place(slot, position)),
      };
    },
    find,
    summary() {
      const { order, week, distributedUnits, lastEventMs } = contents;
      return {
        members: order.size,
        tippedUnits: order.sums.tippedUnits,
        tips: order.sums.tips,
        distributedUnits,
        lastEventMs,
        week: {
          name: week,
          active: order.sums.activeMembers,
          eligible: countEligible(now()),
          totalHundredths: order.sums.weeklyHundredths,
        },
      };
    },
    isBanned: isBannedNow,
    readPlace,
    readPosition: async (sortBy, memberId) => (await readPlace(sortBy, memberId)).rank,
    thresholdHundredths,
  };
}
