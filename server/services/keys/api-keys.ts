import { sql } from 'kysely';
import { type ApiKey, MAX_KEYS } from '#contract/developer/keys.ts';
import { AppError } from '#contract/errors.ts';
import type { KeyPermission } from '#contract/v1/values.ts';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import {
  API_KEY_NAME_MAX_LENGTH,
  API_KEY_UNDO_MS,
  DEFAULT_RATE_LIMIT_PER_MINUTE,
  REVEAL_WITHIN_MS,
} from '#rules/apps/api-keys.ts';
import { cleanLine } from '#rules/names.ts';
import {
  type AppPermissionId,
  appPermissionFor,
  isAppPermission,
  publicReadsOf,
} from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { requireDailyRoom } from '#server/services/audit/daily-limit.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { insertApiKey } from './issue.ts';
import {
  type ApiKeyRow,
  apiKeyOfRow,
  noSuchKey,
  openKey,
  readKeyRows,
  requireKeyRow,
} from './rows.ts';

/** The owner, the time, and the secrets that keys are sealed with. */
export type KeyOwner = {
  actor: Pick<Actor, 'memberId' | 'telegramId' | 'signedInAtMs'>;
  secrets: Secrets;
  nowMs: number;
};

const HOUR_MS = 3_600_000;
/** Times have four-digit years, here and in the contract. */
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** The member's keys, oldest first: whole within 15 minutes of the sign-in, otherwise masked. Showing whole keys is audited. */
export async function readApiKeys(db: Db, owner: KeyOwner): Promise<ApiKey[]> {
  const rows = await readKeyRows(db, { memberId: owner.actor.memberId, nowMs: owner.nowMs });
  const keys = rows.map((row) => apiKeyOfRow(row, viewOf(owner)));
  await noteShown(db, owner, keys);
  return keys;
}

// Once for each session, because a page that asks again shows nothing new.
async function noteShown(db: Db, owner: KeyOwner, keys: readonly ApiKey[]): Promise<void> {
  const { actor, nowMs } = owner;
  const shown = keys.filter(({ isMasked }) => !isMasked).map(({ id }) => id);
  if (shown.length === 0 || (await isNoted(db, owner, shown))) return;
  await writeAudit(db, {
    actor: actor.telegramId,
    action: 'api_keys_revealed',
    entity: 'member',
    entityId: String(actor.memberId),
    after: { keys: shown, session: isoTime(actor.signedInAtMs) },
    atMs: nowMs,
  });
}

async function isNoted(db: Db, { actor }: KeyOwner, shown: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log
    where entity = 'member' and entity_id = ${String(actor.memberId)} and action = 'api_keys_revealed'
      and after @> ${JSON.stringify({ keys: shown, session: isoTime(actor.signedInAtMs) })}::jsonb
    limit 1`.execute(db);
  return rows.length > 0;
}

export type NewApiKey = {
  name: string;
  permissions: readonly KeyPermission[];
  /** Null if it never expires. */
  expiresAtMs: number | null;
  appId: string | null;
};

/**
 * Creates a key and returns it whole. Throws `bad_request` for an invisible name, an end in the past, no permission, or a
 * permission that its app has not declared (docs/spec/developers.md#12-permissions); `not_found` for an app that is not the
 * member's or was removed; `conflict` if there are too many keys.
 */
export async function createApiKey(db: Db, owner: KeyOwner, wish: NewApiKey): Promise<ApiKey> {
  const name = cleanLine(wish.name);
  if (name === '' || [...name].length > API_KEY_NAME_MAX_LENGTH) {
    throw new AppError('bad_request', (m) => m.refusal_key_name({ most: API_KEY_NAME_MAX_LENGTH }));
  }
  if (wish.expiresAtMs !== null && !(wish.expiresAtMs > owner.nowMs)) {
    throw new AppError('bad_request', (m) => m.refusal_key_past());
  }
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, owner);
    await requireRoomToMake(tx, owner);
    const permissions = [...new Set(wish.permissions)];
    const declared = wish.appId === null ? null : await readDeclared(tx, owner, wish.appId);
    requireAllowed(permissions, declared);
    const id = await insertApiKey(tx, issueOf(owner), {
      name,
      permissions,
      appId: wish.appId === null ? null : BigInt(wish.appId),
      expiresAtMs: wish.expiresAtMs,
      rateLimit: DEFAULT_RATE_LIMIT_PER_MINUTE,
      rotatedFrom: null,
    });
    const expiresAt = timeOrNull(wish.expiresAtMs);
    const after = { name, permissions, appId: wish.appId, expiresAt };
    await audit(tx, owner, 'api_key_created', id, { after });
    return readWhole(tx, owner, id);
  });
}

/** Switches a key on or off. Throws `not_found`, also for a deleted one. */
export async function switchApiKey(
  db: Db,
  owner: KeyOwner,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<ApiKey> {
  return db.transaction().execute(async (tx) => {
    const before = await lockKey(tx, owner, id);
    if (before.is_active !== isActive) {
      if (isActive) await requireRoomToBringBack(tx, owner);
      await sql`update api_keys set is_active = ${isActive}::boolean where id = ${before.id}`.execute(
        tx,
      );
      await audit(tx, owner, 'api_key_switched', before.id, {
        before: { isActive: before.is_active },
        after: { isActive },
      });
    }
    return showKey(tx, owner, { ...before, is_active: isActive });
  });
}

/** Deletes a key. It can be created again for ten minutes. Throws `not_found`. */
export async function deleteApiKey(db: Db, owner: KeyOwner, { id }: { id: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: key, name } = await lockKey(tx, owner, id);
    await sql`
      update api_keys set deleted_at = ${isoTime(owner.nowMs)}::timestamptz where id = ${key}`.execute(
      tx,
    );
    await audit(tx, owner, 'api_key_deleted', key, { before: { name } });
  });
}

/** Creates a key again that was deleted at most ten minutes ago. Throws `not_found` and `conflict`. */
export async function restoreApiKey(
  db: Db,
  owner: KeyOwner,
  { id }: { id: string },
): Promise<ApiKey> {
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, owner);
    await requireRoomToBringBack(tx, owner);
    const row = await lockRow(tx, owner, id);
    const deletedMs = row.deleted_at?.getTime() ?? Number.NEGATIVE_INFINITY;
    if (row.sealed_key === null || owner.nowMs - deletedMs > API_KEY_UNDO_MS) throw noSuchKey();
    await sql`update api_keys set deleted_at = null where id = ${row.id}`.execute(tx);
    await audit(tx, owner, 'api_key_restored', row.id, { after: { name: row.name } });
    return showKey(tx, owner, { ...row, deleted_at: null });
  });
}

/**
 * Creates a replacement with the same name, permissions, app, limit and lifetime. The old key works until the end of the grace
 * period. Throws `not_found`, and `conflict` for a key that was replaced already, has ended, or belongs to a removed app.
 */
export async function rotateApiKey(
  db: Db,
  owner: KeyOwner,
  { id, graceHours }: { id: string; graceHours: number },
): Promise<ApiKey> {
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, owner);
    await requireRoomToMake(tx, owner);
    const old = await lockKey(tx, owner, id);
    if (old.retires_at !== null) throw new AppError('conflict', (m) => m.refusal_key_replaced());
    if (old.expires_at !== null && old.expires_at.getTime() <= owner.nowMs) {
      throw new AppError('conflict', (m) => m.refusal_key_ended());
    }
    if (old.app_removed_at !== null) {
      throw new AppError('conflict', (m) => m.refusal_key_app_removed());
    }
    const lifeMs = old.expires_at && old.expires_at.getTime() - old.created_at.getTime();
    const newId = await insertApiKey(tx, issueOf(owner), {
      name: old.name,
      permissions: old.permissions,
      appId: old.app_id,
      rateLimit: old.rate_limit,
      rotatedFrom: old.id,
      expiresAtMs: lifeMs === null ? null : Math.min(owner.nowMs + lifeMs, LATEST_MS),
    });
    const retiresAt = isoTime(owner.nowMs + graceHours * HOUR_MS);
    await sql`
      update api_keys set retires_at = ${retiresAt}::timestamptz where id = ${old.id}`.execute(tx);
    await audit(tx, owner, 'api_key_rotated', old.id, {
      after: { newKey: String(newId), retiresAt },
    });
    return readWhole(tx, owner, newId);
  });
}

function issueOf({ actor, secrets, nowMs }: KeyOwner) {
  return { memberId: actor.memberId, secrets, nowMs };
}

// Locks the member's row: two calls at once must not both take the last place.
async function requireRoom(tx: Db, { actor }: KeyOwner): Promise<void> {
  await sql`select 1 from members where id = ${actor.memberId}::bigint for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from api_keys
    where member_id = ${actor.memberId}::bigint and deleted_at is null`.execute(tx);
  if ((rows[0]?.keys ?? 0) >= MAX_KEYS) {
    throw new AppError('conflict', (m) => m.refusal_keys_most({ most: MAX_KEYS }));
  }
}

async function requireRoomToMake(tx: Db, { actor, nowMs }: KeyOwner): Promise<void> {
  await requireDailyRoom(tx, {
    actor: actor.telegramId,
    actions: ['api_key_created', 'api_key_rotated'],
    most: DAILY_LIMITS.keysMade,
    nowMs,
  });
}

async function requireRoomToBringBack(tx: Db, { actor, nowMs }: KeyOwner): Promise<void> {
  await requireDailyRoom(tx, {
    actor: actor.telegramId,
    actions: ['api_key_switched', 'api_key_restored'],
    most: DAILY_LIMITS.keysBroughtBack,
    nowMs,
  });
}

/** The permissions that one of the member's apps declares. Throws `not_found`. */
async function readDeclared(
  tx: Db,
  { actor }: KeyOwner,
  appId: string,
): Promise<AppPermissionId[]> {
  const { rows } = await sql<{ permissions: string[] }>`
    select permissions from apps where id = ${appId}::bigint and member_id = ${actor.memberId}::bigint
      and removed_at is null for share`.execute(tx);
  const [app] = rows;
  if (!app) throw new AppError('not_found', (m) => m.refusal_app_none());
  return app.permissions.filter(isAppPermission);
}

/** Null for a key without an app. */
function requireAllowed(
  permissions: readonly KeyPermission[],
  declared: readonly AppPermissionId[] | null,
): void {
  if (permissions.length === 0 && publicReadsOf(declared ?? []).length === 0) {
    throw new AppError('bad_request', (m) => m.refusal_key_permissions());
  }
  const lacking = permissions.find((id) => declared && !declared.includes(appPermissionFor(id)));
  if (lacking === undefined) return;
  throw new AppError('bad_request', (m) =>
    m.refusal_key_undeclared({ declared: appPermissionFor(lacking), permission: lacking }),
  );
}

async function lockRow(tx: Db, { actor, nowMs }: KeyOwner, id: string): Promise<ApiKeyRow> {
  await sql`
    select 1 from api_keys where id = ${id}::bigint and member_id = ${actor.memberId}::bigint
    for no key update`.execute(tx);
  return requireKeyRow(tx, { id, memberId: actor.memberId, nowMs });
}

async function lockKey(tx: Db, owner: KeyOwner, id: string): Promise<ApiKeyRow> {
  const row = await lockRow(tx, owner, id);
  if (row.deleted_at !== null) throw noSuchKey();
  return row;
}

/** A key as shown to its owner after a change. Showing it whole is audited, as for the list. */
async function showKey(tx: Db, owner: KeyOwner, row: ApiKeyRow): Promise<ApiKey> {
  const key = apiKeyOfRow(row, viewOf(owner));
  await noteShown(tx, owner, [key]);
  return key;
}

// The creator sees the key whole, even long after the sign-in, because it is shown nowhere else.
async function readWhole(tx: Db, owner: KeyOwner, id: bigint): Promise<ApiKey> {
  const { actor, nowMs, secrets } = owner;
  const row = await requireKeyRow(tx, { id: String(id), memberId: actor.memberId, nowMs });
  if (openKey(row, secrets) === null) throw new Error('a new key does not open');
  return apiKeyOfRow(row, { nowMs, secrets, isFresh: true });
}

function viewOf({ actor, secrets, nowMs }: KeyOwner) {
  return { nowMs, secrets, isFresh: nowMs - actor.signedInAtMs <= REVEAL_WITHIN_MS };
}

async function audit(
  tx: Db,
  { actor, nowMs }: KeyOwner,
  action: string,
  id: bigint,
  change: { before?: object; after?: object },
): Promise<void> {
  const { telegramId } = actor;
  await writeAudit(tx, {
    actor: telegramId,
    action,
    entity: 'api_key',
    entityId: String(id),
    ...change,
    atMs: nowMs,
  });
}

function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
