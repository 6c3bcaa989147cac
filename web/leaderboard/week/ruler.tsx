import { Fragment } from 'react';
import { m } from '#web/messages.ts';

/** The week as a ruler with the present marked; decoration next to the countdowns. */
export function WeekRuler({ share }: { share: number }) {
  const now = percent(share);
  return (
    <div aria-hidden="true" className="mt-4">
      <svg
        aria-hidden="true"
        width="100%"
        height="14"
        className="block overflow-visible rtl:-scale-x-100"
      >
        <rect y="6" width="100%" height="2" className="fill-line" />
        <rect y="6" width={now} height="2" className="fill-brass" />
        {DAY_ENDS.map((day) => (
          <Fragment key={day}>
            <line
              x1={percent(day / 7)}
              x2={percent(day / 7)}
              y1="4"
              y2="10"
              className="stroke-edge"
            />
          </Fragment>
        ))}
        <circle cx={now} cy="7" r="4" className="fill-brass stroke-surface" strokeWidth="2" />
      </svg>
      <div className="mt-1 flex justify-between text-xs text-muted">
        <span>{m.board_from()}</span>
        <span>{m.board_until()}</span>
      </div>
    </div>
  );
}

const DAY_ENDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
