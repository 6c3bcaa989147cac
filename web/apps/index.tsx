import { lazy, Suspense, useState } from 'react';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppCard } from './app-card.tsx';

/** Loaded on request, because it loads Telegram's script. */
const SignInPlace = lazy(() =>
  import('#web/shell/sign-in/sign-in-place.tsx').then((module) => ({
    default: module.SignInPlace,
  })),
);

/** The permissions that the signed-in member has given apps, with buttons to end them. */
export function AllowedAppsPage() {
  usePageTitle(m.shell_apps());
  const { viewer } = useViewer();
  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 lg:py-10">
          <h1 className="text-3xl">{m.shell_apps()}</h1>
          <p className="mt-1.5 measure text-muted">{m.apps_lead()}</p>
        </div>
      </div>
      <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 lg:py-10">
        <PanelBoundary name={m.apps_list()}>
          {viewer === null ? <SignInFirst /> : <Apps />}
        </PanelBoundary>
      </div>
    </>
  );
}

function SignInFirst() {
  const [isOpen, setIsOpen] = useState(false);
  const { instance } = useViewer();
  const canSignIn = instance.demo || instance.signIn !== null;
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full max-w-sm" />}>
        <SignInPlace purpose={m.apps_purpose()} onDone={() => setIsOpen(false)} />
      </Suspense>
    );
  }
  return (
    <Notice
      kind="info"
      title={m.apps_sign_in()}
      action={
        canSignIn && (
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {m.shell_sign_in()}
          </Button>
        )
      }
    >
      {canSignIn ? m.apps_private() : m.shell_sign_in_missing()}
    </Notice>
  );
}

function Apps() {
  const answer = useCall('getOwnConsents', {}, { staleMs: 0 });
  const { data, isError } = answer;
  if (data === undefined && isError) {
    return <LoadFailure title={m.apps_failed()} answer={answer} kept={m.apps_kept()} level={2} />;
  }
  if (data === undefined) return <Waiting />;
  if (data.apps.length === 0) {
    return (
      <Notice kind="empty" title={m.apps_none()}>
        {m.apps_none_text()}
      </Notice>
    );
  }
  return (
    <>
      <ul aria-label={m.apps_all()} className="grid gap-4">
        {data.apps.map((app: AllowedApp) => (
          <AppCard key={app.appId} app={app} />
        ))}
      </ul>
      {data.apps.length >= MAX_LISTED && (
        <p className="mt-4 text-sm text-muted">{m.apps_more({ count: MAX_LISTED })}</p>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      {[0, 1].map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
