import { sql } from 'kysely';
import type { PlanRequest } from '#contract/developer/plan-requests.ts';
import { AppError } from '#contract/errors.ts';
import type { ArrangedCoin } from '#rules/plans/arrangements.ts';
import type { PlanId } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';

/** A row of `plan_requests`. */
export type PlanRequestRow = {
  id: bigint;
  member_id: bigint;
  tier: PlanId;
  months: number;
  coin: ArrangedCoin;
  contact: string | null;
  status: PlanRequest['status'];
  created_at: Date;
  ended_at: Date | null;
  received: string | null;
  reason: string | null;
  begins_at: Date | null;
  expires_at: Date | null;
};

/** The columns of a {@link PlanRequestRow}, from `plan_requests r`. */
export const requestColumns = sql`r.id, r.member_id, r.tier, r.months, r.coin, r.contact, r.status, r.created_at,
  r.ended_at, r.received, r.reason, r.begins_at, r.expires_at`;

export function requestOf(row: PlanRequestRow): PlanRequest {
  return {
    id: String(row.id),
    tierId: row.tier,
    months: row.months,
    coin: row.coin,
    contact: row.contact,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    received: row.received,
    reason: row.reason,
    beginsAt: row.begins_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

/** The request for the audit log, which keeps everything for good: without the contact. */
export function auditedRequest(row: PlanRequestRow): object {
  const { tierId, months, coin, status, received, reason, expiresAt } = requestOf(row);
  const memberId = String(row.member_id);
  return { memberId, tier: tierId, months, coin, status, received, reason, expiresAt };
}

/**
 * Locks the member's payments and reads the request in its current state, so that withdrawals, grants and declines come one after
 * the other, and none at the same time as a purchase. Throws `not_found`; also for another member's request, if `memberId` is
 * given.
 */
export async function lockRequest(
  tx: Db,
  { requestId, memberId = null }: { requestId: bigint; memberId?: bigint | null },
): Promise<PlanRequestRow> {
  // The member first, as in every purchase: with another order, two of them could wait for each other.
  await sql`
    select from members where id = (select member_id from plan_requests where id = ${requestId}::bigint)
    for update`.execute(tx);
  const { rows } = await sql<PlanRequestRow>`
    select ${requestColumns} from plan_requests r
    where r.id = ${requestId}::bigint
      and (${memberId}::bigint is null or r.member_id = ${memberId}::bigint)`.execute(tx);
  const [row] = rows;
  if (!row)
    throw new AppError('not_found', (m) => m.refusal_request_none({ id: String(requestId) }));
  return row;
}

/** Throws `conflict` with the current state unless the request is still open. */
export function requireOpen({ status }: PlanRequestRow): void {
  if (status !== 'open')
    throw new AppError('conflict', (m) =>
      m.refusal_request_over({ state: status === 'withdrawn' ? 'other' : status }),
    );
}
