import type { WeekShare } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { memberPath } from '#web/addresses.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { memberName } from '#web/ui/member-name.ts';

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
        <p className="text-right font-semibold">
          <span className="sr-only">Rank </span>
          {countText(share.rank)}
        </p>
        <p className="min-w-0">
          <ShareName share={share} name={name} />
          <span className="block text-xs text-muted">
            Member {share.userId}
            {isOwn && <span className="ml-1.5 font-medium text-brass">You</span>}
          </span>
        </p>
        <p className="text-right text-sm max-md:order-1 max-md:col-start-2 max-md:text-left">
          {pointsText(share.activityPoints)}
          <span className="md:sr-only"> points</span>
          {share.countedPoints !== null && (
            <span className="block text-xs text-muted">
              {pointsText(share.countedPoints)} count
            </span>
          )}
        </p>
        <p className="text-right font-medium">
          <span className="sr-only">Share </span>
          <Amount units={parseAmount(share.share)} decimals={8} />
        </p>
        <div className="flex min-h-11 items-center gap-2 max-md:order-2 max-md:justify-end">
          {parseAmount(share.share) === 0n ? (
            <span className="text-sm text-muted">No share</span>
          ) : (
            <ShareStatusBadge status={share.status} paidNote={share.paidNote} />
          )}
          <TransactionLink url={share.explorerUrl} name={name} />
          {onDecide && <Decide share={share} name={name} onDecide={onDecide} />}
          {onObject && share.status === 'owed' && parseAmount(share.share) > 0n && (
            <Button size="sm" variant="ghost" className="ml-auto" onClick={onObject}>
              Object<span className="sr-only"> to the share of {name}</span>
            </Button>
          )}
        </div>
      </div>
      {share.paidNote !== null && (
        <p className="px-4 pb-3 text-sm wrap-anywhere text-muted md:pl-18">
          Paid by the operator: {share.paidNote}
        </p>
      )}
      {holdReason !== undefined && (
        <p className="px-4 pb-3 text-sm wrap-anywhere text-muted md:pl-18">Held: {holdReason}</p>
      )}
    </li>
  );
}

/** Hidden and erased members have no name here, and no page. */
function ShareName({ share, name }: { share: WeekShare; name: string }) {
  if (share.displayType === 'other') {
    return <bdi className="block truncate font-medium">{name}</bdi>;
  }
  return (
    <PageLink href={memberPath(share.userId)} className="link block truncate pointer-coarse:py-2.5">
      <bdi>{name}</bdi>
    </PageLink>
  );
}

type DecideProps = { share: WeekShare; name: string; onDecide: () => void };

/** A share being paid or already paid can no longer be held. */
function Decide({ share, name, onDecide }: DecideProps) {
  const isHeld = share.status === 'held';
  if (!isHeld && share.status !== 'owed' && share.status !== 'failed') return null;
  return (
    <Button size="sm" variant="ghost" className="ml-auto" onClick={onDecide}>
      {isHeld ? 'Release' : 'Hold'}
      <span className="sr-only"> the share of {name}</span>
    </Button>
  );
}
