import { useState } from 'react';
import type { PaymentMethods } from '#contract/developer/subscription.ts';
import type { ArrangedCoin } from '#rules/plans/arrangements.ts';
import { type BillingPeriod, COIN_DISCOUNT_PERCENT } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { Arrangement } from './arrangement/arrangement.tsx';
import { CoinBadges } from './arrangement/coin-badges.tsx';

type MethodsCardProps = { methods: PaymentMethods | undefined; period: BillingPeriod };

export function MethodsCard({ methods, period }: MethodsCardProps) {
  const { code } = community.coin;
  const [open, setOpen] = useState<ArrangedCoin | null>(null);
  return (
    <section aria-labelledby="methods-title" className="rounded-lg border bg-surface p-5">
      <h2 id="methods-title" className="text-xl">
        Payment Methods
      </h2>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <div>
          <h3 className="text-lg">Credit Card</h3>
          <p className="mt-1 text-sm text-muted">
            Visa, Mastercard and American Express, on Stripe’s own page. We never see your card
            number.
          </p>
          <Reason text={methods?.cardReason} />
        </div>
        <div>
          <h3 className="text-lg">Cryptocurrency</h3>
          <p className="mt-1 text-sm text-muted">
            {COIN_DISCOUNT_PERCENT}% discount with {code}. A plan paid in coins does not renew by
            itself; the bot reminds you before it ends.
          </p>
          <CoinBadges methods={methods} open={open} onOpen={setOpen} />
          <Reason text={methods?.coinReason} />
        </div>
      </div>
      {methods?.arrangement && <Arrangement coin={open} onCoin={setOpen} period={period} />}
    </section>
  );
}

function Reason({ text }: { text: string | null | undefined }) {
  return text ? <p className="mt-3 text-sm text-warn">{text}</p> : null;
}
