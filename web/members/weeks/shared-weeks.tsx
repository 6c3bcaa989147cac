import type { MemberPage } from '#contract/site/members.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { PointsCurve } from './points-curve.tsx';

/** The weeks listed below the curve. */
const LISTED = 10;

type SharedWeeksProps = { member: MemberPage; name: string };

/** The weeks in which the member shared the pool: a curve of their points, and the newest as a list. */
export function SharedWeeks({ member: { weeks, sharedWeeks }, name }: SharedWeeksProps) {
  const listed = weeks.slice(-LISTED).toReversed();
  return (
    <section aria-labelledby="weeks-title">
      <h2 id="weeks-title" className="text-2xl">
        {m.member_weeks()}
      </h2>
      {weeks.length === 0 ? (
        <Notice kind="empty" level={3} title={m.member_no_share()} className="mt-4">
          {rich(m.member_no_share_text({ name: () => <bdi>{name}</bdi> }))}
        </Notice>
      ) : (
        <div className="mt-4 overflow-hidden rounded-lg border bg-surface">
          {weeks.length > 1 && <PointsCurve weeks={weeks} />}
          <ol aria-label={m.member_newest()}>
            {listed.map((week) => (
              <WeekRow key={week.week} week={week} />
            ))}
          </ol>
          {sharedWeeks > listed.length && (
            <p className="border-t px-4 py-3 text-sm text-muted sm:px-5">
              {m.member_newest_of({ count: listed.length, all: sharedWeeks })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function WeekRow({ week }: { week: MemberPage['weeks'][number] }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t px-4 py-2.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_10rem] sm:px-5">
      <PageLink href={weekPath(week.week)} className="link pointer-coarse:py-2.5">
        <UtcTime at={week.week} show="date" />
      </PageLink>
      <p className="text-end text-sm text-muted">{m.member_place({ place: week.place })}</p>
      <p className="text-sm sm:text-end">{m.ui_points({ points: week.points })}</p>
      <p className="text-end font-medium">
        <Amount units={parseAmount(week.share)} />
      </p>
    </li>
  );
}
