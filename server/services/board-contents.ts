import { setImmediate as turn } from 'node:timers/promises';
import type { WeekName } from '#rules/week.ts';
import type { Db } from '#server/db/connect.ts';
import { advance, type FeedNews, type FeedPlace, readFeed } from './board-feed.ts';
import { type BoardOrder, createBoardOrder, SORTS } from './board-order.ts';
import {
  type Ban,
  findSharers,
  type LoadedMember,
  loadMembers,
  loadWeek,
  readBans,
  readDistributed,
  refreshMembers,
} from './board-rows.ts';
import { createNameSearch, type NameSearch } from './board-search.ts';
import { runningWeek } from './running-week.ts';
import { holdForFreezing } from './week-lock.ts';

/** All that a server knows of the board by heart, and how far it has read. */
export type Contents = {
  readonly order: BoardOrder;
  readonly search: NameSearch;
  /** The slots of who is hidden from public pages. */
  readonly hidden: Set<number>;
  place: FeedPlace;
  /** The running week, of which the weekly points are. */
  week: WeekName;
  lastFrozen: WeekName | null;
  /** All that was ever shared out, in units. */
  distributedUnits: bigint;
  lastEventMs: number | null;
  bans: ReadonlyMap<number, Ban>;
  bansMark: string | null;
  databaseStarted: number;
};

/** Being this many events behind, and more than there are members, loading anew is quicker. */
const FAR_BEHIND = 50_000;

/** Reads the whole board: about 10 s for a million members. */
export async function loadContents(db: Db, nowMs: number): Promise<Contents> {
  // With the lock no event is half-way in: all numbers up to the highest one are there for good.
  const news = await db.transaction().execute(async (tx) => {
    await holdForFreezing(tx);
    return readFeed(tx, { lastSeq: Number.MAX_SAFE_INTEGER, gaps: [] });
  });
  const contents: Contents = {
    order: createBoardOrder(),
    search: createNameSearch(),
    hidden: new Set(),
    place: { lastSeq: news.highestSeq, gaps: [] },
    week: runningWeek(nowMs, news.lastFrozen),
    lastFrozen: news.lastFrozen,
    distributedUnits: await readDistributed(db),
    lastEventMs: news.lastEventMs,
    bans: await readBans(db),
    bansMark: news.bansMark,
    databaseStarted: news.databaseStarted,
  };
  for await (const members of loadMembers(db, contents.week)) {
    for (const member of members) {
      setName(contents, contents.order.append(member.row), member);
    }
  }
  for (const sortBy of SORTS) {
    contents.order.sort(sortBy);
    await turn();
  }
  return contents;
}

/**
 * Whether the contents cannot be brought up to the news step by step: the database was restarted or
 * is another one (it may have lost its last events and give their numbers again), was emptied, or is
 * far ahead.
 */
export function mustLoadAnew(contents: Marks, news: FeedNews): boolean {
  const behind = news.highestSeq - contents.place.lastSeq;
  return (
    news.databaseStarted !== contents.databaseStarted ||
    behind < 0 ||
    behind > Math.max(FAR_BEHIND, contents.order.size)
  );
}

/** What tells whether contents are still those of a certain moment; it costs nothing to keep. */
type Marks = Pick<
  Contents,
  'order' | 'place' | 'week' | 'lastFrozen' | 'bansMark' | 'databaseStarted'
>;

/** Whether the news say that contents with these marks are current. */
export function isNothingNew(marks: Marks, news: FeedNews, nowMs: number): boolean {
  return (
    news.events.length === 0 &&
    news.lastFrozen === marks.lastFrozen &&
    news.bansMark === marks.bansMark &&
    runningWeek(nowMs, news.lastFrozen) === marks.week &&
    !mustLoadAnew(marks, news)
  );
}

/**
 * Takes the news in. What changed is read after the news, so it may be newer than they are, which
 * does no harm: it will be read again. After a failure the same news come again.
 */
export async function takeIn(
  db: Db,
  contents: Contents,
  news: FeedNews,
  { nowMs, alsoRefresh }: { nowMs: number; alsoRefresh: readonly number[] },
): Promise<void> {
  const week = runningWeek(nowMs, news.lastFrozen);
  if (week !== contents.week) {
    contents.order.resetWeek();
    for await (const rows of loadWeek(db, week)) {
      for (const row of rows) contents.order.setWeekly(row.memberId, row.hundredths);
    }
    contents.week = week;
  }
  const changed = new Set(alsoRefresh);
  for (const event of news.events) {
    changed.add(event.memberId);
    if (event.counterpartId !== null) changed.add(event.counterpartId);
  }
  if (news.lastFrozen !== contents.lastFrozen) {
    for (const memberId of await findSharers(db, contents.lastFrozen)) changed.add(memberId);
    contents.distributedUnits = await readDistributed(db);
  }
  await refresh(db, contents, [...changed]);
  if (news.bansMark !== contents.bansMark) {
    contents.bans = await readBans(db);
    contents.bansMark = news.bansMark;
  }
  contents.lastFrozen = news.lastFrozen;
  if (news.lastEventMs !== null) {
    contents.lastEventMs = Math.max(contents.lastEventMs ?? 0, news.lastEventMs);
  }
  contents.place = advance(contents.place, news);
}

async function refresh(db: Db, contents: Contents, memberIds: readonly number[]): Promise<void> {
  for await (const members of refreshMembers(db, memberIds, contents.week)) {
    for (const member of members) {
      setName(contents, contents.order.upsert(member.row), member);
    }
  }
}

function setName({ search, hidden }: Contents, slot: number, member: LoadedMember) {
  search.set(slot, member.username, member.displayName);
  if (member.hidden) hidden.add(slot);
  else hidden.delete(slot);
}
