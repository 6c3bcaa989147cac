import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#contract/creator/dashboard.ts';
import { parseAmount } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { usePayments } from '../calls.ts';
import { Panel } from '../panel.tsx';

/** The payments to the member, newest first. */
export function PaymentHistory() {
  const [page, setPage] = useState(1);
  const answer = usePayments(page);
  return (
    <Panel title={m.creator_payments()}>
      <PagedList
        answer={answer}
        failure={m.creator_payments_failed()}
        retry={m.board_retry()}
        skeleton={{ rows: 3, height: 'h-18' }}
        of={m.creator_payments_of()}
        count={({ payments }) => payments.length}
        page={page}
        onPage={setPage}
        empty={{
          title: m.creator_payments_none(),
          children: m.creator_payments_none_text(),
        }}
      >
        {({ payments }) => (
          <ul aria-label={m.creator_payments_list()} className={LIST}>
            {payments.map((each) => (
              <Row key={each.id} payment={each} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

const LABELS: Readonly<Record<Payment['type'], () => string>> = {
  weekly_reward: () => m.creator_paid_weekly_reward(),
  tip_received: () => m.creator_paid_tip_received(),
  faucet: () => m.creator_paid_faucet(),
  post_reward: () => m.creator_paid_post_reward(),
  activity_reward: () => m.creator_paid_activity_reward(),
};

function descriptionOf({ type, description, week, place, from }: Payment): string {
  // During an upgrade an older server answers with the sentence alone.
  if (week === undefined) return description;
  switch (type) {
    case 'weekly_reward':
      return week === null ? description : m.creator_payment_share({ week, place: String(place) });
    case 'tip_received':
      return m.creator_payment_tip({ name: from ?? m.ui_anonymous() });
    case 'faucet':
      return m.creator_payment_faucet();
    default:
      return description;
  }
}

function Row({ payment }: { payment: Payment }) {
  const link = safeLink(payment.explorerUrl);
  return (
    <li className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge>{LABELS[payment.type]()}</Badge>
          {payment.status !== null && <ShareStatusBadge status={payment.status} />}
          <span className="text-muted">
            <UtcTime at={payment.createdAt} show="date" />
          </span>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere">
          {descriptionOf(payment)}
        </p>
        {payment.paidNote !== null && (
          <p className="text-muted wrap-anywhere">
            {m.ui_paid_by_operator({ note: payment.paidNote })}
          </p>
        )}
      </div>
      <div className="flex flex-col items-end gap-0.5 text-end">
        <Amount
          units={parseAmount(payment.amount)}
          decimals={AMOUNT_DECIMALS.precise}
          decimalsSmall={AMOUNT_DECIMALS.precise}
          signed={true}
          className="font-semibold"
        />
        {link !== null && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-6 items-center gap-1 pointer-coarse:min-h-11"
          >
            {rich(
              m.creator_view_tx({
                description: descriptionOf(payment),
                icon: () => (
                  <ArrowUpRight
                    aria-hidden="true"
                    size={14}
                    strokeWidth={1.5}
                    className="rtl:-scale-x-100"
                  />
                ),
                more: (text) => <span className="sr-only">{text}</span>,
              }),
            )}
          </a>
        )}
      </div>
    </li>
  );
}
