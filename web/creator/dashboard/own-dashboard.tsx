import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { useStats } from '../calls.ts';
import { SubmitSection } from '../submit/submit-section.tsx';
import { DashboardTiles, EarningsAndContent } from './figures.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PointHistory } from './point-history.tsx';
import { PointsOfWeeks } from './points-of-weeks.tsx';
import { RankProgress } from './rank-progress.tsx';
import { Visibility } from './visibility.tsx';

/** The dashboard of the member who is signed in. */
export function OwnDashboard() {
  const stats = useStats();
  const { data } = stats;
  return (
    <>
      {stats.isError && !data ? (
        <LoadFailure
          title="Your dashboard could not be loaded"
          answer={stats}
          kept="Nothing is lost."
          retry="Retry"
          level={2}
        />
      ) : (
        <Panels
          of={{
            'Your figures': <DashboardTiles stats={data} />,
            'Your rank': <RankProgress stats={data} />,
          }}
        />
      )}
      <Panels
        of={{
          'Your submissions': <SubmitSection />,
          'Earnings and content': (data || !stats.isError) && <EarningsAndContent stats={data} />,
          'Recent Payment History': <PaymentHistory />,
          'Points per day': <PointsOfWeeks />,
          'Point History': <PointHistory />,
          'Who sees you': data && <Visibility stats={data} />,
        }}
      />
    </>
  );
}
