import { sql } from 'kysely';
import type { PaymentMethods, Subscription } from '#contract/developer/subscription.ts';
import { formatAmount } from '#rules/amounts.ts';
import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { type BillingMonth, calendarMonthAt, PAST_DUE_GRACE_MS } from '#rules/plans/billing.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { checkoutOriginOf } from './cards/pages.ts';
import { findOpenInvoice, showInvoice } from './coins/invoice-rows.ts';
import { readCredit } from './credits.ts';
import { type PlanStanding, readPlanStanding } from './standing.ts';

// Only the API tells these reasons.
const ENGLISH = messagesIn('en');

/** The configured payment methods for plans, and the reasons why a method is missing. */
export function paymentMethods(
  configured: { cardRoot: string | null; coin: boolean },
  currency: string,
): Omit<PaymentMethods, 'arrangement' | 'freeRequests'> {
  const { cardRoot, coin } = configured;
  return {
    card: cardRoot !== null,
    coin,
    checkoutOrigin: cardRoot === null ? null : checkoutOriginOf(cardRoot),
    cardReason: cardRoot !== null ? null : ENGLISH.refusal_no_cards(),
    coinReason: coin ? null : ENGLISH.refusal_no_coins({ coin: currency }),
  };
}

/** The member's plan, its use, and payments under way. */
export async function readSubscription(
  db: Db,
  input: { memberId: bigint; nowMs: number; coin: Coin; payments: PaymentMethods },
): Promise<Subscription> {
  const { memberId, nowMs, coin, payments } = input;
  const standing = await readPlanStanding(db, { memberId, nowMs });
  const open = await findOpenInvoice(db, { memberId, nowMs });
  const isShown = open !== undefined && open.watched_at !== null;
  const credit = await readCredit(db, memberId);
  const active = standing?.isUsable ? standing : null;
  const month = active?.month ?? calendarMonthAt(nowMs);
  const isUnpaid = standing?.status === 'past_due' || standing?.status === 'suspended';
  return {
    ...showStanding(standing),
    limits: active?.plan.limits ?? { ...WITHOUT_PLAN, apiRequests: payments.freeRequests },
    usage: await readUsage(db, memberId, month),
    usageResetsAt: isoTime(month.endMs),
    credit: credit < 0n ? `-${formatAmount(-credit)}` : formatAmount(credit),
    payments,
    payUrl: isUnpaid && standing.source === 'card' ? await readPayUrl(db, memberId) : null,
    openInvoice: isShown ? await showInvoice(db, open, { coin, nowMs }) : null,
  };
}

function showStanding(standing: PlanStanding | null) {
  if (standing === null) {
    return {
      tier: null,
      period: null,
      status: 'none' as const,
      source: null,
      expiresAt: null,
      endsAtExpiry: false,
      graceUntil: null,
    };
  }
  const { plan, period, status, source, expiresAtMs, endsAtExpiry } = standing;
  const graceMs = expiresAtMs + PAST_DUE_GRACE_MS;
  return {
    tier: plan.id,
    period,
    status,
    source,
    endsAtExpiry,
    expiresAt: isoTime(expiresAtMs),
    graceUntil: status === 'past_due' ? isoTime(graceMs) : null,
  };
}

/** The page where the latest subscription's open invoice is paid. */
async function readPayUrl(db: Db, memberId: bigint): Promise<string | null> {
  const { rows } = await sql<{ pay_url: string | null }>`
    select pay_url from card_subscriptions where member_id = ${memberId}::bigint
    order by linked_at desc, id desc limit 1`.execute(db);
  return rows[0]?.pay_url ?? null;
}

async function readUsage(db: Db, memberId: bigint, month: BillingMonth) {
  const from = isoTime(month.startMs);
  const { rows } = await sql<{ api_requests: number; webhooks: number; apps: number }>`
    select coalesce(sum(api_requests), 0)::float8 as api_requests, coalesce(sum(webhooks), 0)::float8 as webhooks,
      (select count(*)::int from apps where member_id = ${memberId}::bigint and removed_at is null) as apps
    from plan_usage where member_id = ${memberId}::bigint and month_start = ${from}::timestamptz`.execute(
    db,
  );
  const [row] = rows;
  return {
    apiRequests: row?.api_requests ?? 0,
    webhooks: row?.webhooks ?? 0,
    apps: row?.apps ?? 0,
  };
}
