import { useEffect, useRef, useState } from 'react';
import type { Subscription } from '#contract/developer/subscription.ts';
import { PLANS, type PlanId, YEARLY_SAVING_LABEL } from '#rules/plans/plans.ts';
import { invoicePath } from '#web/addresses.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { SignInPlace } from '#web/shell/sign-in/sign-in-place.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FreeKeyLink } from '../free-key-link.tsx';
import { canBuyPlans } from '../free-requests.ts';
import { usePaymentMethods, useSubscription } from './calls.ts';
import { Choice } from './choice.tsx';
import { MethodsCard } from './methods-card.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { PageFrame } from './page-frame.tsx';
import { type PageState, parsePageState, printPageState } from './page-state.ts';
import { PlanCard } from './plan-card.tsx';
import { PlansElsewhere } from './plans-elsewhere.tsx';
import { UsageCard } from './usage-card.tsx';
import { useOrder } from './use-order.ts';

/** The plans, their usage, and the ways to pay (docs/spec/developers.md#5-subscription-page). */
export function SubscriptionPage() {
  return useSurface() === 'full' ? <Plans /> : <PlansElsewhere />;
}

function Plans() {
  usePageTitle('Developer Plans');
  const { viewer } = useViewer();
  const [state, setState] = useSearchState(parsePageState, printPageState);
  // Stripe reports the outcome within seconds.
  const isWaiting = state.payment === 'done' || state.payment === 'managed';
  const subscription = useSubscription({ enabled: viewer !== null, isLive: isWaiting });
  const current = viewer === null ? undefined : subscription.data;
  const asked = usePaymentMethods();
  const methods = current?.payments ?? asked.data;
  const isForSale = methods === undefined || canBuyPlans(methods);
  const order = useOrder(methods);
  const [isSigningIn, setSigningIn] = useState(false);
  const isReady = viewer === null || current !== undefined;

  function choose(tierId: PlanId): void {
    if (viewer === null) setSigningIn(true);
    else void order.buy({ tierId, period: state.period, payWith: state.payWith });
  }

  return (
    <PageFrame
      title="Developer Plans"
      lead="Build on the bot. Change or cancel your plan at any time."
    >
      <PanelBoundary name="The state of your payment">
        <PaymentNotice state={state} subscription={current} />
      </PanelBoundary>
      {viewer === null ? (
        <SignInCard
          isOpen={isSigningIn}
          onOpen={() => setSigningIn(true)}
          onDone={() => setSigningIn(false)}
        />
      ) : subscription.isError && !current ? (
        <Notice
          kind="error"
          title="Your plan could not be loaded"
          action={<Button onClick={() => void subscription.refetch()}>Try again</Button>}
        >
          Nothing has changed. You can still see the plans below.
        </Notice>
      ) : current === undefined ? (
        <Skeleton className="h-52 w-full rounded-lg" />
      ) : (
        <PanelBoundary name="Current Usage">
          <UsageCard
            subscription={current}
            pending={order.pending}
            onManage={() => void order.openPortal()}
            period={state.period}
            onExtend={(tierId) =>
              void order.buy({ tierId, period: state.period, payWith: 'crypto' })
            }
          />
        </PanelBoundary>
      )}
      <div className="flex flex-wrap gap-3">
        <Choice
          label="Billing period"
          name="period"
          value={state.period}
          onChange={(period) => setState((now) => ({ ...now, period }), { replace: true })}
          options={[
            { value: 'monthly', label: 'Monthly' },
            {
              value: 'yearly',
              label: (
                <>
                  Yearly <Badge tone="good">{YEARLY_SAVING_LABEL}</Badge>
                </>
              ),
            },
          ]}
        />
        <Choice
          label="Pay with"
          name="pay"
          value={state.payWith}
          onChange={(payWith) => setState((now) => ({ ...now, payWith }), { replace: true })}
          options={[
            { value: 'card', label: 'Credit Card' },
            { value: 'crypto', label: 'Cryptocurrency' },
          ]}
        />
      </div>
      {isForSale ? (
        <Unavailable text={state.payWith === 'card' ? methods?.cardReason : methods?.coinReason} />
      ) : (
        <NotForSale methods={methods} />
      )}
      {order.problem !== null && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {order.problem}
        </p>
      )}
      <div className="grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={state.period}
            payWith={state.payWith}
            isCurrent={isCurrentPlan(current, plan.id, state)}
            isPending={order.pending !== null || !isReady}
            isThisPending={order.pending === plan.id}
            isForSale={isForSale}
            isUnavailable={
              state.payWith === 'card' ? methods?.card === false : methods?.coin === false
            }
            onChoose={() => choose(plan.id)}
          />
        ))}
      </div>
      <PanelBoundary name="Payment Methods">
        <MethodsCard methods={methods} period={state.period} />
      </PanelBoundary>
    </PageFrame>
  );
}

function isCurrentPlan(current: Subscription | undefined, id: PlanId, { period }: PageState) {
  if (current?.status !== 'active' || current.tier !== id) return false;
  // By card, the other billing period counts as another plan.
  return current.source !== 'card' || current.period === period;
}

function Unavailable({ text }: { text: string | null | undefined }) {
  return text ? (
    <p className="rounded-md border border-warn/40 bg-warn-wash px-4 py-3 text-sm text-warn">
      {text}
    </p>
  ) : null;
}

function PaymentNotice(props: { state: PageState; subscription: Subscription | undefined }) {
  const { state, subscription } = props;
  const open = subscription?.openInvoice;
  return (
    <div role="status" className="empty:hidden">
      {state.payment === 'cancelled' && <p>The payment was cancelled. Nothing was charged.</p>}
      {state.payment === 'managed' && (
        <p>Changes made on Stripe’s page appear here by themselves, usually within a minute.</p>
      )}
      {state.payment === 'done' && subscription?.status !== 'active' && (
        <p>
          Stripe is confirming your payment. It appears here by itself, usually within a minute.
        </p>
      )}
      {state.payment === 'done' && subscription?.status === 'active' && (
        <p>Your payment has arrived. Thank you, and welcome aboard.</p>
      )}
      {open && (
        <p className="flex flex-wrap items-center gap-3">
          A payment in coins is under way.
          <PageLink href={invoicePath(open.invoiceId)} className={buttonClass({ size: 'sm' })}>
            Show the invoice
          </PageLink>
        </p>
      )}
    </div>
  );
}

function SignInCard(props: { isOpen: boolean; onOpen: () => void; onDone: () => void }) {
  const { isOpen } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // The plan was chosen further down the page; the sign-in is up here.
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  return (
    <section aria-labelledby="usage-title" className="rounded-lg border bg-surface p-5">
      <h2 ref={title} tabIndex={-1} id="usage-title" className="scroll-mt-24 text-xl">
        Current Usage
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">
        Sign in with Telegram to choose a plan and see your usage.
      </p>
      {isOpen ? (
        <SignInPlace purpose="To see and choose your plan." onDone={props.onDone} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FreeKeyLink />
          <Button onClick={props.onOpen}>Sign in to choose a plan</Button>
        </div>
      )}
    </section>
  );
}
