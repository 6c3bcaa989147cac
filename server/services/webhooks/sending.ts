import { sql } from 'kysely';
import { WEBHOOK_RETRIES_MS, WEBHOOK_SIGNATURE_HEADER } from '#rules/apps/webhooks.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import type { WebHookOutcome, WebHooks } from '#server/gateways/webhooks/web-hooks.ts';
import { banStands } from '#server/services/members/bans.ts';
import { countWebhook } from './quota.ts';
import { openWebhookSecret, signWebhook } from './secrets.ts';

/** The most webhooks sent at once, and the most of them to one app, so that a slow one cannot hold up the others. */
const AT_ONCE = 10;
const AT_ONCE_OF_AN_APP = 2;
/** Longer than any send takes; after that, another server takes over from one that died. */
const LEASE_MS = 60_000;

export type SendingDeps = {
  db: Db;
  webHooks: WebHooks;
  secrets: Secrets;
  now: () => number;
  /** Receives failures on our side. */
  report(error: unknown, what: string): void;
};

type Due = {
  id: string;
  app_id: string;
  member_id: string;
  event_id: string;
  type: string;
  body: string;
  attempts: number;
  is_counted: boolean;
  is_removed: boolean;
  is_banned: boolean;
  webhook_url: string | null;
  webhook_secret: string | null;
  webhook_secret_before: string | null;
  webhook_secret_before_until: Date | null;
};

/**
 * Sends due webhooks in batches and stores the outcomes. Each is claimed with a lease first, so that any number of servers can
 * run this at once.
 *
 * @param lease names this server
 * @returns the number of tried webhooks; 0 if nothing is due
 */
export async function sendDueWebhooks(deps: SendingDeps, lease: string): Promise<number> {
  const due = await claim(deps.db, { lease, nowMs: deps.now() });
  await Promise.all(
    due.map(async (delivery) => {
      try {
        await sendOne(deps, delivery, lease);
      } catch (error) {
        // The lease expires, and the webhook is tried again.
        deps.report(error, 'sending a webhook');
      }
    }),
  );
  return due.length;
}

async function claim(db: Db, { lease, nowMs }: { lease: string; nowMs: number }): Promise<Due[]> {
  const now = isoTime(nowMs);
  const until = isoTime(nowMs + LEASE_MS);
  const isFree = sql`
    status = 'waiting' and next_at <= ${now}::timestamptz
      and (leased_until is null or leased_until <= ${now}::timestamptz)`;
  // First tries come first: five apps with slow receivers would hold up everybody's with their retries, eight of each event.
  // The condition is repeated: a row that another server has just claimed is checked again before the update.
  const { rows } = await sql<Due>`
    with due as materialized (
      select id from (
        select id, next_at, attempts, row_number() over (partition by app_id order by attempts > 0, next_at, id) as place
        from webhook_deliveries where ${isFree}) free
      where place <= ${AT_ONCE_OF_AN_APP}::int order by attempts > 0, next_at, id limit ${AT_ONCE}::int),
    claimed as (
      update webhook_deliveries d set lease = ${lease}, leased_until = ${until}::timestamptz, attempts = attempts + 1
      from due where d.id = due.id and ${isFree}
      returning d.id, app_id, event_id, type, body, attempts, is_counted)
    select c.*, a.member_id, a.webhook_url, a.webhook_secret, a.webhook_secret_before,
      a.webhook_secret_before_until, a.removed_at is not null as is_removed,
      ${banStands(now)} as is_banned
    from claimed c join apps a on a.id = c.app_id join members m on m.id = a.member_id
    order by c.id`.execute(db);
  return rows;
}

async function sendOne(deps: SendingDeps, delivery: Due, lease: string): Promise<void> {
  const { db, now } = deps;
  const target = targetOf(deps, delivery);
  if ('problem' in target) {
    await settle(db, delivery, lease, { state: 'failed', error: target.problem, nowMs: now() });
    return;
  }
  const counted =
    delivery.is_counted || (await countWebhook(db, { ...delivery, lease, nowMs: now() }));
  if (!counted) {
    const error = "the plan's webhooks of this month are used up";
    await settle(db, delivery, lease, { state: 'over_quota', error, nowMs: now() });
    return;
  }
  const startedMs = now();
  const outcome = await deps.webHooks.send({
    url: target.url,
    body: delivery.body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Quarterdeck-Webhooks/1',
      [WEBHOOK_SIGNATURE_HEADER]: signWebhook(target.secrets, delivery.body, startedMs),
      'Quarterdeck-Event': delivery.type,
      'Quarterdeck-Event-Id': delivery.event_id,
    },
  });
  await settleTried(db, delivery, lease, { outcome, startedMs, nowMs: now() });
}

function targetOf(
  { secrets, now }: SendingDeps,
  delivery: Due,
): { url: string; secrets: string[] } | { problem: string } {
  const { webhook_url, webhook_secret } = delivery;
  if (delivery.is_removed) return { problem: 'the app was removed' };
  if (delivery.is_banned) return { problem: 'the account of its developer is banned' };
  if (webhook_url === null || webhook_secret === null) return { problem: 'the app has no webhook' };
  const appId = BigInt(delivery.app_id);
  const current = openWebhookSecret(secrets, appId, webhook_secret);
  if (current === null) return { problem: 'the secret cannot be read any more: rotate it' };
  const { webhook_secret_before: before, webhook_secret_before_until: until } = delivery;
  const isStillGood = before !== null && until !== null && until.getTime() > now();
  const earlier = isStillGood ? openWebhookSecret(secrets, appId, before) : null;
  return { url: webhook_url, secrets: earlier === null ? [current] : [current, earlier] };
}

async function settleTried(
  db: Db,
  delivery: Due,
  lease: string,
  { outcome, startedMs, nowMs }: { outcome: WebHookOutcome; startedMs: number; nowMs: number },
): Promise<void> {
  const { status, error } = outcome;
  const tried = { status, error, nowMs, tookMs: Math.max(0, Math.round(nowMs - startedMs)) };
  if (outcome.delivered) return settle(db, delivery, lease, { state: 'delivered', ...tried });
  const waitMs = WEBHOOK_RETRIES_MS[delivery.attempts - 1];
  return waitMs === undefined
    ? settle(db, delivery, lease, { state: 'failed', ...tried })
    : settle(db, delivery, lease, { state: 'waiting', nextMs: nowMs + waitMs, ...tried });
}

type Settled = {
  state: 'waiting' | 'delivered' | 'failed' | 'over_quota';
  nextMs?: number;
  status?: number | null;
  error: string | null;
  tookMs?: number;
  nowMs: number;
};

// Requires the lease: a server that was taken for dead must not overwrite later results.
async function settle(db: Db, delivery: Due, lease: string, to: Settled): Promise<void> {
  const next = to.nextMs === undefined ? null : isoTime(to.nextMs);
  await sql`
    update webhook_deliveries set status = ${to.state}, next_at = ${next}::timestamptz, lease = null,
      leased_until = null, last_at = ${isoTime(to.nowMs)}::timestamptz,
      last_status = ${to.status ?? null}::int, last_error = ${to.error}, last_ms = ${to.tookMs ?? null}::int
    where id = ${delivery.id}::bigint and lease = ${lease} and attempts = ${delivery.attempts}::int`.execute(
    db,
  );
}
