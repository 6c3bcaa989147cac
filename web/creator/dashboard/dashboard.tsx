import { type ComponentType, useState } from 'react';
import { loadFailureText } from '#web/api/api-error.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStats } from '../calls.ts';
import { SubmitSection } from '../submit/submit-section.tsx';
import { DashboardTiles, EarningsAndContent } from './figures.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PointHistory } from './point-history.tsx';
import { PointsOfWeeks } from './points-of-weeks.tsx';
import { RankProgress } from './rank-progress.tsx';
import { Visibility } from './visibility.tsx';

/** The signed-in member's points, earnings and content; visitors see the sign-in instead. */
export function Dashboard() {
  const { viewer } = useViewer();
  return viewer === null ? <SignInOffer /> : <OwnDashboard key={viewer.telegramId} />;
}

function OwnDashboard() {
  const stats = useStats();
  const { data } = stats;
  return (
    <>
      {stats.isError && !data ? (
        <Notice
          kind="error"
          title="Your dashboard could not be loaded"
          action={
            <Button loading={stats.isFetching} onClick={() => void stats.refetch()}>
              Retry
            </Button>
          }
        >
          Nothing is lost. {loadFailureText(stats.error)}
        </Notice>
      ) : (
        <>
          <DashboardTiles stats={data} />
          <RankProgress points={data?.totalLifetimePoints} />
        </>
      )}
      <SubmitSection />
      {(data || !stats.isError) && <EarningsAndContent stats={data} />}
      <PaymentHistory />
      <PointsOfWeeks />
      <PointHistory />
      {data && <Visibility stats={data} />}
    </>
  );
}

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

/** The sign-in in place (decision 26); Telegram's script loads only on request. */
function SignInOffer() {
  const { instance } = useViewer();
  const [Place, setPlace] = useState<Place | null>(null);
  const canSignIn = instance.demo || instance.signIn !== null;

  function open(): void {
    import('#web/shell/sign-in/sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () =>
        toast({ title: 'The sign-in did not load', description: 'Reload the page to try again.' }),
    );
  }

  return (
    <section
      aria-labelledby="sign-in-title"
      className="flex flex-col items-start gap-4 rounded-lg border bg-surface p-5 sm:p-6"
    >
      <h2 id="sign-in-title" className="text-xl">
        My Dashboard
      </h2>
      <p className="measure text-muted">
        {canSignIn
          ? 'Sign in to see your points, earnings and payments, and to submit content.'
          : 'Your dashboard is for you alone, and signing in is not set up on this site yet.'}
      </p>
      {Place ? (
        <Place purpose="To see your dashboard and submit content." onDone={focusTab} />
      ) : (
        canSignIn && (
          <Button variant="primary" onClick={open}>
            Sign in
          </Button>
        )
      )}
    </section>
  );
}

// The sign-in took the focused button with it.
function focusTab(): void {
  document.getElementById('tab-dashboard')?.focus();
}
