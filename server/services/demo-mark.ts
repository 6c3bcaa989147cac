import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** What a database holds: nothing yet, the invented community, or a real one. */
export type Contents = 'empty' | 'demo' | 'community';

/** Tells invented points from real ones, so that the two never meet in one ledger. */
export async function findContents(db: Db): Promise<Contents> {
  const { rows } = await sql<{ demo: boolean; events: boolean }>`
    select exists (select from settings where key = 'demo') as demo,
           exists (select from activity_events) as events`.execute(db);
  if (rows[0]?.demo) return 'demo';
  return rows[0]?.events ? 'community' : 'empty';
}

/** Marks the database as a demo for good; only `clearDemo` takes the mark away. */
export async function markDemo(db: Db): Promise<void> {
  await sql`insert into settings (key, value) values ('demo', 'true') on conflict do nothing`.execute(
    db,
  );
}

/** Empties a demo database. Throws when it is not marked as one. */
export async function clearDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await findContents(tx)) !== 'demo') throw new Error('This is no demo database.');
    await sql`
      truncate members, member_totals, activity_events, point_entries, day_totals, week_totals,
        weeks, shares, payments, payment_outputs, payment_shares, jobs, submissions, showcase_state,
        showcase_removed, audit_log,
        sessions, used_sign_ins, sign_in_requests, sign_in_blocks, press_leases, settings, broadcasts, broadcast_recipients, broadcast_sender,
        bot_messages, subscriptions, plan_usage, apps, app_consents, api_keys, api_key_minutes, api_key_days,
        idempotency_keys, card_checkouts, card_subscriptions, card_holds, stripe_events, coin_invoices, coin_payments,
        credit_entries, coin_watch, plan_notices, webhook_deliveries, consent_questions, app_blocks, app_messages,
        payment_requests, escrows`.execute(tx);
  });
}
