import { useState } from 'react';
import type { UserWeeks } from '#contract/site/weeks.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { paymentSentences } from './payment-texts.ts';

type OwnPaymentProps = { week: string; telegramId: string };

/** Leads to the transaction of the member's share, and says what to compare there. */
export function OwnPayment({ week, telegramId }: OwnPaymentProps) {
  const [isAsked, setIsAsked] = useState(false);
  const input = { params: { telegramId }, query: { limit: String(PAGE_SIZES.max) } };
  const { data, isError, refetch } = useCall('getUserWeeks', input, { enabled: isAsked });
  const ask = () => (isAsked ? void refetch() : setIsAsked(true));
  return (
    <div className="mt-4 text-sm" aria-live="polite">
      {(!data || isError) && (
        <Button onClick={ask} loading={isAsked && !data && !isError}>
          {m.ownlog_payment()}
        </Button>
      )}
      {isError && <p className="mt-2 text-bad">{m.ownlog_payment_failed()}</p>}
      {data && <Payment share={data.weeks.find((each) => each.week === week)} />}
    </div>
  );
}

function Payment({ share }: { share: UserWeeks['weeks'][number] | undefined }) {
  const link = safeLink(share?.explorerUrl ?? null);
  return (
    <>
      {paymentSentences(share).map((sentence) => (
        <p key={sentence} className="mt-1.5 measure">
          {sentence}
        </p>
      ))}
      {link !== null && (
        <OutwardLink href={link} className="link mt-1.5 inline-flex items-center gap-1">
          {m.ownlog_explorer()}
        </OutwardLink>
      )}
    </>
  );
}
