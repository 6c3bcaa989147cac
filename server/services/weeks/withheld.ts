import { sql } from 'kysely';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';

/**
 * True for a held share `s` whose member's own objection to this hold was turned down, and not one to an earlier hold, as the audit
 * log has it: nobody else can object while a share is held.
 */
export const isWithheld = sql`(exists (
  select from share_objections o where o.week = s.week and o.member_id = s.member_id
    and o.by_member_id = s.member_id and not o.upheld)
  and (select a.action = 'share_objected' from audit_log a
    where a.entity = 'share' and a.entity_id = s.week || '/' || s.member_id
      and a.action in ('share_held', 'share_objected')
    order by a.id desc limit 1))`;

/** True for a share `s` of an erased member: they never have an address again. */
const isErased = sql`s.member_id in (select id from members where telegram_id = ${ERASED_TELEGRAM_ID})`;

/**
 * Puts the withheld shares of earlier weeks, and the owed ones of erased members, into the pool of a week that is about to be
 * closed; from then on they cannot be released (docs/spec/week.md#17-withheld-shares). Only shares that this site would pay.
 *
 * @returns their sum, in units
 */
export async function joinPool(tx: Db, week: WeekName): Promise<bigint> {
  const { rows } = await sql<{ week: string; member_id: bigint; amount: bigint; before: string }>`
    with joining as (
      select s.week, s.member_id, s.status from shares s join weeks w using (week)
      where w.settlement = 'here' and s.week < ${week}::date and s.amount > 0
        and (s.status = 'held' and ${isWithheld} or s.status = 'owed' and ${isErased})
      for update of s)
    update shares s set status = 'withheld', joined_week = ${week}::date,
      hold_reason = coalesce(s.hold_reason, 'erased')
    from joining j where j.week = s.week and j.member_id = s.member_id
    returning s.week, s.member_id, s.amount, j.status as before`.execute(tx);
  for (const share of rows) {
    await writeAudit(tx, {
      actor: 'system',
      action: 'share_withheld',
      entity: 'share',
      entityId: `${share.week}/${share.member_id}`,
      before: { status: share.before },
      after: { status: 'withheld', joinedWeek: week },
    });
  }
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Takes them out again, because the week is reopened: they are held or owed as before. */
export async function leavePool(tx: Db, week: WeekName): Promise<void> {
  await sql`
    update shares s set joined_week = null,
      status = case when ${isWithheld} then 'held' else 'owed' end,
      hold_reason = case when ${isWithheld} then hold_reason end
    where joined_week = ${week}::date`.execute(tx);
}
