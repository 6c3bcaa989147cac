import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import type { SpeakingApp } from '#rules/apps/messages.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { type ApiKeyPermissionId, isApiKeyPermission } from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { dropWaiting } from './outbox.ts';

/** Members' answers to apps, and withdrawals. Each step is one guarded statement. */

export type ConsentAnswer = 'allow' | 'decline' | 'block' | 'withdraw';
export type ConsentOutcome = 'allowed' | 'declined' | 'blocked' | 'withdrawn';

/** The outcome, for the message under which the button was pressed. */
export type AnsweredConsent = {
  outcome: ConsentOutcome;
  app: SpeakingApp;
  permissions: ApiKeyPermissionId[];
};

/** The question, and the person who pressed. */
type Press = { id: string; fromId: string; nowMs: number };

/**
 * Handles a press by the member who was asked. An answer counts once and in time; a block and a withdrawal count at any
 * time. Null if there is nothing (more) to answer, or it is another member's question.
 */
export async function answerConsent(
  db: Db,
  answer: ConsentAnswer,
  press: Press,
): Promise<AnsweredConsent | null> {
  return db.transaction().execute(async (tx) => {
    const question = await takeQuestion(tx, answer, press);
    if (question === null) return null;
    const { appId, memberId, permissions, app } = question;
    const by = { appId, memberId, telegramId: press.fromId, nowMs: press.nowMs };
    if (answer === 'allow') await grant(tx, { ...by, permissions });
    if (answer === 'block') {
      await sql`
        insert into app_blocks (app_id, member_id, blocked_at)
        values (${appId}::bigint, ${memberId}::bigint, ${isoTime(press.nowMs)}::timestamptz)
        on conflict do nothing`.execute(tx);
      await writeAudit(tx, auditOf(by, 'app_blocked'));
      await dropWaiting(tx, { appId, memberId, kind: 'consent', nowMs: press.nowMs });
      await revoke(tx, { ...by, permissions: null });
    }
    if (answer === 'withdraw' && !(await revoke(tx, { ...by, permissions }))) return null;
    return { outcome: OUTCOME[answer], app, permissions };
  });
}

const OUTCOME = {
  allow: 'allowed',
  decline: 'declined',
  block: 'blocked',
  withdraw: 'withdrawn',
} as const;

type Question = {
  appId: bigint;
  memberId: bigint;
  permissions: ApiKeyPermissionId[];
  app: SpeakingApp;
};

async function takeQuestion(
  tx: Db,
  answer: ConsentAnswer,
  { id, fromId, nowMs }: Press,
): Promise<Question | null> {
  const isOpen = sql`q.status = 'open' and q.expires_at > ${isoTime(nowMs)}::timestamptz`;
  const mayAnswer = {
    allow: sql`${isOpen} and a.removed_at is null and not ${banStands(isoTime(nowMs))}
      and not exists (select from app_blocks b where b.app_id = a.id and b.member_id = m.id)`,
    decline: isOpen,
    block: sql`true`,
    withdraw: sql`q.status = 'allowed'`,
  }[answer];
  const status = {
    allow: sql`'allowed'`,
    decline: sql`'declined'`,
    block: sql`case q.status when 'open' then 'declined' else q.status end`,
    withdraw: sql`q.status`,
  }[answer];
  const { rows } = await sql<QuestionRow>`
    update consent_questions q set status = ${status},
      answered_at = coalesce(q.answered_at, ${isoTime(nowMs)}::timestamptz)
    from apps a, members m
    where q.id = ${id} and q.telegram_id = ${fromId}::bigint and q.asked
      and a.id = q.app_id and m.telegram_id = q.telegram_id and ${mayAnswer}
    returning q.app_id, q.permissions, m.id as member_id, a.name, a.developer`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    appId: row.app_id,
    memberId: row.member_id,
    permissions: row.permissions.filter(isApiKeyPermission),
    app: { name: row.name, developer: row.developer },
  };
}

type QuestionRow = SpeakingApp & { app_id: bigint; permissions: string[]; member_id: bigint };

type By = { appId: bigint; memberId: bigint; telegramId: string; nowMs: number };

async function grant(tx: Db, input: By & { permissions: ApiKeyPermissionId[] }): Promise<void> {
  const { appId, memberId, telegramId, permissions, nowMs } = input;
  await sql`
    insert into app_consents (app_id, member_id, permission, granted_at)
    select ${appId}::bigint, ${memberId}::bigint, permission, ${isoTime(nowMs)}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) as w(permission)
    on conflict (app_id, member_id, permission) do update set
      granted_at = case when app_consents.revoked_at is null then app_consents.granted_at
        else excluded.granted_at end, revoked_at = null`.execute(tx);
  await writeAudit(tx, { ...auditOf(input, 'consent_granted'), after: { permissions } });
  const data = { member: telegramId, permissions };
  await queueWebhook(tx, { appId, type: 'consent.granted', data, nowMs });
}

/** Withdraws these permissions, or all of them; returns whether there were any. */
async function revoke(
  tx: Db,
  input: By & { permissions: readonly ApiKeyPermissionId[] | null },
): Promise<boolean> {
  const { appId, memberId, telegramId, nowMs } = input;
  const wanted = input.permissions === null ? null : JSON.stringify(input.permissions);
  const { rows } = await sql<{ permission: string }>`
    update app_consents set revoked_at = ${isoTime(nowMs)}::timestamptz
    where app_id = ${appId}::bigint and member_id = ${memberId}::bigint and revoked_at is null
      and (${wanted}::jsonb is null or ${wanted}::jsonb ? permission)
    returning permission`.execute(tx);
  if (rows.length === 0) return false;
  const permissions = rows.map(({ permission }) => permission).sort();
  if (permissions.includes('send_notifications')) {
    await dropWaiting(tx, { appId, memberId, kind: 'notification', nowMs });
  }
  if (permissions.includes('request_payments')) {
    await dropWaiting(tx, { appId, memberId, kind: 'payment', nowMs });
  }
  if (permissions.includes('manage_escrow')) {
    await dropWaiting(tx, { appId, memberId, kind: 'escrow', nowMs });
  }
  await writeAudit(tx, { ...auditOf(input, 'consent_revoked'), before: { permissions } });
  const data = { member: telegramId, permissions };
  await queueWebhook(tx, { appId, type: 'consent.revoked', data, nowMs });
  return true;
}

function auditOf({ appId, telegramId, nowMs }: By, action: string) {
  return { actor: telegramId, action, entity: 'app', entityId: String(appId), atMs: nowMs };
}

/**
 * 'Stop these messages': withdraws the app's permission to write to this member. Returns its name; null if it had none.
 */
export async function stopNotifications(
  db: Db,
  input: { appId: bigint; fromId: string; nowMs: number },
): Promise<SpeakingApp | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<SpeakingApp & { member_id: bigint }>`
      select m.id as member_id, a.name, a.developer from members m, apps a
      where m.telegram_id = ${input.fromId}::bigint and a.id = ${input.appId}::bigint`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    const by = { ...input, memberId: row.member_id, telegramId: input.fromId };
    const stopped = await revoke(tx, { ...by, permissions: ['send_notifications'] });
    return stopped ? { name: row.name, developer: row.developer } : null;
  });
}

/** The member whose consents these are. */
type Member = { memberId: bigint; telegramId: string };

/** The apps that a member allowed something, and the blocked ones, by name. */
export async function readOwnConsents(db: Db, { memberId }: Member): Promise<AllowedApp[]> {
  const { rows } = await sql<AllowedRow>`
    select a.id, a.name, a.developer, b.blocked_at, coalesce((
        select json_agg(json_build_object('permission', c.permission,
            'since', to_char(c.granted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by c.permission)
        from app_consents c where c.app_id = a.id and c.member_id = ${memberId}::bigint
          and c.revoked_at is null), '[]') as permissions
    from apps a left join app_blocks b on b.app_id = a.id and b.member_id = ${memberId}::bigint
    where b.app_id is not null or exists (select from app_consents c
      where c.app_id = a.id and c.member_id = ${memberId}::bigint and c.revoked_at is null)
    order by lower(a.name), a.id limit ${sql.lit(MAX_LISTED)}`.execute(db);
  return rows.map((row) => ({
    appId: String(row.id),
    name: row.name,
    developer: row.developer,
    permissions: row.permissions,
    blockedAt: row.blocked_at?.toISOString() ?? null,
  }));
}

type AllowedRow = {
  id: bigint;
  name: string;
  developer: string;
  blocked_at: Date | null;
  permissions: AllowedApp['permissions'];
};

/** Withdraws everything that an app was allowed. Throws `not_found` for an app that was never allowed anything. */
export async function withdrawConsents(
  db: Db,
  member: Member,
  { appId, nowMs }: { appId: bigint; nowMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await revoke(tx, { ...member, appId, nowMs, permissions: null })) return;
    const { rows } = await sql`
      select from app_consents
      where app_id = ${appId}::bigint and member_id = ${member.memberId}::bigint limit 1`.execute(
      tx,
    );
    if (rows.length === 0) throw new AppError('not_found', (m) => m.refusal_app_allowed_nothing());
  });
}

/** Unblocks an app, which may then ask again. Throws `not_found` if it is not blocked. */
export async function unblockApp(
  db: Db,
  member: Member,
  { appId, nowMs }: { appId: bigint; nowMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      delete from app_blocks where app_id = ${appId}::bigint
        and member_id = ${member.memberId}::bigint returning 1`.execute(tx);
    if (rows.length === 0) throw new AppError('not_found', (m) => m.refusal_app_not_blocked());
    await writeAudit(tx, auditOf({ ...member, appId, nowMs }, 'app_unblocked'));
  });
}
