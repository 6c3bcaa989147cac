import type { UseQueryResult } from '@tanstack/react-query';
import type { LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { MemberRow } from '../board/member-row.tsx';
import { MemberRowSkeleton } from '../board/member-row-skeleton.tsx';

type OwnRowProps = {
  own: UseQueryResult<{ entry: LeaderboardEntry }, Error>;
  sort: SortBy;
  /** True if rows show dollars; the skeleton's height depends on it. */
  hasUsd: boolean;
};

/** The viewer's own row, pinned above the list on every page and search. */
export function OwnRow({ own, sort, hasUsd }: OwnRowProps) {
  return (
    <section
      aria-labelledby="own-row-title"
      aria-busy={own.isPending}
      className="mb-3 overflow-hidden rounded-lg border border-brass/40 bg-surface"
    >
      <h3 id="own-row-title" className="sr-only">
        {m.board_own_place()}
      </h3>
      {own.data ? (
        <MemberRow entry={own.data.entry} sortBy={sort} isOwn={true} />
      ) : own.isError ? (
        <p className="p-4 text-sm text-muted">{m.board_own_place_failed()}</p>
      ) : (
        <MemberRowSkeleton hasUsd={hasUsd} />
      )}
    </section>
  );
}
