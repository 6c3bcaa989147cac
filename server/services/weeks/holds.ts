import { sql } from 'kysely';
import { AppError, type ErrorText } from '#contract/errors.ts';
import { HOLD_REASON_MAX_LENGTH, type ShareStatus } from '#contract/site/weeks.ts';
import { storableText } from '#rules/names.ts';
import { isoTime } from '#rules/times.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import { requireWeek } from './closed-weeks.ts';

/** Identifies a share of a closed week. */
export type ShareKey = { week: string; memberId: bigint };

export type ChangedShare = { week: string; userId: string; status: ShareStatus };

/** The statuses that can still be held: the coins are neither on their way nor paid. */
const HOLDABLE = ['owed', 'failed'] as const satisfies readonly ShareStatus[];

/**
 * Keeps a share from being paid until it is released. It stays the member's, and nobody else's share changes. If a hold and a
 * payout meet, one wins: both take the row by its status.
 *
 * Throws `bad_request` if the reason is empty or too long, `not_found` if there is no such share, `conflict` if it can no longer
 * be held.
 *
 * @param input.actor a Telegram id or `operator`, as in the audit log
 */
export async function holdShare(
  db: Db,
  input: ShareKey & { reason: string; actor: string },
): Promise<ChangedShare> {
  return db.transaction().execute((tx) => holdShareIn(tx, input));
}

/** The same, in the caller's transaction. */
export async function holdShareIn(
  tx: Db,
  input: ShareKey & { reason: string; actor: string },
): Promise<ChangedShare> {
  const reason = storableText(input.reason).trim();
  if (reason === '') throw new AppError('bad_request', (m) => m.refusal_hold_why());
  if (reason.length > HOLD_REASON_MAX_LENGTH) {
    throw new AppError('bad_request', (m) =>
      m.refusal_reason_length({ most: HOLD_REASON_MAX_LENGTH }),
    );
  }
  return change(tx, input, { action: 'share_held', from: HOLDABLE, to: 'held', reason });
}

/**
 * Lets a held share be paid again. Throws `not_found`, `conflict` if it is not held, and `forbidden` for an administrator's own
 * share while another administrator is active.
 */
export async function releaseShare(
  db: Db,
  input: ShareKey & { actor: string; nowMs: number },
): Promise<ChangedShare> {
  return db.transaction().execute(async (tx) => {
    await requireOtherShare(tx, input);
    return releaseShareIn(tx, input);
  });
}

async function requireOtherShare(
  tx: Db,
  { memberId, actor, nowMs }: ShareKey & { actor: string; nowMs: number },
): Promise<void> {
  const { rows } = await sql`
    select from members own where own.id = ${memberId}::bigint and own.telegram_id::text = ${actor}
      and exists (select from members m where m.role in ('admin', 'owner') and m.id <> own.id
        and not ${banStands(isoTime(nowMs))})`.execute(tx);
  if (rows.length > 0) {
    throw new AppError('forbidden', (m) => m.refusal_own_share());
  }
}

/**
 * Lets a held share be paid again, in the caller's transaction, which has checked the right to decide. One whose payout had failed
 * is failed again: a release does not say that it was never paid.
 */
export async function releaseShareIn(
  tx: Db,
  input: ShareKey & { actor: string },
): Promise<ChangedShare> {
  await lockShare(tx, input);
  const to = (await isSettledElsewhere(tx, input.week))
    ? 'settled'
    : await readStatusBefore(tx, input);
  return change(tx, input, { action: 'share_released', from: ['held'], to, reason: null });
}

/**
 * Returns whether the week is settled elsewhere now: a hold outlives the reopening of its week, which may be set to that
 * afterwards (docs/spec/week.md#13-weeks-settled-elsewhere).
 */
async function isSettledElsewhere(tx: Db, week: string): Promise<boolean> {
  if (!isWeekName(week)) return false;
  const { rows } = await sql`
    select from weeks where week = ${week}::date and settlement = 'elsewhere'`.execute(tx);
  return rows.length > 0;
}

/** True for a held share `s` whose payout had failed when it was held, as the audit log has it. */
export const hadFailed = sql<boolean>`coalesce((
  select a.before ->> 'status' = 'failed' from audit_log a
  where a.entity = 'share' and a.entity_id = s.week || '/' || s.member_id and a.action = 'share_held'
  order by a.id desc limit 1), false)`;

async function readStatusBefore(tx: Db, { week, memberId }: ShareKey): Promise<'owed' | 'failed'> {
  if (!isWeekName(week)) return 'owed';
  const { rows } = await sql`
    select from shares s
    where s.week = ${week}::date and s.member_id = ${memberId} and ${hadFailed}`.execute(tx);
  return rows.length > 0 ? 'failed' : 'owed';
}

/** The error for a member without a share in a week. */
export function noShare(): AppError {
  return new AppError('not_found', (m) => m.refusal_no_share());
}

/** A share's current status. Throws `not_found`. */
export async function readShareStatus(
  db: Db,
  key: ShareKey,
): Promise<{ status: ShareStatus; units: bigint; holdReason: string | null }> {
  const { rows } = isWeekName(key.week)
    ? await sql<{ status: ShareStatus; amount: bigint; hold_reason: string | null }>`
        select status, amount, hold_reason from shares
        where week = ${key.week}::date and member_id = ${key.memberId}`.execute(db)
    : { rows: [] };
  const [row] = rows;
  if (!row) throw noShare();
  return { status: row.status, units: row.amount, holdReason: row.hold_reason };
}

/** The reasons why shares of a week are held. Throws `not_found` for a week that is not closed. */
export async function readWeekHolds(
  db: Db,
  { week }: { week: string },
): Promise<{ holds: { userId: string; reason: string }[] }> {
  await requireWeek(db, week);
  const { rows } = await sql<{ member_id: bigint; hold_reason: string }>`
    select member_id, hold_reason from shares
    where week = ${week}::date and status = 'held' order by rank`.execute(db);
  return {
    holds: rows.map((row) => ({ userId: String(row.member_id), reason: row.hold_reason })),
  };
}

type Change = {
  action: 'share_held' | 'share_released';
  from: readonly ShareStatus[];
  to: ShareStatus;
  reason: string | null;
};

async function change(
  tx: Db,
  { week, memberId, actor }: ShareKey & { actor: string },
  { action, from, to, reason }: Change,
): Promise<ChangedShare> {
  const before = await lockShare(tx, { week, memberId });
  if (!from.includes(before.status)) {
    throw new AppError('conflict', refusalOf(action, before.status));
  }
  await sql`
    update shares set status = ${to}, hold_reason = ${reason}
    where week = ${week}::date and member_id = ${memberId}`.execute(tx);
  await writeAudit(tx, {
    actor,
    action,
    entity: 'share',
    entityId: `${week}/${memberId}`,
    before,
    after: { status: to, holdReason: reason },
  });
  return { week, userId: String(memberId), status: to };
}

// Another change of the share waits here, and then sees the result.
async function lockShare(
  tx: Db,
  key: ShareKey,
): Promise<{ status: ShareStatus; holdReason: string | null }> {
  if (isWeekName(key.week)) {
    await sql`
      select from shares where week = ${key.week}::date and member_id = ${key.memberId}
      for update`.execute(tx);
  }
  const { status, holdReason } = await readShareStatus(tx, key);
  return { status, holdReason };
}

function refusalOf(action: Change['action'], status: ShareStatus): ErrorText {
  if (action === 'share_released' && status !== 'withheld') return (m) => m.refusal_share_free();
  switch (status) {
    case 'held':
      return (m) => m.refusal_share_held();
    case 'paying':
      return (m) => m.refusal_share_paying();
    case 'sent':
      return (m) => m.refusal_share_sent();
    case 'paid':
      return (m) => m.refusal_share_paid();
    case 'settled':
      return (m) => m.refusal_share_elsewhere();
    case 'withheld':
      return (m) => m.refusal_share_withheld();
    case 'owed':
    case 'failed':
      return (m) => m.refusal_share_changed();
  }
}
