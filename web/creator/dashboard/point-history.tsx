import { useState } from 'react';
import type { PointEntry } from '#contract/creator/dashboard.ts';
import { ruleName } from '#rules/points/rule-name.ts';
import { community } from '#web/community.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { usePoints } from '../calls.ts';
import { Panel } from '../panel.tsx';

export function PointHistory() {
  const [page, setPage] = useState(1);
  const answer = usePoints(page);
  return (
    <Panel
      title="Point History"
      lead="Everything that changed your points, and what a limit took off. The entries add up to your lifetime points."
    >
      <Today left={answer.data?.today} />
      <PagedList
        answer={answer}
        failure="Point entries could not be loaded."
        retry="Retry"
        skeleton={{ rows: 3, height: 'h-16' }}
        of="point entries"
        count={({ entries }) => entries.length}
        page={page}
        onPage={setPage}
        empty={{
          title: 'No points yet',
          children: 'Your first /gm, tip or faucet claim in chat appears here.',
        }}
      >
        {({ entries }) => (
          <ul aria-label="Point entries" className={LIST}>
            {entries.map((each) => (
              <Row key={each.id} entry={each} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

type Left = NonNullable<ReturnType<typeof usePoints>['data']>['today'];

/** The rest of the day's limits, in one line. */
function Today({ left }: { left: Left | undefined }) {
  return (
    <p className="mb-3 min-h-10 text-sm sm:min-h-5">
      {left === undefined ? (
        <SkeletonText chars={40} />
      ) : (
        <>
          Today {quantityText(countText(left.tipsLeft), 'tip')} and{' '}
          {quantityText(pointsText(left.pointsLeft), 'point')} can still earn, until{' '}
          <UtcTime at={left.resetsAt} />.
          {left.gmAt !== null && (
            <>
              {' '}
              /gm earns again at <UtcTime at={left.gmAt} />.
            </>
          )}
          {left.faucetAt !== null && (
            <>
              {' '}
              /faucet earns again at <UtcTime at={left.faucetAt} />.
            </>
          )}
        </>
      )}
    </p>
  );
}

function cutText({ cut, limit }: PointEntry): string {
  switch (cut) {
    case 'banned':
      return 'No points during a ban';
    case 'cooldown':
      return 'Once in 24 hours';
    case 'least_tip':
      return `A tip earns points from ${limit} ${community.coin.code}`;
    case 'daily_tip_limit':
      return `${limit} tips a day earn points`;
    default:
      return `At most ${limit} points a day`;
  }
}

function Row({ entry }: { entry: PointEntry }) {
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{ruleName(entry.rule)}</span>
          {entry.isCorrection && <Badge tone="warn">Correction</Badge>}
          <span className="text-muted">
            <UtcTime at={entry.at} />
          </span>
        </p>
        {entry.about !== null && (
          <p dir="auto" className="wrap-anywhere text-muted">
            {entry.about}
          </p>
        )}
        {entry.cut !== null && <p className="text-xs text-warn">{cutText(entry)}</p>}
      </div>
      <p className="text-right">
        <span className={cx('font-semibold', entry.points < 0 && 'text-bad')}>
          {entry.points > 0 ? '+' : ''}
          {pointsText(entry.points)}
        </span>
        {entry.cut !== null && (
          <span className="block text-xs text-muted">of {pointsText(entry.fullPoints)}</span>
        )}
      </p>
    </li>
  );
}
