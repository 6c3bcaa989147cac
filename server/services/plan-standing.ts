import { sql } from 'kysely';
import { type BillingMonth, billingMonthAt, PAST_DUE_GRACE_MS } from '#rules/billing.ts';
import { type BillingPeriod, type Plan, planFor } from '#rules/plans.ts';
import type { Db } from '#server/db/connect.ts';

/** How a member stands as a developer. */
export type PlanStanding = {
  plan: Plan;
  period: BillingPeriod;
  source: 'card' | 'coin' | 'grant';
  /** As it is now: what the row says, and `expired` once its time is over. */
  status: 'active' | 'past_due' | 'suspended' | 'expired' | 'cancelled';
  /** Whether keys and apps work: paid, or within the grace after a payment that failed. */
  isUsable: boolean;
  expiresAtMs: number;
  /** Paid until `expiresAtMs`, and not renewed after it. */
  endsAtExpiry: boolean;
  /** From when the billing months count. */
  anchorMs: number;
  /** In which the monthly limits count. */
  month: BillingMonth;
};

/**
 * The plan of a member, or null for one who never had any. The row alone does not tell: a plan ends by
 * itself, whether a job has looked or not. Serves restricted-areas §4.
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

/** What a row of `subscriptions` means at a time. */
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

/** The same of what `readStoredPlan` gives. */
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
