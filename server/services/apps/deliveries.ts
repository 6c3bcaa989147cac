import { sql } from 'kysely';
import type { AppWithSecret } from '#contract/developer/apps.ts';
import type { WebhookDelivery } from '#contract/developer/webhooks.ts';
import { AppError } from '#contract/errors.ts';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { WEBHOOK_LOG_DAYS, WEBHOOK_SECRET_OVERLAP_MS } from '#rules/apps/webhooks.ts';
import { countPages } from '#rules/pages.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { requireDailyRoom } from '#server/services/audit/daily-limit.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { createWebhookSecret, sealWebhookSecret } from '#server/services/webhooks/secrets.ts';
import { type AppRow, appOf, requireOwnApp } from './rows.ts';

/** The most rows that one clean-up deletes. */
const MOST_PRUNED = 10_000;
/** The most test events of an app per minute, so that the button cannot flood anybody. */
const TESTS_PER_MINUTE = 10;

/** An app's deliveries, newest first. Throws `not_found`. */
export async function readDeliveries(
  db: Db,
  input: { memberId: bigint; appId: bigint; page: number; limit: number },
) {
  const { appId, page, limit } = input;
  await requireOwnApp(db, input);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from webhook_deliveries where app_id = ${appId}::bigint`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  const deliveries = await sql<DeliveryRow>`
    select ${columns} from webhook_deliveries where app_id = ${appId}::bigint
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    deliveries: deliveries.rows.map(deliveryOf),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/**
 * Sends an event again, with all its retries, and charges the plan again. Throws `not_found`, and `conflict` while it
 * waits or if the app has no webhook.
 */
export async function redeliver(
  db: Db,
  owner: Acting,
  { appId, deliveryId }: { appId: bigint; deliveryId: bigint },
): Promise<WebhookDelivery> {
  return db.transaction().execute(async (tx) => {
    requireWebhook(await requireOwnApp(tx, { ...owner, appId, forUpdate: true }));
    const isOwn = sql`id = ${deliveryId}::bigint and app_id = ${appId}::bigint`;
    const found = await sql<DeliveryRow>`
      select ${columns} from webhook_deliveries where ${isOwn} for update`.execute(tx);
    const [row] = found.rows;
    if (!row) throw new AppError('not_found', (m) => m.refusal_no_delivery());
    if (row.status === 'waiting') {
      throw new AppError('conflict', (m) => m.refusal_delivery_waits());
    }
    const { rows } = await sql<DeliveryRow>`
      update webhook_deliveries set status = 'waiting', attempts = 0, is_counted = false,
        next_at = ${isoTime(owner.nowMs)}::timestamptz
      where ${isOwn} returning ${columns}`.execute(tx);
    return deliveryOf(requireRow(rows));
  });
}

/** Queues a test event. Throws `not_found`, and `conflict` without a webhook or after too many tests. */
export async function sendTestEvent(
  db: Db,
  owner: Acting,
  { appId }: { appId: bigint },
): Promise<WebhookDelivery> {
  return db.transaction().execute(async (tx) => {
    requireWebhook(await requireOwnApp(tx, { ...owner, appId, forUpdate: true }));
    const since = isoTime(owner.nowMs - 60_000);
    const recent = await sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries
      where app_id = ${appId}::bigint and type = 'test' and created_at > ${since}::timestamptz`.execute(
      tx,
    );
    if ((recent.rows[0]?.count ?? 0) >= TESTS_PER_MINUTE) {
      throw new AppError('conflict', (m) => m.refusal_tests_minute({ most: TESTS_PER_MINUTE }));
    }
    const data = { message: 'This is a test event.' };
    await queueWebhook(tx, { appId, type: 'test', data, nowMs: owner.nowMs });
    const { rows } = await sql<DeliveryRow>`
      select ${columns} from webhook_deliveries where app_id = ${appId}::bigint
      order by id desc limit 1`.execute(tx);
    return deliveryOf(requireRow(rows));
  });
}

/**
 * Makes a new secret. For a day the old one signs as well, so that the receiver can be changed without losing an event. Throws
 * `not_found`, and `conflict` without a webhook.
 */
export async function rotateSecret(
  db: Db,
  secrets: Secrets,
  owner: Acting,
  { appId }: { appId: bigint },
): Promise<AppWithSecret> {
  return db.transaction().execute(async (tx) => {
    const app = await requireOwnApp(tx, { ...owner, appId, forUpdate: true });
    requireWebhook(app);
    await requireDailyRoom(tx, {
      actor: owner.telegramId,
      actions: ['webhook_secret_rotated'],
      entityId: String(appId),
      most: DAILY_LIMITS.secretRotations,
      nowMs: owner.nowMs,
    });
    const secret = createWebhookSecret();
    const until = isoTime(owner.nowMs + WEBHOOK_SECRET_OVERLAP_MS);
    await sql`
      update apps set webhook_secret = ${sealWebhookSecret(secrets, appId, secret)},
        webhook_secret_before = webhook_secret, webhook_secret_before_until = ${until}::timestamptz
      where id = ${appId}::bigint`.execute(tx);
    await writeAudit(tx, {
      actor: owner.telegramId,
      action: 'webhook_secret_rotated',
      entity: 'app',
      entityId: String(appId),
      atMs: owner.nowMs,
    });
    return { app: appOf(app), webhookSecret: secret };
  });
}

/** Deletes old deliveries from the log, except those still waiting. Returns their number. */
export async function pruneDeliveries(db: Db, nowMs: number): Promise<number> {
  const before = isoTime(nowMs - WEBHOOK_LOG_DAYS * 86_400_000);
  const { rows } = await sql`
    with old as materialized (
      select id from webhook_deliveries
      where created_at < ${before}::timestamptz and status <> 'waiting'
      order by created_at limit ${sql.lit(MOST_PRUNED)})
    delete from webhook_deliveries d using old where d.id = old.id returning 1`.execute(db);
  return rows.length;
}

/** The outbox's state in one line, for the monitor. */
export async function describeWebhooks(db: Db): Promise<string> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'failed')::int as failed
    from webhook_deliveries where status in ('waiting', 'failed')`.execute(db);
  return `${rows[0]?.waiting ?? 0} webhooks wait, ${rows[0]?.failed ?? 0} failed`;
}

function requireWebhook(app: AppRow): void {
  if (app.webhook_url === null || !app.has_secret) {
    throw new AppError('conflict', (m) => m.refusal_no_webhook());
  }
}

function requireRow(rows: DeliveryRow[]): DeliveryRow {
  const [row] = rows;
  if (!row) throw new Error('the delivery was not written');
  return row;
}

type DeliveryRow = {
  id: bigint;
  event_id: string;
  type: WebhookDelivery['type'];
  status: WebhookDelivery['status'];
  body: string;
  created_at: Date;
  attempts: number;
  next_at: Date | null;
  last_at: Date | null;
  last_status: number | null;
  last_error: string | null;
  last_ms: number | null;
};

const columns = sql`id, event_id, type, status, body, created_at, attempts, next_at, last_at, last_status,
  last_error, last_ms`;

function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
    id: String(row.id),
    eventId: row.event_id,
    type: row.type,
    status: row.status,
    body: row.body,
    createdAt: row.created_at.toISOString(),
    attempts: row.attempts,
    nextAt: row.next_at?.toISOString() ?? null,
    lastAt: row.last_at?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastError: row.last_error,
    lastMs: row.last_ms,
  };
}
