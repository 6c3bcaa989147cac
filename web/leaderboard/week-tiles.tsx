import type { ReactNode } from 'react';
import { community } from '#community';
import type { SystemStatus, WeekSummary } from '#contract/weekly-rewards.ts';
import { formatAmount, formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { CoinSign } from '#web/ui/coin-sign.tsx';
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
        sign={community.coin.symbol}
        value={status && poolText(status.weeklyRewardPool)}
        note="shared out each week"
      />
      <Tile
        label="Active Users"
        value={week && countText(week.activeUsers)}
        note={missing ?? 'did something this week'}
        isMissing={missing !== null}
      />
      <Tile
        label="Eligible Users"
        value={week && countText(week.eligibleUsers)}
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
        value={week && pointsText(week.totalActivityPoints)}
        note={missing ?? 'earned by everyone'}
        isMissing={missing !== null}
      />
    </dl>
  );
}

type TileProps = {
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  /** The coin's sign before an amount. */
  sign?: string;
  note: ReactNode;
  /** It will not come: a dash stands for the figure. */
  isMissing?: boolean;
};

function Tile({ label, value, sign = '', note, isMissing = false }: TileProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em] whitespace-nowrap">
        {value !== undefined ? (
          <>
            {/* Cell by cell it would be read out as single digits. */}
            <span className="sr-only">{`${sign} ${value}`.trim()}</span>
            <span aria-hidden="true">
              <CoinSign sign={sign} />
              <DisplayDigits text={value} />
            </span>
          </>
        ) : isMissing ? (
          '–'
        ) : (
          <SkeletonText chars={4} />
        )}
      </dd>
      <dd className="text-xs text-muted">{note}</dd>
    </div>
  );
}

/** The pool is a round number as a rule: without decimals then, with two otherwise. */
function poolText(amount: string): string {
  const units = parseAmount(amount);
  const decimals = formatAmount(units).includes('.') ? 2 : 0;
  return formatAmountFixed(units, decimals, true);
}
