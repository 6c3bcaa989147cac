import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { MOST_OBJECTIONS_A_WEEK } from '#rules/fairness/objections.ts';
import { storableText } from '#rules/names.ts';
import { isoTime } from '#rules/times.ts';
import { distributionMs, isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { noShare, readShareStatus } from '#server/services/weeks/holds.ts';

/**
 * Objects to a share. The member whose share is held can object to the hold, once. Anybody else who earned in that week can
 * object to its payment, in the challenge hour and at most three times a week. Nothing happens before an administrator decides.
 *
 * Throws `not_found` without such a share, `forbidden` for a member without points in the week, `conflict` if it is too late, not
 * held, said before, or too often, and `bad_request` without a reason.
 */
export async function objectToShare(db: Db, by: Acting, input: Objecting): Promise<void> {
  await db.transaction().execute((tx) => objectToShareIn(tx, by, input));
}

/** The share, by week and member, and the reason of the objection. */
export type Objecting = { week: string; memberId: bigint; reason: string };

/** The same, in an open transaction. */
export async function objectToShareIn(tx: Db, by: Acting, input: Objecting): Promise<void> {
  const { week, memberId } = input;
  const reason = storableText(input.reason).trim();
  if (reason === '') throw new AppError('bad_request', (m) => m.refusal_objection_reason());
  if (!isWeekName(week)) throw noShare();
  // One at a time, so that no member exceeds the limit.
  await sql`select pg_advisory_xact_lock(${LOCKS.objections}, hashtext(${String(by.memberId)}))`.execute(
    tx,
  );
  const { status } = await readShareStatus(tx, { week, memberId });
  const said = await readSaid(tx, { week, by: by.memberId });
  if (said.some((each) => each === memberId)) {
    throw new AppError('conflict', (m) => m.refusal_objection_said());
  }
  if (memberId === by.memberId) {
    if (status !== 'held') throw new AppError('conflict', (m) => m.refusal_share_not_held());
  } else {
    await requireMayObject(tx, by, {
      week,
      status,
      count: said.filter((id) => id !== by.memberId).length,
    });
  }
  await sql`
    insert into share_objections (week, member_id, by_member_id, reason, created_at)
    values (${week}::date, ${memberId}::bigint, ${by.memberId}::bigint, ${reason},
      ${isoTime(by.nowMs)}::timestamptz)`.execute(tx);
  await writeAudit(tx, {
    actor: by.telegramId,
    action: 'share_objected',
    entity: 'share',
    entityId: `${week}/${memberId}`,
    after: { reason },
    atMs: by.nowMs,
  });
}

async function requireMayObject(
  tx: Db,
  { memberId, nowMs }: Acting,
  { week, status, count }: { week: string; status: string; count: number },
): Promise<void> {
  if (nowMs >= distributionMs(week)) {
    throw new AppError('conflict', (m) => m.refusal_objection_late());
  }
  const { rows } = await sql`
    select from week_totals where week = ${week}::date and member_id = ${memberId}::bigint
      and points > 0`.execute(tx);
  if (rows.length === 0) {
    throw new AppError('forbidden', (m) => m.refusal_objection_points());
  }
  if (status === 'settled') throw new AppError('conflict', (m) => m.refusal_share_elsewhere());
  if (status === 'held') throw new AppError('conflict', (m) => m.refusal_share_held());
  if (count >= MOST_OBJECTIONS_A_WEEK) {
    throw new AppError('conflict', (m) =>
      m.refusal_objections_most({ most: MOST_OBJECTIONS_A_WEEK }),
    );
  }
}

/** The members whose shares of a week a member has objected to. */
async function readSaid(tx: Db, { week, by }: { week: string; by: bigint }): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from share_objections
    where week = ${week}::date and by_member_id = ${by}::bigint`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** The data of a closed week that only the member sees: why their share is held, and the outcomes of objections. */
export async function readOwnStanding(
  db: Db,
  { week, memberId, nowMs }: { week: string; memberId: bigint; nowMs: number },
) {
  if (!isWeekName(week)) throw new AppError('not_found', (m) => m.refusal_no_week());
  const { rows } = await sql<{
    rank: number | null;
    hold_reason: string | null;
    has_points: boolean;
  }>`
    select (select rank::float8 from shares where week = ${week}::date
        and member_id = ${memberId}::bigint) as rank,
      (select hold_reason from shares where week = ${week}::date
        and member_id = ${memberId}::bigint and status = 'held') as hold_reason,
      exists (select from week_totals where week = ${week}::date
        and member_id = ${memberId}::bigint and points > 0) as has_points`.execute(db);
  const objections = await sql<{
    member_id: bigint;
    reason: string;
    created_at: Date;
    upheld: boolean | null;
    note: string | null;
  }>`
    select member_id, reason, created_at, upheld, note from share_objections
    where week = ${week}::date and by_member_id = ${memberId}::bigint order by id`.execute(db);
  const others = objections.rows.filter((each) => each.member_id !== memberId).length;
  const isOpen = rows[0]?.has_points === true && nowMs < distributionMs(week);
  return {
    userId: String(memberId),
    rank: rows[0]?.rank ?? null,
    holdReason: rows[0]?.hold_reason ?? null,
    objections: objections.rows.map((row) => ({
      userId: String(row.member_id),
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      upheld: row.upheld,
      note: row.note,
    })),
    objectionsLeft: isOpen ? Math.max(0, MOST_OBJECTIONS_A_WEEK - others) : 0,
  };
}
