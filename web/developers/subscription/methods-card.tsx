import { community } from '#community';
import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { COIN_DISCOUNT_PERCENT } from '#rules/plans/plans.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Coins that are not processed automatically. */
const ON_REQUEST = ['USDC', 'USDT', 'Bitcoin', 'Ethereum'] as const;

export function MethodsCard({ methods }: { methods: PaymentMethods | undefined }) {
  const { code } = community.coin;
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
          <ul aria-label="Coins" className="mt-3 flex flex-wrap gap-1.5">
            <li>
              <Badge tone={methods?.coin ? 'good' : 'neutral'}>{code}</Badge>
            </li>
            {ON_REQUEST.map((coin) => (
              <li key={coin}>
                <Badge>{coin} (on request)</Badge>
              </li>
            ))}
          </ul>
          <Reason text={methods?.coinReason} />
        </div>
      </div>
    </section>
  );
}

function Reason({ text }: { text: string | null | undefined }) {
  return text ? <p className="mt-3 text-sm text-warn">{text}</p> : null;
}
