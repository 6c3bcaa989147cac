import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { SpeakingApp } from '#rules/apps/messages.ts';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { banStands } from '#server/services/members/bans.ts';

/** A member whose data a key may use. */
export type ReachedMember = { memberId: bigint; telegramId: string };

/**
 * The member that a call is about, if the key reaches them: its owner, or a member who allowed this app this permission.
 *
 * Throws `sandbox_only` for an app that is not approved, `subscription_required` without a plan, and otherwise `no_consent`: the
 * same for members who did not allow it, banned members and strangers, so that nobody learns who is a member.
 *
 * @param input.telegramId the owner if left out
 * @param input.isHeld keeps the consent from being withdrawn before the transaction ends, so that a withdrawal then finds the
 * stored data, and drops it
 */
export async function requireReach(
  db: Db,
  caller: KeyCaller,
  input: {
    telegramId: string | undefined;
    permission: ApiKeyPermissionId;
    nowMs: number;
    isHeld?: boolean;
  },
): Promise<ReachedMember> {
  const { telegramId = caller.ownerTelegramId } = input;
  if (telegramId === caller.ownerTelegramId) return { memberId: caller.ownerId, telegramId };
  requireApproved(caller);
  const { rows } = await sql<{ id: bigint }>`
    select m.id from members m
      join app_consents c on c.member_id = m.id and c.permission = ${input.permission}
        and c.revoked_at is null
      join apps a on a.id = c.app_id and a.removed_at is null
    where m.telegram_id = ${telegramId}::bigint and c.app_id = ${caller.app?.id ?? null}::bigint
      and not ${banStands(isoTime(input.nowMs))}
    ${input.isHeld ? sql`for share of c` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('no_consent', 'This member has not allowed this app to do so.');
  return { memberId: row.id, telegramId };
}

/** Throws unless the key belongs to an app that may reach members other than its owner. */
export function requireApproved({ app, hasPlan }: KeyCaller): void {
  if (app === null) {
    throw new AppError('no_consent', 'This key belongs to no app: it only reaches its owner.');
  }
  if (app.status === 'sandbox') {
    throw new AppError('sandbox_only', 'This app is in sandbox: it only reaches its owner.');
  }
  if (!hasPlan) {
    throw new AppError(
      'subscription_required',
      'The owner of this key has no active plan, without which it only reaches its owner.',
    );
  }
}

/** A key's app as shown to members. Throws `not_found` for a removed one. */
export async function readSpeakingApp(db: Db, caller: KeyCaller): Promise<SpeakingApp> {
  if (caller.app === null) return { name: null, developer: null };
  const { rows } = await sql<SpeakingApp>`
    select name, developer from apps
    where id = ${caller.app.id}::bigint and removed_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'This app was removed.');
  return row;
}

/** Selects rows of the app, or of the owner's keys without an app. */
export function ownedBy({ ownerId, app }: KeyCaller) {
  return sql<boolean>`(owner_id = ${ownerId}::bigint
    and app_id is not distinct from ${app?.id ?? null}::bigint)`;
}

/** Keeps calls that count this app's actions apart until the transaction ends. */
export async function holdApp(tx: Db, { ownerId, app }: KeyCaller): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.appReach}, hashtext(${`${ownerId}:${app?.id ?? ''}`}))`.execute(
    tx,
  );
}

/** A limit of `rules/apps/limits.ts`. */
type Limit = { readonly most: number; readonly withinMs: number };

/**
 * Throws `too_many_requests`, with the time to wait, once the limit's number of times is within its period.
 *
 * @param times newest first, at least as many as the limit allows
 */
export function requireRoom(times: readonly Date[], limit: Limit, nowMs: number): void {
  const last = times[limit.most - 1];
  if (!last) return;
  const freeInMs = last.getTime() + limit.withinMs - nowMs;
  if (freeInMs <= 0) return;
  throw new AppError('too_many_requests', 'This app has done this too often. Try again later.', {
    retryAfterSeconds: Math.ceil(freeInMs / 1000),
  });
}
