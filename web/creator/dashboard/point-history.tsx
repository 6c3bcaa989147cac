import { useState } from 'react';
import type { PointEntry } from '#contract/creator/dashboard.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { apart, pointsText, shownNumber } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { usePoints } from '../calls.ts';
import { Panel } from '../panel.tsx';
import { aboutText } from './about-text.ts';
import { ruleText } from './rule-text.ts';

export function PointHistory() {
  const [page, setPage] = useState(1);
  const answer = usePoints(page);
  return (
    <Panel title={m.creator_points()} lead={m.creator_points_lead()}>
      <Today left={answer.data?.today} />
      <PagedList
        answer={answer}
        failure={m.creator_points_failed()}
        retry={m.board_retry()}
        skeleton={{ rows: 3, height: 'h-16' }}
        of={m.creator_points_of()}
        count={({ entries }) => entries.length}
        page={page}
        onPage={setPage}
        empty={{
          title: m.creator_points_none(),
          children: m.creator_points_none_text(),
        }}
      >
        {({ entries }) => (
          <ul aria-label={m.creator_entries()} className={LIST}>
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
          {rich(
            m.creator_today({
              tips: left.tipsLeft,
              points: left.pointsLeft,
              time: () => <UtcTime at={left.resetsAt} />,
            }),
          )}
          {left.gmAt !== null && <> {rich(m.creator_gm_again({ time: timeAt(left.gmAt) }))}</>}
          {left.faucetAt !== null && (
            <> {rich(m.creator_faucet_again({ time: timeAt(left.faucetAt) }))}</>
          )}
        </>
      )}
    </p>
  );
}

const timeAt = (at: string) => () => <UtcTime at={at} />;

function cutText(entry: PointEntry): string {
  const limit = shownNumber(String(entry.limit));
  switch (entry.cut) {
    case 'banned':
      return m.creator_cut_banned();
    case 'cooldown':
      return m.creator_cut_cooldown();
    case 'least_tip':
      return m.creator_cut_least_tip({ limit, code: community.coin.code });
    case 'daily_tip_limit':
      return m.creator_cut_tips({ limit });
    default:
      return m.creator_cut_cap({ limit });
  }
}

function Row({ entry }: { entry: PointEntry }) {
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-medium">{ruleText(entry.rule)}</bdi>
          {entry.isCorrection && <Badge tone="warn">{m.creator_correction()}</Badge>}
          <span className="text-muted">
            <UtcTime at={entry.at} />
          </span>
        </p>
        {entry.about !== null && (
          <p dir="auto" className="wrap-anywhere text-muted">
            {aboutText(entry)}
          </p>
        )}
        {entry.cut !== null && <p className="text-xs text-warn">{cutText(entry)}</p>}
      </div>
      <p className="text-end">
        <span {...apart()} className={cx('font-semibold', entry.points < 0 && 'text-bad')}>
          {entry.points > 0 ? '+' : ''}
          {pointsText(entry.points)}
        </span>
        {entry.cut !== null && (
          <span className="block text-xs text-muted">
            {m.creator_of_full({ points: pointsText(entry.fullPoints) })}
          </span>
        )}
      </p>
    </li>
  );
}
