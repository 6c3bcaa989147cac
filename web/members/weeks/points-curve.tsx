import type { MemberPage } from '#contract/site/members.ts';
import { m } from '#web/messages.ts';
import { smoothPath } from '#web/ui/chart/chart-lines.ts';
import { UtcTime, utcDateText } from '#web/ui/time.tsx';

type Week = MemberPage['weeks'][number];

const WIDTH = 1000;
const HEIGHT = 120;
const TOP = 8;

/** The points of each week as a curve, oldest first; at least two weeks. */
export function PointsCurve({ weeks }: { weeks: readonly Week[] }) {
  const most = weeks.reduce((best, each) => (each.points > best.points ? each : best));
  const points = weeks.map(
    (each, index) =>
      [
        (index * WIDTH) / (weeks.length - 1),
        HEIGHT - (each.points / most.points) * (HEIGHT - TOP),
      ] as const,
  );
  const line = smoothPath(points);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="border-b px-4 py-4 sm:px-5">
      <figcaption className="text-sm text-muted">
        {m.member_curve({ date: utcDateText(Date.parse(most.week)), points: most.points })}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-28 w-full border-b rtl:-scale-x-100"
      >
        <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-brass-wash" />
        <path
          d={line}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-brass"
        />
      </svg>
      <p className="mt-1 flex justify-between text-xs text-muted">
        <UtcTime at={first.week} show="date" />
        <UtcTime at={last.week} show="date" />
      </p>
    </figure>
  );
}
