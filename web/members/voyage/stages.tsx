import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { rich } from '#web/ui/text/rich.ts';

/** The ranks as a list: on phones, and for screen readers also beside the chart. */
export function Stages({ current }: { current: number }) {
  return (
    <ol aria-label={m.member_ranks()} className="px-4 py-3 md:sr-only">
      {ranks.map((each, index) => (
        <li
          key={each.rank}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'ms-4 flex items-center gap-3 border-s-2 py-1.5 ps-4 text-sm',
            index <= current ? 'border-brass' : 'border-line text-muted',
          )}
        >
          <RankMark rank={each.rank} size={24} className="shrink-0" />
          <span className={cx('min-w-0 grow wrap-anywhere', index === current && 'font-semibold')}>
            {index < current
              ? rich(
                  m.member_reached({
                    rank: each.rank,
                    more: (text) => <span className="sr-only">{text}</span>,
                  }),
                )
              : each.rank}
          </span>
          <span dir="ltr" className="shrink-0 text-muted">
            {each.pointsRange}
          </span>
        </li>
      ))}
    </ol>
  );
}
