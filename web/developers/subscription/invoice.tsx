import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { planFor } from '#rules/plans/plans.ts';
import { ApiError } from '#web/api/call.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { CopyField } from '#web/shell/copy/copy-field.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { useNow } from '#web/shell/now.tsx';
import { PageLink, usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { SignedOut } from '../signed-out.tsx';
import { useInvoice } from './calls.ts';
import { countdownText, invoiceText } from './invoice-text.ts';
import { PageFrame } from './page-frame.tsx';
import { PlansElsewhere } from './plans-elsewhere.tsx';
import { amountText } from './prices.ts';

/** Only in a demo. */
const PayFromPurse = lazy(() =>
  import('#web/shell/trial/pay-from-purse.tsx').then(({ PayFromPurse }) => ({
    default: PayFromPurse,
  })),
);
const QrCode = lazy(() =>
  import('#web/ui/coin/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })),
);

/** The page of one invoice in coins. */
export function InvoicePage() {
  return useSurface() === 'full' ? <Invoice /> : <PlansElsewhere />;
}

function Invoice() {
  const { viewer } = useViewer();
  const id = usePagePath().split('/').at(-1) ?? '';
  const [isLive, setIsLive] = useState(true);
  const answer = useInvoice(id, { enabled: viewer !== null, isLive });
  const status = answer.data?.status;
  const shouldPoll = status === undefined || status !== 'settled';
  if (shouldPoll !== isLive) setIsLive(shouldPoll);
  if (answer.error instanceof ApiError && answer.error.status === 404) return <NotFoundPage />;
  return (
    <Frame>
      {viewer === null ? (
        <SignedOut
          title={m.devplan_invoice_sign_in()}
          purpose={m.devplan_invoice_purpose()}
          level={2}
        />
      ) : answer.data ? (
        <PanelBoundary name={m.devplan_invoice_panel()}>
          <InvoicePanel invoice={answer.data} isStale={answer.isError} />
        </PanelBoundary>
      ) : answer.isError ? (
        <Notice
          kind="error"
          title={m.devplan_invoice_failed()}
          action={<Button onClick={() => void answer.refetch()}>{m.shell_try_again()}</Button>}
        >
          {m.devplan_invoice_kept()}
        </Notice>
      ) : (
        <Skeleton className="h-[32rem] w-full rounded-lg" />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  usePageTitle(m.devplan_invoice());
  return (
    <PageFrame
      title={m.devplan_invoice()}
      lead={m.devplan_invoice_lead({ coin: community.coin.name })}
    >
      {children}
    </PageFrame>
  );
}

function InvoicePanel({ invoice, isStale }: { invoice: CoinInvoice; isStale: boolean }) {
  const { title, text, tone } = invoiceText(invoice);
  const plan = planFor(invoice.tierId)?.name ?? '';
  const isOpen = invoice.status === 'new' || invoice.status === 'seen';
  return (
    <section aria-labelledby="invoice-title" className="rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="invoice-title" className="text-xl">
          {invoice.period === 'yearly'
            ? m.devplan_invoice_year({ plan })
            : m.devplan_invoice_month({ plan })}
        </h2>
        <Badge tone={tone}>{title}</Badge>
      </div>
      <p role="status" className="mt-1.5 measure">
        {text}
      </p>
      {isStale && (
        <p role="alert" className="mt-2 text-sm text-warn">
          {m.devplan_stale()}
        </p>
      )}
      {isOpen ? <HowToPay invoice={invoice} /> : <Figures invoice={invoice} />}
      <div className="mt-6">
        <PageLink href={paths.developersSubscription} className={buttonClass()}>
          {m.devplan_back()}
        </PageLink>
      </div>
    </section>
  );
}

function HowToPay({ invoice }: { invoice: CoinInvoice }) {
  const { address, missing, currency, expiresAt } = invoice;
  const { instance } = useViewer();
  const leftMs = Date.parse(expiresAt) - useNow(1000);
  const shown = `${amountText(missing)} ${currency}`;
  const uri = `${community.coin.uriScheme}:${address}?amount=${missing}`;
  return (
    <div className="mt-5 flex flex-col gap-6 md:flex-row">
      <Suspense fallback={<Skeleton className="size-56 shrink-0" />}>
        <div className="shrink-0">
          <QrCode text={uri} label={m.devplan_qr({ amount: shown })} />
        </div>
      </Suspense>
      <div className="flex max-w-xl min-w-0 flex-1 flex-col gap-4">
        <CopyField label={m.devplan_amount()} text={missing} shown={shown} />
        <CopyField label={m.chain_address()} text={address} />
        {instance.trial && (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <PayFromPurse address={address} amount={missing} />
          </Suspense>
        )}
        <p>
          {rich(
            m.devplan_left({
              left: () => (
                <bdi role="timer" aria-label={m.devplan_left_label()} className="font-semibold">
                  {countdownText(leftMs)}
                </bdi>
              ),
            }),
          )}
          <span className="block text-sm text-muted">
            {rich(m.devplan_left_until({ time: () => <UtcTime at={expiresAt} /> }))}
          </span>
        </p>
        <Figures invoice={invoice} />
      </div>
    </div>
  );
}

function Figures({ invoice }: { invoice: CoinInvoice }) {
  const { listPrice, discountPercent, credit, amount, received, currency } = invoice;
  const coins = (text: string) => `${amountText(text)} ${currency}`;
  const rows: [string, string][] = [
    [m.devplan_list_price(), coins(listPrice)],
    [m.devplan_discount(), m.devplan_percent({ percent: String(discountPercent) })],
    ...(credit === '0'
      ? []
      : ([[m.devplan_your_credit(), `-${coins(credit)}`]] satisfies [string, string][])),
    [m.devplan_to_pay(), coins(amount)],
    [m.chain_received(), coins(received)],
    [
      m.devplan_confirmations(),
      m.devplan_confirmed_of({
        count: String(Math.max(0, invoice.confirmations)),
        needed: String(invoice.confirmationsNeeded),
      }),
    ],
  ];
  return (
    <dl className="mt-2 max-w-sm text-sm">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-8 items-baseline justify-between gap-3 border-b border-line/60 py-1.5 last:border-b-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-medium">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
