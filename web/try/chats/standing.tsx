import type { DemoPlayer } from '#contract/try/chats.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** A player's rank with the running week's points, or the share of the last week once it is closed. */
export function Standing({ player }: { player: DemoPlayer }) {
  const { standing, lastWeek, username } = player;
  if (standing === null) return <>@{username}, new here</>;
  const { pirateRank, weekPoints } = standing;
  return (
    <>
      <span className="font-medium text-ink">{pirateRank}</span>
      {', '}
      {lastWeek === null || weekPoints > 0 ? (
        `${quantityText(pointsText(weekPoints), 'point')} this week`
      ) : (
        <LastWeek {...lastWeek} />
      )}
    </>
  );
}

function LastWeek({ week, share, txid }: NonNullable<DemoPlayer['lastWeek']>) {
  return (
    <>
      <PageLink href={weekPath(week)} className="link">
        week of <UtcTime at={week} show="date" />
      </PageLink>
      {': '}
      {share === null ? (
        'no share'
      ) : (
        <>
          <Amount units={parseAmount(share)} decimals={2} />{' '}
          {txid === null ? (
            'waits to be paid'
          ) : (
            <PageLink href={paths.tryTransaction.replace(':txid', txid)} className="link">
              paid
            </PageLink>
          )}
        </>
      )}
    </>
  );
}
