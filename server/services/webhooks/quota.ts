import { sql } from 'kysely';
import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import { calendarMonthAt } from '#rules/plans/billing.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';

/**
 * Charges one webhook to the plan of the app's owner, in the current month, exactly: never past the limit, and once per event,
 * regardless of its tries. Without a usable plan the calendar month in UTC and the sandbox limit apply.
 *
 * @returns false if the month's webhooks are used up; nothing is charged then
 */
export async function countWebhook(
  db: Db,
  delivery: { id: string; member_id: string; lease: string; nowMs: number },
): Promise<boolean> {
  const { id, member_id, lease, nowMs } = delivery;
  const allowance = await readAllowance(db, { memberId: BigInt(member_id), nowMs });
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update webhook_deliveries set is_counted = true
      where id = ${id}::bigint and lease = ${lease} and not is_counted returning id`.execute(tx);
    // Another server has taken it over and will send it.
    if (rows.length === 0) throw new Error('the lease on a webhook was lost');
    const charged = await sql`
      insert into plan_usage as u (member_id, month_start, webhooks)
      select ${member_id}::bigint, ${allowance.monthStart}::timestamptz, 1
      where coalesce(${allowance.limit}::bigint, 1) > 0
      on conflict (member_id, month_start) do update set webhooks = u.webhooks + 1
        where ${allowance.limit}::bigint is null or u.webhooks < ${allowance.limit}::bigint
      returning u.webhooks`.execute(tx);
    if (charged.rows.length > 0) return true;
    await sql`update webhook_deliveries set is_counted = false where id = ${id}::bigint`.execute(
      tx,
    );
    return false;
  });
}

/** A member's webhook limit for the current month, and the start of that month. Null for no limit. */
async function readAllowance(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<{ monthStart: string; limit: number | null }> {
  const standing = await readPlanStanding(db, { memberId, nowMs });
  if (standing?.isUsable) {
    const monthStart = isoTime(standing.month.startMs);
    return { monthStart, limit: standing.plan.limits.webhooks };
  }
  return { monthStart: isoTime(calendarMonthAt(nowMs).startMs), limit: WITHOUT_PLAN.webhooks };
}
