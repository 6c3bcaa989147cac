import { sql } from 'kysely';
import { type Apply, askCheckout, askSubscription, type CardSyncDeps } from './card-sync.ts';
import { timeOf } from './subscription-rows.ts';

/** Webhooks come within seconds; what is older and not told of is asked for. */
const AFTER_MS = 5 * 60_000;
const AGAIN_MS = 15 * 60_000;
const MOST_AT_ONCE = 20;

/**
 * Asks Stripe for payments and renewals of which no webhook has told: one that got lost costs nobody a plan, and
 * gives nobody one for good. Throws when Stripe gives no answer.
 */
export async function reconcileCards(deps: CardSyncDeps): Promise<string> {
  const { db, now } = deps;
  const { rows: pages } = await sql<{ session_id: string }>`
    select session_id from card_checkouts where status = 'open' and kind = 'checkout' and session_id is not null
      and created_at < ${timeOf(now() - AFTER_MS)}::timestamptz
    order by created_at desc limit ${MOST_AT_ONCE}`.execute(db);
  const { rows: subscriptions } = await sql<{ id: string }>`
    select id from card_subscriptions where status in ('active', 'past_due')
      and paid_until < ${timeOf(now())}::timestamptz and checked_at < ${timeOf(now() - AGAIN_MS)}::timestamptz
    order by checked_at limit ${MOST_AT_ONCE}`.execute(db);
  const apply = async (change: Apply) => db.transaction().execute(change);
  for (const { session_id } of pages) await apply(await askCheckout(deps, session_id));
  for (const { id } of subscriptions) await apply(await askSubscription(deps, id));
  // Without a session nobody ever had the page.
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${timeOf(now())}::timestamptz
    where status = 'open' and (session_id is null or kind = 'change')
      and expires_at < ${timeOf(now())}::timestamptz`.execute(db);
  return `${pages.length} payment pages and ${subscriptions.length} subscriptions asked for`;
}
