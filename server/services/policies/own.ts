import { sql } from 'kysely';
import { boardName } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Newcomers, newcomerHundredths, newSinceMs } from '#rules/policies/newcomers.ts';
import { backedHundredths, type CountedFacts } from '#rules/policies/policy.ts';
import type { CountedNewcomer, CountedWeek } from '#rules/policies/words.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
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
  created: Date | null;
  names: (NameFields & { hidden: boolean })[] | null;
};

/**
 * The points of a member's running week that count for the pool, with the reasons; null where all points count.
 *
 * @param input.sharedHundredths the points that count among all eligible members now; null if the member is not eligible
 */
export async function readOwnCounted(
  db: Db,
  input: {
    week: WeekName;
    rules: WeekRules;
    memberId: bigint;
    hundredths: number;
    sharedHundredths: number | null;
    nowMs: number;
  },
): Promise<(CountedWeek & { backerNames: string[] }) | null> {
  const { week, rules, memberId, hundredths, sharedHundredths, nowMs } = input;
  const { counting } = rules;
  if (counting.kind === 'all') return null;
  const asked = { week, rules, counting, isBanned: banStands(isoTime(nowMs)) };
  const { rows } = await sql<Row>`
    with backings as materialized (${backings(asked, memberId)})
    select (select count(*)::int from backings) as backers,
      (select date_trunc('milliseconds', created_at) from members where id = ${String(memberId)}::bigint) as created,
      coalesce((select s.points from (${smallTipPoints(week, counting, memberId)}) s), 0)::int as small,
      (select json_agg(json_build_object('username', username, 'first_name', first_name, 'last_name', last_name,
          'hidden', hidden_at is not null) order by created_at, id)
        from (select * from members where id in (select backer from backings)
          order by created_at, id limit ${sql.lit(MOST_NAMED)}) m) as names`.execute(db);
  const { small = 0, backers = 0, names = null, created = null } = rows[0] ?? {};
  const facts = { hundredths, smallTipHundredths: small, backers };
  const backed = backedHundredths(counting, facts);
  const createdAtMs = created?.getTime() ?? -Infinity;
  const newcomer = newcomerOf(counting.newcomers, {
    ...facts,
    backedHundredths: backed,
    sharedHundredths,
    createdAtMs,
    endMs: weekEndMs(week),
  });
  return {
    activityPoints: toPoints(hundredths),
    countedPoints: toPoints(backed + (newcomer?.hundredths ?? 0)),
    backers,
    backerNames: (names ?? []).map((each) =>
      each.hidden ? boardName({}).displayName : nameOf(each),
    ),
    pointsPerBacker: counting.pointsPerBacker,
    leastTip: counting.leastTip,
    smallTipPoints: toPoints(Math.max(0, small)),
    tippedWithinWeeks: counting.tippedWithinWeeks,
    isYoung: rules.isYoung,
    newcomer: newcomer && {
      points: toPoints(newcomer.hundredths),
      isLimited: newcomer.isLimited,
      highestShare: newcomer.highestShare,
    },
  };
}

type Newcomer = Omit<CountedNewcomer, 'points'> & { hundredths: number };

function newcomerOf(
  newcomers: Newcomers | undefined,
  facts: CountedFacts & {
    backedHundredths: number;
    sharedHundredths: number | null;
    createdAtMs: number;
    endMs: number;
  },
): Newcomer | null {
  if (newcomers === undefined) return null;
  const { createdAtMs, endMs, backedHundredths: backed, sharedHundredths } = facts;
  if (createdAtMs < newSinceMs(newcomers, endMs)) return null;
  const most = newcomerHundredths(newcomers, facts);
  if (most === 0) return null;
  // The board may be some seconds older than the member's own figures.
  const hundredths =
    sharedHundredths === null ? most : Math.max(0, Math.min(most, sharedHundredths - backed));
  return { hundredths, isLimited: hundredths < most, highestShare: newcomers.highestShare };
}
