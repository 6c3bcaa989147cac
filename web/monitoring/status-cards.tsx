import type { ReactNode } from 'react';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import { formatAmount, formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinSign } from '#web/ui/coin/coin-sign.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { Card, Fact } from './card.tsx';

type StatusCardsProps = { status: SystemStatus | undefined; hasFailed: boolean };

/** Services, Database, Scheduler and Configuration (docs/spec/monitor.md#2-page). */
export function StatusCards({ status, hasFailed }: StatusCardsProps) {
  return (
    <section aria-labelledby="status-title" aria-busy={!status && !hasFailed}>
      <h2 id="status-title" className="sr-only">
        Status
      </h2>
      <div className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Card title="Services" hasFailed={hasFailed}>
          <Fact
            name="System Health"
            value={status && flag(status.systemHealthy, 'Healthy', 'Unhealthy')}
            chars={9}
          />
          <Fact
            name="Rewards System"
            value={status && flag(status.systemEnabled, 'Enabled', 'Disabled')}
            chars={9}
          />
          <Fact
            name="Wallet"
            value={status && flag(status.walletConfigured, 'Configured', 'Not configured')}
            chars={9}
          />
        </Card>
        <Card title="Database" hasFailed={hasFailed}>
          <Fact
            name="Snapshots"
            value={status && known(status.recentSnapshots, countText)}
            hint="last 7 days"
          />
          <Fact
            name="Distributions"
            value={status && known(status.recentDistributions, countText)}
            hint="last 7 days"
          />
        </Card>
        <Card title="Scheduler" hasFailed={hasFailed}>
          <Fact
            name="Recent entries"
            value={status && known(status.recentSnapshots + status.recentDistributions, countText)}
          />
          <Moment
            name="Next Snapshot"
            when="Sunday 23:00 UTC"
            at={status?.nextSnapshot}
            isBusy={!status}
          />
          <Moment
            name="Next Distribution"
            when="Monday 00:00 UTC"
            at={status?.nextDistribution}
            isBusy={!status}
          />
        </Card>
        <Card title="Configuration" hasFailed={hasFailed}>
          <Fact
            name={status?.poolEstimate ? 'Weekly Pool (estimate)' : 'Weekly Pool'}
            value={
              status &&
              (status.poolEstimate?.lookedAt === null
                ? 'Unknown'
                : known(status.weeklyRewardPool, (amount) => <Pool amount={amount} />))
            }
          />
          <Fact
            name="Min Threshold"
            value={
              status && known(status.minActivityThreshold, (points) => `${pointsText(points)} pts`)
            }
          />
          <Fact
            name="System Enabled"
            value={status && flag(status.systemEnabled, 'Yes', 'No')}
            chars={4}
          />
        </Card>
      </div>
    </section>
  );
}

/** An older or newer server may leave out a field: its card says so, and the others stay. */
function known<T>(value: T | undefined, show: (value: T) => ReactNode): ReactNode {
  return value === undefined || Number.isNaN(value) ? 'Unknown' : show(value);
}

/** Green or red, as specified. */
function flag(isGood: boolean | undefined, good: string, bad: string) {
  if (isGood === undefined) return 'Unknown';
  return <Badge tone={isGood ? 'good' : 'bad'}>{isGood ? good : bad}</Badge>;
}

/** The pool with as many decimals as the operator set. */
function Pool({ amount }: { amount: string }) {
  const units = parseAmount(amount);
  const decimals = formatAmount(units).split('.')[1]?.length ?? 0;
  return (
    <span className="whitespace-nowrap">
      <CoinSign />
      {formatAmountFixed(units, decimals, true)}
    </span>
  );
}

type MomentProps = { name: string; when: string; at: string | undefined; isBusy: boolean };

/** The fixed schedule, with the time left below. */
function Moment({ name, when, at, isBusy }: MomentProps) {
  return (
    <div className="border-b border-line/60 py-1.5 text-sm last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{when}</dd>
      <dd className="text-xs text-muted">
        {at ? (
          <>
            <Until at={at} />, <UtcTime at={at} show="date" />
          </>
        ) : (
          isBusy && <SkeletonText chars={18} />
        )}
      </dd>
    </div>
  );
}

function Until({ at }: { at: string }) {
  const left = useCountdown(at);
  return left === 'Now' ? 'now' : `in ${left}`;
}
