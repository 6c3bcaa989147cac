import { useEffect, useRef, useState } from 'react';
import type { Subscription } from '#contract/developer/subscription.ts';
import { PLANS, type PlanId, YEARLY_SAVING_PERCENT } from '#rules/plans/plans.ts';
import { invoicePath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
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
import { unavailableText } from './unavailable-text.ts';
import { UsageCard } from './usage-card.tsx';
import { useOrder } from './use-order.ts';

/** The plans, their usage, and the ways to pay (docs/spec/developers.md#5-subscription-page). */
export function SubscriptionPage() {
  return useSurface() === 'full' ? <Plans /> : <PlansElsewhere />;
}

function Plans() {
  usePageTitle(m.devplan_title());
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
    <PageFrame title={m.devplan_title()} lead={m.devplan_lead()}>
      <PanelBoundary name={m.devplan_payment_state()}>
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
          title={m.devplan_failed()}
          action={
            <Button onClick={() => void subscription.refetch()}>{m.shell_try_again()}</Button>
          }
        >
          {m.devplan_failed_text()}
        </Notice>
      ) : current === undefined ? (
        <Skeleton className="h-52 w-full rounded-lg" />
      ) : (
        <PanelBoundary name={m.devplan_usage()}>
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
          label={m.devplan_period()}
          name="period"
          value={state.period}
          onChange={(period) => setState((now) => ({ ...now, period }), { replace: true })}
          options={[
            { value: 'monthly', label: m.devplan_monthly() },
            {
              value: 'yearly',
              label: (
                <>
                  {m.devplan_yearly()}{' '}
                  <Badge tone="good">
                    {m.devplan_save({ percent: String(YEARLY_SAVING_PERCENT) })}
                  </Badge>
                </>
              ),
            },
          ]}
        />
        <Choice
          label={m.devplan_pay_with()}
          name="pay"
          value={state.payWith}
          onChange={(payWith) => setState((now) => ({ ...now, payWith }), { replace: true })}
          options={[
            { value: 'card', label: m.devplan_card() },
            { value: 'crypto', label: m.devplan_coins() },
          ]}
        />
      </div>
      {isForSale ? (
        <Unavailable text={unavailableText(methods, state.payWith)} />
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
      <PanelBoundary name={m.devplan_methods()}>
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

function Unavailable({ text }: { text: string | null }) {
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
      {state.payment === 'cancelled' && <p>{m.devplan_cancelled()}</p>}
      {state.payment === 'managed' && <p>{m.devplan_managed()}</p>}
      {state.payment === 'done' && (
        <p>{subscription?.status === 'active' ? m.devplan_arrived() : m.devplan_confirming()}</p>
      )}
      {open && (
        <p className="flex flex-wrap items-center gap-3">
          {m.devplan_under_way()}
          <PageLink href={invoicePath(open.invoiceId)} className={buttonClass({ size: 'sm' })}>
            {m.devplan_show_invoice()}
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
        {m.devplan_usage()}
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">{m.devplan_sign_in_text()}</p>
      {isOpen ? (
        <SignInPlace purpose={m.devplan_sign_in_purpose()} onDone={props.onDone} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FreeKeyLink />
          <Button onClick={props.onOpen}>{m.devplan_sign_in()}</Button>
        </div>
      )}
    </section>
  );
}
