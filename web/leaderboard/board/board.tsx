import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { useRovingTips } from '#web/shell/tooltip/use-roving-tips.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { useOwnEntry } from '../calls.ts';
import { OwnRow } from '../own/row.tsx';
import { BoardControls } from './controls.tsx';
import { BoardList } from './list.tsx';
import { type BoardState, changeBoardState } from './state.ts';
import { BoardSummary } from './summary.tsx';

type BoardProps = {
  board: UseQueryResult<Leaderboard, Error>;
  state: BoardState;
  onChange: SetSearchState<BoardState>;
};

/** Controls, the list and its pages. If the list fails, the controls stay. */
export function Board({ board, state, onChange }: BoardProps) {
  const section = useRef<HTMLElement>(null);
  useRovingTips(section);
  const { viewer } = useViewer();
  const own = useOwnEntry(state.sort, viewer !== null);
  const { data } = board;

  function showPage(page: number): void {
    onChange((now) => ({ ...now, page }));
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} aria-labelledby="board-title" className="scroll-mt-4">
      <h2 id="board-title" className="sr-only">
        {m.board_name()}
      </h2>
      <BoardControls
        state={state}
        onSort={(sort) => onChange((now) => changeBoardState(now, { sort }))}
        onSearch={(search) =>
          onChange((now) => changeBoardState(now, { search }), { replace: true })
        }
        onEligibleOnly={(eligibleOnly) => onChange((now) => ({ ...now, eligibleOnly }))}
      />
      <BoardSummary
        board={data}
        fetchedAtMs={board.dataUpdatedAt}
        eligibleOnly={state.eligibleOnly}
        hasFailed={board.isError}
      />
      {viewer && (
        <PanelBoundary name={m.board_own_place()}>
          <OwnRow own={own} sort={state.sort} hasUsd={hasUsd(data)} />
        </PanelBoundary>
      )}
      <BoardList
        board={board}
        state={state}
        ownUserId={own.data?.entry?.userId}
        onChange={onChange}
        onPage={showPage}
      />
      {board.isPending && (
        <p className="mt-4 grid h-11 place-items-center text-sm">
          <SkeletonText chars={11} />
        </p>
      )}
      {data && data.pagination.totalPages > 0 && (
        <Pagination
          label={m.board_pages()}
          className="live mt-4"
          page={state.page}
          totalPages={data.pagination.totalPages}
          onPageChange={(page) => showPage(Math.min(page, data.pagination.totalPages))}
        />
      )}
    </section>
  );
}

function hasUsd(board: Leaderboard | undefined): boolean {
  return board?.leaderboard.some((entry) => entry.totalTippedUSD !== null) ?? false;
}
