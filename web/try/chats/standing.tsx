import type { DemoPlayer } from '#contract/try/chats.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** A player's standing: points, rank on the board, and the last week's share with its transaction. */
export function Standing({ player }: { player: DemoPlayer }) {
  const { standing, lastWeek, username } = player;
  if (standing === null) return <>@{username}. Has not met the bot yet.</>;
  const { pirateRank, position, points, weekPoints, estimatedShare } = standing;
  return (
    <>
      <span className="font-medium text-ink">{pirateRank}</span>, place {countText(position)} with{' '}
      {quantityText(pointsText(points), 'point')}; {pointsText(weekPoints)} this week
      {estimatedShare !== null && (
        <>
          , about <Amount units={parseAmount(estimatedShare)} />
        </>
      )}
      .
      {lastWeek !== null && (
        <span className="block">
          <PageLink href={weekPath(lastWeek.week)} className="link">
            Week of <UtcTime at={lastWeek.week} show="date" />
          </PageLink>
          {': '}
          {lastWeek.share === null ? (
            'no share'
          ) : (
            <>
              <Amount units={parseAmount(lastWeek.share)} />,{' '}
              {lastWeek.txid === null ? (
                'waits to be paid'
              ) : (
                <PageLink
                  href={paths.tryTransaction.replace(':txid', lastWeek.txid)}
                  className="link"
                >
                  paid on the chain
                </PageLink>
              )}
            </>
          )}
        </span>
      )}
    </>
  );
}
