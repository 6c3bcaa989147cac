import { type RawBuilder, sql } from 'kysely';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { storableText } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { planFor } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { nameOf } from '#server/services/members/names.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';
import { grantPlanWithin } from '../grants.ts';
import { type SubscriptionRow, standingOf } from '../standing.ts';
import {
  auditedRequest,
  lockRequest,
  type PlanRequestRow,
  requestColumns,
  requestOf,
  requireOpen,
} from './rows.ts';

/** Lists all requests: open ones first, longest waiting on top; then the others, newest first. */
export async function readPlanRequests(
  db: Db,
  { page, limit, nowMs }: { page: number; limit: number; nowMs: number },
): Promise<{
  requests: AdminPlanRequest[];
  pagination: { total: number; page: number; totalPages: number };
}> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from plan_requests`.execute(db);
  const total = rows[0]?.total ?? 0;
  const requests = await readWithMember(db, {
    nowMs,
    rest: sql`order by r.status <> 'open', case when r.status = 'open' then r.id else -r.id end
      limit ${limit} offset ${(page - 1) * limit}`,
  });
  return { requests, pagination: { total, page, totalPages: countPages(total, limit) } };
}

/**
 * Grants the requested plan once, as `plan grant` does, and notes what was received for it. Throws `not_found`, and `conflict` if
 * the request is no longer open or a paid plan is active.
 */
export async function grantPlanRequest(
  db: Db,
  owner: Acting,
  { requestId, received }: { requestId: bigint; received: string },
): Promise<AdminPlanRequest> {
  return decide(db, owner, { requestId, action: 'plan_request_granted' }, async (tx, request) => {
    const { tier, months } = request;
    const { beginsMs, expiresAtMs } = await grantPlanWithin(tx, {
      telegramId: await telegramIdOf(tx, request.member_id),
      tier,
      months,
      nowMs: owner.nowMs,
      actor: owner.telegramId,
    });
    return sql`status = 'granted', received = ${storableText(received.trim())},
      begins_at = ${isoTime(beginsMs)}::timestamptz, expires_at = ${isoTime(expiresAtMs)}::timestamptz`;
  });
}

/** Declines a request with a reason for its member. Throws `not_found`, and `conflict` if it is no longer open. */
export async function declinePlanRequest(
  db: Db,
  owner: Acting,
  { requestId, reason }: { requestId: bigint; reason: string },
): Promise<AdminPlanRequest> {
  return decide(db, owner, { requestId, action: 'plan_request_declined' }, async () => {
    return sql`status = 'declined', reason = ${storableText(reason.trim())}`;
  });
}

/**
 * Tells the member the decision. Never throws: the decision holds even if Telegram fails, and the plans page shows it. Call it
 * after the commit.
 */
export async function tellRequester(
  deps: {
    db: Db;
    telegram: TelegramBot | null;
    messagesFor: MessagesFor;
    report(error: unknown, what: string): void;
  },
  { request }: { request: AdminPlanRequest },
): Promise<void> {
  if (deps.telegram === null) return;
  const plan = planFor(request.tierId)?.name ?? request.tierId;
  const telegramId = request.memberTelegramId;
  try {
    const m = await deps.messagesFor(deps.db, telegramId);
    const html =
      request.status === 'granted'
        ? m.bot_plan_granted({ plan, day: request.expiresAt?.slice(0, 10) ?? '' })
        : m.bot_plan_declined({ plan, reason: request.reason ?? '' });
    await sendToMember(deps.db, deps.telegram, { telegramId, html });
  } catch (error) {
    deps.report(error, 'telling a member about their request for a plan');
  }
}

/** Ends an open request with the values in `change` and an audit entry, in one transaction. */
async function decide(
  db: Db,
  owner: Acting,
  { requestId, action }: { requestId: bigint; action: string },
  change: (tx: Db, request: PlanRequestRow) => Promise<RawBuilder<unknown>>,
): Promise<AdminPlanRequest> {
  return db.transaction().execute(async (tx) => {
    const before = await lockRequest(tx, { requestId });
    requireOpen(before);
    const set = await change(tx, before);
    const { rows } = await sql<PlanRequestRow>`
      update plan_requests r set ${set}, decided_by = ${owner.memberId}::bigint,
        ended_at = ${isoTime(owner.nowMs)}::timestamptz
      where r.id = ${requestId}::bigint returning ${requestColumns}`.execute(tx);
    const [after] = rows;
    if (!after) throw new Error('the request was not written');
    await writeAudit(tx, {
      actor: owner.telegramId,
      action,
      entity: 'plan_request',
      entityId: String(requestId),
      before: auditedRequest(before),
      after: auditedRequest(after),
      atMs: owner.nowMs,
    });
    const [request] = await readWithMember(tx, {
      nowMs: owner.nowMs,
      rest: sql`where r.id = ${requestId}::bigint`,
    });
    if (!request) throw new Error('the request was not written');
    return request;
  });
}

async function telegramIdOf(tx: Db, memberId: bigint): Promise<string> {
  const { rows } = await sql<{ telegram_id: bigint }>`
    select telegram_id from members where id = ${memberId}::bigint`.execute(tx);
  return String(rows[0]?.telegram_id);
}

type WithMember = PlanRequestRow & {
  telegram_id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

async function readWithMember(
  db: Db,
  { nowMs, rest }: { nowMs: number; rest: RawBuilder<unknown> },
): Promise<AdminPlanRequest[]> {
  const { rows } = await sql<WithMember>`
    select ${requestColumns}, m.telegram_id, m.username, m.first_name, m.last_name
    from plan_requests r join members m on m.id = r.member_id ${rest}`.execute(db);
  const plans = await readPlans(
    db,
    rows.map(({ member_id }) => member_id),
    nowMs,
  );
  return rows.map((row) => ({
    ...requestOf(row),
    memberTelegramId: String(row.telegram_id),
    memberName: nameOf(row),
    currentPlan: plans.get(row.member_id) ?? null,
  }));
}

/** The active plans, by member. */
async function readPlans(db: Db, memberIds: readonly bigint[], nowMs: number) {
  const { rows } = await sql<SubscriptionRow & { member_id: bigint }>`
    select member_id, tier, status, period, source, anchor_at, expires_at, ends_at_expiry
    from subscriptions where member_id = any(${memberIds.map(String)}::bigint[])`.execute(db);
  const usable = rows
    .map((row) => ({ memberId: row.member_id, ...standingOf(row, nowMs) }))
    .filter(({ isUsable }) => isUsable);
  return new Map(
    usable.map(({ memberId, plan, source, expiresAtMs }) => [
      memberId,
      { tierId: plan.id, source, expiresAt: isoTime(expiresAtMs) },
    ]),
  );
}
