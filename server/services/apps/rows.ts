import { type RawBuilder, sql } from 'kysely';
import type { App } from '#contract/developer/apps.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';

/** A row of `apps`; its lists were checked when they were written. */
export type AppRow = {
  id: bigint;
  member_id: bigint;
  name: string;
  developer: string;
  contact_email: string;
  application_type: App['applicationType'];
  description: string;
  webhook_url: string | null;
  callback_urls: string[];
  permissions: App['permissions'];
  status: App['status'];
  created_at: Date;
  approved_at: Date | null;
  returned_reason: string | null;
  has_secret: boolean;
  version: number;
};

/** The columns of an `AppRow`, from `apps a`; no secrets. */
export const appColumns = sql`a.id, a.member_id, a.name, a.developer, a.contact_email, a.application_type,
  a.description, a.webhook_url, a.callback_urls, a.permissions, a.status, a.created_at, a.approved_at,
  a.returned_reason, a.webhook_secret is not null as has_secret, a.version`;

/** An app as shown to its owner. */
export function appOf(row: AppRow): App {
  return {
    id: String(row.id),
    name: row.name,
    developer: row.developer,
    contactEmail: row.contact_email,
    applicationType: row.application_type,
    description: row.description,
    callbackUrls: row.callback_urls,
    permissions: row.permissions,
    webhookUrl: row.webhook_url,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    returnedReason: row.returned_reason,
  };
}

/** An app for the audit log: everything that an administrator reviewed, and no secret. */
export function auditedApp(row: AppRow): object {
  const { id: _id, createdAt: _createdAt, ...rest } = appOf(row);
  return rest;
}

/**
 * Reads one of a member's apps, and locks it if it is about to change. Throws `not_found` for a removed app, and for another
 * member's, so that nobody learns whether it exists.
 */
export async function requireOwnApp(
  db: Db,
  { memberId, appId, forUpdate = false }: { memberId: bigint; appId: bigint; forUpdate?: boolean },
): Promise<AppRow> {
  const [row] = await readApps(
    db,
    sql`where a.id = ${appId}::bigint and a.member_id = ${memberId}::bigint and a.removed_at is null
      ${forUpdate ? sql`for update` : sql``}`,
  );
  if (!row) throw new AppError('not_found', (m) => m.refusal_app_none());
  return row;
}

/** The apps that match a condition on `apps a`. */
export async function readApps(db: Db, condition: RawBuilder<unknown>): Promise<AppRow[]> {
  const { rows } = await sql<AppRow>`select ${appColumns} from apps a ${condition}`.execute(db);
  return rows;
}
