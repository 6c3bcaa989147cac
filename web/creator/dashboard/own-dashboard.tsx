import { m } from '#web/messages.ts';
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
          title={m.creator_own_failed()}
          answer={stats}
          kept={m.weeks_kept()}
          retry={m.board_retry()}
          level={2}
        />
      ) : (
        <Panels
          of={{
            [m.creator_figures()]: <DashboardTiles stats={data} />,
            [m.creator_rank()]: <RankProgress stats={data} />,
          }}
        />
      )}
      <Panels
        of={{
          [m.creator_submissions()]: <SubmitSection />,
          [m.creator_earnings_content()]: (data || !stats.isError) && (
            <EarningsAndContent stats={data} />
          ),
          [m.creator_payments()]: <PaymentHistory />,
          [m.creator_days()]: <PointsOfWeeks />,
          [m.creator_points()]: <PointHistory />,
          [m.creator_who()]: data && <Visibility stats={data} />,
        }}
      />
    </>
  );
}
