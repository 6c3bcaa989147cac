import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { parseSum } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import { activityLevel } from '#rules/points/ranks.ts';
import { m } from '#web/messages.ts';
import { Amount, formatUsd } from '#web/ui/coin/amount.tsx';
import { owedHint } from '#web/ui/coin/paid-note.tsx';
import { cx } from '#web/ui/cx.ts';
import { apart, pointsText } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { utcText } from '#web/ui/time.tsx';
import { rovingTip, tip } from '#web/ui/tooltip/tip.ts';
import { useSystemStatus } from '../calls.ts';
import { type ColumnId, columnOf } from './columns.ts';
import { accountAgeText, countedText, eligibilityText } from './member-text.ts';

type MemberFigureProps = { entry: LeaderboardEntry; column: ColumnId };

/** A figure of a row as a pair of a `<dl>`, with its name where no column head says it. */
export function MemberFigure(props: MemberFigureProps & { isSorted: boolean }) {
  const { entry, column, isSorted } = props;
  return (
    <div className="min-w-0 self-start xl:pt-0.5 xl:text-end">
      <dt className={cx('text-xs xl:sr-only', isSorted ? 'text-brass' : 'text-muted')}>
        {columnOf(column).name()}
      </dt>
      <FigureValue entry={entry} column={column} />
    </div>
  );
}

/** `isShort`: on phones, a mark takes the place of words where there is one. */
type FigureValueProps = MemberFigureProps & { isShort?: boolean };

/** The figure and the note below it. */
export function FigureValue({ entry, column, isShort = false }: FigureValueProps) {
  const note = noteOf(entry, column, isShort);
  return (
    <>
      <dd className="text-sm font-medium">
        <Value entry={entry} column={column} />
      </dd>
      {note && <dd className="text-xs text-muted">{note}</dd>}
    </>
  );
}

function Value({ entry, column }: MemberFigureProps) {
  switch (column) {
    case 'lifetimePoints':
      return pointsText(entry.totalLifetimePoints);
    case 'weeklyPoints':
      return pointsText(entry.weeklyActivityPoints);
    case 'earned':
      return <Earned amount={entry.totalLifetimeEarnings} />;
    case 'tipped':
      return <Coins amount={entry.totalTipped} />;
    case 'received':
      return <Coins amount={entry.totalReceived} />;
    case 'age':
      return <Age entry={entry} />;
  }
}

function noteOf(entry: LeaderboardEntry, column: ColumnId, isShort: boolean): ReactNode {
  switch (column) {
    case 'lifetimePoints':
      return <ActivityLevel entry={entry} />;
    case 'weeklyPoints':
      return <Eligibility entry={entry} isShort={isShort} />;
    case 'earned':
      return usdText(entry.totalLifetimeEarningsUSD);
    case 'tipped':
      return <Tips usd={entry.totalTippedUSD} tips={entry.tipCount} />;
    case 'received':
      return <Tips usd={entry.totalReceivedUSD} tips={entry.receivedCount} />;
    case 'age':
      return null;
  }
}

function Earned({ amount }: { amount: string }) {
  const { data: status } = useSystemStatus();
  return (
    <span {...(status?.walletConfigured === false && rovingTip('earned', tip(owedHint())))}>
      <Coins amount={amount} />
    </span>
  );
}

function Age({ entry }: { entry: LeaderboardEntry }) {
  const created = utcText(Date.parse(entry.accountCreatedAt));
  return (
    <time
      dateTime={entry.accountCreatedAt}
      {...rovingTip('age', tip(m.board_account_created({ date: created })))}
    >
      {accountAgeText(entry.accountAgeDays)}
    </time>
  );
}

function Coins({ amount }: { amount: string }) {
  return <Amount units={parseSum(amount)} />;
}

function usdText(usd: string | null): ReactNode {
  return usd === null ? null : <bdi {...apart()}>{formatUsd(usd)}</bdi>;
}

/** '$1,155.50 · 2,439 tips', one below the other on phones. */
function Tips({ usd, tips }: { usd: string | null; tips: number }) {
  return (
    <>
      {usd !== null && (
        <>
          <span className="max-sm:block">{usdText(usd)}</span>
          <span className="max-sm:hidden"> · </span>
        </>
      )}
      <span className="whitespace-nowrap">{m.board_tips({ tips })}</span>
    </>
  );
}

function Eligibility({ entry, isShort }: { entry: LeaderboardEntry; isShort: boolean }) {
  const { isEligible, countedPoints } = entry;
  const hasShare = isEligible && countedPoints !== 0;
  const Icon = hasShare ? CircleCheck : CircleDashed;
  const threshold = pointsText(entry.minActivityThreshold);
  const why =
    countedPoints === null
      ? m.board_eligible_from({ points: threshold })
      : m.board_eligible_from_counted({ threshold, points: countedPoints });
  return (
    <span
      {...rovingTip('eligibility', tip(why))}
      className={cx(
        'flex items-center gap-1 whitespace-nowrap xl:justify-end',
        isShort && 'justify-end',
        hasShare && 'text-good',
      )}
    >
      <Icon aria-hidden="true" size={14} strokeWidth={1.5} className="shrink-0" />
      <span className={cx(isShort && 'max-sm:sr-only')}>
        {countedPoints === null ? eligibilityText(entry) : countedText(countedPoints)}
      </span>
    </span>
  );
}

const more = (text: string) => <span className="sr-only">{text}</span>;

const LEVELS = {
  High: {
    bars: 3,
    text: () => m.board_level_high({ more }),
    why: () => m.board_level_high_why(),
  },
  Med: {
    bars: 2,
    text: () => m.board_level_medium({ more }),
    why: () => m.board_level_medium_why(),
  },
  Low: { bars: 1, text: () => m.board_level_low({ more }), why: () => m.board_level_low_why() },
} as const;

/** Three bars like a depth gauge, and the label in words. */
function ActivityLevel({ entry }: { entry: LeaderboardEntry }) {
  const { bars, text, why } = LEVELS[activityLevel(toHundredths(entry.totalLifetimePoints))];
  return (
    <span {...rovingTip('level', tip(why()))} className="flex items-center gap-1.5 xl:justify-end">
      <svg aria-hidden="true" width="11" height="10" className="shrink-0">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={10 - bar * 3}
            width="3"
            height={bar * 3}
            className={bar <= bars ? 'fill-brass' : 'fill-line'}
          />
        ))}
      </svg>
      {rich(text())}
    </span>
  );
}
