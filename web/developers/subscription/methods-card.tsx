import { useState } from 'react';
import type { PaymentMethods } from '#contract/developer/subscription.ts';
import type { ArrangedCoin } from '#rules/plans/arrangements.ts';
import { type BillingPeriod, COIN_DISCOUNT_PERCENT } from '#rules/plans/plans.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Arrangement } from './arrangement/arrangement.tsx';
import { CoinBadges } from './arrangement/coin-badges.tsx';
import { unavailableText } from './unavailable-text.ts';

type MethodsCardProps = { methods: PaymentMethods | undefined; period: BillingPeriod };

export function MethodsCard({ methods, period }: MethodsCardProps) {
  const { code } = community.coin;
  const [open, setOpen] = useState<ArrangedCoin | null>(null);
  return (
    <section aria-labelledby="methods-title" className="rounded-lg border bg-surface p-5">
      <h2 id="methods-title" className="text-xl">
        {m.devplan_methods()}
      </h2>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <div>
          <h3 className="text-lg">{m.devplan_card()}</h3>
          <p className="mt-1 text-sm text-muted">{m.devplan_card_text()}</p>
          <Reason text={unavailableText(methods, 'card')} />
        </div>
        <div>
          <h3 className="text-lg">{m.devplan_coins()}</h3>
          <p className="mt-1 text-sm text-muted">
            {m.devplan_coins_text({ percent: String(COIN_DISCOUNT_PERCENT), coin: code })}
          </p>
          <CoinBadges methods={methods} open={open} onOpen={setOpen} />
          <Reason text={unavailableText(methods, 'crypto')} />
        </div>
      </div>
      {methods?.arrangement && <Arrangement coin={open} onCoin={setOpen} period={period} />}
    </section>
  );
}

function Reason({ text }: { text: string | null }) {
  return text ? <p className="mt-3 text-sm text-warn">{text}</p> : null;
}
