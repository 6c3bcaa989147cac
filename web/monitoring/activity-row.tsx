import { CircleCheck, Medal } from 'lucide-react';
import type { UserActivity } from '#contract/site/monitoring.ts';
import { m } from '#web/messages.ts';
import { apart, countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { groupBreakdown, shareText } from './breakdown.ts';

/** One member's running week: name, transactions, points, share, and the breakdown of the points. */
export function ActivityRow({ user }: { user: UserActivity }) {
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="flex min-w-0 items-center gap-1.5 font-medium">
          {user.position <= 3 && (
            <Icon
              of={Medal}
              label={m.monitor_number({ position: user.position })}
              className="text-brass"
            />
          )}
          {user.isEligible && (
            <Icon of={CircleCheck} label={m.board_eligible()} className="text-good" />
          )}
          <span className="truncate">
            <bdi>{nameOf(user)}</bdi>
          </span>
        </p>
        <p className="text-sm">
          <span className="font-semibold">{m.board_pts({ points: user.totalActivityPoints })}</span>
          <span className="ms-2 text-muted">
            {m.monitor_transactions({ count: user.totalTransactions })}
          </span>
        </p>
      </div>
      <p className="text-sm text-muted">{standingText(user)}</p>
      <Breakdown breakdown={user.transactionBreakdown} />
    </li>
  );
}

/** The server's name of a member without one. Not from rules/names.ts, which would be one more script to request. */
const ANONYMOUS = 'Anonymous User';

function nameOf({ username, displayName }: UserActivity): string {
  if (username !== null) return `@${username}`;
  return displayName === ANONYMOUS ? m.ui_anonymous() : displayName;
}

/** Enough points without being eligible means banned. */
function standingText(user: UserActivity): string {
  if (user.isEligible) return m.monitor_of_rewards({ percent: shareText(user) });
  return user.pointsNeeded > 0
    ? m.monitor_needs({ points: user.pointsNeeded })
    : m.monitor_not_eligible();
}

function Breakdown({ breakdown }: { breakdown: UserActivity['transactionBreakdown'] }) {
  return groupBreakdown(breakdown).map((group) => (
    <div key={group.title} className="mt-1.5 text-xs">
      <p className="text-muted">{group.title}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {group.lines.map((line) => (
          <li key={line.type}>
            <bdi>{line.name}</bdi>{' '}
            <span className="text-muted">
              <bdi {...apart()}>{countText(line.count)}×</bdi> ·{' '}
              {m.board_pts({ points: line.points })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Icon(props: { of: typeof Medal; label: string; className: string }) {
  const { of: Drawing, label, className } = props;
  return (
    <>
      <Drawing aria-hidden="true" size={16} strokeWidth={1.5} className={`shrink-0 ${className}`} />
      <span className="sr-only">{label}</span>
    </>
  );
}

const ROW = 'border-b border-line/60 px-4 py-3 last:border-b-0 sm:px-5';

export function ActivityRowSkeleton() {
  return (
    <li className={ROW}>
      <p className="flex justify-between gap-4 font-medium">
        <SkeletonText chars={12} />
        <SkeletonText chars={8} />
      </p>
      <p className="text-sm">
        <SkeletonText chars={20} />
      </p>
      <p className="mt-1.5 text-xs">
        <SkeletonText chars={12} />
      </p>
      <p className="text-xs">
        <SkeletonText chars={28} />
      </p>
    </li>
  );
}
