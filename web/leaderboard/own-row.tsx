import type { UseQueryResult } from '@tanstack/react-query';
import type { LeaderboardEntry, SortBy } from '#contract/leaderboard.ts';
import { MemberRow } from './member-row.tsx';
import { MemberRowSkeleton } from './member-row-skeleton.tsx';

type OwnRowProps = {
  own: UseQueryResult<{ entry: LeaderboardEntry }, Error>;
  sort: SortBy;
  /** Whether rows have amounts in dollars, for the room that is kept. */
  hasUsd: boolean;
};

/** The signed-in member's own line, pinned above the list whatever page or search is open. */
export function OwnRow({ own, sort, hasUsd }: OwnRowProps) {
  return (
    <section
      aria-labelledby="own-row-title"
      aria-busy={own.isPending}
      className="mb-3 overflow-hidden rounded-lg border border-brass/40 bg-surface"
    >
      <h3 id="own-row-title" className="sr-only">
        Your place on the board
      </h3>
      {own.data ? (
        <MemberRow entry={own.data.entry} sortBy={sort} isOwn={true} />
      ) : own.isError ? (
        <p className="p-4 text-sm text-muted">Your own row could not be loaded just now.</p>
      ) : (
        <MemberRowSkeleton hasUsd={hasUsd} />
      )}
    </section>
  );
}
