import type { ReactNode } from 'react';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { m } from '#web/messages.ts';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { poolNote } from '#web/ui/coin/pool-note.ts';
import { Digits } from '#web/ui/count-up.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type WeekTilesProps = {
  status: SystemStatus | undefined;
  summary: { data: WeekSummary | undefined; isError: boolean };
};

/** The running week in four figures. */
export function WeekTiles({ status, summary }: WeekTilesProps) {
  const week = summary.data;
  const missing = !week && summary.isError ? m.home_not_loaded() : null;
  return (
    <dl className="mt-px grid grid-cols-2 gap-px lg:grid-cols-4">
      <Tile
        label={m.board_weekly_pool()}
        value={
          status && (status.poolEstimate?.lookedAt === null ? '–' : <PoolAmount {...status} />)
        }
        note={poolNote(status?.poolEstimate, m.board_shared_out())}
      />
      <Tile
        label={m.board_active_users()}
        value={week && <Digits text={countText(week.activeUsers)} />}
        note={missing ?? m.board_active_users_note()}
        isMissing={missing !== null}
      />
      <Tile
        label={m.board_eligible_users()}
        value={week && <Digits text={countText(week.eligibleUsers)} />}
        note={
          missing ??
          (status ? (
            m.board_eligible_users_note({ points: pointsText(status.minActivityThreshold) })
          ) : (
            <SkeletonText chars={16} />
          ))
        }
        isMissing={missing !== null}
      />
      <Tile
        label={m.board_points()}
        value={week && <Digits text={pointsText(week.totalActivityPoints)} />}
        note={missing ?? m.board_points_note()}
        isMissing={missing !== null}
      />
    </dl>
  );
}

type TileProps = {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  note: ReactNode;
  /** True if loading failed: a dash replaces the figure. */
  isMissing?: boolean;
};

function Tile({ label, value, note, isMissing = false }: TileProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em] whitespace-nowrap">
        {value ?? (isMissing ? '–' : <SkeletonText chars={4} />)}
      </dd>
      <dd className="text-xs text-muted">{note}</dd>
    </div>
  );
}
