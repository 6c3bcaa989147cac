import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import {
  aboutOf,
  findAdmin,
  type RequestAbout,
  type RequestRow,
  requestColumns,
} from './requests.ts';
import { createSession, endSession, type MemberRow } from './sessions.ts';

/** The outcomes of a login request (requests.ts). Each step is one guarded statement. */

export const BLOCK_MS = 24 * 60 * 60_000;

/** Returns whether a request has been approved. */
export async function isApproved(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sign_in_requests where id = ${id} and status = 'approved'`.execute(db);
  return rows.length > 0;
}

/** The administrator's answer: a number if the page shows one, otherwise plain approval, or a denial. */
export type Answer = { approves: true; matchCode: string | null } | { approves: false };

/**
 * Records the answer of the person asked, once, while the request is open. A number other than the page's denies. Returns the
 * outcome, or null if there is nothing to answer (any more).
 */
export async function answerRequest(
  db: Db,
  input: { id: string; fromId: string; answer: Answer; nowMs: number },
): Promise<(RequestAbout & { status: 'approved' | 'denied' }) | null> {
  const { answer } = input;
  const status = answer.approves
    ? sql`case when match_code is not distinct from ${answer.matchCode}::text
        then 'approved' else 'denied' end`
    : sql`'denied'`;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<RequestRow & { status: 'approved' | 'denied' }>`
      update sign_in_requests set status = ${status}
      where id = ${input.id} and telegram_id = ${input.fromId}::bigint and asked
        and status = 'pending' and ended_at is null
        and expires_at > ${isoTime(input.nowMs)}::timestamptz
      returning ${requestColumns}, status`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    await audit(tx, { actor: input.fromId, action: `sign_in_${row.status}`, id: input.id });
    return { ...aboutOf(row), status: row.status };
  });
}

/**
 * Handles 'Deny and block 24 h', which also works under a question that is over. Returns null if this person was not asked that
 * question.
 */
export async function blockQuestions(
  db: Db,
  input: { id: string; fromId: string; nowMs: number },
): Promise<RequestAbout | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<RequestRow>`
      update sign_in_requests set status = case status when 'pending' then 'denied' else status end
      where id = ${input.id} and telegram_id = ${input.fromId}::bigint and asked
      returning ${requestColumns}`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    await sql`
      insert into sign_in_blocks (telegram_id, ends_at)
      values (${input.fromId}::bigint, ${isoTime(input.nowMs + BLOCK_MS)}::timestamptz)
      on conflict (telegram_id) do update set ends_at = excluded.ends_at`.execute(tx);
    await audit(tx, { actor: input.fromId, action: 'sign_in_blocked', id: input.id });
    return aboutOf(row);
  });
}

/** Opens the session of an approved request, once; null if the person has lost the role or was banned since. */
export async function claimRequest(
  db: Db,
  input: { id: string; earlierToken: string | null; nowMs: number },
): Promise<{ token: string; member: MemberRow } | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ telegram_id: bigint }>`
      update sign_in_requests set status = 'used', ended_at = ${isoTime(input.nowMs)}::timestamptz
      where id = ${input.id} and status = 'approved' and ended_at is null
        and expires_at > ${isoTime(input.nowMs)}::timestamptz
      returning telegram_id`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    const telegramId = String(row.telegram_id);
    const member = await findAdmin(tx, { telegramId, nowMs: input.nowMs });
    if (member === null) return null;
    if (input.earlierToken !== null) await endSession(tx, input.earlierToken);
    const token = await createSession(tx, { memberId: member.member_id, nowMs: input.nowMs });
    await audit(tx, { actor: telegramId, action: 'admin_signed_in', id: input.id });
    return { token, member };
  });
}

/** Ends a request without a session. Returns whether it was still unanswered. */
export async function endRequest(
  db: Db,
  input: { id: string; as: 'expired' | 'cancelled'; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    update sign_in_requests set ended_at = ${isoTime(input.nowMs)}::timestamptz,
      status = case status when 'pending' then ${input.as} else status end
    where id = ${input.id} and ended_at is null returning status`.execute(db);
  return rows[0]?.status === input.as;
}

/** Records the operator's approval. Throws `not_found` unless a request of an administrator waits under this id. */
export async function approveRequest(
  db: Db,
  input: { id: string; nowMs: number; actor: string },
): Promise<RequestAbout> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<RequestRow>`
      update sign_in_requests r set status = 'approved'
      where id = ${input.id} and status = 'pending' and ended_at is null
        and expires_at > ${isoTime(input.nowMs)}::timestamptz and exists (
          select from members m where m.telegram_id = r.telegram_id
            and m.role in ('admin', 'owner') and not ${banStands(isoTime(input.nowMs))})
      returning ${requestColumns}`.execute(tx);
    const [row] = rows;
    if (!row) throw new AppError('not_found', `No administrator waits under ${input.id}.`);
    await audit(tx, { actor: input.actor, action: 'sign_in_approved', id: input.id });
    return aboutOf(row);
  });
}

function audit(tx: Db, entry: { actor: string; action: string; id: string }): Promise<void> {
  const { actor, action, id } = entry;
  return writeAudit(tx, { actor, action, entity: 'sign_in_request', entityId: id });
}
