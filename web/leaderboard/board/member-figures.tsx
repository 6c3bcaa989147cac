import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import { activityLevel } from '#rules/points/ranks.ts';
import { Amount, formatUsd } from '#web/ui/coin/amount.tsx';
import { OWED_HINT } from '#web/ui/coin/paid-note.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { utcText } from '#web/ui/time.tsx';
import { rovingTip, tip } from '#web/ui/tooltip/tip.ts';
import { useSystemStatus } from '../calls.ts';
import { type ColumnId, columnOf } from './columns.ts';
import { accountAgeText, countedText, eligibilityText } from './member-text.ts';

type MemberFiguresProps = { entry: LeaderboardEntry; sortBy: SortBy };

/** The figures of a row, in the order of `COLUMNS`; the parts of a `<dl>`. */
export function MemberFigures({ entry, sortBy }: MemberFiguresProps) {
  const { data: status } = useSystemStatus();
  return (
    <>
      <Figure column="lifetimePoints" sortBy={sortBy} note={<ActivityLevel entry={entry} />}>
        {pointsText(entry.totalLifetimePoints)}
      </Figure>
      <Figure column="weeklyPoints" sortBy={sortBy} note={<Eligibility entry={entry} />}>
        {pointsText(entry.weeklyActivityPoints)}
      </Figure>
      <Figure column="earned" sortBy={sortBy} note={usdText(entry.totalLifetimeEarningsUSD)}>
        <span {...(status?.walletConfigured === false && rovingTip('earned', tip(OWED_HINT)))}>
          <Coins amount={entry.totalLifetimeEarnings} />
        </span>
      </Figure>
      <Figure
        column="tipped"
        sortBy={sortBy}
        note={<Tips usd={entry.totalTippedUSD} tips={entry.tipCount} />}
      >
        <Coins amount={entry.totalTipped} />
      </Figure>
      <Figure
        column="received"
        sortBy={sortBy}
        note={<Tips usd={entry.totalReceivedUSD} tips={entry.receivedCount} />}
      >
        <Coins amount={entry.totalReceived} />
      </Figure>
      <Figure column="age" sortBy={sortBy} note={null}>
        <time
          dateTime={entry.accountCreatedAt}
          {...rovingTip(
            'age',
            tip(`Account created ${utcText(Date.parse(entry.accountCreatedAt))}`),
          )}
        >
          {accountAgeText(entry.accountAgeDays)}
        </time>
      </Figure>
    </>
  );
}

type FigureProps = { column: ColumnId; sortBy: SortBy; note: ReactNode; children: ReactNode };

function Figure({ column, sortBy, note, children }: FigureProps) {
  const { name, sort } = columnOf(column);
  return (
    <div className="min-w-0 self-start xl:pt-0.5 xl:text-right">
      <dt className={cx('text-xs xl:sr-only', sort === sortBy ? 'text-brass' : 'text-muted')}>
        {name}
      </dt>
      <dd className="text-sm font-medium">{children}</dd>
      {note && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}

function Coins({ amount }: { amount: string }) {
  return <Amount units={parseSum(amount)} />;
}

function usdText(usd: string | null): string | null {
  return usd === null ? null : formatUsd(usd);
}

/** '$1,155.50 · 2,439 tips', one below the other on phones. */
function Tips({ usd, tips }: { usd: string | null; tips: number }) {
  return (
    <>
      {usd !== null && (
        <>
          <span className="max-sm:block">{formatUsd(usd)}</span>
          <span className="max-sm:hidden"> · </span>
        </>
      )}
      <span className="whitespace-nowrap">{quantityText(countText(tips), 'tip')}</span>
    </>
  );
}

function Eligibility({ entry }: { entry: LeaderboardEntry }) {
  const { isEligible, countedPoints } = entry;
  const hasShare = isEligible && countedPoints !== 0;
  const Icon = hasShare ? CircleCheck : CircleDashed;
  const counts = countedPoints === null ? '' : `; ${countedText(countedPoints)} for the pool`;
  return (
    <span
      {...rovingTip(
        'eligibility',
        tip(`Eligible from ${pointsText(entry.minActivityThreshold)} weekly points${counts}`),
      )}
      className={cx(
        'flex items-center gap-1 whitespace-nowrap xl:justify-end',
        hasShare && 'text-good',
      )}
    >
      <Icon aria-hidden="true" size={14} strokeWidth={1.5} className="shrink-0" />
      {countedPoints === null ? eligibilityText(entry) : countedText(countedPoints)}
    </span>
  );
}

const LEVEL_BARS = { High: 3, Med: 2, Low: 1 } as const;

/** Three bars like a depth gauge, and the label in words. */
function ActivityLevel({ entry }: { entry: LeaderboardEntry }) {
  const level = activityLevel(toHundredths(entry.totalLifetimePoints));
  return (
    <span
      {...rovingTip('level', tip(`${level} activity, by lifetime points`))}
      className="flex items-center gap-1.5 xl:justify-end"
    >
      <svg aria-hidden="true" width="11" height="10" className="shrink-0">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={10 - bar * 3}
            width="3"
            height={bar * 3}
            className={bar <= LEVEL_BARS[level] ? 'fill-brass' : 'fill-line'}
          />
        ))}
      </svg>
      {level}
      <span className="sr-only"> activity</span>
    </span>
  );
}
