import type { InputOf } from '#contract/endpoint.ts';
import type { getLeaderboard } from '#contract/site/leaderboard.ts';
import { DEFAULT_BOARD_SORT } from '#rules/board-sorts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { pointsSystem } from '#rules/points/points-system.ts';
import type { Surface } from '#rules/surface.ts';
import { readLeaderboard, readOwnEntry, readStats } from '#server/services/board/leaderboard.ts';
import { readMemberPage } from '#server/services/creators/member-page.ts';
import { readEarningAt } from '#server/services/ledger/earning.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

const DEFAULT_PAGE = '1';

/** The board and the points system: public, except for the member's own row; apps read the same pages. */
export function leaderboardCalls({ db, board, config, price, readPaid, now }: CallDeps) {
  const { ranks } = config.community;
  const settings = async (surface: Surface = 'full') => ({
    usdPrice: surface === 'full' ? await price.readUsd() : null,
    nowMs: now(),
    ranks,
  });
  const readPage = async (query: InputOf<typeof getLeaderboard>['query']) =>
    readLeaderboard(
      board,
      {
        page: Number(query.page ?? DEFAULT_PAGE),
        limit: Number(query.limit ?? PAGE_SIZES.leaderboard),
        sortBy: query.sortBy ?? DEFAULT_BOARD_SORT,
        search: query.search ?? '',
      },
      { ...(await settings(query.surface)), readPaid },
    );
  return {
    getStats: () => readStats(board),
    getLeaderboard: ({ query }) => readPage(query),
    // Apps also report events that change the board, and expect to see them at once.
    getV1Leaderboard: async ({ query }) => {
      await board.catchUp();
      return readPage(query);
    },
    getOwnLeaderboardEntry: async ({ query }, { actor }) => {
      const sortBy = query.sortBy ?? DEFAULT_BOARD_SORT;
      const own = { memberId: actor.memberId, sortBy };
      const entry = await readOwnEntry(board, own, await settings(query.surface));
      return { telegramId: actor.telegramId, entry };
    },
    getMemberPage: ({ params: { id: memberNumber } }) =>
      readMemberPage(db, board, { memberNumber, nowMs: now(), ranks }),
    getPointsSystem: async () => pointsSystem(ranks, await readEarningAt(db, now())),
  } satisfies Partial<Handlers>;
}
