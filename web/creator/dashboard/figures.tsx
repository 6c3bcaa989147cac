import type { ReactNode } from 'react';
import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { Panel } from '../panel.tsx';
import { Tile, Tiles } from '../tiles.tsx';

type Stats = { stats: CreatorStats | undefined };

/** The four figures at the top of My Dashboard. */
export function DashboardTiles({ stats }: Stats) {
  return (
    <Tiles label="Your figures">
      <Tile label="Lifetime Points" value={stats && pointsText(stats.totalLifetimePoints)} />
      <Tile
        label="Current Rank"
        value={
          stats && (
            <span className="inline-flex items-center gap-2">
              <RankMark rank={stats.currentRank} size={24} className="shrink-0" />
              {stats.currentRank}
            </span>
          )
        }
      />
      <Tile
        label="Total Earnings"
        value={stats && <Coins amount={stats.totalEarnings} />}
        note="shares, tips received and faucet"
      />
      <Tile
        label="Approval Rate"
        value={stats && percentText(stats.approvalRate)}
        note="of all decided submissions"
      />
    </Tiles>
  );
}

/** Earnings Breakdown and Content Stats, side by side where there is room. */
export function EarningsAndContent({ stats }: Stats) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Panel title="Earnings Breakdown">
        <Figures>
          <Figure
            name="This week"
            note={`Current estimate of your share${stats?.weeklyReason ? `. ${stats.weeklyReason}` : ''}`}
            value={stats && <Coins amount={stats.weeklyEarnings} />}
          />
          <Figure
            name="This month"
            note="Shares, tips and faucet since the 1st, UTC"
            value={stats && <Coins amount={stats.monthlyEarnings} />}
          />
          <Figure
            name="Total lifetime"
            note="Distributed shares, tips and faucet"
            value={stats && <Coins amount={stats.totalEarnings} />}
          />
        </Figures>
      </Panel>
      <Panel title="Content Stats">
        <Figures>
          <Figure
            name="Posts submitted"
            note="Not counting withdrawn ones"
            value={stats && countText(stats.postsSubmitted)}
          />
          <Figure name="Posts approved" value={stats && countText(stats.postsApproved)} />
          <Figure
            name="Approval rate"
            note="Of all decided submissions"
            value={stats && percentText(stats.approvalRate)}
          />
        </Figures>
      </Panel>
    </div>
  );
}

function Figures({ children }: { children: ReactNode }) {
  return <dl className="divide-y rounded-lg border bg-surface">{children}</dl>;
}

type FigureProps = { name: string; note?: string; value: ReactNode | undefined };

function Figure({ name, note, value }: FigureProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 px-4 py-2.5">
      <dt className="min-w-0 text-sm">
        {name}
        {note && <span className="block text-xs text-muted">{note}</span>}
      </dt>
      <dd className="text-right font-semibold">{value ?? <SkeletonText chars={8} />}</dd>
    </div>
  );
}

function Coins({ amount }: { amount: string }) {
  return (
    <Amount
      units={parseSum(amount)}
      decimals={AMOUNT_DECIMALS.precise}
      decimalsSmall={AMOUNT_DECIMALS.precise}
    />
  );
}

/** '66.7%', '100%'. */
function percentText(percent: number): string {
  return `${percent.toFixed(1).replace(/\.0$/, '')}%`;
}
