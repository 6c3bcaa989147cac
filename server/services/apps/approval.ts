import { type RawBuilder, sql } from 'kysely';
import type { AdminApp } from '#contract/admin/apps.ts';
import { AppError } from '#contract/errors.ts';
import { countPages } from '#rules/pages.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { silenceApp } from '#server/services/consents/outbox.ts';
import type { Acting } from '#server/services/members/actor.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { nameOf } from '#server/services/members/names.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { type AppRow, appColumns, appOf, auditedApp } from './rows.ts';

type AdminAppRow = AppRow & {
  telegram_id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** Registered apps, longest waiting first; those in production by approval time. */
export async function readAdminApps(
  db: Db,
  input: { status: 'all' | 'sandbox' | 'production'; page: number; limit: number },
) {
  const { status, page, limit } = input;
  const condition = sql`a.removed_at is null and (${status} = 'all' or a.status = ${status})`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from apps a where ${condition}`.execute(db);
  const total = rows[0]?.total ?? 0;
  const apps = await readWithOwner(
    db,
    sql`where ${condition} order by a.status desc, coalesce(a.approved_at, a.created_at), a.id
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  return {
    apps: apps.map(adminAppOf),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/**
 * Approves the reviewed version of an app; an app in production stays as it is. Throws `not_found`, and `conflict` if its owner
 * has changed it since.
 */
export async function approveApp(
  db: Db,
  judge: Acting,
  { appId, version }: { appId: bigint; version: number },
): Promise<{ app: AdminApp; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const before = await requireLocked(tx, appId);
    if (before.version !== version) {
      throw new AppError('conflict', (m) => m.refusal_app_changed());
    }
    if (before.status === 'production') return { app: adminAppOf(before), isNew: false };
    await sql`
      update apps set status = 'production', returned_reason = null,
        approved_at = ${isoTime(judge.nowMs)}::timestamptz,
        approved_by = ${judge.memberId}::bigint
      where id = ${appId}::bigint`.execute(tx);
    const after = await requireOne(tx, appId);
    await writeChange(tx, judge, { action: 'app_approved', before, after });
    await queueWebhook(tx, {
      appId,
      type: 'app.approved',
      data: { name: after.name, approvedAt: isoTime(judge.nowMs) },
      nowMs: judge.nowMs,
    });
    return { app: adminAppOf(after), isNew: true };
  });
}

/** Returns an app to sandbox with a reason for its owner. Throws `not_found`. */
export async function returnApp(
  db: Db,
  judge: Acting,
  { appId, reason }: { appId: bigint; reason: string },
): Promise<AdminApp> {
  return db.transaction().execute(async (tx) => {
    const before = await requireLocked(tx, appId);
    await sql`
      update apps set status = 'sandbox', approved_at = null, approved_by = null,
        returned_reason = ${reason.replaceAll('\0', '\ufffd').trim()}
      where id = ${appId}::bigint`.execute(tx);
    await silenceApp(tx, { appId, nowMs: judge.nowMs });
    const after = await requireOne(tx, appId);
    await writeChange(tx, judge, { action: 'app_returned', before, after });
    return adminAppOf(after);
  });
}

/**
 * Tells the owner the decision. Never throws: the decision holds even if Telegram fails, and My Apps shows it. Call it after the
 * commit.
 */
export async function tellAppOwner(
  deps: {
    db: Db;
    telegram: TelegramBot | null;
    messagesFor: MessagesFor;
    report(error: unknown, what: string): void;
  },
  { app }: { app: AdminApp },
): Promise<void> {
  if (deps.telegram === null) return;
  const telegramId = app.ownerTelegramId;
  try {
    const m = await deps.messagesFor(deps.db, telegramId);
    const html =
      app.status === 'production'
        ? m.bot_app_approved({ app: app.name })
        : m.bot_app_returned({ app: app.name, reason: app.returnedReason ?? '' });
    await sendToMember(deps.db, deps.telegram, { telegramId, html });
  } catch (error) {
    deps.report(error, "telling an app's owner");
  }
}

async function writeChange(
  tx: Db,
  judge: Acting,
  { action, before, after }: { action: string; before: AppRow; after: AppRow },
): Promise<void> {
  await writeAudit(tx, {
    actor: judge.telegramId,
    action,
    entity: 'app',
    entityId: String(after.id),
    before: auditedApp(before),
    after: auditedApp(after),
    atMs: judge.nowMs,
  });
}

function adminAppOf(row: AdminAppRow): AdminApp {
  return {
    ...appOf(row),
    ownerTelegramId: String(row.telegram_id),
    ownerName: nameOf(row),
    version: row.version,
  };
}

async function requireLocked(tx: Db, appId: bigint): Promise<AdminAppRow> {
  return requireOne(tx, appId, sql`for update of a`);
}

async function requireOne(tx: Db, appId: bigint, lock = sql``): Promise<AdminAppRow> {
  const [row] = await readWithOwner(
    tx,
    sql`where a.id = ${appId}::bigint and a.removed_at is null ${lock}`,
  );
  if (!row) throw new AppError('not_found', (m) => m.refusal_app_number({ id: String(appId) }));
  return row;
}

async function readWithOwner(db: Db, condition: RawBuilder<unknown>): Promise<AdminAppRow[]> {
  const { rows } = await sql<AdminAppRow>`
    select ${appColumns}, m.telegram_id, m.username, m.first_name, m.last_name
    from apps a join members m on m.id = a.member_id ${condition}`.execute(db);
  return rows;
}
