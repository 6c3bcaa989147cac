import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { SpeakingApp } from '#rules/app-messages.ts';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from './bans.ts';
import type { KeyCaller } from './key-caller.ts';
import { at } from './sql-time.ts';

/** A member whose data a key may have to do with. */
export type ReachedMember = { memberId: bigint; telegramId: string };

/** Any number; held while what an app does is counted and written, so that its limits hold to the one. */
const APP_LOCK = 7_205_016;

/**
 * The member that a call is about, where the key reaches them: its owner, or one who allowed this app this permission.
 *
 * Throws `sandbox_only` for an app that is not approved, else `no_consent`: the same for a member who did not allow it,
 * who is banned, or whom nobody knows, so that nothing can be learned of who is a member.
 *
 * @param input.telegramId left out: the owner
 * @param input.isHeld the consent cannot be taken back before the transaction ends: what is written down for the member then
 * is there to be dropped
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
      and not ${banStands(at(input.nowMs))}
    ${input.isHeld ? sql`for share of c` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('no_consent', 'This member has not allowed this app to do so.');
  return { memberId: row.id, telegramId };
}

/** Throws unless the key belongs to an app that may have to do with other members than its owner. */
export function requireApproved({ app }: KeyCaller): void {
  if (app === null) {
    throw new AppError('no_consent', 'This key belongs to no app: it reaches its owner alone.');
  }
  if (app.status === 'sandbox') {
    throw new AppError('sandbox_only', 'This app is in sandbox: it reaches its owner alone.');
  }
}

/** The app of a key as members are told of it. Throws `not_found` for one that was removed. */
export async function readSpeakingApp(db: Db, caller: KeyCaller): Promise<SpeakingApp> {
  if (caller.app === null) return { name: 'Your own API key', developer: 'you' };
  const { rows } = await sql<SpeakingApp>`
    select name, developer from apps
    where id = ${caller.app.id}::bigint and removed_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'This app was removed.');
  return row;
}

/** Whose rows: those of an app, or of the keys of a member that belong to none. */
export function ownedBy({ ownerId, app }: KeyCaller) {
  return sql<boolean>`(owner_id = ${ownerId}::bigint
    and app_id is not distinct from ${app?.id ?? null}::bigint)`;
}

/** Until the transaction ends, nobody else counts what this app does. */
export async function holdApp(tx: Db, { ownerId, app }: KeyCaller): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(APP_LOCK)}, hashtext(${`${ownerId}:${app?.id ?? ''}`}))`.execute(
    tx,
  );
}

/** A limit of `rules/app-limits.ts`. */
type Limit = { readonly most: number; readonly withinMs: number };

/**
 * Throws `too_many_requests`, with the time after which to try again, when as many times as the limit allows lie in
 * its time.
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
