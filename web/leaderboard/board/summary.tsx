import { TriangleAlert } from 'lucide-react';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { useNow } from '#web/shell/now.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { RelativeTime } from '#web/ui/time.tsx';
import { summaryLine } from './summary-line.ts';

type BoardSummaryProps = {
  board: Leaderboard | undefined;
  eligibleOnly: boolean;
  hasFailed: boolean;
};

/** How much is listed, and how fresh it is. */
export function BoardSummary({ board, eligibleOnly, hasFailed }: BoardSummaryProps) {
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
      <p role="status" className="min-w-0">
        {board ? summaryLine(board, eligibleOnly ? countEligible(board) : null) : null}
        {!board && !hasFailed && <SkeletonText chars={30} />}
      </p>
      {!board && !hasFailed && (
        <p>
          <SkeletonText chars={18} />
        </p>
      )}
      {board && (
        <p className="flex items-center gap-1.5">
          {hasFailed && (
            <>
              <TriangleAlert
                aria-hidden="true"
                size={16}
                strokeWidth={1.5}
                className="shrink-0 text-warn"
              />
              <span className="font-medium text-warn">Not refreshed</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <Updated at={board.lastUpdated} />
        </p>
      )}
    </div>
  );
}

function Updated({ at }: { at: string | null }) {
  const nowMs = useNow(UPDATED_TICK_MS);
  if (at === null) return 'No activity yet';
  return (
    <span>
      Updated <RelativeTime at={at} nowMs={nowMs} />
    </span>
  );
}

const UPDATED_TICK_MS = 15_000;

function countEligible(board: Leaderboard): number {
  return board.leaderboard.filter((entry) => entry.isEligible).length;
}
