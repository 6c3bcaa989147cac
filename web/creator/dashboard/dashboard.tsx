import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';

// Loaded on request: it is a third of the hub's code, and only members who open their dashboard need it.
const OwnDashboard = lazy(() =>
  import('./own-dashboard.tsx').then((module) => ({ default: module.OwnDashboard })),
);

/** The signed-in member's points, earnings and content; visitors see the sign-in instead. */
export function Dashboard() {
  const { viewer } = useViewer();
  const [isInBrowser, setIsInBrowser] = useState(false);
  // The server does not have the member's figures, and cannot wait for the code.
  useEffect(() => setIsInBrowser(true), []);
  if (viewer === null) return <SignInOffer />;
  if (!isInBrowser) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <OwnDashboard key={viewer.telegramId} />
    </Suspense>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <p className="sr-only">{m.shell_loading()}</p>
    </div>
  );
}

/** The sign-in in place (docs/spec/site.md#7-signing-in-on-pages). Its code loads only on request. */
function SignInOffer() {
  const { canSignIn, Place, open } = useSignInPlace();

  return (
    <section
      aria-labelledby="sign-in-title"
      className="flex flex-col items-start gap-4 rounded-lg border bg-surface p-5 sm:p-6"
    >
      <h2 id="sign-in-title" className="text-xl">
        {m.shell_dashboard()}
      </h2>
      <p className="measure text-muted">
        {canSignIn ? m.creator_offer() : m.creator_offer_missing()}
      </p>
      {Place ? (
        <Place purpose={m.creator_purpose()} onDone={focusTab} />
      ) : (
        canSignIn && (
          <Button variant="primary" onClick={open}>
            {m.shell_sign_in()}
          </Button>
        )
      )}
    </section>
  );
}

// The focused button was part of the sign-in, which is gone.
function focusTab(): void {
  document.getElementById('tab-dashboard')?.focus();
}
