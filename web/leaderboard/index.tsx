import { useEffect } from 'react';
import { m } from '#web/messages.ts';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { usePollFailureToast, useRefresh } from '#web/shell/use-refresh.ts';
import { Board } from './board/board.tsx';
import { parseBoardState, printBoardState } from './board/state.ts';
import { LEADERBOARD_ROUTES, useBoard } from './calls.ts';
import { CallsToAction } from './calls-to-action.tsx';
import { Guide } from './guide/guide.tsx';
import { keepOffline } from './keep-offline.ts';
import { PageHeader } from './page-header.tsx';
import { WeeklyPanel } from './week/panel.tsx';
import { WeekStrip } from './week/strip.tsx';

/** The public board with its weekly rewards (docs/spec/board.md#12-the-leaderboard-page). */
export function LeaderboardPage() {
  usePageTitle(m.shell_leaderboard());
  useEffect(keepOffline, []);
  const [state, setState] = useSearchState(parseBoardState, printBoardState);
  const board = useBoard(state);
  const { refresh, isRefreshing } = useRefresh(LEADERBOARD_ROUTES);
  usePollFailureToast(board.isError && board.data !== undefined, isRefreshing);
  return (
    <>
      <PageHeader board={board} isRefreshing={isRefreshing} onRefresh={refresh} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-4 sm:px-6 sm:py-6 lg:gap-14">
        <div className="flex flex-col gap-4 sm:gap-5">
          <Panels
            of={{
              [m.board_glance()]: <WeekStrip />,
              [m.board_name()]: <Board board={board} state={state} onChange={setState} />,
            }}
          />
        </div>
        <Panels
          of={{
            [m.board_rewards()]: <WeeklyPanel />,
            [m.guide_title()]: <Guide />,
            [m.home_links_name()]: <CallsToAction />,
          }}
        />
      </div>
    </>
  );
}
