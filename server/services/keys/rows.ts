import { sql } from 'kysely';
import { type ApiKey, KEY_DAYS } from '#contract/developer/keys.ts';
import { AppError } from '#contract/errors.ts';
import type { KeyPermission } from '#contract/v1/values.ts';
import { highestRateLimit, maskOf } from '#rules/apps/api-keys.ts';
import { isApiKeyPermission, isAppPermission, keyPermissionsOf } from '#rules/permissions.ts';
import type { PlanId } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';

/** A row of `api_keys` with its counts. */
export type ApiKeyRow = {
  id: bigint;
  member_id: bigint;
  app_id: bigint | null;
  app_name: string | null;
  app_removed_at: Date | null;
  app_permissions: string[] | null;
  name: string;
  sealed_key: Uint8Array | null;
  secret_id: string;
  shown_start: string;
  shown_end: string;
  permissions: string[];
  is_active: boolean;
  rate_limit: number;
  /** The owner's plan, active or not; null if there never was one. */
  plan_tier: PlanId | null;
  created_at: Date;
  expires_at: Date | null;
  retires_at: Date | null;
  rotated_from: bigint | null;
  deleted_at: Date | null;
  last_used_at: Date | null;
  last_used_from: string | null;
  total: bigint;
  days: { day: string; requests: number }[];
};

const DAY_MS = 86_400_000;

/** The time and secrets for showing keys. With `isFresh` (a recent sign-in) they are shown whole. */
export type KeyView = { nowMs: number; secrets: Secrets; isFresh: boolean };

/** A member's keys that are not deleted, oldest first. */
export async function readKeyRows(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`${keyColumns(nowMs)}
    where k.member_id = ${memberId}::bigint and k.deleted_at is null
    order by k.id`.execute(db);
  return rows;
}

/** Reads one of a member's keys, including deleted ones. Throws `not_found`, also for another member's. */
export async function requireKeyRow(
  db: Db,
  { id, memberId, nowMs }: { id: string; memberId: bigint; nowMs: number },
): Promise<ApiKeyRow> {
  const { rows } = await sql<ApiKeyRow>`${keyColumns(nowMs)}
    where k.id = ${id}::bigint and k.member_id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw noSuchKey();
  return row;
}

export function noSuchKey(): AppError {
  return new AppError('not_found', (m) => m.refusal_key_none());
}

function keyColumns(nowMs: number) {
  const since = dayOf(nowMs - (KEY_DAYS - 1) * DAY_MS);
  return sql`
    select k.id, k.member_id, k.app_id, a.name as app_name, a.removed_at as app_removed_at,
      a.permissions as app_permissions, k.name, k.sealed_key, k.secret_id, k.shown_start,
      k.shown_end, k.permissions, k.is_active, k.rate_limit, k.created_at, k.expires_at, k.retires_at,
      k.rotated_from, k.deleted_at, k.last_used_at, k.last_used_from, s.tier as plan_tier,
      (select coalesce(sum(d.requests), 0)::bigint from api_key_days d where d.key_id = k.id) as total,
      coalesce((select json_agg(json_build_object('day', d.day, 'requests', d.requests)) from api_key_days d
        where d.key_id = k.id and d.day >= ${since}::date), '[]') as days
    from api_keys k left join apps a on a.id = k.app_id
      left join subscriptions s on s.member_id = k.member_id`;
}

/** A key as shown to its owner. */
export function apiKeyOfRow(row: ApiKeyRow, { nowMs, secrets, isFresh }: KeyView): ApiKey {
  const whole = isFresh ? openKey(row, secrets) : null;
  const days = lastDays(row, nowMs);
  const permissions = row.permissions.filter(isApiKeyPermission);
  return {
    id: String(row.id),
    name: row.name,
    apiKey: whole ?? maskOf(row.shown_start, row.shown_end),
    isMasked: whole === null,
    needsSignIn: whole === null && !isFresh && openKey(row, secrets) !== null,
    permissions,
    withheld: withheldOf(row, permissions),
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    retiresAt: row.retires_at?.toISOString() ?? null,
    rotatedFrom: row.rotated_from === null ? null : String(row.rotated_from),
    app: appOf(row),
    ...(row.last_used_at && { lastUsed: row.last_used_at.toISOString() }),
    ...(row.last_used_from !== null && { lastUsedFrom: row.last_used_from }),
    usage: {
      totalRequests: Number(row.total),
      todayRequests: days.at(-1)?.requests ?? 0,
      // As in use_api_key: under a lower plan the key keeps its limit, unused.
      rateLimit: Math.min(row.rate_limit, highestRateLimit(row.plan_tier)),
      days,
    },
  };
}

function withheldOf(row: ApiKeyRow, permissions: readonly KeyPermission[]): KeyPermission[] {
  if (row.app_permissions === null) return [];
  const allowed = keyPermissionsOf(row.app_permissions.filter(isAppPermission));
  return permissions.filter((id) => !allowed.includes(id));
}

function appOf({ app_id, app_name, app_removed_at }: ApiKeyRow): ApiKey['app'] {
  if (app_id === null) return null;
  return { id: String(app_id), name: app_name ?? '', isRemoved: app_removed_at !== null };
}

/** The whole key; null if the secret that sealed it is gone. */
export function openKey(row: ApiKeyRow, secrets: Secrets): string | null {
  if (row.sealed_key === null) return null;
  const sealed = { secretId: row.secret_id, sealed: Buffer.from(row.sealed_key) };
  return secrets.open('api-key', sealed, ownerOf(row));
}

/** Binds a sealed key to its row and member, so that neither can be swapped. */
export function ownerOf({ id, member_id }: Pick<ApiKeyRow, 'id' | 'member_id'>): string {
  return `${id}:${member_id}`;
}

/** Includes days without a request, since the chart would otherwise put distant days side by side. */
function lastDays(row: ApiKeyRow, nowMs: number): ApiKey['usage']['days'] {
  const requests = new Map(row.days.map((each) => [each.day, each.requests]));
  return Array.from({ length: KEY_DAYS }, (_, index) => {
    const day = dayOf(nowMs - (KEY_DAYS - 1 - index) * DAY_MS);
    return { day, requests: requests.get(day) ?? 0 };
  });
}

function dayOf(ms: number): string {
  return isoTime(ms).slice(0, 10);
}
