import { sql } from 'kysely';
import type { BillingPeriod, PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { PlanStanding } from './standing.ts';

/** A row of `subscriptions` with its times in ms. */
export type StoredPlan = {
  tier: PlanId;
  status: PlanStanding['status'];
  period: BillingPeriod;
  source: PlanStanding['source'];
  anchorMs: number;
  expiresMs: number;
  endsAtExpiry: boolean;
};

/** Serializes changes to a member's payments. Call it before reading anything. */
export async function lockBilling(tx: Db, memberId: bigint): Promise<void> {
  await sql`select from members where id = ${memberId}::bigint for update`.execute(tx);
}

type Row = {
  tier: PlanId;
  status: PlanStanding['status'];
  period: BillingPeriod;
  source: PlanStanding['source'];
  anchor_at: Date;
  expires_at: Date;
  ends_at_expiry: boolean;
};

export async function readStoredPlan(db: Db, memberId: bigint): Promise<StoredPlan | null> {
  const { rows } = await sql<Row>`
    select tier, status, period, source, anchor_at, expires_at, ends_at_expiry
    from subscriptions where member_id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { tier, status, period, source } = row;
  return {
    tier,
    status,
    period,
    source,
    anchorMs: row.anchor_at.getTime(),
    expiresMs: row.expires_at.getTime(),
    endsAtExpiry: row.ends_at_expiry,
  };
}

/**
 * Stores a member's plan, with an audit entry if anything changed. Call it in the transaction that caused the change,
 * after `lockBilling`.
 */
export async function writePlan(
  tx: Db,
  input: { memberId: bigint; plan: StoredPlan; nowMs: number; actor?: string },
): Promise<void> {
  const { memberId, plan, nowMs } = input;
  const before = await readStoredPlan(tx, memberId);
  if (before !== null && isSame(before, plan)) return;
  const { tier, status, period, source, endsAtExpiry } = plan;
  const [anchorAt, expiresAt, now] = [plan.anchorMs, plan.expiresMs, nowMs].map(isoTime);
  await sql`
    insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at, ends_at_expiry, changed_at)
    values (${memberId}::bigint, ${tier}, ${status}, ${period}, ${source}, ${anchorAt}::timestamptz,
      ${expiresAt}::timestamptz, ${endsAtExpiry}::boolean, ${now}::timestamptz)
    on conflict (member_id) do update set tier = excluded.tier, status = excluded.status, period = excluded.period,
      source = excluded.source, anchor_at = excluded.anchor_at, expires_at = excluded.expires_at,
      ends_at_expiry = excluded.ends_at_expiry, changed_at = excluded.changed_at`.execute(tx);
  await writeAudit(tx, {
    actor: input.actor ?? 'system',
    action: 'subscription_changed',
    entity: 'subscription',
    entityId: String(memberId),
    ...(before === null ? {} : { before: shown(before) }),
    after: shown(plan),
    atMs: nowMs,
  });
}

function isSame(one: StoredPlan, other: StoredPlan): boolean {
  return (
    JSON.stringify(shown(one)) === JSON.stringify(shown(other)) && one.anchorMs === other.anchorMs
  );
}

function shown({ tier, status, period, source, expiresMs, endsAtExpiry }: StoredPlan) {
  return { tier, status, period, source, expiresAt: isoTime(expiresMs), endsAtExpiry };
}
