import { sql } from 'kysely';
import { type BillingMonth, billingMonthAt, PAST_DUE_GRACE_MS } from '#rules/plans/billing.ts';
import { type BillingPeriod, type Plan, planFor } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';

/** A member's plan as a developer. */
export type PlanStanding = {
  plan: Plan;
  period: BillingPeriod;
  source: 'card' | 'coin' | 'grant';
  /** The current status: as stored, and `expired` once its time is over. */
  status: 'active' | 'past_due' | 'suspended' | 'expired' | 'cancelled';
  /** True if keys and apps work: paid, or within the grace period after a failed payment. */
  isUsable: boolean;
  expiresAtMs: number;
  /** True if it is paid until `expiresAtMs` without a renewal. */
  endsAtExpiry: boolean;
  /** Start of the billing months. */
  anchorMs: number;
  /** The month that the monthly limits apply to. */
  month: BillingMonth;
};

/**
 * A member's plan; null if they never had one. The row alone is not enough: a plan ends on time, whether or not a job has run.
 */
export async function readPlanStanding(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<PlanStanding | null> {
  const { rows } = await sql<SubscriptionRow>`
    select tier, status, period, source, anchor_at, expires_at, ends_at_expiry
    from subscriptions where member_id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  return row ? standingOf(row, nowMs) : null;
}

export type SubscriptionRow = {
  tier: string;
  status: PlanStanding['status'];
  period: BillingPeriod;
  source: PlanStanding['source'];
  anchor_at: Date;
  expires_at: Date;
  ends_at_expiry: boolean;
};

/** The plan of a row of `subscriptions` at a time. */
export function standingOf(row: SubscriptionRow, nowMs: number): PlanStanding {
  const plan = planFor(row.tier);
  if (!plan) throw new Error(`no plan is called ${row.tier}`);
  const expiresAtMs = row.expires_at.getTime();
  return {
    plan,
    period: row.period,
    source: row.source,
    ...usableUntil(row.status, expiresAtMs, nowMs),
    expiresAtMs,
    endsAtExpiry: row.ends_at_expiry,
    anchorMs: row.anchor_at.getTime(),
    month: billingMonthAt(row.anchor_at.getTime(), nowMs),
  };
}

/** The status of a plan from `readStoredPlan`. */
export function standingOfPlan(
  plan: { status: PlanStanding['status']; expiresMs: number },
  nowMs: number,
): Pick<PlanStanding, 'status' | 'isUsable'> {
  return usableUntil(plan.status, plan.expiresMs, nowMs);
}

function usableUntil(stored: PlanStanding['status'], expiresAtMs: number, nowMs: number) {
  const status: PlanStanding['status'] =
    stored === 'active' && nowMs >= expiresAtMs ? 'expired' : stored;
  const isInGrace = status === 'past_due' && nowMs < expiresAtMs + PAST_DUE_GRACE_MS;
  return { status, isUsable: status === 'active' || isInGrace };
}
