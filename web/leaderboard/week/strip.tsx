import type { ReactNode } from 'react';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { eligibilityText } from '../board/member-text.ts';
import { useOwnEntry, useSystemStatus, useWeekSummary } from '../calls.ts';
import { PoolSplit } from './pool-split.tsx';

/** The pool, the time left, and the viewer's place or the number of members who share. */
export function WeekStrip() {
  const { viewer } = useViewer();
  const status = useSystemStatus();
  const summary = useWeekSummary();
  const own = useOwnEntry('weeklyActivityPoints', viewer !== null);
  const entry = viewer ? own.data?.entry : undefined;
  const hasSplit = (summary.data || !summary.isError) && (status.data || !status.isError);
  return (
    <section aria-label={m.board_glance()} className="overflow-hidden rounded-lg border bg-surface">
      <dl className="grid grid-cols-[1.25fr_1fr_1fr] divide-x">
        <Cell name={m.board_pool()} hasFailed={status.isError}>
          {status.data &&
            (status.data.poolEstimate?.lookedAt === null ? '–' : <PoolAmount {...status.data} />)}
        </Cell>
        <Cell name={m.board_ends()} hasFailed={status.isError}>
          {status.data && (
            <span className="max-sm:whitespace-normal">
              <TimeLeft at={status.data.nextSnapshot} />
            </span>
          )}
        </Cell>
        {viewer ? (
          <Cell
            name={m.board_place()}
            hasFailed={own.isError}
            note={entry ? eligibilityText(entry) : undefined}
          >
            {entry && `#${countText(entry.rank)}`}
          </Cell>
        ) : (
          <Cell name={m.board_sharing()} hasFailed={summary.isError}>
            {summary.data && countText(summary.data.eligibleUsers)}
          </Cell>
        )}
      </dl>
      {hasSplit && (
        <PoolSplit
          poolUnits={status.data && parseAmount(status.data.weeklyRewardPool)}
          summary={summary.data}
        />
      )}
    </section>
  );
}

type CellProps = {
  name: string;
  hasFailed: boolean;
  note?: string | undefined;
  /** Undefined while loading. */
  children: ReactNode | undefined;
};

function Cell({ name, hasFailed, note, children }: CellProps) {
  return (
    <div className="min-w-0 px-3 py-2 sm:px-5">
      <dt className="truncate text-xs text-muted">{name}</dt>
      <dd className="font-display font-semibold whitespace-nowrap sm:text-xl">
        {children ?? (hasFailed ? '–' : <SkeletonText chars={5} />)}
        {note && (
          <span className="ms-2 font-sans text-xs font-normal text-muted max-sm:sr-only">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

function TimeLeft({ at }: { at: string }) {
  return useCountdown(at);
}
