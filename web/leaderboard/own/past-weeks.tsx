import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UserWeeks } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { useOwnPastWeeks } from '../calls.ts';
import { PanelCard } from '../panel-card.tsx';

/** The viewer's closed weeks, newest first, three at a time. */
export function OwnPastWeeks({ telegramId }: { telegramId: string }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useOwnPastWeeks(telegramId, page);
  const totalPages = data?.pagination.totalPages ?? 0;
  return (
    <PanelCard
      title={m.board_past_weeks()}
      isBusy={!data && !isError}
      className="mt-px"
      {...(totalPages > 1 && {
        aside: <Pager page={page} totalPages={totalPages} onPage={setPage} />,
      })}
    >
      {data && data.weeks.length > 0 ? (
        <ul className={ROOM}>
          {data.weeks.map((week) => (
            <PastWeek key={week.week} week={week} />
          ))}
        </ul>
      ) : data ? (
        <div className={EMPTY_BOX}>
          <p className="text-sm">{m.board_past_weeks_none()}</p>
          <p className="text-xs text-muted">{m.board_past_weeks_none_text()}</p>
        </div>
      ) : isError ? (
        <div className={EMPTY_BOX}>
          <p className="text-sm text-muted">{m.board_past_weeks_failed()}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {m.board_retry()}
          </Button>
        </div>
      ) : (
        <ul className={ROOM}>{ROWS.map(skeletonRow)}</ul>
      )}
    </PanelCard>
  );
}

function PastWeek({ week }: { week: UserWeeks['weeks'][number] }) {
  const hasCoins = week.share !== null && parseAmount(week.share) > 0n;
  return (
    <Row
      name={
        <PageLink
          href={weekPath(week.week)}
          className="link inline-flex h-9 items-center pointer-coarse:h-11"
        >
          {rich(
            m.board_past_week({
              more: (text) => <span className="sr-only">{text}</span>,
              date: () => <UtcTime at={week.week} show="date" />,
            }),
          )}
        </PageLink>
      }
      rank={
        !hasCoins ? (
          <span className="text-muted">{m.board_no_share()}</span>
        ) : (
          <>
            <span className="sr-only">{m.board_rank()} </span>
            <span aria-hidden="true">#</span>
            {week.rank !== null && countText(week.rank)}
          </>
        )
      }
      points={m.board_pts({ points: week.activityPoints })}
      share={
        week.share !== null &&
        hasCoins && <Amount units={parseAmount(week.share)} className="font-medium" />
      }
      status={
        hasCoins &&
        week.status !== null && (
          <>
            {week.isProvisional && week.status === 'owed' ? (
              <Badge tone="warn">{m.board_provisional()}</Badge>
            ) : (
              <ShareStatusBadge status={week.status} paidNote={week.paidNote} />
            )}
            <TransactionLink
              url={week.explorerUrl}
              name={m.board_own_share({ date: weekDate(week.week) })}
            />
          </>
        )
      }
    />
  );
}

type RowProps = {
  name: ReactNode;
  rank: ReactNode;
  points: ReactNode;
  share: ReactNode;
  status: ReactNode;
};

/** Two lines on phones, one on wider screens; the same height with and without a share. */
function Row({ name, rank, points, share, status }: RowProps) {
  return (
    <li className="grid h-24 grid-cols-[1fr_auto] content-center items-center gap-x-3 border-b text-sm last:border-b-0 sm:h-12 sm:grid-cols-[8rem_5rem_6rem_1fr_9rem]">
      <span className="whitespace-nowrap">{name}</span>
      <span className="text-end whitespace-nowrap sm:text-start">{rank}</span>
      <span className="whitespace-nowrap text-muted max-sm:order-2">{points}</span>
      <span className="text-end max-sm:order-3">{share}</span>
      <span className="flex items-center gap-2 max-sm:order-4 max-sm:col-span-2">{status}</span>
    </li>
  );
}

type PagerProps = { page: number; totalPages: number; onPage: (page: number) => void };

function Pager({ page, totalPages, onPage }: PagerProps) {
  return (
    <nav aria-label={m.board_past_pages()} className="-my-2 flex items-center gap-1">
      <Button
        size="sm"
        variant="ghost"
        iconOnly={true}
        aria-label={m.board_newer()}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </Button>
      <span aria-live="polite" className="text-xs whitespace-nowrap text-muted">
        {m.board_page_of({ page: String(page), pages: String(totalPages) })}
      </span>
      <Button
        size="sm"
        variant="ghost"
        iconOnly={true}
        aria-label={m.board_older()}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}

// Space for three rows, however many there are.
const ROOM = 'min-h-72 sm:min-h-36';
const EMPTY_BOX = 'flex min-h-72 flex-col items-start gap-1 pt-2.5 sm:min-h-36';
const ROWS = Array.from({ length: PAGE_SIZES.distributions }, (_, row) => row);

function skeletonRow(row: number) {
  return (
    <Row
      key={row}
      name={<SkeletonText chars={11} />}
      rank={<SkeletonText chars={3} />}
      points={<SkeletonText chars={6} />}
      share={<SkeletonText chars={9} />}
      status={<SkeletonText chars={6} />}
    />
  );
}
