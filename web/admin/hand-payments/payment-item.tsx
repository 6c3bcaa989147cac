import type { HandPayment } from '#contract/admin/hand-payments.ts';
import { parseSum } from '#rules/amounts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';

type PaymentItemProps = { payment: HandPayment; onTakeBack: () => void };

/** A recorded payment: its shares, how it was paid, who recorded it, and whether it was taken back. */
export function PaymentItem({ payment, onTakeBack }: PaymentItemProps) {
  const { id, week, amount, shares, memberName, takenBack, txid, note, isChecked } = payment;
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 className="font-medium">
          <Amount units={parseSum(amount)} decimals={8} decimalsSmall={8} /> for the week of{' '}
          <UtcTime at={week} show="date" />
        </h4>
        {takenBack === null ? (
          <Badge tone="good">Paid</Badge>
        ) : (
          <Badge tone="bad">Taken back</Badge>
        )}
        <span className="min-w-0 text-sm text-muted wrap-anywhere">
          {memberName === null ? (
            quantityText(countText(shares), 'share')
          ) : (
            <>
              to <bdi>{memberName}</bdi>
            </>
          )}
          , recorded by {payment.recordedBy}, <UtcTime at={payment.recordedAt} />
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {txid !== null && (
          <>
            <dt>Transaction</dt>
            <dd className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 wrap-anywhere">{txid}</span>
              <TransactionLink url={payment.explorerUrl} name={`payment ${id}`} />
              <span className="text-muted">
                {isChecked
                  ? 'It pays these shares, as the chain shows'
                  : 'Not checked on the chain'}
              </span>
            </dd>
          </>
        )}
        {note !== null && (
          <>
            <dt>Note</dt>
            <dd>{note}</dd>
          </>
        )}
        {takenBack !== null && (
          <>
            <dt>Taken back</dt>
            <dd>
              {takenBack.reason} (by {takenBack.by}, <UtcTime at={takenBack.at} />)
            </dd>
          </>
        )}
      </dl>
      {takenBack === null && (
        <div>
          <Button size="sm" onClick={onTakeBack}>
            Take back<span className="sr-only"> payment {id}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
