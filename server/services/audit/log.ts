import { type RawBuilder, sql } from 'kysely';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { AppError } from '#contract/errors.ts';
import { countPages, MAX_LISTED } from '#rules/pages.ts';
import type { Db } from '#server/db/connect.ts';
import { nameOf } from '#server/services/members/names.ts';

export type AuditFilter = {
  actor?: string | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
};

/** Lists audit entries, newest first (docs/spec/portal.md#20-audit-log). */
export async function readAuditLog(db: Db, request: AuditFilter & { page: number; limit: number }) {
  const { page, limit } = request;
  const condition = conditionOf(request);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from audit_log l where ${condition}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    entries: await readEntries(
      db,
      sql`
      where ${condition} order by l.id desc limit ${limit} offset ${(page - 1) * limit}`,
    ),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/** The decisions on a submission, oldest first, even after it was deleted. Throws `not_found` if it never existed. */
export async function readSubmissionHistory(
  db: Db,
  { submissionId }: { submissionId: bigint },
): Promise<{ entries: AuditEntry[] }> {
  const entries = await readEntries(
    db,
    sql`
    where l.entity = 'submission' and l.entity_id = ${String(submissionId)}
    order by l.id limit ${sql.lit(MAX_LISTED)}`,
  );
  if (entries.length === 0) {
    const { rows } = await sql`select 1 from submissions where id = ${submissionId}`.execute(db);
    if (rows.length === 0)
      throw new AppError('not_found', (m) =>
        m.refusal_submission_none({ id: String(submissionId) }),
      );
  }
  return { entries };
}

function conditionOf({ actor, action, entity, entityId }: AuditFilter): RawBuilder<unknown> {
  const parts = [
    actor === undefined ? null : sql`l.actor = ${actor}`,
    action === undefined ? null : sql`l.action = ${action}`,
    entity === undefined ? null : sql`l.entity = ${entity}`,
    entityId === undefined ? null : sql`l.entity_id = ${entityId.replaceAll('\0', '\ufffd')}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

type EntryRow = {
  id: bigint;
  at: Date;
  actor: string;
  action: string;
  entity: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  request_id: string | null;
  known: boolean;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

async function readEntries(db: Db, rest: RawBuilder<unknown>): Promise<AuditEntry[]> {
  const { rows } = await sql<EntryRow>`
    select l.*, a.id is not null as known, a.username, a.first_name, a.last_name
    from audit_log l
    left join members a on a.telegram_id = case when l.actor ~ '^[0-9]{1,16}$' then l.actor::bigint end
    ${rest}`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor,
    actorName: row.known ? nameOf(row) : null,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    before: row.before,
    after: row.after,
    requestId: row.request_id,
  }));
}
