import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Consent } from '#contract/v1/consents.ts';
import { CONSENT_LIMITS } from '#rules/apps/limits.ts';
import { consentQuestion } from '#rules/apps/messages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { type ApiKeyPermissionId, appPermissionFor } from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramButton } from '#server/gateways/telegram/telegram.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { undeclaredText } from '#server/services/keys/gate-answers.ts';
import { banStands } from '#server/services/members/bans.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { queueAppMessage } from './outbox.ts';
import { holdApp, readSpeakingApp, requireApproved, requireRoom } from './reach.ts';

/** 128 random bits: the id of a question in its buttons. */
const ID_BYTES = 16;

export type ConsentInput = {
  telegramId: string;
  permissions: readonly ApiKeyPermissionId[];
  nowMs: number;
};

/** With the call that it belongs to (`CallContext.idempotencyId`). */
type AskInput = ConsentInput & { messagesFor: MessagesFor; callId: string };

/**
 * Makes the bot ask a member to allow the app something, and returns the state. Existing permissions are not asked for again. The
 * answer is the same for everybody: strangers, banned members and members who blocked the app look like people who do not answer.
 *
 * Throws `missing_permission` for a permission that the key itself does not have or its app has not declared, `sandbox_only`,
 * `no_consent` for a key without an app, `conflict` while a question to the member is open, `too_many_requests`.
 */
export async function askConsent(db: Db, caller: KeyCaller, input: AskInput): Promise<V1Consent[]> {
  const appId = requireAppFor(caller, input);
  return db.transaction().execute(async (tx) => {
    await holdApp(tx, caller);
    const standing = await readStandings(tx, { ...input, appId });
    const wanted = standing.filter(({ state }) => state !== 'allowed');
    if (wanted.length === 0 || (await isAsked(tx, input.callId))) return standing;
    await requireRoomToAsk(tx, { ...input, appId });
    await putQuestion(tx, caller, { ...input, appId, permissions: permissionsOf(wanted) });
    return readStandings(tx, { ...input, appId });
  });
}

/** The state of one permission between a key's app and a member. Throws like {@link askConsent}. */
export async function readConsent(
  db: Db,
  caller: KeyCaller,
  input: { telegramId: string; permission: ApiKeyPermissionId; nowMs: number },
): Promise<V1Consent> {
  const wanted = { ...input, permissions: [input.permission] };
  const appId = requireAppFor(caller, wanted);
  const [standing] = await readStandings(db, { ...wanted, appId });
  if (!standing) throw new Error('a permission has no standing');
  return standing;
}

function requireAppFor(caller: KeyCaller, input: ConsentInput): bigint {
  for (const permission of input.permissions) {
    const needed = appPermissionFor(permission);
    if (caller.app !== null && !caller.app.permissions.includes(needed)) {
      throw new AppError('missing_permission', undeclaredText(needed));
    }
    if (!caller.permissions.has(permission)) {
      throw new AppError('missing_permission', `This key lacks the permission ${permission}.`);
    }
  }
  // The owner can try the question before the app is approved.
  if (caller.app === null || input.telegramId !== caller.ownerTelegramId) requireApproved(caller);
  if (caller.app === null) throw new Error('a key without an app was let through');
  return caller.app.id;
}

function permissionsOf(standing: readonly V1Consent[]): ApiKeyPermissionId[] {
  return standing.map(({ permission }) => permission);
}

type Asked = ConsentInput & { appId: bigint };

async function readStandings(db: Db, input: Asked): Promise<V1Consent[]> {
  const { rows } = await sql<StandingRow>`
    select w.permission, c.granted_at, q.status, q.created_at, q.answered_at, q.expires_at
    from jsonb_array_elements_text(${JSON.stringify(input.permissions)}::jsonb)
        with ordinality as w(permission, place)
      left join members m on m.telegram_id = ${input.telegramId}::bigint
      left join app_consents c on c.app_id = ${input.appId}::bigint and c.member_id = m.id
        and c.permission = w.permission and c.revoked_at is null
        and not ${banStands(isoTime(input.nowMs))}
      left join lateral (
        select status, created_at, answered_at, expires_at from consent_questions
        where app_id = ${input.appId}::bigint and telegram_id = ${input.telegramId}::bigint
          and permissions ? w.permission
        order by seq desc limit 1) q on true
    order by w.place`.execute(db);
  return rows.map((row) => standingOf(row, input));
}

type StandingRow = {
  permission: ApiKeyPermissionId;
  granted_at: Date | null;
  status: 'open' | 'allowed' | 'declined' | null;
  created_at: Date | null;
  answered_at: Date | null;
  expires_at: Date | null;
};

function standingOf(row: StandingRow, { telegramId, nowMs }: Asked): V1Consent {
  const about = { member: telegramId, permission: row.permission };
  if (row.granted_at) {
    return { ...about, state: 'allowed', since: row.granted_at.toISOString(), answerBy: null };
  }
  const isOpen = row.status === 'open' && (row.expires_at?.getTime() ?? 0) > nowMs;
  if (isOpen && row.created_at && row.expires_at) {
    const [since, answerBy] = [row.created_at.toISOString(), row.expires_at.toISOString()];
    return { ...about, state: 'asked', since, answerBy };
  }
  if (row.status === 'declined' && row.answered_at) {
    return { ...about, state: 'declined', since: row.answered_at.toISOString(), answerBy: null };
  }
  return { ...about, state: 'none', since: null, answerBy: null };
}

async function requireRoomToAsk(tx: Db, { appId, telegramId, nowMs }: Asked): Promise<void> {
  const { perMember, perApp } = CONSENT_LIMITS;
  const { rows: theirs } = await sql<{ created_at: Date; is_open: boolean }>`
    select created_at, status = 'open' and expires_at > ${isoTime(nowMs)}::timestamptz as is_open
    from consent_questions
    where app_id = ${appId}::bigint and telegram_id = ${telegramId}::bigint
    order by seq desc limit ${sql.lit(perMember.most)}`.execute(tx);
  if (theirs.some(({ is_open }) => is_open)) {
    throw new AppError('conflict', 'A question of this app to this member is still open.');
  }
  requireRoom(
    theirs.map(({ created_at }) => created_at),
    perMember,
    nowMs,
  );
  const { rows: all } = await sql<{ created_at: Date }>`
    select created_at from consent_questions where app_id = ${appId}::bigint
    order by seq desc limit ${sql.lit(perApp.most)}`.execute(tx);
  requireRoom(
    all.map(({ created_at }) => created_at),
    perApp,
    nowMs,
  );
}

async function isAsked(tx: Db, callId: string): Promise<boolean> {
  const { rows } = await sql`
    select from consent_questions where call_id = ${callId}`.execute(tx);
  return rows.length > 0;
}

async function putQuestion(tx: Db, caller: KeyCaller, input: Asked & AskInput): Promise<void> {
  const { appId, telegramId, permissions, nowMs } = input;
  const app = await readSpeakingApp(tx, caller);
  const memberId = await findAskable(tx, input);
  const id = randomBytes(ID_BYTES).toString('base64url');
  await sql`
    insert into consent_questions (id, app_id, telegram_id, permissions, asked, call_id, created_at,
      expires_at)
    values (${id}, ${appId}::bigint, ${telegramId}::bigint, ${JSON.stringify(permissions)}::jsonb,
      ${memberId !== null}, ${input.callId}, ${isoTime(nowMs)}::timestamptz,
      ${isoTime(nowMs + CONSENT_LIMITS.answerWithinMs)}::timestamptz)`.execute(tx);
  if (memberId === null) return;
  await queueAppMessage(tx, {
    caller,
    to: { memberId, telegramId },
    kind: 'consent',
    messagesFor: input.messagesFor,
    nowMs,
    say: (m) => ({
      html: consentQuestion(m, app, permissions),
      buttons: questionButtons(m, id),
    }),
  });
}

/** The member, if they can be asked: known, not banned, and not blocking this app. */
async function findAskable(tx: Db, { appId, telegramId, nowMs }: Asked): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select m.id from members m
    where m.telegram_id = ${telegramId}::bigint and not ${banStands(isoTime(nowMs))}
      and not exists (select from app_blocks b
        where b.app_id = ${appId}::bigint and b.member_id = m.id)`.execute(tx);
  return rows[0]?.id ?? null;
}

function questionButtons(m: Messages, id: string): TelegramButton[][] {
  return [
    [
      { text: m.button_allow(), data: `ca:${id}` },
      { text: m.button_not_now(), data: `cn:${id}` },
    ],
    [{ text: m.button_block_app(), data: `cb:${id}` }],
  ];
}
