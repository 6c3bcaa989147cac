import type { ReactNode } from 'react';
import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText, shownNumber } from '#web/ui/figures.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { Panel } from '../panel.tsx';
import { Tile, Tiles } from '../tiles.tsx';

type Stats = { stats: CreatorStats | undefined };

/** The four figures at the top of My Dashboard. */
export function DashboardTiles({ stats }: Stats) {
  return (
    <Tiles label={m.creator_figures()}>
      <Tile label={m.creator_lifetime()} value={stats && pointsText(stats.totalLifetimePoints)} />
      <Tile
        label={m.creator_current_rank()}
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
        label={m.creator_earnings()}
        value={stats && <Coins amount={stats.totalEarnings} />}
        note={m.creator_earnings_note()}
      />
      <Tile
        label={m.creator_rate()}
        value={stats && percentText(stats.approvalRate)}
        note={m.creator_rate_note()}
      />
    </Tiles>
  );
}

/** Earnings Breakdown and Content Stats, side by side where there is room. */
export function EarningsAndContent({ stats }: Stats) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Panel title={m.creator_breakdown()}>
        <Figures>
          <Figure
            name={m.board_this_week()}
            note={estimateText(stats)}
            value={stats && <Coins amount={stats.weeklyEarnings} />}
          />
          <Figure
            name={m.creator_this_month()}
            note={m.creator_month_note()}
            value={stats && <Coins amount={stats.monthlyEarnings} />}
          />
          <Figure
            name={m.creator_lifetime_total()}
            note={m.creator_lifetime_note()}
            value={stats && <Coins amount={stats.totalEarnings} />}
          />
        </Figures>
      </Panel>
      <Panel title={m.creator_stats()}>
        <Figures>
          <Figure
            name={m.creator_submitted()}
            note={m.creator_submitted_note()}
            value={stats && countText(stats.postsSubmitted)}
          />
          <Figure
            name={m.creator_posts_approved()}
            value={stats && countText(stats.postsApproved)}
          />
          <Figure
            name={m.creator_own_rate()}
            note={m.creator_own_rate_note()}
            value={stats && percentText(stats.approvalRate)}
          />
        </Figures>
      </Panel>
    </div>
  );
}

function estimateText(stats: CreatorStats | undefined): string {
  const reason = stats?.weeklyReasonTranslation ?? stats?.weeklyReason;
  return reason ? m.creator_estimate_why({ reason }) : m.creator_estimate();
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
      <dd className="text-end font-semibold">{value ?? <SkeletonText chars={8} />}</dd>
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
  return m.creator_percent({ percent: shownNumber(percent.toFixed(1).replace(/\.0$/, '')) });
}
