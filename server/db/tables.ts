import { sql } from 'kysely';
import type { Db } from './connect.ts';

/**
 * Every table of this program, referenced tables first. Listed by hand, not read from the database's catalogue: other
 * programs may have tables in the same schema, and clearing a demo must not empty those. A table that a migration drops
 * or renames stays listed under its former name: backups of older schemas have it.
 */
export const TABLES = [
  'members',
  'past_bans',
  'member_totals',
  'member_pictures',
  'address_proofs',
  'activity_events',
  'point_entries',
  'day_totals',
  'week_totals',
  'policies',
  'pool_readings',
  'pool_waits',
  'pool_outlook',
  'replays',
  'weeks',
  'payouts',
  'hunts',
  'hunt_prizes',
  'hunt_pictures',
  'hunt_clues',
  'hunt_players',
  'prizes',
  'payout_outputs',
  'payout_shares',
  'payout_prizes',
  'payout_fence',
  'unknown_payments',
  'hand_payments',
  'hand_payment_shares',
  'payout_outlook',
  'faucet_payments',
  'shares',
  'reopened_weeks',
  'submissions',
  'showcase_state',
  'showcase_removed',
  'audit_log',
  'log_leaves',
  'log_nodes',
  'log_keys',
  'log_checkpoints',
  'log_cosignatures',
  'log_state',
  'witnessed_logs',
  'sessions',
  'used_sign_ins',
  'sign_in_links',
  'sign_in_requests',
  'sign_in_blocks',
  'press_leases',
  'settings',
  'secret_mark',
  'jobs',
  'alerts',
  'backups',
  'uptime_days',
  'fairness_weeks',
  'fairness_signals',
  'fairness_usual',
  'share_objections',
  'broadcasts',
  'broadcast_recipients',
  'broadcast_sender',
  'subscriptions',
  'plan_usage',
  'plan_requests',
  'apps',
  'app_consents',
  'consent_questions',
  'app_blocks',
  'app_messages',
  'payment_requests',
  'tips',
  'tip_questions',
  'tip_notices',
  'wallet_payments',
  'week_marks',
  'used_outputs',
  'chain_state',
  'chain_blocks',
  'undone_transactions',
  'expected_payments',
  'chain_outputs',
  'watched_coins',
  'chain_spends',
  'mempool_transactions',
  'mempool_outputs',
  'escrows',
  'api_keys',
  'api_key_minutes',
  'api_key_days',
  'idempotency_keys',
  'card_checkouts',
  'card_subscriptions',
  'card_holds',
  'stripe_events',
  'coin_invoices',
  'coin_payments',
  'credit_entries',
  'plan_notices',
  'webhook_deliveries',
  'bot_updates',
  'bot_outbox',
  'bot_holds',
  'bot_people',
  'bot_chats',
  'bot_preferences',
  'moments',
  'referral_codes',
  'referrals',
  'bot_conversations',
  'bot_living',
  'hunt_posts',
] as const;

/** The tables of this program that a database has, referenced tables first; an older schema lacks some. */
export async function findTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const present = new Set(rows.map(({ table }) => table));
  return TABLES.filter((table) => present.has(table));
}

/** Throws if a table is missing here: a forgotten one would be left behind. */
export async function requireAllTables(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(
    db,
  );
  const known: readonly string[] = TABLES;
  const unknown = rows.filter(({ table }) => !known.includes(table));
  if (unknown.length > 0) throw new Error(`unknown tables: ${unknown.map((row) => row.table)}`);
}
