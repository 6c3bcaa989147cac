import type { ReactNode } from 'react';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import { formatAmount, formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinSign } from '#web/ui/coin/coin-sign.tsx';
import { apart, countText, shownNumber } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { Card, Fact } from './card.tsx';

type StatusCardsProps = { status: SystemStatus | undefined; hasFailed: boolean };

/** Services, Database, Scheduler and Configuration (docs/spec/monitor.md#2-page). */
export function StatusCards({ status, hasFailed }: StatusCardsProps) {
  return (
    <section aria-labelledby="status-title" aria-busy={!status && !hasFailed}>
      <h2 id="status-title" className="sr-only">
        {m.monitor_status()}
      </h2>
      <div className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Card title={m.monitor_services()} hasFailed={hasFailed}>
          <Fact
            name={m.monitor_system_health()}
            value={status && flag(status.systemHealthy, m.monitor_healthy(), m.monitor_unhealthy())}
            chars={9}
          />
          <Fact
            name={m.monitor_rewards_system()}
            value={status && flag(status.systemEnabled, m.monitor_enabled(), m.monitor_disabled())}
            chars={9}
          />
          <Fact
            name={m.shell_wallet()}
            value={
              status &&
              flag(status.walletConfigured, m.monitor_configured(), m.monitor_not_configured())
            }
            chars={9}
          />
        </Card>
        <Card title={m.monitor_database()} hasFailed={hasFailed}>
          <Fact
            name={m.monitor_snapshots()}
            value={status && known(status.recentSnapshots, countText)}
            hint={m.monitor_last_days()}
          />
          <Fact
            name={m.monitor_distributions()}
            value={status && known(status.recentDistributions, countText)}
            hint={m.monitor_last_days()}
          />
        </Card>
        <Card title={m.monitor_scheduler()} hasFailed={hasFailed}>
          <Fact
            name={m.monitor_recent_entries()}
            value={status && known(status.recentSnapshots + status.recentDistributions, countText)}
          />
          <Moment
            name={m.board_snapshot()}
            when={m.monitor_snapshot_when()}
            at={status?.nextSnapshot}
            isBusy={!status}
          />
          <Moment
            name={m.board_distribution()}
            when={m.monitor_distribution_when()}
            at={status?.nextDistribution}
            isBusy={!status}
          />
        </Card>
        <Card title={m.monitor_configuration()} hasFailed={hasFailed}>
          <Fact
            name={status?.poolEstimate ? m.monitor_weekly_pool_estimate() : m.monitor_weekly_pool()}
            value={
              status &&
              (status.poolEstimate?.lookedAt === null
                ? m.monitor_unknown()
                : known(status.weeklyRewardPool, (amount) => <Pool amount={amount} />))
            }
          />
          <Fact
            name={m.monitor_min_threshold()}
            value={
              status && known(status.minActivityThreshold, (points) => m.board_pts({ points }))
            }
          />
          <Fact
            name={m.monitor_system_enabled()}
            value={status && flag(status.systemEnabled, m.monitor_yes(), m.monitor_no())}
            chars={4}
          />
        </Card>
      </div>
    </section>
  );
}

/** An older or newer server may leave out a field: its card says so, and the others stay. */
function known<T>(value: T | undefined, show: (value: T) => ReactNode): ReactNode {
  return value === undefined || Number.isNaN(value) ? m.monitor_unknown() : show(value);
}

/** Green or red, as specified. */
function flag(isGood: boolean | undefined, good: string, bad: string) {
  if (isGood === undefined) return m.monitor_unknown();
  return <Badge tone={isGood ? 'good' : 'bad'}>{isGood ? good : bad}</Badge>;
}

/** The pool with as many decimals as the operator set. */
function Pool({ amount }: { amount: string }) {
  const units = parseAmount(amount);
  const decimals = formatAmount(units).split('.')[1]?.length ?? 0;
  return (
    <span {...apart()} className="whitespace-nowrap">
      <CoinSign />
      {shownNumber(formatAmountFixed(units, decimals, true))}
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
        {at ? <Until at={at} /> : isBusy && <SkeletonText chars={18} />}
      </dd>
    </div>
  );
}

function Until({ at }: { at: string }) {
  const left = useCountdown(at);
  const date = () => <UtcTime at={at} show="date" />;
  return rich(
    left === m.ui_left_now() ? m.monitor_until_now({ date }) : m.monitor_until({ left, date }),
  );
}
