import { AppError } from '#contract/errors.ts';
import type { SortBy } from '#contract/site/leaderboard.ts';
import type { Db } from '#server/db/connect.ts';
import { type News, type NewsTable, NO_NEWS } from '#server/db/news.ts';
import { singleFlight } from '#server/db/single-flight.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import { isOfTime, loadContents, mustLoadAnew, takeIn } from './contents.ts';
import { readFeed } from './feed.ts';
import { createProfiles, type Profile } from './profiles.ts';
import { type BoardView, createView } from './view.ts';

export type Board = BoardView & {
  /** Reads everything that any server committed before the call. */
  catchUp(): Promise<void>;
  /** Reads all news that this server has received; makes no round trip if it has read it already. */
  keepUp(): Promise<void>;
  /** The displayed data of these members other than their numbers, by member; unknown members are left out. */
  readProfiles(memberIds: readonly number[]): Promise<ReadonlyMap<number, Profile>>;
  /** Makes sure that the member is on the board. Throws `not_found` if there is none. */
  requireMember(memberId: number): Promise<void>;
  /** The rank under a sort, from 1. Throws `not_found` for an unknown member. */
  readPosition(sortBy: SortBy, memberId: number): Promise<number>;
};

/** The tables that the board depends on. Totals change with an event or a setting. */
export const BOARD_TABLES: readonly NewsTable[] = [
  'activity_events',
  'members',
  'policies',
  'settings',
  'shares',
  'weeks',
];

/**
 * Loads the board into memory: the order of all members under each sort, with their numbers. It looks at the database whenever
 * there is news, so it is current to the last committed event on any number of servers (docs/spec/board.md#8-freshness).
 * Everything else shown about a member is read by number.
 */
export async function createBoard(
  db: Db,
  options: { now: () => number; news?: News } & RewardSettings,
): Promise<Board> {
  const { now, poolUnits, thresholdHundredths, news = NO_NEWS } = options;
  const settings = { poolUnits, thresholdHundredths };
  let contents = await loadContents(db, now(), settings);
  /** Requested members that are not known yet. */
  const wanted = new Set<number>();

  /** The news received when the last successful look began. */
  let lookedAt: number | null = null;

  const look = singleFlight(async () => {
    const heard = news.version(BOARD_TABLES);
    for (;;) {
      const feed = await readFeed(db, contents.place);
      if (mustLoadAnew(contents, feed)) {
        contents = await loadContents(db, now(), settings);
        break;
      }
      const asked = [...wanted];
      await takeIn(db, contents, feed, { nowMs: now(), alsoRefresh: asked, settings });
      for (const memberId of asked) wanted.delete(memberId);
      if (!feed.isCutOff) break;
    }
    lookedAt = heard;
  });

  async function keepUp(): Promise<void> {
    const heard = news.version(BOARD_TABLES);
    if (heard !== null && heard === lookedAt && isOfTime(contents, now())) return;
    await look();
  }

  async function catchUp(): Promise<void> {
    await news.catchUp();
    await keepUp();
  }

  const view = createView(() => contents, now);

  async function requireMember(memberId: number): Promise<void> {
    if (view.isKnown(memberId)) return;
    // Members created without an event, such as administrators, are not in the feed.
    wanted.add(memberId);
    await look();
    if (!view.isKnown(memberId)) refuseStranger();
  }

  return {
    ...view,
    catchUp,
    keepUp,
    readProfiles: createProfiles(db, news),
    requireMember,
    async readPosition(sortBy, memberId) {
      await requireMember(memberId);
      await catchUp();
      return view.find(sortBy, memberId)?.rank ?? refuseStranger();
    },
  };
}

function refuseStranger(): never {
  throw new AppError('not_found', (m) => m.refusal_no_board_member());
}
