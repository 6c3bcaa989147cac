import type { ReactNode } from 'react';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { poolNote } from '#web/ui/coin/pool-note.ts';
import { DisplayDigits } from '#web/ui/count-up.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type WeekTilesProps = {
  status: SystemStatus | undefined;
  summary: { data: WeekSummary | undefined; isError: boolean };
};

/** The running week in four figures. */
export function WeekTiles({ status, summary }: WeekTilesProps) {
  const week = summary.data;
  const missing = !week && summary.isError ? 'Could not be loaded' : null;
  return (
    <dl className="mt-px grid grid-cols-2 gap-px lg:grid-cols-4">
      <Tile
        label="Weekly Pool"
        value={
          status && (status.poolEstimate?.lookedAt === null ? '–' : <PoolAmount {...status} />)
        }
        note={poolNote(status?.poolEstimate, 'shared out each week')}
      />
      <Tile
        label="Active Users"
        value={week && <Digits text={countText(week.activeUsers)} />}
        note={missing ?? 'did something this week'}
        isMissing={missing !== null}
      />
      <Tile
        label="Eligible Users"
        value={week && <Digits text={countText(week.eligibleUsers)} />}
        note={
          missing ??
          (status ? (
            `${pointsText(status.minActivityThreshold)}+ points needed`
          ) : (
            <SkeletonText chars={16} />
          ))
        }
        isMissing={missing !== null}
      />
      <Tile
        label="Total Points"
        value={week && <Digits text={pointsText(week.totalActivityPoints)} />}
        note={missing ?? 'earned by everyone'}
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

function Digits({ text }: { text: string }) {
  return (
    <>
      {/* In separate cells a screen reader would read single digits. */}
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        <DisplayDigits text={text} />
      </span>
    </>
  );
}
