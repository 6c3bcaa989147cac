import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PaymentMethods, TierId } from '#contract/developer/subscription.ts';
import type { BillingPeriod } from '#rules/plans/plans.ts';
import { invoicePath } from '#web/addresses.ts';
import { ApiError, call, errorText } from '#web/api/call.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useInvalidate } from './calls.ts';
import { checkedCheckoutUrl } from './checkout-url.ts';
import type { PayWith } from './page-state.ts';

type Wish = { tierId: TierId; period: BillingPeriod; payWith: PayWith };

/** In ms. The server calls Stripe first, which may take a while. */
const ORDER_TIMEOUT_MS = 40_000;
const FAILURES: Record<PayWith, () => string> = {
  card: () => m.devplan_card_failed(),
  crypto: () => m.devplan_coins_failed(),
};

/** Buys a plan or opens Stripe's portal, one at a time, with the toasts of docs/spec/developers.md#5-subscription-page. */
export function useOrder(methods: PaymentMethods | undefined) {
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const isUnderWay = useRef(false);
  const [pending, setPending] = useState<TierId | 'portal' | null>(null);
  /** The reason why the last order failed, in the server's words. */
  const [problem, setProblem] = useState<string | null>(null);

  async function run(what: TierId | 'portal', work: () => Promise<void>, failure: string) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      toast({ title: m.devplan_payment_error(), description: failure, tone: 'destructive' });
      if (error instanceof ApiError) setProblem(errorText(error));
    } finally {
      isUnderWay.current = false;
      setPending(null);
    }
  }

  async function payByCard(body: { tierId: TierId; period: BillingPeriod }) {
    const answer = await call('postCardSubscription', { body }, { timeoutMs: ORDER_TIMEOUT_MS });
    leaveFor(answer.checkoutUrl);
  }

  function leaveFor(url: string): void {
    const address = checkedCheckoutUrl(url, methods?.checkoutOrigin ?? null);
    if (address === null) throw new Error('not a page of the card processor');
    window.location.assign(address);
  }

  async function payInCoins(body: { tierId: TierId; period: BillingPeriod }) {
    const invoice = await call(
      'postCoinSubscription',
      { body: { ...body, currency: community.coin.code } },
      { timeoutMs: ORDER_TIMEOUT_MS },
    );
    toast({
      title: m.devplan_initiated(),
      description: m.devplan_initiated_text(),
    });
    await invalidate();
    navigate(invoicePath(invoice.invoiceId));
  }

  return {
    pending,
    problem,
    buy: ({ tierId, period, payWith }: Wish) =>
      run(
        tierId,
        () => (payWith === 'card' ? payByCard : payInCoins)({ tierId, period }),
        FAILURES[payWith](),
      ),
    openPortal: () =>
      run(
        'portal',
        async () => {
          const answer = await call(
            'openCardPortal',
            { body: {} },
            { timeoutMs: ORDER_TIMEOUT_MS },
          );
          leaveFor(answer.portalUrl);
        },
        m.devplan_billing_failed(),
      ),
  };
}
