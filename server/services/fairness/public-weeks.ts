import { sql } from 'kysely';
import type { WeekFairness } from '#contract/site/fairness.ts';
import { countPages } from '#rules/pages.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { isWithheld } from '#server/services/weeks/withheld.ts';

/** The distribution of points in closed weeks, newest first, with the number of shares that were held, released and withheld. */
export async function readWeekFairness(
  db: Db,
  { week, page, limit }: { week: string | undefined; page: number; limit: number },
) {
  if (week !== undefined && !isWeekName(week)) {
    return { weeks: [], pagination: { total: 0, page, totalPages: 0 } };
  }
  const { rows } = await sql<FairnessRow>`
    select f.week::text as week, f.earners, f.new_earners, f.top_ten_part, f.gini, f.mutual_part,
      (select count(*)::int from shares s
        where s.week = f.week and s.status = 'held' and not ${isWithheld}) as held,
      (select count(*)::int from shares s
        where s.week = f.week and s.status in ('held', 'withheld') and ${isWithheld}) as withheld,
      (select count(distinct a.entity_id)::int from audit_log a
        join shares s on a.entity_id = s.week || '/' || s.member_id
        where a.entity = 'share' and a.action = 'share_released'
          and starts_with(a.entity_id, f.week || '/')
          and s.week = f.week and s.status not in ('held', 'withheld')) as released,
      count(*) over ()::int as total
    from fairness_weeks f join weeks w on w.week = f.week
    where ${week ?? null}::date is null or f.week = ${week ?? null}::date
    order by f.week desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const total = rows[0]?.total ?? (await countWeeks(db, week));
  return {
    weeks: rows.map(
      (row): WeekFairness => ({
        week: row.week,
        earners: row.earners,
        newEarners: row.new_earners,
        topTenPart: row.top_ten_part,
        gini: row.gini,
        mutualPart: row.mutual_part,
        shares: { held: row.held, released: row.released, withheld: row.withheld },
      }),
    ),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

type FairnessRow = {
  week: string;
  earners: number;
  new_earners: number;
  top_ten_part: number;
  gini: number;
  mutual_part: number;
  held: number;
  released: number;
  withheld: number;
  total: number;
};

async function countWeeks(db: Db, week: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from fairness_weeks f join weeks w on w.week = f.week
    where ${week ?? null}::date is null or f.week = ${week ?? null}::date`.execute(db);
  return rows[0]?.total ?? 0;
}
