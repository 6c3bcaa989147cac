import type { ReactNode } from 'react';
import type { DistributionHistory } from '#contract/site/weekly-rewards.ts';
import { parseAmount } from '#rules/amounts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { safeLink } from '#web/ui/safe-link.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { useRecentDistributions } from '../calls.ts';
import { ASIDE_LINK, PanelCard } from '../panel-card.tsx';

/** The last weeks that paid. */
export function RecentDistributions() {
  const { data, isError, refetch } = useRecentDistributions();
  return (
    <PanelCard
      title={m.board_recent()}
      isBusy={!data && !isError}
      aside={
        <PageLink href={paths.weeks} className={ASIDE_LINK}>
          {m.board_all_weeks()}
        </PageLink>
      }
    >
      {data ? (
        <Distributions items={data} />
      ) : isError ? (
        <div className={EMPTY_BOX}>
          <p className="text-sm text-muted">{m.board_recent_failed()}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {m.board_retry()}
          </Button>
        </div>
      ) : (
        <ul>{ROWS.map(skeletonRow)}</ul>
      )}
    </PanelCard>
  );
}

function Distributions({ items }: { items: DistributionHistory }) {
  if (items.length === 0) {
    return (
      <div className={EMPTY_BOX}>
        <p className="text-sm">{m.board_recent_none()}</p>
        <p className="text-xs text-muted">{m.board_recent_none_text()}</p>
      </div>
    );
  }
  const hasLinks = items.some((item) => safeLink(item.explorerUrl) !== null);
  return (
    <ul className={ROOM}>
      {items.map((item) => (
        <Row
          key={item.week}
          amount={<Amount units={parseAmount(item.totalDistributed)} className="font-medium" />}
          recipients={m.weeks_recipients({ count: item.totalRecipients })}
          date={<WeekLink week={item.week} distributedAt={item.distributedAt} />}
          {...(hasLinks && {
            link: (
              <TransactionLink
                url={item.explorerUrl}
                name={m.board_of_week({ date: weekDate(item.week) })}
                className="justify-self-center"
              />
            ),
          })}
        />
      ))}
    </ul>
  );
}

type RowProps = { amount: ReactNode; recipients: ReactNode; date: ReactNode; link?: ReactNode };

function Row({ amount, recipients, date, link }: RowProps) {
  return (
    <li
      className={cx(
        'grid h-11 items-center gap-x-3 border-b text-sm last:border-b-0',
        link ? 'grid-cols-[1fr_auto_5rem_1rem]' : 'grid-cols-[1fr_auto_5rem]',
      )}
    >
      <span className="whitespace-nowrap">{amount}</span>
      <span className="text-end text-xs whitespace-nowrap text-muted">{recipients}</span>
      <span className="text-end text-xs whitespace-nowrap text-muted">{date}</span>
      {link}
    </li>
  );
}

function WeekLink({ week, distributedAt }: { week: string; distributedAt: string | null }) {
  return (
    <PageLink href={weekPath(week)} className="link inline-flex h-11 items-center">
      {rich(
        m.board_week_link({
          date: () =>
            distributedAt === null ? (
              <span title={m.board_provisional_text()}>{m.board_provisional()}</span>
            ) : (
              <UtcTime at={distributedAt} show="date" />
            ),
          week,
          more: (text) => <span className="sr-only">{text}</span>,
        }),
      )}
    </PageLink>
  );
}

// A 44 px target that does not move the title next to it.
const ROWS = Array.from({ length: PAGE_SIZES.distributions }, (_, row) => row);
// Space for three rows of 44 px, however many there are.
const ROOM = 'min-h-33';
const EMPTY_BOX = 'flex min-h-33 flex-col items-start gap-1 pt-2.5';

function skeletonRow(row: number) {
  return (
    <Row
      key={row}
      amount={<SkeletonText chars={9} />}
      recipients={<SkeletonText chars={11} />}
      date={<SkeletonText chars={10} />}
    />
  );
}
