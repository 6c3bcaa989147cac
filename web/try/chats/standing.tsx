import type { DemoPlayer } from '#contract/try/chats.ts';
import { parseAmount } from '#rules/amounts.ts';
import { weekPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** A player's rank with the running week's points, or the share of the last week once it is closed. */
export function Standing({ player }: { player: DemoPlayer }) {
  const { standing, lastWeek, username } = player;
  if (standing === null) return m.try_new_here({ name: `@${username}` });
  const { pirateRank, weekPoints } = standing;
  const rank = () => <span className="font-medium text-ink">{pirateRank}</span>;
  if (lastWeek === null || weekPoints > 0) {
    return rich(m.try_points_this_week({ rank, count: weekPoints }));
  }
  const { week: name, share, txid } = lastWeek;
  const week = () => (
    <PageLink href={weekPath(name)} className="link">
      {rich(m.try_week_of({ date: () => <UtcTime at={name} show="date" /> }))}
    </PageLink>
  );
  if (share === null) return rich(m.try_no_share({ rank, week }));
  const amount = () => <Amount units={parseAmount(share)} decimals={2} />;
  if (txid === null) return rich(m.try_share_waits({ rank, week, amount }));
  const paid = (text: string) => (
    <PageLink href={paths.tryTransaction.replace(':txid', txid)} className="link">
      {text}
    </PageLink>
  );
  return rich(m.try_share_paid({ rank, week, amount, paid }));
}
