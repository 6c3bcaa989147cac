import { sql } from 'kysely';
import { type App, type AppBody, type AppWithSecret, MAX_APPS } from '#contract/developer/apps.ts';
import { AppError } from '#contract/errors.ts';
import { COIN_ESCROW_STATES } from '#rules/apps/escrows.ts';
import { type CheckedAppForm, checkAppForm } from '#rules/apps/form.ts';
import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import { appPermissionFor } from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { parseAddress } from '#server/net/web-address.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { silenceApp } from '#server/services/consents/outbox.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';
import { createWebhookSecret, sealWebhookSecret } from '#server/services/webhooks/secrets.ts';
import { type AppRow, appOf, auditedApp, readApps, requireOwnApp } from './rows.ts';

const DAY_MS = 86_400_000;

/** Includes removed apps, whose rows stay. */
const MAX_APPS_PER_DAY = 20;

/** My Apps, newest first. */
export async function readOwnApps(db: Db, { memberId }: { memberId: bigint }): Promise<App[]> {
  const rows = await readApps(
    db,
    sql`where a.member_id = ${memberId}::bigint and a.removed_at is null
      order by a.id desc limit ${sql.lit(MAX_APPS)}`,
  );
  return rows.map(appOf);
}

/**
 * Registers an app, in sandbox (docs/spec/developers.md#13-apps). The plan sets how many apps a member may have; without a usable
 * plan it is {@link WITHOUT_PLAN}. Throws `bad_request` with the problems in `fields`, and `conflict` at the limits.
 */
export async function registerApp(
  db: Db,
  secrets: Secrets,
  owner: Acting,
  body: AppBody,
): Promise<AppWithSecret> {
  const form = requireForm(body);
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, owner);
    const { rows } = await sql<{ id: bigint }>`
      insert into apps (member_id, name, developer, contact_email, application_type, description,
        webhook_url, callback_urls, permissions, created_at)
      values (${owner.memberId}::bigint, ${form.name}, ${form.developer}, ${form.contactEmail},
        ${form.applicationType}, ${form.description}, ${form.webhookUrl},
        ${JSON.stringify(form.callbackUrls)}::jsonb, ${JSON.stringify(form.permissions)}::jsonb,
        ${isoTime(owner.nowMs)}::timestamptz)
      returning id`.execute(tx);
    const appId = rows[0]?.id;
    if (appId === undefined) throw new Error('the app was not written');
    const secret = form.webhookUrl === null ? null : await giveSecret(tx, secrets, appId);
    const app = await requireOwnApp(tx, { ...owner, appId });
    await writeAudit(tx, {
      ...entryOf(owner, 'app_registered', appId),
      after: auditedApp(app),
    });
    return { app: appOf(app), webhookSecret: secret };
  });
}

/**
 * Changes an app. A change of the parts that an administrator approved (name, developer, type, callback addresses, permissions)
 * returns it to sandbox; a change of description, email or webhook does not. Throws `not_found` and `bad_request` as above, and
 * `conflict` for dropping `wallet_write` while an escrow may hold coins, since only the app's keys can end it.
 */
export async function changeApp(
  db: Db,
  secrets: Secrets,
  owner: Acting,
  input: { appId: bigint; body: AppBody },
): Promise<AppWithSecret> {
  const { appId } = input;
  const form = requireForm(input.body);
  return db.transaction().execute(async (tx) => {
    const before = await requireOwnApp(tx, { ...owner, appId, forUpdate: true });
    const dropsEscrows =
      before.permissions.includes(ESCROW_PERMISSION) &&
      !form.permissions.includes(ESCROW_PERMISSION);
    if (dropsEscrows) await requireNoEscrows(tx, appId);
    const isApproved = before.status === 'production' && isSameToJudge(before, form);
    await sql`
      update apps set name = ${form.name}, developer = ${form.developer},
        contact_email = ${form.contactEmail}, application_type = ${form.applicationType},
        description = ${form.description}, webhook_url = ${form.webhookUrl},
        callback_urls = ${JSON.stringify(form.callbackUrls)}::jsonb,
        permissions = ${JSON.stringify(form.permissions)}::jsonb,
        status = ${isApproved ? 'production' : 'sandbox'}, version = version + 1,
        approved_at = case when ${isApproved}::boolean then approved_at end,
        approved_by = case when ${isApproved}::boolean then approved_by end
      where id = ${appId}::bigint`.execute(tx);
    if (!isApproved) await silenceApp(tx, { appId, nowMs: owner.nowMs });
    const needsSecret = form.webhookUrl !== null && !before.has_secret;
    const secret = needsSecret ? await giveSecret(tx, secrets, appId) : null;
    const after = await requireOwnApp(tx, { ...owner, appId });
    await writeAudit(tx, {
      ...entryOf(owner, 'app_changed', appId),
      before: auditedApp(before),
      after: auditedApp(after),
    });
    return { app: appOf(after), webhookSecret: secret };
  });
}

/**
 * Removes an app permanently. It receives nothing more; its row stays for records that refer to it. Throws `not_found`, and
 * `conflict` while one of its escrows may hold coins, since only its keys can end it.
 */
export async function removeApp(
  db: Db,
  owner: Acting,
  { appId }: { appId: bigint },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await requireOwnApp(tx, { ...owner, appId, forUpdate: true });
    await requireNoEscrows(tx, appId);
    await silenceApp(tx, { appId, nowMs: owner.nowMs });
    await sql`
      update apps set removed_at = ${isoTime(owner.nowMs)}::timestamptz,
        webhook_secret = null, webhook_secret_before = null, webhook_secret_before_until = null
      where id = ${appId}::bigint`.execute(tx);
    await writeAudit(tx, {
      ...entryOf(owner, 'app_removed', appId),
      before: auditedApp(before),
    });
  });
}

const ESCROW_PERMISSION = appPermissionFor('manage_escrow');

async function requireNoEscrows(tx: Db, appId: bigint): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from escrows
    where app_id = ${appId}::bigint and state = any (${COIN_ESCROW_STATES}::text[])`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new AppError('conflict', (m) => m.refusal_app_escrows({ count }));
}

// Uses the platform's URL parser for the rule.
function requireForm(body: AppBody): CheckedAppForm {
  const form = { ...body, webhookUrl: body.webhookUrl ?? '' };
  const { problems, checked } = checkAppForm(form, parseAddress);
  if (checked) return checked;
  throw new AppError('bad_request', (m) => m.refusal_fields(), { fields: problems });
}

/** Call it under the member's lock: two registrations at once must not both take the last place. */
async function requireRoom(tx: Db, { memberId, nowMs }: Acting): Promise<void> {
  await sql`select 1 from members where id = ${memberId}::bigint for update`.execute(tx);
  const standing = await readPlanStanding(tx, { memberId, nowMs });
  const plan = standing?.isUsable ? standing.plan : null;
  const limit = plan ? (plan.limits.apps ?? MAX_APPS) : WITHOUT_PLAN.apps;
  const { rows } = await sql<{ count: number; of_day: number }>`
    select count(*) filter (where removed_at is null)::int as count,
      count(*) filter (where created_at > ${isoTime(nowMs - DAY_MS)}::timestamptz)::int as of_day
    from apps where member_id = ${memberId}::bigint`.execute(tx);
  if ((rows[0]?.of_day ?? 0) >= MAX_APPS_PER_DAY) {
    throw new AppError('conflict', (m) => m.refusal_apps_day({ most: MAX_APPS_PER_DAY }));
  }
  if ((rows[0]?.count ?? 0) < limit) return;
  throw new AppError(
    'conflict',
    plan
      ? (m) => m.refusal_apps_plan({ plan: plan.name, apps: limit })
      : (m) => m.refusal_apps_free({ apps: limit }),
  );
}

async function giveSecret(tx: Db, secrets: Secrets, appId: bigint): Promise<string> {
  const secret = createWebhookSecret();
  await sql`
    update apps set webhook_secret = ${sealWebhookSecret(secrets, appId, secret)}
    where id = ${appId}::bigint`.execute(tx);
  return secret;
}

function isSameToJudge(before: AppRow, form: CheckedAppForm): boolean {
  const judged = (of: Pick<App, 'name' | 'developer' | 'applicationType'>, lists: object) =>
    JSON.stringify([of.name, of.developer, of.applicationType, lists]);
  const { callbackUrls, permissions } = form;
  return (
    judged(form, [callbackUrls, permissions]) ===
    judged(appOf(before), [before.callback_urls, before.permissions])
  );
}

function entryOf({ telegramId, nowMs }: Acting, action: string, appId: bigint) {
  return { actor: telegramId, action, entity: 'app', entityId: String(appId), atMs: nowMs };
}
