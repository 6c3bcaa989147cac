import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WebhookEvent } from '#rules/apps/webhooks.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * Queues an event for an app, in the transaction that causes it: both are stored or neither. `WebhookSender` sends it within
 * seconds of the commit. An app without a webhook, or a removed one, gets nothing.
 *
 * @param event.data the event as JSON: identifiers and amounts as text, no secrets
 * @param event.eventId delivers the event once even if it is queued again, for example `consent:7:3:granted`; a new id if left
 * out
 * @returns whether it was queued
 */
export async function queueWebhook(
  tx: Db,
  event: {
    appId: bigint;
    type: WebhookEvent;
    data: object;
    nowMs: number;
    eventId?: string;
  },
): Promise<boolean> {
  const { appId, type, data, nowMs } = event;
  const at = isoTime(nowMs);
  const eventId = `evt_${event.eventId ?? randomUUID()}`;
  const { rows } = await sql<{ status: string }>`
    select status from apps
    where id = ${appId}::bigint and webhook_url is not null and webhook_secret is not null
      and removed_at is null`.execute(tx);
  const [app] = rows;
  if (!app) return false;
  const body = JSON.stringify({
    id: eventId,
    type,
    createdAt: at,
    appId: String(appId),
    environment: app.status,
    data,
  });
  const queued = await sql`
    insert into webhook_deliveries (app_id, event_id, type, body, created_at, next_at)
    values (${appId}::bigint, ${eventId}, ${type}, ${body}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (app_id, event_id) do nothing
    returning id`.execute(tx);
  return queued.rows.length > 0;
}
