import { type ComponentType, useState } from 'react';
import { toast } from '#web/shell/toast.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStats } from './calls.ts';
import { DashboardTiles, EarningsAndContent } from './dashboard-figures.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PointHistory } from './point-history.tsx';
import { PointsOfWeeks } from './points-of-weeks.tsx';
import { RankProgress } from './rank-progress.tsx';
import { SubmitSection } from './submit-section.tsx';
import { Visibility } from './visibility.tsx';

/** The signed-in member's own: points, earnings, content and what they hand in. Others see the sign-in in its place. */
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
          Nothing is lost; the server did not answer just now.
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

/** Decision 26: in place, and Telegram's script only once somebody asks for it. */
function SignInOffer() {
  const { instance } = useViewer();
  const [Place, setPlace] = useState<Place | null>(null);
  const canSignIn = instance.demo || instance.signIn !== null;

  function open(): void {
    import('#web/shell/sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () => toast({ title: 'This did not load', description: 'Reload the page to try again.' }),
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
          ? 'Sign in to see your points, earnings and payments, and to hand in what you made.'
          : 'Points, earnings and payments are for each member alone, and no sign-in is configured here.'}
      </p>
      {Place ? (
        <Place purpose="To see your dashboard and hand in content." onDone={focusTab} />
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

// The button that had the focus goes with the sign-in.
function focusTab(): void {
  document.getElementById('tab-dashboard')?.focus();
}
