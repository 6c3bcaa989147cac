import { useKnownAnswer } from '#web/api/known-answer.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { apart } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { FeatureCard } from './card.tsx';

/** The weekly pool with its live numbers, and the hunt. */
export function FeatureRewards() {
  const { data: status, hasFailed } = useKnownAnswer('getSystemStatus', {});
  const unknown = hasFailed ? '–' : <SkeletonText chars={5} />;
  return (
    <FeatureCard title={m.home_rewards()} text={m.home_rewards_text()}>
      <dl className="mt-5 grid gap-2 border-y py-4 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{m.home_rewards_pool()}</dt>
          <dd className="font-display text-2xl font-semibold tracking-[-0.015em]">
            {status ? <PoolAmount {...status} /> : unknown}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{m.home_rewards_needed()}</dt>
          <dd className="font-medium">
            {status ? <span {...apart()}>{`${status.minActivityThreshold}+`}</span> : unknown}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{m.home_next_payout()}</dt>
          <dd className="font-medium">
            {status ? <UtcTime at={status.nextDistribution} /> : unknown}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-muted">
        {rich(
          m.home_rewards_hunt({
            a: (text) => (
              <PageLink href={paths.hunts} className="link">
                {text}
              </PageLink>
            ),
          }),
        )}
      </p>
    </FeatureCard>
  );
}
