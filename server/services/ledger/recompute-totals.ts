import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import {
  checkLedger,
  isCapped,
  isTip,
  isTransaction,
  type LedgerDifference,
  tipSums,
} from './check-ledger.ts';
import { announceTotals } from './totals-version.ts';
import { holdForFreezing } from './week-lock.ts';

export type Recomputed = {
  /** The differences before, up to the check's limit. */
  before: LedgerDifference[];
  /** The differences that remain: rows that are not totals, or belong to frozen weeks. A person has to look at them. */
  after: LedgerDifference[];
};

/**
 * Computes the totals of members, weeks and days again from ledger, events and shares, and writes those that differ, while no
 * event is taken. The ledger and the figures and shares of frozen weeks stay, because they were promised. Servers read the board
 * again.
 */
export async function recomputeTotals(db: Db, input: { actor: string }): Promise<Recomputed> {
  return db.transaction().execute(async (tx) => {
    await holdForFreezing(tx);
    const before = await checkLedger(tx);
    if (before.length === 0) return { before, after: [] };
    await writeMemberTotals(tx);
    await writeWeekTotals(tx);
    await writeDayTotals(tx);
    await announceTotals(tx);
    const after = await checkLedger(tx);
    await writeAudit(tx, {
      actor: input.actor,
      action: 'totals_recomputed',
      entity: 'totals',
      entityId: 'all',
      before: { differences: before },
      after: { differences: after },
    });
    return { before, after };
  });
}

async function writeMemberTotals(tx: Db): Promise<void> {
  await sql`
    insert into member_totals as t (member_id, lifetime_points, earned, tipped, tip_count, received, received_count)
    select m.id, coalesce(p.points, 0), coalesce(s.amount, 0), coalesce(o.amount, 0), coalesce(o.count, 0),
      coalesce(i.amount, 0), coalesce(i.count, 0)
    from members m
    left join (select member_id, sum(points) as points from point_entries group by 1) p
      on p.member_id = m.id
    left join (select member_id, sum(amount) as amount from shares group by 1) s
      on s.member_id = m.id
    left join (select member_id, ${tipSums} from activity_events
      where ${isTip} group by 1) o on o.member_id = m.id
    left join (select counterpart_id, ${tipSums} from activity_events
      where ${isTip} group by 1) i on i.counterpart_id = m.id
    on conflict (member_id) do update set lifetime_points = excluded.lifetime_points,
      earned = excluded.earned, tipped = excluded.tipped, tip_count = excluded.tip_count,
      received = excluded.received, received_count = excluded.received_count
    where (t.lifetime_points, t.earned, t.tipped, t.tip_count, t.received, t.received_count)
      is distinct from (excluded.lifetime_points, excluded.earned, excluded.tipped,
        excluded.tip_count, excluded.received, excluded.received_count)`.execute(tx);
}

async function writeWeekTotals(tx: Db): Promise<void> {
  await sql`
    merge into week_totals t using (
      select coalesce(p.week, e.week) as week, coalesce(p.member_id, e.member_id) as member_id,
        coalesce(p.points, 0) as points, coalesce(e.count, 0) as transactions
      from (select week, member_id, sum(week_points) as points from point_entries group by 1, 2) p
      full join (select week, member_id, count(*) as count from activity_events
        where ${isTransaction} group by 1, 2) e
        on e.week = p.week and e.member_id = p.member_id) l
    on t.week = l.week and t.member_id = l.member_id
    when matched and (t.points <> l.points or t.transactions <> l.transactions) then
      update set points = l.points, transactions = l.transactions
    when not matched then
      insert (week, member_id, points, transactions)
      values (l.week, l.member_id, l.points, l.transactions)`.execute(tx);
  await sql`
    delete from week_totals t where not exists (
      select from activity_events e where e.week = t.week and e.member_id = t.member_id)
      and not exists (
      select from point_entries p where p.week = t.week and p.member_id = t.member_id)`.execute(tx);
}

async function writeDayTotals(tx: Db): Promise<void> {
  await sql`
    merge into day_totals t using (
      select (at at time zone 'UTC')::date as day, member_id, sum(points) as points,
        count(*) filter (where rule = 'tip' and points > 0) as tips
      from point_entries where ${isCapped} group by 1, 2) l
    on t.day = l.day and t.member_id = l.member_id
    when matched and (t.recurring_points <> l.points or t.rewarded_tips <> l.tips) then
      update set recurring_points = l.points, rewarded_tips = l.tips
    when not matched then
      insert (day, member_id, recurring_points, rewarded_tips)
      values (l.day, l.member_id, l.points, l.tips)`.execute(tx);
  await sql`
    delete from day_totals t where not exists (
      select from point_entries p where p.member_id = t.member_id
        and ${isCapped} and (p.at at time zone 'UTC')::date = t.day)`.execute(tx);
}
