import type { ReactNode } from 'react';
import type { WeekShare } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { memberPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { memberName } from '#web/ui/member-name.ts';
import { rich } from '#web/ui/text/rich.ts';

/** Columns from 768 px up; below that a small card with the figures below the name. */
export const SHARE_GRID =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-3 sm:px-4 md:grid-cols-[2.25rem_minmax(0,1fr)_5rem_9rem_10.5rem] md:gap-x-4 md:py-2 lg:grid-cols-[3rem_minmax(0,1fr)_7rem_12rem_14rem]';

type ShareRowProps = {
  share: WeekShare;
  /** True for the viewer's own share. */
  isOwn: boolean;
  /** For administrators; undefined until loaded. */
  holdReason: string | undefined;
  /** Opens the dialog that holds or releases; only for administrators. */
  onDecide?: () => void;
  /** Opens the dialog in which a member objects; only in the challenge hour, and not for the member's own share. */
  onObject?: () => void;
};

export function ShareRow({ share, isOwn, holdReason, onDecide, onObject }: ShareRowProps) {
  const name = memberName(share);
  return (
    <li
      id={`share-${share.rank}`}
      className={cx(
        'scroll-my-24 border-b last:border-b-0 target:bg-brass-wash',
        isOwn && 'own-row',
      )}
    >
      <div className={SHARE_GRID}>
        <p className="text-end font-semibold">
          <span className="sr-only">{m.week_rank()} </span>
          {countText(share.rank)}
        </p>
        <p className="min-w-0">
          <ShareName share={share} name={name} />
          <span className="block text-xs text-muted">
            {m.week_member_number({ number: share.userId })}
            {isOwn && <span className="ms-1.5 font-medium text-brass">{m.week_you()}</span>}
          </span>
        </p>
        <p className="text-end text-sm max-md:order-1 max-md:col-start-2 max-md:text-start">
          {rich(
            m.week_row_points({
              points: pointsText(share.activityPoints),
              unit: (text) => <span className="md:sr-only">{text}</span>,
            }),
          )}
          {share.countedPoints !== null && (
            <span className="block text-xs text-muted">
              {m.week_row_counted({ points: pointsText(share.countedPoints) })}
            </span>
          )}
        </p>
        <p className="text-end font-medium">
          <span className="sr-only">{m.week_share()} </span>
          <Amount units={parseAmount(share.share)} decimals={8} />
        </p>
        <div className="flex min-h-11 items-center gap-2 max-md:order-2 max-md:justify-end">
          {parseAmount(share.share) === 0n ? (
            <span className="text-sm text-muted">{m.week_no_share()}</span>
          ) : (
            <ShareStatusBadge status={share.status} paidNote={share.paidNote} />
          )}
          <TransactionLink url={share.explorerUrl} name={name} />
          {onDecide && <Decide share={share} name={name} onDecide={onDecide} />}
          {onObject && share.status === 'owed' && parseAmount(share.share) > 0n && (
            <Button size="sm" variant="ghost" className="ms-auto" onClick={onObject}>
              {rich(m.week_object({ name, to: unseen }))}
            </Button>
          )}
        </div>
      </div>
      {share.paidNote !== null && (
        <p className="px-4 pb-3 text-sm wrap-anywhere text-muted md:ps-18">
          {m.ui_paid_by_operator({ note: share.paidNote })}
        </p>
      )}
      {holdReason !== undefined && (
        <p className="px-4 pb-3 text-sm wrap-anywhere text-muted md:ps-18">
          {m.week_held({ reason: holdReason })}
        </p>
      )}
    </li>
  );
}

/** Hidden and erased members have no name here, and no page. */
function ShareName({ share, name }: { share: WeekShare; name: string }) {
  if (share.displayType === 'other') {
    return (
      <span className="block truncate font-medium">
        <bdi>{name}</bdi>
      </span>
    );
  }
  return (
    <PageLink
      href={memberPath(share.userId)}
      // A name that is cut off ends where it is read last.
      dir="auto"
      className="link block w-fit max-w-full truncate pointer-coarse:py-2.5"
    >
      <bdi>{name}</bdi>
    </PageLink>
  );
}

const unseen = (text: ReactNode) => <span className="sr-only">{text}</span>;

type DecideProps = { share: WeekShare; name: string; onDecide: () => void };

/** A share being paid or already paid can no longer be held. */
function Decide({ share, name, onDecide }: DecideProps) {
  const isHeld = share.status === 'held';
  if (!isHeld && share.status !== 'owed' && share.status !== 'failed') return null;
  return (
    <Button size="sm" variant="ghost" className="ms-auto" onClick={onDecide}>
      {rich(isHeld ? m.week_release({ name, to: unseen }) : m.week_hold({ name, to: unseen }))}
    </Button>
  );
}
