import { sql } from 'kysely';
import type { WeekTransactions } from '#contract/site/week-transactions.ts';
import { formatAmount } from '#rules/amounts.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { ON_CHAIN_TYPE } from '#rules/weeks/chain-points.ts';
import type { Db } from '#server/db/connect.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';
import { requireWeek } from './closed-weeks.ts';
import { explorerUrl } from './weekly-rewards.ts';

/** True if a member of the tip `e` is hidden or was erased. */
const isUnlisted = sql`exists (
  select from members where id in (e.member_id, e.counterpart_id)
    and (hidden_at is not null or telegram_id = ${ERASED_TELEGRAM_ID}))`;

/**
 * The points of a closed week that rest on transactions, and a page of those transactions, by id. Transactions of hidden and erased
 * members are only counted. A tip that was undone, or on which no points rest, is left out. Throws `not_found` for any other week.
 */
export async function readWeekTransactions(
  db: Db,
  input: { week: string; page: number; limit: number; explorerTxUrl: string | null },
): Promise<WeekTransactions> {
  const { page, limit } = input;
  const { week, total_points: all } = await requireWeek(db, input.week);
  const { rows } = await sql<Row>`
    with tips as materialized (
      select e.txid, e.amount, sum(p.week_points) as points, not ${isUnlisted} as is_listed
      from activity_events e join point_entries p on p.event_seq = e.seq and p.week = e.week
      where e.week = ${week}::date and e.type = ${sql.lit(ON_CHAIN_TYPE)} and e.txid is not null and ${isStanding}
      group by e.seq having sum(p.week_points) > 0),
    totals as (
      select count(*) filter (where is_listed)::int as listed, coalesce(sum(points), 0)::float8 as on_chain,
        coalesce(sum(points) filter (where not is_listed), 0)::float8 as unlisted from tips),
    shown as (
      select txid, amount, points::float8 as points from tips where is_listed
      order by txid, amount, points limit ${limit} offset ${(page - 1) * limit})
    select totals.*, shown.* from totals left join shown on true
    order by txid, amount, points`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('the database gave no totals');
  return {
    week,
    totalActivityPoints: toPoints(Number(all)),
    chainPoints: toPoints(totals.on_chain),
    unlistedPoints: toPoints(totals.unlisted),
    transactions: rows.flatMap((row) => (row.txid === null ? [] : transactionOf(row, input))),
    pagination: { total: totals.listed, page, totalPages: countPages(totals.listed, limit) },
  };
}

type Row = { listed: number; on_chain: number; unlisted: number } & (
  | { txid: string; amount: bigint; points: number }
  | { txid: null }
);

function transactionOf(
  { txid, amount, points }: Extract<Row, { txid: string }>,
  { explorerTxUrl }: { explorerTxUrl: string | null },
) {
  return {
    txid,
    amount: formatAmount(amount),
    points: toPoints(points),
    explorerUrl: explorerUrl(explorerTxUrl, txid),
  };
}
