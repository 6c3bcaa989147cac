import { sql } from 'kysely';
import { type PlanNotice, planNotice, quotaNotice } from '#rules/plans/notices.ts';
import { planFor } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { deliver } from '#server/services/telegram/messages.ts';
import { type SubscriptionRow, standingOf } from './standing.ts';

const DAY_MS = 86_400_000;
/** The most notices sent at once; the next minute sends more. */
const MOST_AT_ONCE = 200;

type Due = {
  memberId: bigint;
  telegramId: string;
  kind: PlanNotice;
  aboutMs: number;
  plan: string;
};

export type NoticeDeps = {
  db: Db;
  /** If null, there is no bot: nothing is claimed, and nothing lost. */
  telegram: TelegramBot | null;
  messagesFor: MessagesFor;
  /** Link to the plans page. */
  pageUrl: string;
  now: () => number;
};

/**
 * Makes the bot tell members, once each, that a plan without renewal is ending, and that its monthly requests or webhooks are
 * nearly or all used. A notice is claimed before it is sent, so one that a crash cuts off is not sent twice.
 *
 * @returns one line about the run
 */
export async function sendPlanNotices(deps: NoticeDeps): Promise<string> {
  const { db, telegram, now } = deps;
  const nowMs = now();
  const due = [...(await findEnding(db, nowMs)), ...(await findUsedUp(db, nowMs))];
  if (telegram === null) return `no bot is configured; ${due.length} notices wait`;
  let sent = 0;
  for (const notice of due.slice(0, MOST_AT_ONCE)) {
    if (!(await claim(db, notice, nowMs))) continue;
    const outcome = await send(deps, telegram, notice);
    // Nothing was sent, and the others would fail the same way. The next minute continues.
    if (outcome === 'busy') {
      await release(db, notice);
      break;
    }
    await sql`
      update plan_notices set outcome = ${outcome} where member_id = ${notice.memberId}::bigint
        and kind = ${notice.kind} and about = ${isoTime(notice.aboutMs)}::timestamptz`.execute(db);
    if (outcome === 'sent') sent += 1;
  }
  return `${sent} notices sent`;
}

async function send(deps: NoticeDeps, telegram: TelegramBot, notice: Due) {
  const { telegramId, kind, aboutMs, plan } = notice;
  const m = await deps.messagesFor(deps.db, telegramId);
  const html = planNotice(m, { kind, aboutMs, plan, pageUrl: deps.pageUrl });
  const failure = await deliver(deps.db, telegram, { chatId: telegramId, html });
  if (failure === null) return 'sent';
  switch (failure.kind) {
    case 'refused':
      return 'failed';
    case 'no_answer':
      // It may have arrived, and never is better than twice.
      return 'unclear';
    default:
      return failure.kind;
  }
}

async function claim(db: Db, { memberId, kind, aboutMs }: Due, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into plan_notices (member_id, kind, about, claimed_at)
    values (${memberId}::bigint, ${kind}, ${isoTime(aboutMs)}::timestamptz, ${isoTime(nowMs)}::timestamptz)
    on conflict do nothing returning member_id`.execute(db);
  return rows.length > 0;
}

async function release(db: Db, { memberId, kind, aboutMs }: Due): Promise<void> {
  await sql`
    delete from plan_notices where member_id = ${memberId}::bigint and kind = ${kind}
      and about = ${isoTime(aboutMs)}::timestamptz and outcome is null`.execute(db);
}

type EndingRow = { member_id: bigint; telegram_id: string; tier: string; expires_at: Date };

// Finds plans a week and a day before their end. Plans shorter than a week, or found late, only get the second notice.
async function findEnding(db: Db, nowMs: number): Promise<Due[]> {
  const { rows } = await sql<EndingRow>`
    select s.member_id, m.telegram_id::text as telegram_id, s.tier, s.expires_at
    from subscriptions s join members m on m.id = s.member_id
    where s.status = 'active' and s.ends_at_expiry
      and s.expires_at > ${isoTime(nowMs)}::timestamptz
      and s.expires_at <= ${isoTime(nowMs + 7 * DAY_MS)}::timestamptz
      and not exists (select from plan_notices n where n.member_id = s.member_id and n.about = s.expires_at
        and n.kind = case when s.expires_at <= ${isoTime(nowMs + DAY_MS)}::timestamptz
          then 'ends_in_1_day' else 'ends_in_7_days' end)
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ member_id, telegram_id, tier, expires_at }) => {
    const isLast = expires_at.getTime() - nowMs <= DAY_MS;
    return {
      memberId: member_id,
      telegramId: telegram_id,
      kind: isLast ? 'ends_in_1_day' : 'ends_in_7_days',
      aboutMs: expires_at.getTime(),
      plan: planFor(tier)?.name ?? tier,
    };
  });
}

type UsedRow = SubscriptionRow & {
  member_id: bigint;
  telegram_id: string;
  month_start: Date;
  api_requests: number;
  webhooks: number;
  told: string[];
};

async function findUsedUp(db: Db, nowMs: number): Promise<Due[]> {
  const { rows } = await sql<UsedRow>`
    select u.member_id, m.telegram_id::text as telegram_id, s.tier, s.status, s.period, s.source, s.anchor_at,
      s.expires_at, s.ends_at_expiry, u.month_start, u.api_requests::float8 as api_requests,
      u.webhooks::float8 as webhooks,
      coalesce((select json_agg(n.kind) from plan_notices n
        where n.member_id = u.member_id and n.about = u.month_start), '[]') as told
    from plan_usage u join subscriptions s on s.member_id = u.member_id join members m on m.id = u.member_id
    where u.month_start > ${isoTime(nowMs - 32 * DAY_MS)}::timestamptz
      and s.status in ('active', 'past_due')`.execute(db);
  return rows.flatMap((row): Due[] => {
    const { plan, month, isUsable } = standingOf(row, nowMs);
    if (!isUsable || month.startMs !== row.month_start.getTime()) return [];
    const { limits } = plan;
    const { api_requests, webhooks, told } = row;
    const kinds = [
      quotaNotice('apiRequests', { used: api_requests, limit: limits.apiRequests, told }),
      quotaNotice('webhooks', { used: webhooks, limit: limits.webhooks, told }),
    ].filter((kind) => kind !== null);
    const about = { memberId: row.member_id, telegramId: row.telegram_id };
    return kinds.map((kind) => ({ ...about, kind, aboutMs: month.startMs, plan: plan.name }));
  });
}
