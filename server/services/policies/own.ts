import { sql } from 'kysely';
import { boardName } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { countedHundredths } from '#rules/policies/policy.ts';
import type { CountedWeek } from '#rules/policies/words.ts';
import { isoTime } from '#rules/times.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import { backings, smallTipPoints } from './eligible.ts';
import type { WeekRules } from './week-rules.ts';

/** The most backers that are named. */
const MOST_NAMED = 3;

type Row = {
  small: number;
  backers: number;
  names: (NameFields & { hidden: boolean })[] | null;
};

/** The points of a member's running week that count for the pool, with the reasons; null where all points count. */
export async function readOwnCounted(
  db: Db,
  input: { week: WeekName; rules: WeekRules; memberId: bigint; hundredths: number; nowMs: number },
): Promise<(CountedWeek & { backerNames: string[] }) | null> {
  const { week, rules, memberId, hundredths, nowMs } = input;
  const { counting } = rules;
  if (counting.kind === 'all') return null;
  const asked = { week, rules, counting, isBanned: banStands(isoTime(nowMs)) };
  const { rows } = await sql<Row>`
    with backings as materialized (${backings(asked, memberId)})
    select (select count(*)::int from backings) as backers,
      coalesce((select s.points from (${smallTipPoints(week, counting, memberId)}) s), 0)::int as small,
      (select json_agg(json_build_object('username', username, 'first_name', first_name, 'last_name', last_name,
          'hidden', hidden_at is not null) order by created_at, id)
        from (select * from members where id in (select backer from backings)
          order by created_at, id limit ${sql.lit(MOST_NAMED)}) m) as names`.execute(db);
  const { small = 0, backers = 0, names = null } = rows[0] ?? {};
  const facts = { hundredths, smallTipHundredths: small, backers };
  return {
    activityPoints: toPoints(hundredths),
    countedPoints: toPoints(countedHundredths(counting, facts)),
    backers,
    backerNames: (names ?? []).map((each) =>
      each.hidden ? boardName({}).displayName : nameOf(each),
    ),
    pointsPerBacker: counting.pointsPerBacker,
    leastTip: counting.leastTip,
    smallTipPoints: toPoints(Math.max(0, small)),
    tippedWithinWeeks: counting.tippedWithinWeeks,
    isYoung: rules.isYoung,
  };
}
