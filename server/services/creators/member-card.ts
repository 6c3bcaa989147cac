import { sql } from 'kysely';
import type { MemberCard } from '#contract/bot/gateway.ts';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { displayNameFor } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { nextRank, type Ranks, rankFor } from '#rules/points/ranks.ts';
import { isBanned } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { distributedTo } from '#server/services/ledger/distributed.ts';
import { banOf } from '#server/services/members/bans.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import { readUserWeek } from '#server/services/weeks/weekly-rewards.ts';

type CardRow = {
  id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  banned_at: Date | null;
  ban_expires_at: Date | null;
  lifetime_points: bigint;
  tipped: bigint;
  received: bigint;
  earned: bigint;
};

/** A member's figures for the bot's chats. Throws `not_found` for an unknown member. */
export async function readMemberCard(
  db: Db,
  board: Board,
  input: { telegramId: string; nowMs: number; ranks: Ranks } & RewardSettings,
): Promise<MemberCard> {
  const { rows } = await sql<CardRow>`
    select m.id, m.username, m.first_name, m.last_name, m.banned_at, m.ban_expires_at,
           t.lifetime_points, t.tipped, t.received, ${distributedTo(input.nowMs)} as earned
    from members m join member_totals t on t.member_id = m.id
    where m.telegram_id = ${input.telegramId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_no_telegram_member());
  const { days: _days, grounds: _grounds, counted, ...week } = await readUserWeek(db, board, input);
  const lifetime = Number(row.lifetime_points);
  const next = nextRank(lifetime, input.ranks);
  return {
    telegramId: input.telegramId,
    displayName: displayNameFor({
      firstName: row.first_name,
      lastName: row.last_name,
      username: row.username,
    }),
    username: row.username,
    pirateRank: rankFor(lifetime, input.ranks).rank,
    nextRank: next && { rank: next.rank.rank, pointsNeeded: toPoints(next.missingHundredths) },
    position: await board.readPosition('totalLifetimePoints', Number(row.id)),
    totalLifetimePoints: toPoints(lifetime),
    totalTipped: formatAmount(row.tipped),
    totalReceived: formatAmount(row.received),
    totalLifetimeEarnings: formatAmount(row.earned),
    isBanned: isBanned(banOf(row), input.nowMs),
    week: { ...week, countedPoints: counted?.countedPoints ?? null },
  };
}
