import { sql } from 'kysely';
import { CAPPED_IDS, ONE_TIME_IDS } from '#rules/points/activities.ts';
import { PRICED_IDS, SPECIFIED_EARNING } from '#rules/points/earning.ts';
import { NO_TRANSACTIONS } from '#rules/points/event-types.ts';
import type { Db } from '#server/db/connect.ts';

/** A row whose stored total differs from the ledger. Amounts in units, points in hundredths. */
export type LedgerDifference = {
  total: string;
  key: string;
  stored: string;
  ledger: string;
};

/** True if an event counts for the week's number of transactions, in SQL. */
export const isTransaction = sql<boolean>`type not in ${listOf(NO_TRANSACTIONS)}`;
/** True if an entry counts towards the day's cap, in SQL. */
export const isCapped = sql<boolean>`rule in ${listOf(CAPPED_IDS)}`;

/** The amount and count that an event of a tip, or of its undoing, adds to totals, in SQL. */
export const tipSums = sql`sum(case type when 'tip' then amount else -amount end) as amount,
  sum(case type when 'tip' then 1 else -1 end) as count`;
export const isTip = sql`type in ('tip', 'tip_undone')`;

/** The most differing rows listed for each total. */
const MOST_ROWS = 100;

/**
 * Computes every total again from the ledger, the events and the shares (docs/spec/points.md#12-the-ledger). Returns the rows
 * that differ; none if all totals are right.
 */
export async function checkLedger(db: Db): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = [];
  for (const check of CHECKS) {
    const { rows } = await sql<{ key: string; stored: string; ledger: string }>`
      select key, stored::text as stored, ledger::text as ledger
      from (${check.query}) compared
      where stored is distinct from ledger
      order by key limit ${sql.lit(MOST_ROWS)}`.execute(db);
    differences.push(...rows.map((row) => ({ total: check.total, ...row })));
  }
  return differences;
}

// One sum per member next to the stored one. Full joins show a row that is missing on either side.
const CHECKS = [
  {
    total: 'lifetime points',
    query: memberCheck(
      sql`lifetime_points`,
      sql`
      select member_id, sum(points) as amount from point_entries group by member_id`,
    ),
  },
  {
    total: 'tipped',
    query: memberCheck(
      sql`tipped`,
      sql`
      select member_id, ${tipSums} from activity_events where ${isTip}
      group by member_id`,
    ),
  },
  {
    total: 'tip count',
    query: memberCheck(
      sql`tip_count`,
      sql`
      select member_id, count as amount from (
        select member_id, ${tipSums} from activity_events where ${isTip} group by member_id) s`,
    ),
  },
  {
    total: 'received',
    query: memberCheck(
      sql`received`,
      sql`
      select counterpart_id as member_id, ${tipSums} from activity_events
      where ${isTip} group by counterpart_id`,
    ),
  },
  {
    total: 'received count',
    query: memberCheck(
      sql`received_count`,
      sql`
      select member_id, count as amount from (
        select counterpart_id as member_id, ${tipSums} from activity_events where ${isTip}
        group by counterpart_id) s`,
    ),
  },
  {
    total: 'earned',
    query: memberCheck(
      sql`earned`,
      sql`
      select member_id, sum(amount) as amount from shares group by member_id`,
    ),
  },
  {
    total: 'week points',
    query: sql`
      select coalesce(w.week, l.week)::text || ' member ' || coalesce(w.member_id, l.member_id) as key,
        coalesce(w.points, 0)::numeric as stored, coalesce(l.points, 0)::numeric as ledger
      from week_totals w full join (
        select week, member_id, sum(week_points) as points from point_entries
        group by week, member_id) l on l.week = w.week and l.member_id = w.member_id`,
  },
  {
    total: 'transactions of the week',
    query: sql`
      select coalesce(w.week, l.week)::text || ' member ' || coalesce(w.member_id, l.member_id) as key,
        coalesce(w.transactions, 0)::numeric as stored, coalesce(l.count, 0)::numeric as ledger
      from week_totals w full join (
        select week, member_id, count(*) as count from activity_events
        where ${isTransaction}
        group by week, member_id) l on l.week = w.week and l.member_id = w.member_id`,
  },
  {
    total: 'points of the day',
    query: sql`
      select coalesce(d.day, l.day)::text || ' member ' || coalesce(d.member_id, l.member_id) as key,
        coalesce(d.recurring_points, 0)::numeric as stored, coalesce(l.points, 0)::numeric as ledger
      from day_totals d full join (
        select (at at time zone 'UTC')::date as day, member_id, sum(points) as points
        from point_entries where ${isCapped}
        group by 1, 2) l on l.day = d.day and l.member_id = d.member_id`,
  },
  {
    total: 'rewarded tips of the day',
    query: sql`
      select coalesce(d.day, l.day)::text || ' member ' || coalesce(d.member_id, l.member_id) as key,
        coalesce(d.rewarded_tips, 0)::numeric as stored, coalesce(l.count, 0)::numeric as ledger
      from day_totals d full join (
        select (at at time zone 'UTC')::date as day, member_id, count(*) as count
        from point_entries where rule = 'tip' and points > 0
        group by 1, 2) l on l.day = d.day and l.member_id = d.member_id`,
  },
  // Late events too have the points of the policy of their own time, whichever week they count for.
  {
    total: 'points by the policy of the week',
    query: sql`
      with periods as (
        select (from_week - 7 + time '23:00') at time zone 'UTC' as from_at,
          lead((from_week - 7 + time '23:00') at time zone 'UTC', 1, 'infinity') over (order by from_week) as until_at,
          document::json -> 'points' -> 'activities' as points
        from policies
        union all
        select '-infinity', coalesce(min((from_week - 7 + time '23:00') at time zone 'UTC'), 'infinity'), null
        from policies)
      select 'entry ' || p.id as key, p.full_points::numeric as stored,
        coalesce((r.points ->> p.rule)::numeric * 100, u.hundredths) as ledger
      from point_entries p
      join (values ${sql.join(
        PRICED_IDS.map(
          (id) => sql`(${sql.lit(id)}, ${sql.lit(SPECIFIED_EARNING.hundredths[id])}::numeric)`,
        ),
      )}) u(rule, hundredths) on u.rule = p.rule
      join periods r on p.at >= r.from_at and p.at < r.until_at`,
  },
  // The index that keeps one-time points from being earned twice trusts this mark.
  {
    total: 'mark of one-time points',
    query: sql`
      select 'entry ' || id as key, one_time::int::numeric as stored,
        (rule in ${listOf(ONE_TIME_IDS)})::int::numeric as ledger
      from point_entries`,
  },
  // Only the account comes beside what the event itself earns. Grouped, because a join without statistics, as in a database that
  // was just restored, takes the square of the time.
  {
    total: 'mark of an unrewarded event',
    query: sql`
      select 'event ' || seq as key, bool_or(unrewarded)::int::numeric as stored,
        (bool_or(transaction) and not bool_or(entry))::int::numeric as ledger
      from (
        select seq, unrewarded, ${isTransaction} as transaction, false as entry from activity_events
        union all
        select event_seq, false, false, true from point_entries where rule <> 'account_created') each
      group by seq`,
  },
  // Foreign keys would enforce these references (docs/decisions/001-sql-is-plain-and-events-have-no-foreign-keys.md).
  {
    total: 'events behind entries',
    query: sql`
      select 'entry ' || id as key, 1::numeric as stored, 0::numeric as ledger
      from point_entries p
      where not exists (select from activity_events e where e.seq = p.event_seq)`,
  },
  {
    total: 'members who are named',
    query: sql`
      select 'member ' || named.id as key, 1::numeric as stored, 0::numeric as ledger
      from (select member_id as id from activity_events
            union select counterpart_id from activity_events where counterpart_id is not null
            union select member_id from point_entries
            union select member_id from day_totals
            union select member_id from week_totals
            union select member_id from shares) named
      where not exists (select from members m where m.id = named.id)`,
  },
  {
    total: 'figures of the frozen week',
    query: sql`
      select w.week::text || ' ' || f.name as key, f.stored, f.ledger
      from weeks w
      left join (select week, count(*) as members, sum(points) as points
        from week_totals group by week) t on t.week = w.week
      left join (select week, count(*) as members, sum(points) as points, sum(counted_points) as counted,
          count(*) filter (where amount > 0 and counted_points is not null) as recipients
        from shares group by week) s on s.week = w.week
      cross join lateral (values
        ('active members', w.active_members::numeric, coalesce(t.members, 0)::numeric),
        ('points', w.total_points::numeric, coalesce(t.points, 0)::numeric),
        ('eligible members', w.eligible_members::numeric, coalesce(s.members, 0)::numeric),
        ('eligible points', w.eligible_points::numeric, coalesce(s.points, 0)::numeric),
        ('points that count', coalesce(w.counted_points, 0)::numeric, coalesce(s.counted, 0)::numeric),
        ('recipients', coalesce(w.recipients, 0)::numeric, coalesce(s.recipients, 0)::numeric)
      ) f(name, stored, ledger)`,
  },
  {
    total: 'shares of the week',
    query: sql`
      select w.week::text as key, w.distributed::numeric as stored,
        coalesce(s.amount, 0)::numeric as ledger
      from weeks w left join (
        select week, sum(amount) as amount from shares group by week) s on s.week = w.week`,
  },
  {
    total: 'payment of the faucet',
    query: sql`
      select 'claim ' || f.id as key, f.amount::numeric as stored, coalesce(e.amount, 0)::numeric as ledger
      from faucet_payments f left join activity_events e on e.type = 'faucet'
        and e.member_id = f.member_id and e.txid = f.txid
      where f.booked_at is not null`,
  },
  // A share is the member's part of the frozen week, so its points must still be the week's.
  {
    total: 'points behind a share',
    query: sql`
      select s.week::text || ' member ' || s.member_id as key, s.points::numeric as stored,
        coalesce(w.points, 0)::numeric as ledger
      from shares s left join week_totals w on w.week = s.week and w.member_id = s.member_id`,
  },
  // Payouts: a payout equals its shares and its outputs, and no share is in two payouts that may be in the chain.
  {
    total: 'amount of a payout',
    query: sql`
      select 'payout ' || p.id || ' ' || f.name as key, p.amount::numeric as stored, f.ledger
      from payouts p
      left join (
        select payout_id, sum(amount) as amount from (
          select payout_id, amount from payout_shares
          union all select payout_id, amount from payout_prizes) parts group by 1) s
        on s.payout_id = p.id
      left join (select payout_id, sum(amount) as amount from payout_outputs group by 1) o
        on o.payout_id = p.id
      cross join lateral (values
        ('shares and prizes', coalesce(s.amount, 0)::numeric), ('outputs', coalesce(o.amount, 0)::numeric)
      ) f(name, ledger)`,
  },
  {
    total: 'payouts of a share',
    query: sql`
      select s.week::text || ' member ' || s.member_id as key,
        (s.payout_id is not null)::int::numeric as stored, coalesce(p.count, 0)::numeric as ledger
      from shares s left join (
        select i.week, i.member_id, count(*) as count
        from payout_shares i join payouts on id = i.payout_id and state <> 'failed'
        group by 1, 2) p on p.week = s.week and p.member_id = s.member_id`,
  },
  {
    total: 'payouts of a prize',
    query: sql`
      select 'hunt ' || z.hunt_id || ' place ' || z.place as key,
        (z.payout_id is not null)::int::numeric as stored, coalesce(p.count, 0)::numeric as ledger
      from prizes z left join (
        select i.hunt_id, i.place, count(*) as count
        from payout_prizes i join payouts on id = i.payout_id and state <> 'failed'
        group by 1, 2) p on p.hunt_id = z.hunt_id and p.place = z.place`,
  },
  {
    total: 'amount of a prize in its payout',
    query: sql`
      select 'hunt ' || z.hunt_id || ' place ' || z.place as key, z.amount::numeric as stored,
        coalesce(i.amount, 0)::numeric as ledger
      from prizes z left join payout_prizes i
        on i.payout_id = z.payout_id and i.hunt_id = z.hunt_id and i.place = z.place
      where z.payout_id is not null`,
  },
  {
    total: 'amount of a share in its payout',
    query: sql`
      select s.week::text || ' member ' || s.member_id as key, s.amount::numeric as stored,
        coalesce(i.amount, 0)::numeric as ledger
      from shares s left join payout_shares i
        on i.payout_id = s.payout_id and i.week = s.week and i.member_id = s.member_id
      where s.payout_id is not null`,
  },
  // A payment recorded by hand equals the sum of its shares, and a share belongs to the payment that it names.
  {
    total: 'amount of a payment by hand',
    query: sql`
      select 'payment by hand ' || p.id as key, p.amount::numeric as stored, coalesce(s.amount, 0)::numeric as ledger
      from hand_payments p left join (
        select hand_payment_id, sum(amount) as amount from hand_payment_shares group by 1) s
        on s.hand_payment_id = p.id`,
  },
  {
    total: 'payments by hand of a share',
    query: sql`
      select coalesce(s.week, i.week)::text || ' member ' || coalesce(s.member_id, i.member_id) as key,
        coalesce(s.amount, 0)::numeric as stored, coalesce(i.amount, 0)::numeric as ledger
      from (select * from shares where hand_payment_id is not null) s
      full join (
        select i.* from hand_payment_shares i
        join hand_payments p on p.id = i.hand_payment_id and p.taken_back_at is null) i
        on i.hand_payment_id = s.hand_payment_id and i.week = s.week and i.member_id = s.member_id`,
  },
  {
    total: 'pool left by earlier weeks',
    query: sql`
      select w.week::text as key, w.carried_in::numeric as stored,
        coalesce(lag(w.carried_out) over (order by w.week), 0)::numeric + coalesce(j.amount, 0) as ledger
      from weeks w left join (
        select joined_week, sum(amount) as amount from shares where joined_week is not null group by 1) j
        on j.joined_week = w.week`,
  },
  // The quota rounded down, or one unit more, up to the most that one member gets. The ages of accounts known at the time decide
  // who got those units, and an older event may have changed them since.
  {
    total: 'amount of a share',
    query: sql`
      select s.week::text || ' member ' || s.member_id as key, s.amount::numeric as stored,
        case when s.amount in (least(quota.units, w.highest_share), least(quota.units + 1, w.highest_share))
          then s.amount::numeric else least(quota.units, w.highest_share) end as ledger
      from shares s join weeks w on w.week = s.week
      cross join lateral (
        select div(w.pool::numeric * coalesce(s.counted_points, s.points),
          greatest(coalesce(w.counted_points, w.eligible_points), 1)) as units) quota`,
  },
];

function listOf(ids: readonly string[]) {
  return sql`(${sql.join(ids.map((id) => sql.lit(id)))})`;
}

function memberCheck(column: ReturnType<typeof sql>, sums: ReturnType<typeof sql>) {
  return sql`
    select 'member ' || coalesce(t.member_id, l.member_id) as key,
      coalesce(t.${column}, 0)::numeric as stored, coalesce(l.amount, 0)::numeric as ledger
    from member_totals t full join (${sums}) l on l.member_id = t.member_id`;
}
