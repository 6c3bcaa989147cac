import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#contract/creator/dashboard.ts';
import { parseAmount } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { usePayments } from '../calls.ts';
import { Panel } from '../panel.tsx';

/** The payments to the member, newest first. */
export function PaymentHistory() {
  const [page, setPage] = useState(1);
  const answer = usePayments(page);
  return (
    <Panel title="Recent Payment History">
      <PagedList
        answer={answer}
        failure="Payments could not be loaded."
        retry="Retry"
        skeleton={{ rows: 3, height: 'h-18' }}
        of="payments"
        count={({ payments }) => payments.length}
        page={page}
        onPage={setPage}
        empty={{
          title: 'No payment history yet',
          children: 'Start creating content to earn rewards!',
        }}
      >
        {({ payments }) => (
          <ul aria-label="Payments" className={LIST}>
            {payments.map((each) => (
              <Row key={each.id} payment={each} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

const LABELS: Readonly<Record<Payment['type'], string>> = {
  weekly_reward: 'Weekly Reward',
  tip_received: 'Tip Received',
  faucet: 'Faucet',
  post_reward: 'Post Reward',
  activity_reward: 'Activity Reward',
};

function Row({ payment }: { payment: Payment }) {
  const link = safeLink(payment.explorerUrl);
  return (
    <li className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge>{LABELS[payment.type]}</Badge>
          {payment.status !== null && <ShareStatusBadge status={payment.status} />}
          <span className="text-muted">
            <UtcTime at={payment.createdAt} show="date" />
          </span>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere">
          {payment.description}
        </p>
        {payment.paidNote !== null && (
          <p className="text-muted wrap-anywhere">Paid by the operator: {payment.paidNote}</p>
        )}
      </div>
      <div className="flex flex-col items-end gap-0.5 text-right">
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
            View TX
            <ArrowUpRight aria-hidden="true" size={14} strokeWidth={1.5} />
            <span className="sr-only">of {payment.description} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </li>
  );
}
