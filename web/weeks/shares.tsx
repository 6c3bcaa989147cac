import { useState } from 'react';
import type { WeekPage, WeekShare } from '#contract/site/weeks.ts';
import { sharePath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { ListPage } from '#web/shell/load/paged-list.tsx';
import { ShareButton } from '#web/shell/share/share-button.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { memberName } from '#web/ui/member-name.ts';
import { weekDate } from '#web/ui/week-date.ts';
import { ROWS, useOwnStanding, useWeekHolds } from './calls.ts';
import { ObjectDialog } from './fairness/object-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { SHARE_GRID, ShareRow } from './share-row.tsx';

type SharesProps = { week: WeekPage; page: number; onPage: (page: number) => void };

/** The members who shared the pool, by rank; administrators hold and release shares here. */
export function Shares({ week, page, onPage }: SharesProps) {
  const { viewer } = useViewer();
  const isAdmin = viewer?.isAdmin ?? false;
  const [chosen, setChosen] = useState<WeekShare | null>(null);
  const hasHeld = week.statuses.some(({ status }) => status === 'held');
  const holds = useWeekHolds(week.week, isAdmin && hasHeld);
  const standing = useOwnStanding(week.week, viewer !== null);
  const canObject = week.isProvisional && !isAdmin && (standing.data?.objectionsLeft ?? 0) > 0;
  const [objected, setObjected] = useState<WeekShare | null>(null);
  const { shares, pagination } = week;
  const ownRank = standing.data?.rank ?? null;
  const own = shares.find(
    ({ userId, displayType }) => userId === standing.data?.userId && displayType !== 'other',
  );

  return (
    <section aria-labelledby="shares-title" className="flex scroll-mt-4 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="shares-title" className="text-2xl">
          {m.week_shares()}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {ownRank !== null && (
            <a href={placeOf(ownRank, week)} className={buttonClass({ variant: 'ghost' })}>
              {m.week_own_place({ place: ownRank })}
            </a>
          )}
          {own && (
            <ShareButton
              label={m.week_share_place()}
              path={sharePath(week.week, own.userId)}
              text={m.week_place_text({ place: own.rank, week: weekDate(week.week) })}
            />
          )}
        </div>
      </div>
      <ListPage
        pagination={pagination}
        page={page}
        onPage={onPage}
        of={m.week_shares_of()}
        count={shares.length}
        empty={{
          title: m.week_quiet(),
          children: m.week_quiet_text(),
        }}
        past={{
          title: m.weeks_past(),
          children: m.week_past_text(),
        }}
      >
        {shares.length > 0 && (
          <div className="overflow-hidden rounded-lg border bg-surface">
            <ColumnHeads />
            <ol aria-label={m.week_shares_list()}>
              {shares.map((share) => (
                <ShareRow
                  key={share.userId}
                  share={share}
                  isOwn={share.userId === standing.data?.userId}
                  holdReason={
                    isAdmin
                      ? holds.data?.holds.find(({ userId }) => userId === share.userId)?.reason
                      : undefined
                  }
                  {...(isAdmin && { onDecide: () => setChosen(share) })}
                  {...(canObject &&
                    share.userId !== standing.data?.userId && {
                      onObject: () => setObjected(share),
                    })}
                />
              ))}
            </ol>
          </div>
        )}
      </ListPage>
      {objected && (
        <ObjectDialog
          week={week.week}
          memberId={objected.userId}
          name={memberName(objected)}
          onClose={() => setObjected(null)}
        />
      )}
      {chosen && <HoldDialog week={week.week} share={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** The address of a row, on whichever page of the list it is. Another page is reloaded, so that the browser marks the row. */
function placeOf(rank: number, { pagination }: WeekPage): string {
  const page = Math.ceil(rank / ROWS);
  const row = `#share-${rank}`;
  if (page === pagination.page) return row;
  return page === 1 ? `?${row}` : `?page=${page}${row}`;
}

/** For sighted readers only: each figure has its own label. */
function ColumnHeads() {
  return (
    <div
      aria-hidden="true"
      className={`${SHARE_GRID} border-b py-2! text-xs text-muted max-md:hidden`}
    >
      <span className="text-end">#</span>
      <span>{m.week_member()}</span>
      <span className="text-end">{m.week_points_head()}</span>
      <span className="text-end">{m.week_share()}</span>
      <span>{m.week_status_head()}</span>
    </div>
  );
}
