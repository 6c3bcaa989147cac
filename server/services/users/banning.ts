import { sql } from 'kysely';
import type { AdminUser, BanEvent } from '#contract/admin/users.ts';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { storableText } from '#rules/names.ts';
import { MAX_BANS_LISTED } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { canBan, EMPTY_BAN_REASON, type Role } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { nameOf } from '#server/services/members/names.ts';
import { readUser, type Shown } from './users.ts';

/** The administrator who bans, with their role in the database, the time, and the ranks in the answer. */
type Banner = Pick<Actor, 'telegramId' | 'role'> & Shown;

/**
 * Bans a member from now on and ends their sessions at once (docs/spec/portal.md#13-bans). For a member already banned, the
 * reason and the end are replaced and the start stays: snapshots and events from that time may still come. Throws `not_found`,
 * `forbidden` for an administrator, and `bad_request` for an end in the past.
 *
 * @param input.expiresAtMs null for a permanent ban
 */
export async function banMember(
  db: Db,
  by: Banner,
  input: { memberId: bigint; reason?: string | undefined; expiresAtMs: number | null },
): Promise<AdminUser> {
  const { memberId, expiresAtMs } = input;
  const reason = storableText(input.reason ?? '').trim() || EMPTY_BAN_REASON;
  if (expiresAtMs !== null && !(expiresAtMs > by.nowMs)) {
    throw new AppError('bad_request', (m) => m.refusal_ban_past());
  }
  const expiresAt = expiresAtMs === null ? null : isoTime(expiresAtMs);
  const now = sql`${isoTime(by.nowMs)}::timestamptz`;
  return db.transaction().execute(async (tx) => {
    const before = await lockMember(tx, memberId);
    if (!canBan(by.role, before.role)) {
      throw new AppError('forbidden', (m) => m.refusal_ban_admin());
    }
    if (isOver(before, by)) await keepPast(tx, memberId);
    await sql`
      update members set banned_at = ${isOver(before, by) ? now : sql`least(banned_at, ${now})`},
        ban_reason = ${reason}, ban_expires_at = ${expiresAt}::timestamptz
      where id = ${memberId}`.execute(tx);
    await sql`delete from sessions where member_id = ${memberId}`.execute(tx);
    await writeAudit(tx, {
      actor: by.telegramId,
      action: 'user_banned',
      entity: 'user',
      entityId: String(memberId),
      before: stateOf(before, by),
      after: { banned: true, reason, expiresAt },
    });
    return readUser(tx, { memberId, nowMs: by.nowMs, ranks: by.ranks });
  });
}

/**
 * Ends a ban now; does nothing without one. Its dates are kept: a snapshot or an event from that time may still come.
 * Throws `not_found`, and `forbidden` for an administrator.
 */
export async function unbanMember(
  db: Db,
  by: Banner,
  { memberId }: { memberId: bigint },
): Promise<AdminUser> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMember(tx, memberId);
    if (!canBan(by.role, before.role)) {
      throw new AppError('forbidden', (m) => m.refusal_ban_admin());
    }
    if (isOver(before, by)) return readUser(tx, { memberId, nowMs: by.nowMs, ranks: by.ranks });
    await sql`
      update members set ban_reason = null,
        ban_expires_at = greatest(banned_at, ${isoTime(by.nowMs)}::timestamptz)
      where id = ${memberId}`.execute(tx);
    // Sessions from before the ban stay ended.
    await sql`delete from sessions where member_id = ${memberId}`.execute(tx);
    await writeAudit(tx, {
      actor: by.telegramId,
      action: 'user_unbanned',
      entity: 'user',
      entityId: String(memberId),
      before: stateOf(before, by),
      after: { banned: false },
    });
    return readUser(tx, { memberId, nowMs: by.nowMs, ranks: by.ranks });
  });
}

/** The effects that a ban would have. Throws `not_found`. */
export async function readBanPreview(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<{ weekPoints: number; pendingSubmissions: number; owed: string; sessions: number }> {
  const week = runningWeek(nowMs, await findLastFrozen(db));
  const { rows } = await sql<{ points: number; pending: number; owed: string; sessions: number }>`
    select
      coalesce((select points from week_totals w
        where w.week = ${week}::date and w.member_id = m.id), 0) as points,
      (select count(*)::int from submissions s
        where s.member_id = m.id and s.status = 'pending') as pending,
      (select coalesce(sum(amount), 0)::text from shares h
        where h.member_id = m.id and h.status in ('owed', 'held', 'failed')) as owed,
      (select count(*)::int from sessions e where e.member_id = m.id
        and e.expires_at > ${isoTime(nowMs)}::timestamptz) as sessions
    from members m where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_member_none({ id: String(memberId) }));
  return {
    weekPoints: toPoints(row.points),
    pendingSubmissions: row.pending,
    owed: formatAmount(BigInt(row.owed)),
    sessions: row.sessions,
  };
}

type BanRow = {
  at: Date;
  action: BanEvent['action'];
  actor: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  known: boolean;
  reason: string | null;
  expires_at: string | null;
};

/** A member's bans and how they ended, newest first. Throws `not_found`. */
export async function readBanHistory(
  db: Db,
  { memberId }: { memberId: bigint },
): Promise<{ bans: BanEvent[] }> {
  const { rows: known } = await sql`select from members where id = ${memberId}`.execute(db);
  if (known.length === 0)
    throw new AppError('not_found', (m) => m.refusal_member_none({ id: String(memberId) }));
  const { rows } = await sql<BanRow>`
    select l.at, l.action, l.actor, a.username, a.first_name, a.last_name, a.id is not null as known,
      l.after ->> 'reason' as reason, l.after ->> 'expiresAt' as expires_at
    from audit_log l left join members a on a.telegram_id::text = l.actor
    where l.entity = 'user' and l.entity_id = ${String(memberId)}
      and l.action in ('user_banned', 'user_unbanned')
    order by l.id desc limit ${sql.lit(MAX_BANS_LISTED)}`.execute(db);
  return {
    bans: rows.map((row) => ({
      at: row.at.toISOString(),
      action: row.action,
      byName: row.known ? nameOf(row) : row.actor,
      reason: row.reason,
      expiresAt: row.expires_at,
    })),
  };
}

type BanState = {
  role: Role;
  banned_at: Date | null;
  ban_reason: string | null;
  ban_expires_at: Date | null;
};

async function lockMember(tx: Db, memberId: bigint): Promise<BanState> {
  const { rows } = await sql<BanState>`
    select role, banned_at, ban_reason, ban_expires_at from members
    where id = ${memberId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_member_none({ id: String(memberId) }));
  return row;
}

// Not simply "is not banned": a ban that starts a moment ahead, by another server's clock, is not over.
function isOver({ banned_at, ban_expires_at }: BanState, { nowMs }: Banner): boolean {
  return banned_at === null || (ban_expires_at !== null && ban_expires_at.getTime() <= nowMs);
}

/** Stores the ban that a new one is about to replace in the member's row: snapshots and events from its time may still come. */
async function keepPast(tx: Db, memberId: bigint): Promise<void> {
  await sql`
    insert into past_bans (member_id, began_at, ended_at)
    select id, banned_at, ban_expires_at from members
    where id = ${memberId} and ban_expires_at > banned_at`.execute(tx);
}

function stateOf(state: BanState, by: Banner) {
  return {
    banned: !isOver(state, by),
    reason: state.ban_reason,
    expiresAt: state.ban_expires_at?.toISOString() ?? null,
  };
}
