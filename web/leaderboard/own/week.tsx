import type { ReactNode } from 'react';
import type { EstimateReason } from '#contract/site/weekly-rewards.ts';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { apart, countText, pointsText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { eligibilityText } from '../board/member-text.ts';
import { useOwnPastWeeks, useOwnWeek } from '../calls.ts';
import { PanelCard } from '../panel-card.tsx';
import { PointsPerDay } from './points-per-day.tsx';
import { usualShare } from './usual-share.ts';

type OwnWeekProps = {
  telegramId: string;
  /** Undefined while the system status loads. */
  threshold: number | undefined;
  className?: string;
};

/** The viewer's own week, for a signed-in viewer. */
export function OwnWeek({ telegramId, threshold, className }: OwnWeekProps) {
  const { data: week, isError, refetch } = useOwnWeek(telegramId);
  const reason = week?.estimateReason;
  return (
    <PanelCard
      title={m.board_progress()}
      isBusy={!week && !isError}
      {...(className !== undefined && { className })}
    >
      {!week && isError ? (
        <div className="flex min-h-33 flex-col items-start justify-center gap-2">
          <p className="text-sm text-muted">{m.board_progress_failed()}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {m.board_retry()}
          </Button>
        </div>
      ) : (
        <>
          <dl className="grid grid-cols-[1fr_1fr_1.7fr] gap-x-3">
            <Figure name={m.board_own_points()}>
              {week ? pointsText(week.activityPoints) : <SkeletonText chars={4} />}
            </Figure>
            <Figure name={m.board_transactions()}>
              {week ? countText(week.totalTransactions) : <SkeletonText chars={3} />}
            </Figure>
            <Figure name={m.board_status()}>
              {week ? (
                <span className={cx(week.isEligible && 'text-good')}>{eligibilityText(week)}</span>
              ) : (
                <SkeletonText chars={7} />
              )}
            </Figure>
          </dl>
          <Estimate share={week?.estimatedShare} />
          {week?.estimatedShare != null && <UsualShare telegramId={telegramId} />}
          {reason && 'text' in reason ? (
            <p className="mt-1 text-xs text-muted">
              {reason.translation ?? reason.text}{' '}
              <PageLink href={paths.rules} className="link">
                {m.board_how_points()}
              </PageLink>
            </p>
          ) : (
            <Reason reason={reason} />
          )}
          <div className="mt-4 grid gap-x-6 gap-y-4 md:max-lg:grid-cols-2">
            <ThresholdMeter points={week?.activityPoints} threshold={threshold} />
            <PointsPerDay week={week} />
          </div>
        </>
      )}
    </PanelCard>
  );
}

/** The estimate for the week if it ended now. */
function Estimate({ share }: { share: string | null | undefined }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-t pt-3">
      <dt className="min-w-0 text-xs text-muted">
        {m.board_would_pay()}
        <span className="block">{m.board_would_pay_note()}</span>
      </dt>
      <dd className="text-end text-base font-semibold">
        {share === undefined ? (
          <SkeletonText chars={8} />
        ) : share === null ? (
          <span className="font-normal text-muted">{m.board_nothing()}</span>
        ) : (
          <Amount units={parseAmount(share)} decimals={4} decimalsSmall={4} />
        )}
      </dd>
    </dl>
  );
}

/** The estimate's condition, and the last shares beside it: early in a week, few have points and the estimate is high. */
function UsualShare({ telegramId }: { telegramId: string }) {
  const { data } = useOwnPastWeeks(telegramId, 1);
  const usual = usualShare(data?.weeks ?? []);
  return (
    <p className="mt-1 min-h-8 text-xs text-muted sm:min-h-4">
      {m.board_if_nobody()} {usual && rich(usualText(usual))}
    </p>
  );
}

function usualText({ units, count }: { units: bigint; count: number }) {
  const amount = () => <Amount units={units} />;
  return count === 1
    ? m.board_last_share({ amount })
    : m.board_last_shares({ count: String(count), amount });
}

/** The reason why the estimate has changed since yesterday. Its space is reserved, so that nothing moves. */
function Reason({ reason }: { reason: EstimateReason | null | undefined }) {
  return (
    <p className="mt-1 min-h-8 text-xs text-muted sm:min-h-4">
      {reason === undefined ? (
        <SkeletonText chars={36} />
      ) : (
        reason !== null &&
        rich(
          m.board_since({
            own: signedPoints(reason.ownPoints),
            others: signedPoints(reason.othersPoints),
            amount: () => <SignedAmount amount={reason.share} />,
          }),
        )
      )}
    </p>
  );
}

function SignedAmount({ amount }: { amount: string }) {
  const units = parseAmount(amount.replace('-', ''));
  return (
    <span {...apart()}>
      {amount.startsWith('-') ? '−' : '+'}
      <Amount units={units} decimals={4} decimalsSmall={4} />
    </span>
  );
}

/** The points with a plus sign unless negative, or with the minus sign of the same width. */
function signedPoints(points: number): string {
  return points < 0 ? `−${pointsText(-points)}` : `+${pointsText(points)}`;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-base font-semibold">{children}</dd>
    </div>
  );
}

type ThresholdMeterProps = { points: number | undefined; threshold: number | undefined };

function ThresholdMeter({ points, threshold }: ThresholdMeterProps) {
  if (points === undefined || threshold === undefined) {
    return (
      <div>
        <p className="mb-1.5 text-sm">
          <SkeletonText chars={18} />
        </p>
        <Skeleton className="h-2" />
      </div>
    );
  }
  const texts = { points: pointsText(points), threshold: pointsText(threshold) };
  return (
    <Meter
      label={m.board_toward()}
      value={points}
      max={threshold}
      valueText={points >= threshold ? m.board_reached(texts) : m.board_missing(texts)}
      tone={points >= threshold ? 'good' : 'brass'}
    />
  );
}
