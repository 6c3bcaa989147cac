import { loadFailureText } from '#web/api/api-error.ts';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
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

/** The dashboard of the member who is signed in. */
export function OwnDashboard() {
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
