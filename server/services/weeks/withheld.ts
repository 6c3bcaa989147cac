import { sql } from 'kysely';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';

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

/**
 * Puts the withheld shares of earlier weeks into the pool of a week that is about to be closed; from then on they cannot be
 * released (docs/spec/week.md#17-withheld-shares). Only shares that this site would pay.
 *
 * @returns their sum, in units
 */
export async function joinPool(tx: Db, week: WeekName): Promise<bigint> {
  const { rows } = await sql<{ week: string; member_id: bigint; amount: bigint }>`
    update shares s set status = 'withheld', joined_week = ${week}::date from weeks w
    where w.week = s.week and w.settlement = 'here' and s.week < ${week}::date
      and s.status = 'held' and s.amount > 0 and ${isWithheld}
    returning s.week, s.member_id, s.amount`.execute(tx);
  for (const share of rows) {
    await writeAudit(tx, {
      actor: 'system',
      action: 'share_withheld',
      entity: 'share',
      entityId: `${share.week}/${share.member_id}`,
      before: { status: 'held' },
      after: { status: 'withheld', joinedWeek: week },
    });
  }
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Takes them out again, because the week is reopened: they are held as before. */
export async function leavePool(tx: Db, week: WeekName): Promise<void> {
  await sql`
    update shares set status = 'held', joined_week = null where joined_week = ${week}::date`.execute(
    tx,
  );
}
