import { useKnownAnswer } from '#web/api/known-answer.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { FeatureCard } from './card.tsx';

/** The weekly pool with its live numbers, and the hunt. */
export function FeatureRewards() {
  const { data: status, hasFailed } = useKnownAnswer('getSystemStatus', {});
  const unknown = hasFailed ? '–' : <SkeletonText chars={5} />;
  return (
    <FeatureCard
      title="Weekly rewards and treasure hunt"
      text="Each week eligible members share a pool by points that count."
    >
      <dl className="mt-5 grid gap-2 border-y py-4 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">In the pool</dt>
          <dd className="font-display text-2xl font-semibold tracking-[-0.015em]">
            {status ? <PoolAmount {...status} /> : unknown}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">Points needed</dt>
          <dd className="font-medium">{status ? `${status.minActivityThreshold}+` : unknown}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">Next payout</dt>
          <dd className="font-medium">
            {status ? <UtcTime at={status.nextDistribution} /> : unknown}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-muted">
        Between payouts there is the{' '}
        <PageLink href={paths.hunts} className="link">
          treasure hunt
        </PageLink>
        , with real prizes.
      </p>
    </FeatureCard>
  );
}
