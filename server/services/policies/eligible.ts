import { type RawBuilder, sql } from 'kysely';
import { parseAmount } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import { type Newcomers, newSinceMs } from '#rules/policies/newcomers.ts';
import { type BackedCounting, foundersVouch, type PoolRules } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { missingHundredths } from '#rules/weeks/rewards.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';

/** A week, and the condition in SQL that a member `m` is banned. */
type Asked = {
  week: WeekName;
  rules: PoolRules;
  isBanned: RawBuilder<boolean>;
  replayed?: ReplayedWeeks;
};

/** Earlier weeks that were closed by other rules than the ones that are asked about. */
export type ReplayedWeeks = {
  /** The first of them. */
  from: WeekName;
  /** The number of them in which a member was active by the rules asked about, by member number. */
  active: ReadonlyMap<number, number>;
};

/**
 * The members who share the pool of a week, as a query with the columns `member_id`, `points`, `created_at`, `counted` (the points
 * that count, in hundredths), `backed` (those of them that are backed), `vouched` (those that help the member to become
 * long-standing) and `newcomer` (a newcomer's further points before they are limited). The same rule as `backedHundredths` and
 * `limitNewcomers`, beside the data.
 */
export function eligibleMembers(asked: Asked) {
  const { week, rules, isBanned } = asked;
  const eligible = sql`
    select w.member_id, w.points, date_trunc('milliseconds', m.created_at) as created_at
    from week_totals w join members m on m.id = w.member_id
    where w.week = ${sql.lit(week)}::date
      and w.points >= ${sql.lit(missingHundredths(0, rules.thresholdHundredths))} and not ${isBanned}`;
  const { counting } = rules;
  if (counting.kind === 'all') {
    return sql`select e.*, e.points as counted, e.points as backed, e.points as vouched, 0 as newcomer from (${eligible}) e`;
  }
  const backedBy = (backers: RawBuilder<unknown>) =>
    sql`greatest(0, least(usable.points, coalesce(${backers}, 0)::bigint * ${sql.lit(toHundredths(counting.pointsPerBacker))}))::int`;
  return sql`
    with backings as materialized (${backings({ ...asked, counting })}),
    backed as (
      select member_id, count(*)::int as backers, (count(*) filter (where vouches))::int as vouchers
      from backings group by member_id),
    small as materialized (${smallTipPoints(week, counting)}),
    counts as (
      select e.*, usable.points as usable,
        ${backedBy(sql`b.backers`)} as backed, ${backedBy(sql`b.vouchers`)} as vouched
      from (${eligible}) e
      left join backed b on b.member_id = e.member_id
      left join small s on s.member_id = e.member_id
      cross join lateral (select least(e.points, e.points - coalesce(s.points, 0)) as points) usable)
    ${counting.newcomers ? withNewcomers(counting.newcomers, week, rules.isYoung) : sql`select *, backed as counted, 0 as newcomer from counts`}`;
}

/** The points of `counts` with those of newcomers, which together are limited by the backed ones. */
function withNewcomers(newcomers: Newcomers, week: WeekName, isYoung: boolean) {
  const newSince = isoTime(newSinceMs(newcomers, weekEndMs(week)));
  const [points, percent] = [toHundredths(newcomers.points), newcomers.highestShare];
  const limited = sql`case when sum(newcomer) over () <= most then newcomer
        else div(newcomer * most, sum(newcomer) over ())::int end`;
  return sql`
    select member_id, points, created_at, backed, vouched, newcomer, backed + ${isYoung ? sql`newcomer` : limited} as counted
    from (
      select *, div(sum(backed) over () * ${sql.lit(percent)}, ${sql.lit(100 - percent)}) as most,
        case when created_at >= ${newSince}::timestamptz
          then greatest(0, least(${sql.lit(points)}, usable - backed))::int else 0 end as newcomer
      from counts) c`;
}

/**
 * Each member with each long-standing member who backs them, once, as a query with the columns `member_id`, `backer` and `vouches`:
 * true if it helps the member to become long-standing.
 *
 * @param only only the backers of this member
 */
export function backings(
  { week, rules, isBanned, counting, replayed }: Asked & { counting: BackedCounting },
  only?: bigint,
) {
  const endMs = weekEndMs(week);
  const seenBefore = isoTime(endMs - counting.seenForWeeks * WEEK_MS);
  const toOne = only === undefined ? sql`` : sql`and e.counterpart_id = ${String(only)}::bigint`;
  // Earlier weeks count by the points that were backed then: a farm cannot grow old by itself.
  const isLongStanding = sql`(m.id = any(${counting.founders.map(String)}::bigint[]) or (
        m.created_at <= ${seenBefore}::timestamptz and (
          select count(*) from shares s
          where s.member_id = m.id and s.week < ${sql.lit(replayed?.from ?? week)}::date
            and coalesce(s.backed_points, s.counted_points, s.points) >= ${sql.lit(toHundredths(counting.activePoints))})
          + ${replayed ? sql`coalesce(r.weeks, 0)` : sql.lit(0)} >= ${sql.lit(counting.activeWeeks)}))`;
  const vouches = rules.isYoung && foundersVouch(counting) ? isLongStanding : sql`true`;
  return sql`
    with tipped as materialized (
      select distinct e.member_id as backer, e.counterpart_id as member_id
      from activity_events e
      where e.type = 'tip' and e.week <= ${sql.lit(week)}::date
        and e.week > ${sql.lit(week)}::date - ${sql.lit(7 * counting.tippedWithinWeeks)}
        and e.amount >= ${sql.lit(String(parseAmount(counting.leastTip)))}::bigint
        and e.counterpart_id <> e.member_id and ${isStanding} ${toOne}),
    standing as materialized (
      select m.id, ${vouches} as vouches from members m ${replayed ? joinReplayed(replayed) : sql``}
      where m.id in (select backer from tipped) and not ${isBanned} and ${rules.isYoung ? sql`true` : isLongStanding})
    select t.member_id, t.backer, s.vouches from tipped t join standing s on s.id = t.backer`;
}

function joinReplayed({ active }: ReplayedWeeks) {
  return sql`left join unnest(${[...active.keys()].map(String)}::bigint[], ${[...active.values()]}::int[])
    as r(member_id, weeks) on r.member_id = m.id`;
}

/**
 * The points of a week, by member, that came from tips below the least one, or were taken back with them.
 *
 * @param only only those of this member
 */
export function smallTipPoints(week: WeekName, counting: BackedCounting, only?: bigint) {
  const ofOne = only === undefined ? sql`` : sql`and p.member_id = ${String(only)}::bigint`;
  return sql`
    select p.member_id, sum(p.week_points) as points
    from activity_events e join point_entries p on p.event_seq = e.seq and p.member_id = e.member_id
    where e.week = ${sql.lit(week)}::date and e.type in ('tip', 'tip_undone')
      and e.amount < ${sql.lit(String(parseAmount(counting.leastTip)))}::bigint
      and p.week = ${sql.lit(week)}::date
      and p.rule in ('tip', 'first_tip', 'first_tip_again', 'tip_undone', 'first_tip_undone') ${ofOne}
    group by p.member_id`;
}

const WEEK_MS = 7 * 86_400_000;
