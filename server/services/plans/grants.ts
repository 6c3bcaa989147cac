import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { endAfter } from '#rules/plans/billing.ts';
import type { PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import {
  type PlanStanding,
  readPlanStanding,
  type SubscriptionRow,
  standingOf,
} from './standing.ts';

const MONTHS_OF_A_YEAR = 12;

export type PlanGrant = {
  telegramId: string;
  tier: PlanId;
  /** 1 to `MAX_GRANT_MONTHS`. */
  months: number;
  nowMs: number;
  /** The name in the audit log: a Telegram id, or `operator`. */
  actor: string;
};

/** The changes made by a grant. */
export type PlanGrantOutcome = {
  before: PlanStanding | null;
  beginsMs: number;
  expiresAtMs: number;
};

/**
 * Grants a member a plan without payment here: on a site without payments, as a favour, or for a payment by arrangement. The same
 * plan is extended from its end; a different one begins now. A dry run changes nothing.
 *
 * Throws `not_found` for an unknown member, and `conflict` while a paid plan is active, since a grant would replace it.
 */
export async function grantPlan(
  db: Db,
  { isDryRun, ...grant }: Omit<PlanGrant, 'actor'> & { isDryRun: boolean },
): Promise<PlanGrantOutcome> {
  return db.transaction().execute(async (tx) => {
    const work = await prepareGrant(tx, { ...grant, actor: OPERATOR });
    if (!isDryRun) await writeGrant(tx, work);
    return outcomeOf(work);
  });
}

/** The same, in the caller's transaction. */
export async function grantPlanWithin(tx: Db, grant: PlanGrant): Promise<PlanGrantOutcome> {
  const work = await prepareGrant(tx, grant);
  await writeGrant(tx, work);
  return outcomeOf(work);
}

type GrantWork = PlanGrant & PlanGrantOutcome & { memberId: bigint; goesOn: boolean };

async function prepareGrant(tx: Db, grant: PlanGrant): Promise<GrantWork> {
  const { telegramId, tier, months, nowMs } = grant;
  const memberId = await lockMember(tx, telegramId);
  const before = await readPlanStanding(tx, { memberId, nowMs });
  if (before?.isUsable && before.source !== 'grant') {
    const until = isoTime(before.expiresAtMs);
    throw new AppError('conflict', (m) =>
      m.refusal_grant_paid({ id: String(telegramId), plan: before.plan.name, time: until }),
    );
  }
  const goesOn = before?.isUsable === true && before.plan.id === tier;
  const beginsMs = goesOn ? before.expiresAtMs : nowMs;
  const anchorMs = goesOn ? before.anchorMs : nowMs;
  const expiresAtMs = endAfter(anchorMs, beginsMs, months);
  return { ...grant, memberId, goesOn, before, beginsMs, expiresAtMs };
}

function outcomeOf({ before, beginsMs, expiresAtMs }: GrantWork): PlanGrantOutcome {
  return { before, beginsMs, expiresAtMs };
}

async function lockMember(tx: Db, telegramId: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint for no key update`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', `There is no member ${telegramId}.`);
  return row.id;
}

async function writeGrant(tx: Db, grant: GrantWork): Promise<void> {
  const { memberId, tier, before } = grant;
  const [now, ends] = [isoTime(grant.nowMs), isoTime(grant.expiresAtMs)];
  const period = grant.months >= MONTHS_OF_A_YEAR ? 'yearly' : 'monthly';
  await sql`
    insert into subscriptions as s (member_id, tier, status, period, source, anchor_at, expires_at,
      ends_at_expiry, changed_at)
    values (${memberId}::bigint, ${tier}, 'active', ${period}, 'grant', ${now}::timestamptz,
      ${ends}::timestamptz, true, ${now}::timestamptz)
    on conflict (member_id) do update set tier = excluded.tier, status = excluded.status,
      period = excluded.period, source = excluded.source, expires_at = excluded.expires_at,
      ends_at_expiry = excluded.ends_at_expiry, changed_at = excluded.changed_at,
      anchor_at = case when ${grant.goesOn}::boolean then s.anchor_at else excluded.anchor_at end`.execute(
    tx,
  );
  await writeAudit(tx, {
    actor: grant.actor,
    action: 'plan_granted',
    entity: 'member',
    entityId: String(memberId),
    ...(before && {
      before: {
        tier: before.plan.id,
        status: before.status,
        expiresAt: isoTime(before.expiresAtMs),
      },
    }),
    after: { tier, months: grant.months, expiresAt: ends },
    atMs: grant.nowMs,
  });
}

/** All plans, current and past, with this month's use. */
export async function listPlans(
  db: Db,
  nowMs: number,
): Promise<{ telegramId: string; standing: PlanStanding; used: number }[]> {
  const { rows } = await sql<SubscriptionRow & { telegram_id: bigint; used: bigint }>`
    select m.telegram_id, s.tier, s.status, s.period, s.source, s.anchor_at, s.expires_at, s.ends_at_expiry,
      coalesce((select u.api_requests from plan_usage u where u.member_id = s.member_id
        and u.month_start = billing_month_start(s.anchor_at, ${isoTime(nowMs)}::timestamptz, 0)), 0)::bigint as used
    from subscriptions s join members m on m.id = s.member_id
    order by s.expires_at, m.id`.execute(db);
  return rows.map((row) => ({
    telegramId: String(row.telegram_id),
    standing: standingOf(row, nowMs),
    used: Number(row.used),
  }));
}
