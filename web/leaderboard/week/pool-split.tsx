import type { WeekSummary } from '#contract/site/weekly-rewards.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { partsOf, splitText } from './pool-parts.ts';

type PoolSplitProps = {
  /** In base units; undefined while loading. */
  poolUnits: bigint | undefined;
  /** Undefined while loading. */
  summary: WeekSummary | undefined;
};

/** The largest shares as parts of the pool if the week ended now. Renders nothing while the pool is not known. */
export function PoolSplit({ poolUnits, summary }: PoolSplitProps) {
  if (poolUnits === 0n) return null;
  const parts = poolUnits && summary ? partsOf(summary.largestShares, poolUnits) : null;
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 border-t px-3 py-2 sm:grid-cols-[minmax(0,1fr)_20rem] sm:px-5">
      <svg
        aria-hidden="true"
        width="100%"
        height="8"
        className="block rounded-full rtl:-scale-x-100"
      >
        <rect width="100%" height="8" className="fill-line" />
        {parts?.map(({ from, part }, place) => (
          <rect
            key={from}
            x={percent(from)}
            width={percent(part)}
            height="8"
            opacity={1 - place * FADE}
            className="fill-brass stroke-surface"
          />
        ))}
      </svg>
      <p className="truncate text-xs text-muted">
        {parts && summary ? splitText(parts, summary.eligibleUsers) : <SkeletonText chars={40} />}
      </p>
    </div>
  );
}

/** Each of the largest parts is paler than the one before; the rest stays empty. */
const FADE = 0.16;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
