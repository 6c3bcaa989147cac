import { setImmediate as turn } from 'node:timers/promises';
import { lastDistributedWeek, type WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readDistributed } from '#server/services/ledger/distributed.ts';
import { runningWeek } from '#server/services/ledger/running-week.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import { type CountedShares, readCountedShares } from '#server/services/policies/counted-shares.ts';
import {
  type RewardSettings,
  readWeekRules,
  type WeekRules,
} from '#server/services/policies/week-rules.ts';
import { advance, type FeedNews, type FeedPlace, readFeed } from './feed.ts';
import { loadMembers } from './load-members.ts';
import { type BoardOrder, createBoardOrder } from './order.ts';
import {
  type Ban,
  findHeld,
  findPlaces,
  findSharersBetween,
  type LoadedMember,
  loadWeek,
  readBans,
  refreshMembers,
} from './rows.ts';
import { createNameSearch, type NameSearch } from './search.ts';

/** The board in a server's memory, and the position up to which it has read. */
export type Contents = {
  readonly order: BoardOrder;
  readonly search: NameSearch;
  /** Slots of members hidden from public pages. */
  readonly hidden: Set<number>;
  place: FeedPlace;
  /** The running week, to which the weekly points belong. */
  week: WeekName;
  lastFrozen: WeekName | null;
  /** The rules of the running week. */
  rules: WeekRules;
  policiesMark: string | null;
  /** The shares of the eligible members if the week ended now; null where all points count. */
  countedShares: CountedShares | null;
  /** The time of this process, in ms, before which they are not counted again. */
  countedAgainAt: number;
  /** The newest week whose shares count as distributed (docs/spec/week.md#7-distribution-from-monday); null before the first. */
  lastDistributed: WeekName | null;
  /** The places in that week, from 1, by member. */
  lastPlaces: ReadonlyMap<number, number>;
  /** Everything ever distributed, in units. */
  distributedUnits: bigint;
  /** Members with a held share. */
  held: readonly number[];
  heldMark: string | null;
  totalsVersion: number;
  lastEventMs: number | null;
  bans: ReadonlyMap<number, Ban>;
  bansMark: string | null;
  databaseStarted: number;
};

/** A count of the week's points that takes less time is made at each look. */
const QUICK_COUNT_MS = 500;
/** After a slower one, this many times its time passes before the next. */
const COUNT_PAUSE = 19;

/** Loading again is faster than catching up with more events than this, if there are also more of them than members. */
const FAR_BEHIND = 50_000;

function lastDistributed(nowMs: number, lastFrozen: WeekName | null): WeekName | null {
  const last = lastDistributedWeek(nowMs);
  return lastFrozen !== null && lastFrozen < last ? lastFrozen : lastFrozen && last;
}

/** Reads the whole board. It takes a few seconds for a million members, during which the server also does other work. */
export async function loadContents(
  db: Db,
  nowMs: number,
  settings: RewardSettings,
): Promise<Contents> {
  // With the lock no event is half written: all numbers up to the highest one are final.
  const news = await db.transaction().execute(async (tx) => {
    await holdForFreezing(tx);
    return readFeed(tx, { lastSeq: Number.MAX_SAFE_INTEGER, gaps: [] });
  });
  const week = runningWeek(nowMs, news.lastFrozen);
  const rules = await readWeekRules(db, { ...settings, week });
  const distributed = lastDistributed(nowMs, news.lastFrozen);
  const contents: Contents = {
    order: createBoardOrder(),
    search: createNameSearch(),
    hidden: new Set(),
    place: { lastSeq: news.highestSeq, gaps: [] },
    week,
    lastFrozen: news.lastFrozen,
    rules,
    policiesMark: news.policiesMark,
    countedShares: null,
    countedAgainAt: 0,
    lastDistributed: distributed,
    lastPlaces: await findPlaces(db, distributed),
    distributedUnits: await readDistributed(db, nowMs),
    held: await findHeld(db),
    heldMark: news.heldMark,
    totalsVersion: news.totalsVersion,
    lastEventMs: news.lastEventMs,
    bans: await readBans(db),
    bansMark: news.bansMark,
    databaseStarted: news.databaseStarted,
  };
  for await (const members of loadMembers(db, { week: contents.week, nowMs })) {
    for (const member of members) {
      setName(contents, contents.order.append(member.row), member);
    }
  }
  for (const _ of contents.order.sort()) await turn();
  await countAgain(db, contents, nowMs);
  return contents;
}

/**
 * Counts the points of the running week, if the policy does not count all. Where that takes long, it is done less often, and the
 * estimates lag behind.
 */
async function countAgain(db: Db, contents: Contents, nowMs: number): Promise<void> {
  const startedAt = performance.now();
  if (startedAt < contents.countedAgainAt) return;
  const { week, rules } = contents;
  contents.countedShares = await readCountedShares(db, { week, rules, nowMs });
  const endedAt = performance.now();
  const tookMs = endedAt - startedAt;
  contents.countedAgainAt = tookMs < QUICK_COUNT_MS ? 0 : endedAt + COUNT_PAUSE * tookMs;
}

/**
 * Returns whether the contents cannot catch up step by step: the database was restarted or replaced (it may have lost its last
 * events and reuse their numbers), was emptied, is far ahead, or had its totals rewritten.
 */
export function mustLoadAnew(contents: Contents, news: FeedNews): boolean {
  const behind = news.highestSeq - contents.place.lastSeq;
  return (
    news.databaseStarted !== contents.databaseStarted ||
    news.totalsVersion !== contents.totalsVersion ||
    behind < 0 ||
    behind > Math.max(FAR_BEHIND, contents.order.size)
  );
}

/** Returns whether no week has begun or been distributed since the last look. Only the clock shows that. */
export function isOfTime({ week, lastFrozen, ...contents }: Contents, nowMs: number): boolean {
  return (
    runningWeek(nowMs, lastFrozen) === week &&
    lastDistributed(nowMs, lastFrozen) === contents.lastDistributed
  );
}

/**
 * Applies the news. Changes are read after the news, so they may be newer, which does no harm: they will be read again. After a
 * failure the same news comes again.
 */
export async function takeIn(
  db: Db,
  contents: Contents,
  news: FeedNews,
  {
    nowMs,
    alsoRefresh,
    settings,
  }: { nowMs: number; alsoRefresh: readonly number[]; settings: RewardSettings },
): Promise<void> {
  const week = runningWeek(nowMs, news.lastFrozen);
  if (
    week !== contents.week ||
    news.lastFrozen !== contents.lastFrozen ||
    news.policiesMark !== contents.policiesMark ||
    // The first event ends that at once or starts its time.
    contents.rules.isYoung ||
    // A look at the balance has changed the estimate.
    contents.rules.estimate !== null
  ) {
    contents.rules = await readWeekRules(db, { ...settings, week });
  }
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
  const distributed = lastDistributed(nowMs, news.lastFrozen);
  const held = news.heldMark === contents.heldMark ? contents.held : await findHeld(db);
  if (distributed !== contents.lastDistributed || held !== contents.held) {
    const sharers = await findSharersBetween(db, contents.lastDistributed, distributed);
    const rearranged = held === contents.held ? [] : [...held, ...contents.held];
    for (const memberId of [...sharers, ...rearranged]) changed.add(memberId);
    contents.distributedUnits = await readDistributed(db, nowMs);
    contents.lastPlaces = await findPlaces(db, distributed);
  }
  await refresh(db, contents, { memberIds: [...changed], nowMs });
  contents.lastDistributed = distributed;
  contents.held = held;
  contents.heldMark = news.heldMark;
  if (news.bansMark !== contents.bansMark) {
    contents.bans = await readBans(db);
    contents.bansMark = news.bansMark;
  }
  contents.lastFrozen = news.lastFrozen;
  contents.policiesMark = news.policiesMark;
  await countAgain(db, contents, nowMs);
  if (news.lastEventMs !== null) {
    contents.lastEventMs = Math.max(contents.lastEventMs ?? 0, news.lastEventMs);
  }
  contents.place = advance(contents.place, news);
}

async function refresh(
  db: Db,
  contents: Contents,
  { memberIds, nowMs }: { memberIds: readonly number[]; nowMs: number },
): Promise<void> {
  for await (const members of refreshMembers(db, memberIds, { week: contents.week, nowMs })) {
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
