import type { HandPayment } from '#contract/admin/hand-payments.ts';
import { parseSum } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

type PaymentItemProps = { payment: HandPayment; onTakeBack: () => void };

/** A recorded payment: its shares, how it was paid, who recorded it, and whether it was taken back. */
export function PaymentItem({ payment, onTakeBack }: PaymentItemProps) {
  const { id, week, amount, shares, memberName, takenBack, txid, note, isChecked } = payment;
  const recorded = {
    by: payment.recordedBy,
    at: () => <UtcTime at={payment.recordedAt} />,
  };
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 className="font-medium">
          {rich(
            m.portal_payments_for({
              amount: () => <Amount units={parseSum(amount)} decimals={8} decimalsSmall={8} />,
              week: () => <UtcTime at={week} show="date" />,
            }),
          )}
        </h4>
        {takenBack === null ? (
          <Badge tone="good">{m.portal_payments_paid()}</Badge>
        ) : (
          <Badge tone="bad">{m.portal_payments_taken_back()}</Badge>
        )}
        <span className="min-w-0 text-sm text-muted wrap-anywhere">
          {memberName === null
            ? rich(m.portal_payments_recorded_shares({ shares, ...recorded }))
            : rich(
                m.portal_payments_recorded_to({
                  member: () => <bdi>{memberName}</bdi>,
                  ...recorded,
                }),
              )}
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {txid !== null && (
          <>
            <dt>{m.portal_payments_transaction()}</dt>
            <dd className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 wrap-anywhere">{txid}</span>
              <TransactionLink url={payment.explorerUrl} name={m.portal_payments_name({ id })} />
              <span className="text-muted">
                {isChecked ? m.portal_payments_checked() : m.portal_payments_unchecked()}
              </span>
            </dd>
          </>
        )}
        {note !== null && (
          <>
            <dt>{m.portal_payments_note()}</dt>
            <dd>{note}</dd>
          </>
        )}
        {takenBack !== null && (
          <>
            <dt>{m.portal_payments_taken_back()}</dt>
            <dd>
              {rich(
                m.portal_payments_taken_back_by({
                  reason: takenBack.reason,
                  by: takenBack.by,
                  at: () => <UtcTime at={takenBack.at} />,
                }),
              )}
            </dd>
          </>
        )}
      </dl>
      {takenBack === null && (
        <div>
          <Button size="sm" onClick={onTakeBack}>
            {rich(
              m.portal_payments_take_back({
                id,
                what: (text) => <span className="sr-only">{text}</span>,
              }),
            )}
          </Button>
        </div>
      )}
    </li>
  );
}
