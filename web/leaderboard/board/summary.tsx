import { TriangleAlert } from 'lucide-react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { siteTime, useNow } from '#web/shell/now.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { RelativeTime } from '#web/ui/time.tsx';
import { summaryLine } from './summary-line.ts';

type BoardSummaryProps = {
  board: Leaderboard | undefined;
  /** When the list was fetched; 0 while the previous one is shown in its place. */
  fetchedAtMs: number;
  eligibleOnly: boolean;
  hasFailed: boolean;
};

/** The number of members listed, and the age of the list. */
export function BoardSummary(props: BoardSummaryProps) {
  const { board, fetchedAtMs, eligibleOnly, hasFailed } = props;
  return (
    <div className="mt-3 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
      <p role="status" className="min-w-0">
        {board ? summaryLine(board, eligibleOnly ? countEligible(board) : null) : null}
        {!board && !hasFailed && <SkeletonText chars={30} />}
      </p>
      {!board && !hasFailed && (
        <p className="sm:min-w-44">
          <SkeletonText chars={18} />
        </p>
      )}
      {/* As wide as the longest age, so that nothing moves when the text changes. */}
      {board && (
        <p className="flex items-center gap-1.5 sm:min-w-44">
          {hasFailed && (
            <>
              <TriangleAlert
                aria-hidden="true"
                size={16}
                strokeWidth={1.5}
                className="shrink-0 text-warn"
              />
              <span className="font-medium text-warn">{m.board_not_refreshed()}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <Age board={board} fetchedAtMs={fetchedAtMs} />
        </p>
      )}
    </div>
  );
}

/** The age of the list. */
function Age({ board, fetchedAtMs }: { board: Leaderboard; fetchedAtMs: number }) {
  if (board.lastUpdated === null) return m.board_no_activity();
  return fetchedAtMs === 0 ? m.board_updating() : <Updated atMs={siteTime(fetchedAtMs)} />;
}

function Updated({ atMs }: { atMs: number }) {
  const nowMs = useNow(UPDATED_TICK_MS);
  return (
    <span className="live">
      {rich(m.board_updated({ time: () => <RelativeTime at={atMs} nowMs={nowMs} /> }))}
    </span>
  );
}

const UPDATED_TICK_MS = 15_000;

function countEligible(board: Leaderboard): number {
  return board.leaderboard.filter((entry) => entry.isEligible).length;
}
