import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { cx } from '#web/ui/cx.ts';
import { ColumnHeads } from './column-heads.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberRowSkeleton } from './member-row-skeleton.tsx';
import { BoardError, NoActivity, NobodyEligible, NoHits, PastTheEnd } from './notices.tsx';
import { type BoardState, changeBoardState } from './state.ts';

type BoardListProps = {
  board: UseQueryResult<Leaderboard, Error>;
  state: BoardState;
  ownUserId: string | undefined;
  onChange: SetSearchState<BoardState>;
  onPage: (page: number) => void;
};

export function BoardList({ board, state, ownUserId, onChange, onPage }: BoardListProps) {
  const { data } = board;
  const heads = (
    <ColumnHeads
      sortBy={state.sort}
      onSort={(sort) => onChange((now) => changeBoardState(now, { sort }))}
    />
  );
  if (!data) {
    if (board.isError) return <BoardError onRetry={() => board.refetch()} />;
    return <ListSkeleton heads={heads} />;
  }
  const { totalEntries, totalPages } = data.pagination;
  if (totalEntries === 0 && data.searchTerm === '') return <NoActivity />;
  if (totalEntries === 0) {
    const clear = () => onChange((now) => changeBoardState(now, { search: '' }));
    return <NoHits search={data.searchTerm} onClear={clear} />;
  }
  if (data.leaderboard.length === 0) return <PastTheEnd onLastPage={() => onPage(totalPages)} />;

  const entries = state.eligibleOnly
    ? data.leaderboard.filter((entry) => entry.isEligible)
    : data.leaderboard;
  if (entries.length === 0) {
    return (
      <NobodyEligible onShowAll={() => onChange((now) => ({ ...now, eligibleOnly: false }))} />
    );
  }
  return (
    <div className={FRAME}>
      {heads}
      <ol
        aria-label={m.board_members()}
        aria-busy={board.isPlaceholderData}
        className={cx('transition-opacity', board.isPlaceholderData && 'opacity-55')}
      >
        {entries.map((entry) => (
          <li key={entry.userId} className={ITEM}>
            <MemberRow entry={entry} sortBy={data.sortBy} isOwn={entry.userId === ownUserId} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ListSkeleton({ heads }: { heads: ReactNode }) {
  return (
    <div className={FRAME} aria-busy="true">
      <p className="sr-only">{m.board_loading()}</p>
      {heads}
      <div>
        {Array.from({ length: PAGE_SIZES.leaderboard }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no other key.
          <div key={row} className={ITEM}>
            <MemberRowSkeleton rank={row + 1} />
          </div>
        ))}
      </div>
    </div>
  );
}

const FRAME = 'overflow-hidden rounded-lg border bg-surface';

// The first row's border is the lower edge of the column heads, which only wide screens have.
const ITEM = 'border-t max-xl:first:border-t-0';
