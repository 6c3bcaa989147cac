import { sql } from 'kysely';
import { MAX_SHOWN_REQUESTS, type PlanRequest } from '#contract/developer/plan-requests.ts';
import { AppError } from '#contract/errors.ts';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { storableText } from '#rules/names.ts';
import type { ArrangedCoin } from '#rules/plans/arrangements.ts';
import type { PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { requireDailyRoom } from '#server/services/audit/daily-limit.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { lockBilling } from '../subscription-rows.ts';
import {
  auditedRequest,
  lockRequest,
  type PlanRequestRow,
  requestColumns,
  requestOf,
  requireOpen,
} from './rows.ts';

/** A member's wish for a plan by arrangement (docs/spec/developers.md#8-plans-by-arrangement). */
export type PlanWish = {
  tierId: PlanId;
  /** 1 to `MAX_GRANT_MONTHS`. */
  months: number;
  coin: ArrangedCoin;
  /** The member's contact for the owner, in one line. */
  contact: string;
};

/** Returns whether there is an owner who could arrange a payment. */
export async function canArrange(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from members where role = 'owner') as found`.execute(db);
  return rows[0]?.found === true;
}

/** A member's own requests, newest first. */
export async function readOwnPlanRequests(
  db: Db,
  { memberId }: { memberId: bigint },
): Promise<PlanRequest[]> {
  const { rows } = await sql<PlanRequestRow>`
    select ${requestColumns} from plan_requests r where r.member_id = ${memberId}::bigint
    order by r.id desc limit ${sql.lit(MAX_SHOWN_REQUESTS)}`.execute(db);
  return rows.map(requestOf);
}

/**
 * Asks the owner for a plan by arrangement. This pays and grants nothing. Throws `payments_not_configured` without an owner, and
 * `conflict` while another request is open or at the day's limit.
 */
export async function requestPlan(db: Db, member: Acting, wish: PlanWish): Promise<PlanRequest> {
  if (!(await canArrange(db))) {
    throw new AppError('payments_not_configured', (m) => m.refusal_no_owner());
  }
  return db.transaction().execute(async (tx) => {
    await lockBilling(tx, member.memberId);
    await requireNoneOpen(tx, member.memberId);
    await requireDailyRoom(tx, {
      actor: member.telegramId,
      actions: ['plan_requested'],
      most: DAILY_LIMITS.planRequests,
      nowMs: member.nowMs,
    });
    const { rows } = await sql<PlanRequestRow>`
      insert into plan_requests as r (member_id, tier, months, coin, contact, created_at)
      values (${member.memberId}::bigint, ${wish.tierId}, ${wish.months}::int, ${wish.coin},
        ${storableText(wish.contact.trim())}, ${isoTime(member.nowMs)}::timestamptz)
      returning ${requestColumns}`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('the request was not written');
    await writeAudit(tx, {
      ...entryOf(member, 'plan_requested', row),
      after: auditedRequest(row),
    });
    return requestOf(row);
  });
}

/** Withdraws the member's own request; a repeat changes nothing. Throws `not_found`, and `conflict` once it was decided. */
export async function withdrawPlanRequest(
  db: Db,
  member: Acting,
  { requestId }: { requestId: bigint },
): Promise<PlanRequest> {
  return db.transaction().execute(async (tx) => {
    const before = await lockRequest(tx, { requestId, memberId: member.memberId });
    if (before.status === 'withdrawn') return requestOf(before);
    requireOpen(before);
    // The contact is no longer needed.
    const { rows } = await sql<PlanRequestRow>`
      update plan_requests r set status = 'withdrawn', contact = null,
        ended_at = ${isoTime(member.nowMs)}::timestamptz
      where r.id = ${requestId}::bigint returning ${requestColumns}`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('the request was not written');
    await writeAudit(tx, {
      ...entryOf(member, 'plan_request_withdrawn', row),
      before: auditedRequest(before),
      after: auditedRequest(row),
    });
    return requestOf(row);
  });
}

async function requireNoneOpen(tx: Db, memberId: bigint): Promise<void> {
  const { rows } = await sql`
    select 1 from plan_requests where member_id = ${memberId}::bigint and status = 'open'`.execute(
    tx,
  );
  if (rows.length === 0) return;
  throw new AppError('conflict', (m) => m.refusal_request_open());
}

function entryOf(member: Acting, action: string, row: PlanRequestRow) {
  return {
    actor: member.telegramId,
    action,
    entity: 'plan_request',
    entityId: String(row.id),
    atMs: member.nowMs,
  };
}
