import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { UnpaidShares, UnpaidWeeks } from '#contract/admin/hand-payments.ts';
import { parseSum } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { useUnpaidShares } from '../calls.ts';
import { unseen } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import type { Unpaid } from './record-dialog.tsx';

type UnpaidWeekProps = {
  week: UnpaidWeeks['weeks'][number];
  onRecord: (unpaid: Unpaid) => void;
};

/** A week with unpaid shares; its members are loaded on request. */
export function UnpaidWeek({ week: { week, shares, amount }, onRecord }: UnpaidWeekProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const ofWeek = { week: weekDate(week), of: unseen };
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <h4 className="font-medium">
            {rich(m.weeks_week({ date: () => <UtcTime at={week} show="date" /> }))}
          </h4>
          <p className="text-sm text-muted">
            {rich(
              m.portal_payments_unpaid_sum({
                shares,
                amount: () => <Amount units={parseSum(amount)} decimals={8} decimalsSmall={8} />,
              }),
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
            {rich(m.portal_payments_members(ofWeek))}
          </Button>
          <Button
            size="sm"
            variant="primary"
            onClick={() => onRecord({ week, member: null, shares, amount })}
          >
            {rich(m.portal_payments_record(ofWeek))}
          </Button>
        </div>
      </div>
      <div id={id}>{isOpen && <UnpaidMembers week={week} onRecord={onRecord} />}</div>
    </li>
  );
}

/** The members of a week whose shares are unpaid. */
export function UnpaidMembers({
  week,
  onRecord,
}: {
  week: string;
  onRecord: UnpaidWeekProps['onRecord'];
}) {
  const [page, setPage] = useState(1);
  const answer = useUnpaidShares(week, page);
  const data = useKept(answer, { week, page });
  return (
    <PagedList
      answer={answer}
      data={data}
      failure={m.portal_payments_shares_failed()}
      skeleton={{ rows: 3, height: 'h-14' }}
      className="mt-4"
      of={m.portal_payments_shares_of({ week: weekDate(week) })}
      count={({ shares }) => shares.length}
      page={page}
      onPage={setPage}
      staysPut={true}
      empty={null}
    >
      {({ shares }) => (
        <ul
          aria-label={m.portal_payments_shares({ week: weekDate(week) })}
          className="divide-y rounded-md border empty:hidden"
        >
          {shares.map((share) => (
            <Share
              key={share.userId}
              share={share}
              onRecord={() =>
                onRecord({
                  week,
                  member: { id: share.userId, name: share.displayName },
                  shares: 1,
                  amount: share.amount,
                })
              }
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type ShareProps = { share: UnpaidShares['shares'][number]; onRecord: () => void };

function Share({ share, onRecord }: ShareProps) {
  const { displayName, userId, address, status, amount } = share;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="min-w-0 font-medium wrap-anywhere">{displayName}</bdi>
          {status === 'failed' && <ShareStatusBadge status={status} />}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {address === null
            ? m.portal_payments_no_address({ member: userId })
            : m.portal_payments_member({ member: userId, address })}
        </p>
      </div>
      <Amount units={parseSum(amount)} decimals={8} decimalsSmall={8} className="font-medium" />
      <Button size="sm" onClick={onRecord}>
        {rich(m.portal_payments_record_one({ name: displayName, of: unseen }))}
      </Button>
    </li>
  );
}
